// What was typed is never lost or overwritten by what was read.
import { limits } from '@galley/contract/limits'
import { emptyResumeData, resumeData, type ResumeDataInput } from '@galley/contract/resume-data'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeImport, resolveConflicts } from './merge-import.ts'
import { withLine } from '../model/with-lines.ts'

const form = (data: ResumeDataInput) => resumeData.parse(data)
const acme = { company: 'Acme', position: 'Engineer', startDate: '2020-01' }

describe('an import', () => {
  it('fills an empty form', () => {
    const theirs = form({ personalInfo: { name: 'Zoë' }, summary: 'S', skills: ['Go'], experience: [acme] })
    const { data, conflicts } = mergeImport(emptyResumeData(), theirs)
    expect(conflicts).toEqual([])
    expect(data).toMatchObject({ personalInfo: { name: 'Zoë' }, summary: 'S', skills: ['Go'], experience: [acme] })
    expect(data.experience[0]?.id).not.toBe('')
  })
  it('asks where both say something different, and keeps what was typed until then', () => {
    const mine = form({ personalInfo: { name: 'Zoë', email: 'new@example.org' }, summary: 'Mine' })
    const theirs = form({ personalInfo: { name: 'ZOË', email: 'old@example.org' }, summary: 'Theirs' })
    const { data, conflicts } = mergeImport(mine, theirs)
    expect(data).toEqual(mine)
    expect(conflicts).toEqual([
      { key: 'personalInfo.email', entry: '', mine: 'new@example.org', theirs: 'old@example.org' },
      { key: 'summary', entry: '', mine: 'Mine', theirs: 'Theirs' },
    ])
    expect(resolveConflicts(data, conflicts.slice(0, 1))).toMatchObject({
      personalInfo: { name: 'Zoë', email: 'old@example.org' },
      summary: 'Mine',
    })
  })
  it('adds what a list does not have, and nothing twice', () => {
    const mine = form({ skills: ['Python', 'go'], experience: [{ ...acme, description: 'mine' }, {}] })
    const theirs = form({ skills: ['Go', 'SQL'], experience: [acme, { company: 'Beta' }] })
    const { data } = mergeImport(mine, theirs)
    expect(data.skills).toEqual(['Python', 'go', 'SQL'])
    expect(data.experience.map(({ company, description }) => [company, description])).toEqual([
      ['Acme', 'mine'],
      ['Beta', ''],
    ])
  })
  it('fills in an entry that both have, and asks where they differ in it', () => {
    const mine = form({ experience: [{ company: 'ACME', startDate: '2020', description: 'mine' }] })
    const theirs = form({ experience: [{ ...acme, location: 'Oslo', description: 'theirs', current: true }] })
    const { data, conflicts, placed } = mergeImport(mine, theirs)
    const [entry] = data.experience
    expect(data.experience).toHaveLength(1)
    expect(entry).toMatchObject({ company: 'ACME', position: 'Engineer', location: 'Oslo', current: true })
    expect(placed).toEqual(new Map([['experience.0', entry?.id]]))
    const key = (field: string) => `experience/${entry?.id}/${field}`
    expect(conflicts).toEqual([
      { key: key('startDate'), entry: 'ACME', mine: '2020', theirs: '2020-01' },
      { key: key('description'), entry: 'ACME', mine: 'mine', theirs: 'theirs' },
    ])
    expect(resolveConflicts(data, conflicts.slice(1)).experience[0]).toMatchObject({
      startDate: '2020',
      description: 'theirs',
    })
  })
  it.each([
    ['another post at the same company', { company: 'Acme', position: 'Manager' }],
    ['the same post at another time', { ...acme, startDate: '2011' }],
    ['a company of another name', { company: 'Acme Labs' }],
    ['nothing that it is called by', { startDate: '2020-01', description: 'x' }],
  ])('keeps apart %s', (_what, other) => {
    const { data, conflicts } = mergeImport(form({ experience: [acme] }), form({ experience: [other] }))
    expect(data.experience).toHaveLength(2)
    expect(conflicts).toEqual([])
  })
  it('asks how a post ended', () => {
    const mine = form({ experience: [{ ...acme, current: true }] })
    const { data, conflicts } = mergeImport(mine, form({ experience: [{ ...acme, endDate: '2023' }] }))
    expect(data.experience[0]).toMatchObject({ current: true, endDate: '' })
    expect(conflicts).toMatchObject([{ mine: 'Present', theirs: '2023' }])
    expect(resolveConflicts(data, conflicts).experience[0]).toMatchObject({ current: false, endDate: '2023' })
    const back = mergeImport(form({ experience: [{ ...acme, endDate: '2023' }] }), mine)
    expect(resolveConflicts(back.data, back.conflicts).experience[0]).toMatchObject({ current: true, endDate: '2023' })
  })
  it('keeps both of two sections that only share their name', () => {
    const section = (content: string) => form({ additional_sections: [{ section_name: 'Notes', content }] })
    expect(mergeImport(section('one'), section('two')).data.additional_sections).toHaveLength(2)
    expect(mergeImport(section('one'), section('One')).data.additional_sections).toHaveLength(1)
  })
  it('twice is the same as once', () => {
    const theirs = form({ personalInfo: { name: 'Zoë' }, skills: ['Go'], experience: [acme], languages: ['German'] })
    const once = mergeImport(emptyResumeData(), theirs).data
    expect(mergeImport(once, theirs)).toEqual({
      data: once,
      conflicts: [],
      placed: new Map(once.experience.map(({ id }) => ['experience.0', id])),
      typed: expect.any(Set) as Set<string>,
      left: [],
    })
  })
})

describe('a form that is full', () => {
  const many = (word: string) => Array.from({ length: limits.listItems }, (_, n) => `${word} ${n}`)
  it('takes what it has room for, and tells of the rest', () => {
    const mine = form({ skills: many('skill'), experience: many('Acme').map((company) => ({ company })) })
    const theirs = form({ skills: ['Go', 'skill 1'], experience: [{ company: 'Beta', position: 'Engineer' }] })
    const { data, left } = mergeImport(mine, theirs)
    expect(resumeData.safeParse(data).success).toBe(true)
    expect(left).toEqual(['Go', 'Beta', 'Engineer'])
  })
  it('lets go of nothing that was typed, even where that is too much', () => {
    const mine = { ...emptyResumeData(), skills: [...many('skill'), 'one more'] }
    expect(mergeImport(mine, form({ skills: ['Go'] }))).toMatchObject({ data: { skills: mine.skills }, left: ['Go'] })
  })
  it('takes lines up to its last section', () => {
    const line = 'x'.repeat(6_000)
    const once = withLine(withLine(emptyResumeData(), line)!, line)!
    expect(once.additional_sections.map(({ content }) => content.length)).toEqual([6_000, 6_000])
    expect(resumeData.safeParse(once).success).toBe(true)
    expect(withLine(once, 'more')?.additional_sections[0]?.content).toBe(`${line}\nmore`)
    const full = form({ additional_sections: many('section').map((section_name) => ({ section_name })) })
    expect(withLine(full, 'more')).toBeNull()
  })
})

const text = fc.constantFrom('', 'a', 'b', ' A ')
const anyForm = fc
  .record({
    personalInfo: fc.record({ name: text, email: text }),
    summary: text,
    skills: fc.array(text, { maxLength: 3 }),
    experience: fc.array(fc.record({ company: text, position: text, description: text }), { maxLength: 3 }),
  })
  .map(form)

it('of anything loses nothing that was typed, and nothing that was read', () => {
  fc.assert(
    fc.property(anyForm, anyForm, (mine, theirs) => {
      const { data, conflicts } = mergeImport(mine, theirs)
      const all = JSON.stringify([data, conflicts]).toLowerCase()
      const descriptions = [mine, theirs].flatMap(({ experience }) => experience.map(({ description }) => description))
      for (const word of [mine.summary, theirs.summary, ...mine.skills, ...theirs.skills, ...descriptions])
        expect(all).toContain(JSON.stringify(word.trim().toLowerCase()).slice(1, -1))
      for (const field of ['name', 'email'] as const)
        if (mine.personalInfo[field].trim() !== '') expect(data.personalInfo[field]).toBe(mine.personalInfo[field])
      for (const typed of mine.experience.filter(({ description }) => description.trim() !== ''))
        expect(data.experience).toContainEqual(expect.objectContaining({ description: typed.description }))
      expect(data.experience.length).toBeGreaterThanOrEqual(
        mine.experience.filter(({ company, position, description }) => `${company}${position}${description}`.trim())
          .length,
      )
    }),
  )
})
