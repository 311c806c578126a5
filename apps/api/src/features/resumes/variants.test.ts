// Copies for a job or in another language: they follow the original, and what is decided is offered no more.
import type { Resume, ResumeListItem } from '@galley/contract/resumes'
import type { ContentNode } from '@galley/contract/variants'
import { compareWithOrigin } from '@galley/resume/variant/take-over'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp, type TestUser } from '../../testing/start-test-app.ts'

let galley: TestApp
let ann: TestUser
let ben: TestUser
beforeAll(async () => {
  galley = await startTestApp()
  ben = await galley.register('Ben Other')
})
beforeEach(async () => void (ann = await galley.register('Ann Example')))
afterAll(() => galley.close())

const data = {
  personalInfo: { name: 'Ann Example', phone: '1' },
  experience: [{ company: 'Acme', position: 'Nurse', startDate: '2019', description: '- Led a ward' }],
}
type Person = TestUser | null
const create = async (title: string) =>
  (
    await galley.ask(ann, { method: 'POST', url: '/api/resumes/', payload: { title, resume_data: data } })
  ).json<Resume>()
const tailor = (id: string, payload: object = {}, person: Person = ann) =>
  galley.ask(person, { method: 'POST', url: `/api/resumes/${id}/variants`, payload })
const copyOf = async (id: string, payload?: object) => (await tailor(id, payload)).json<Resume>()
const originOf = (id: string, person: Person = ann) => galley.ask(person, { url: `/api/resumes/${id}/origin` })
const decide = (id: string, changes: string[], person: Person = ann) =>
  galley.ask(person, { method: 'POST', url: `/api/resumes/${id}/origin/decided`, payload: { changes } })
const write = ({ id, latex_content }: Resume, from: string, to: string) =>
  galley.ask(ann, {
    method: 'PUT',
    url: `/api/resumes/${id}`,
    payload: { latex_content: latex_content.replace(from, to) },
  })

interface Followed {
  origin: { id: string; title: string; latex_content: string; base: ContentNode } | null
}
const changesOf = async ({ id, latex_content: latex }: Resume) => {
  const { origin } = (await originOf(id)).json<Followed>()
  return origin && compareWithOrigin({ base: origin.base, origin: origin.latex_content, latex })
}

describe('POST /resumes/:id/variants', () => {
  it('makes a draft for an employer, with the text of the original', async () => {
    const original = await create('Nurse')
    const response = await tailor(original.id, { employer: 'City Hospital' })
    expect(response.statusCode).toBe(201)
    expect(response.json<Resume>()).toMatchObject({
      title: 'Nurse – City Hospital',
      origin_id: original.id,
      latex_content: original.latex_content,
      application: { status: 'draft', employer: 'City Hospital', link: '', date: null },
      job_description: null,
      version: 1,
    })
  })

  it('has the posting, and comes with a first proposal for it', async () => {
    const original = await create('Nurse')
    const copy = await copyOf(original.id, { job_description: 'Night shifts on a children’s ward.' })
    expect(copy).toMatchObject({ title: 'Nurse (copy)', job_description: 'Night shifts on a children’s ward.' })
    const session = await galley.ask(ann, {
      method: 'POST',
      url: '/api/ai/session/start',
      payload: { resume_id: copy.id },
    })
    expect(session.json<{ is_tailoring_due: boolean }>().is_tailoring_due).toBe(true)
  })

  it('is a twin in another language', async () => {
    const original = await create('Nurse')
    const twin = await copyOf(original.id, { language: 'de' })
    expect(twin.title).toBe('Nurse (German)')
    expect(twin.latex_content.split('\n')[0]).toContain('lang=de')
    expect(twin.latex_content.split('\n').slice(1)).toEqual(original.latex_content.split('\n').slice(1))
  })

  it('of a document of another class is a copy that follows nothing', async () => {
    const latex_content = '\\documentclass{article}\n\\begin{document}\nx\n\\end{document}\n'
    const payload = { title: 'Mine', resume_data: {}, latex_content }
    const original = (await galley.ask(ann, { method: 'POST', url: '/api/resumes/', payload })).json<Resume>()
    const copy = await copyOf(original.id, { language: 'de' })
    expect(copy).toMatchObject({ title: 'Mine (copy)', latex_content })
    expect((await originOf(copy.id)).json()).toEqual({ origin: null, trashed_origin: null })
    expect((await decide(copy.id, ['x'])).statusCode).toBe(204)
  })

  it('of a copy follows the first original, while it is there', async () => {
    const original = await create('Nurse')
    const first = await copyOf(original.id, { employer: 'City' })
    const second = await copyOf(first.id, { employer: 'County' })
    expect([second.title, second.origin_id]).toEqual(['Nurse – County', original.id])
    await galley.ask(ann, { method: 'DELETE', url: `/api/resumes/${original.id}` })
    const third = await copyOf(first.id, { employer: 'Red Cross' })
    expect(third.origin_id).toBe(first.id)
    expect((await originOf(third.id)).json<Followed>().origin?.id).toBe(first.id)
  })

  it.each([
    ['a language that is none', { language: '\\input{x}' }, 422],
    ['a field that is none', { latex: 'x' }, 422],
    ['an employer as long as a book', { employer: 'x'.repeat(10_000) }, 422],
  ])('refuses %s', async (_what, payload, status) => {
    expect((await tailor((await create('Nurse')).id, payload)).statusCode).toBe(status)
  })
})

describe('GET /resumes/:id/origin', () => {
  it('has what changed in the original since', async () => {
    const original = await create('Nurse')
    const copy = await copyOf(original.id)
    expect(await changesOf(copy)).toEqual([])
    await write(original, '{Nurse}', '{Head nurse}')
    expect(await changesOf(copy)).toMatchObject([
      { change: { field: 'position', old: 'Nurse', now: 'Head nurse' }, state: { kind: 'clean' } },
    ])
  })

  it('compares with what is stored, whose fields the database has put in another order', async () => {
    const original = await create('Nurse')
    const copy = await copyOf(original.id)
    const [entry] = /\\entry[^]*?\\end\{bullets\}\n/.exec(original.latex_content)!
    await write(original, entry, '')
    expect(await changesOf(copy)).toMatchObject([{ change: { kind: 'removed' }, state: { kind: 'clean' } }])
  })

  it('is null for an original, a plain duplicate, and where the original is gone for good', async () => {
    const original = await create('Nurse')
    const copy = await copyOf(original.id)
    const duplicate = await galley.ask(ann, { method: 'POST', url: `/api/resumes/${original.id}/duplicate` })
    await galley.ask(ann, { method: 'DELETE', url: `/api/resumes/${original.id}` })
    await galley.ask(ann, { method: 'DELETE', url: `/api/resumes/${original.id}/trash` })
    const other = await create('Other')
    for (const id of [copy.id, duplicate.json<ResumeListItem>().id, other.id]) {
      expect((await originOf(id)).json()).toEqual({ origin: null, trashed_origin: null })
    }
  })

  it('says that the original is in the trash, and follows it again once it is restored', async () => {
    const original = await create('Nurse')
    const copy = await copyOf(original.id)
    const duplicate = await galley.ask(ann, { method: 'POST', url: `/api/resumes/${original.id}/duplicate` })
    await galley.ask(ann, { method: 'DELETE', url: `/api/resumes/${original.id}` })
    expect((await originOf(copy.id)).json()).toEqual({
      origin: null,
      trashed_origin: { id: original.id, title: 'Nurse' },
    })
    // It follows nothing, wherever its original is.
    const { id } = duplicate.json<ResumeListItem>()
    expect((await originOf(id)).json()).toEqual({ origin: null, trashed_origin: null })
    await galley.ask(ann, { method: 'POST', url: `/api/resumes/${original.id}/restore` })
    expect((await originOf(copy.id)).json()).toMatchObject({ origin: { id: original.id }, trashed_origin: null })
  })
})

describe('POST /resumes/:id/origin/decided', () => {
  it('what is decided is offered no more; the rest is; a later change is again', async () => {
    const original = await create('Nurse')
    const copy = await copyOf(original.id)
    await write(original, '{Nurse}', '{Head nurse}')
    const changed = (await galley.ask(ann, { url: `/api/resumes/${original.id}` })).json<Resume>()
    await write(changed, '{1}', '{2}')
    const [phone, position] = (await changesOf(copy))!.map(({ change }) => change.id)
    expect((await decide(copy.id, [position!])).statusCode).toBe(204)
    expect((await changesOf(copy))!.map(({ change }) => change.id)).toEqual([phone])
    await decide(copy.id, [phone!, position!, 'none', '__proto__'])
    expect(await changesOf(copy)).toEqual([])
    const later = (await galley.ask(ann, { url: `/api/resumes/${original.id}` })).json<Resume>()
    await write(later, '{Head nurse}', '{Matron}')
    expect(await changesOf(copy)).toMatchObject([{ change: { old: 'Head nurse', now: 'Matron' } }])
  })

  it('is no save: neither the version nor the day of the last edit changes', async () => {
    const original = await create('Nurse')
    const copy = await copyOf(original.id)
    await write(original, '{Nurse}', '{Head nurse}')
    await decide(
      copy.id,
      (await changesOf(copy))!.map(({ change }) => change.id),
    )
    const after = (await galley.ask(ann, { url: `/api/resumes/${copy.id}` })).json<Resume>()
    expect([after.version, after.updated_at]).toEqual([1, copy.updated_at])
  })
})

it('decisions at the same time are all stored', async () => {
  const original = await create('Nurse')
  const copy = await copyOf(original.id)
  await write(original, '{Nurse}', '{Head nurse}')
  const changed = (await galley.ask(ann, { url: `/api/resumes/${original.id}` })).json<Resume>()
  await write(changed, '{1}', '{2}')
  const ids = (await changesOf(copy))!.map(({ change }) => change.id)
  await Promise.all(ids.map((id) => decide(copy.id, [id])))
  expect(await changesOf(copy)).toEqual([])
})

describe('another person’s, a missing one, nobody signed in', () => {
  it.each<[string, (id: string, person: Person) => Promise<{ statusCode: number }>]>([
    ['tailor', (id, person) => tailor(id, {}, person)],
    ['origin', originOf],
    ['decide', (id, person) => decide(id, [], person)],
  ])('%s: 404, 404, 401', async (_what, ask) => {
    const { id } = await copyOf((await create('Nurse')).id)
    const missing = '00000000-0000-4000-8000-000000000000'
    const statuses = [await ask(id, ben), await ask(missing, ann), await ask(id, null)].map((one) => one.statusCode)
    expect(statuses).toEqual([404, 404, 401])
  })
})
