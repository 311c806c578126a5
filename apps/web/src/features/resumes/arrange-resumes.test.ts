import type { ApplicationStatus, ResumeListItem } from '@galley/contract/resumes'
import { expect, it } from 'vitest'
import { arrangeResumes, type ListView } from './arrange-resumes.ts'

interface Item {
  id: string
  title: string
  day: number
  status?: ApplicationStatus
  employer?: string
  origin?: string
}
const item = ({ id, title, day, status = 'draft', employer = '', origin = id }: Item): ResumeListItem => ({
  id,
  title,
  template_name: 'classic',
  created_at: '2026-01-01T00:00:00Z',
  updated_at: `2026-01-0${day}T00:00:00Z`,
  origin_id: origin,
  application: { status, employer, link: '', date: null },
})
const all = [
  item({ id: 'a', title: 'Nurse', day: 1, status: 'offer' }),
  item({ id: 'b', title: 'analyst', day: 3, employer: 'Élan' }),
  item({ id: 'c', title: 'Nurse (copy)', day: 2, status: 'sent', origin: 'a' }),
]
const plain: ListView = { query: '', status: 'all', sorting: 'edited', isGrouped: false }
const ids = (view: Partial<ListView>, found: string[] = []) =>
  arrangeResumes(all, { ...plain, ...view }, new Set(found)).map(({ resumes }) => resumes.map(({ id }) => id).join(''))

it.each<[string, Partial<ListView>, string[], string[]]>([
  ['the last edited first', {}, [], ['bca']],
  ['by title, whatever its case', { sorting: 'title' }, [], ['bac']],
  ['by status, then the last edited', { sorting: 'status' }, [], ['bca']],
  ['those of one status', { status: 'sent' }, [], ['c']],
  ['those with a word in the title', { query: 'nurse copy' }, [], ['c']],
  ['those with the employer, whatever its accents', { query: ' ELAN ' }, [], ['b']],
  ['those whose text has it', { query: 'python' }, ['a'], ['a']],
  ['copies beside their original', { isGrouped: true }, [], ['b', 'ca']],
  ['none', { query: 'python' }, [], []],
])('shows %s', (_, view, found, expected) => expect(ids(view, found)).toEqual(expected))

it('names a group after its origin, even where that is not shown or gone', () => {
  const view: ListView = { ...plain, isGrouped: true, status: 'sent' }
  expect(arrangeResumes(all, view, new Set()).map(({ origin }) => origin)).toEqual(['Nurse'])
  expect(arrangeResumes(all.slice(1), view, new Set()).map(({ origin }) => origin)).toEqual(['Nurse (copy)'])
})
