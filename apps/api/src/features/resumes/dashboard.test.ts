// What the dashboard does with resumes beyond their text: duplicates, applications, the search.
import { emptyResumeData } from '@galley/contract/resume-data'
import { limits } from '@galley/contract/limits'
import type { Resume, ResumeListItem } from '@galley/contract/resumes'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fillAccount } from '../../testing/fill-account.ts'
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

const create = async (title: string, payload: object = { resume_data: {} }) =>
  (await galley.ask(ann, { method: 'POST', url: '/api/resumes/', payload: { title, ...payload } })).json<Resume>()
const list = async () => (await galley.ask(ann, { url: '/api/resumes/' })).json<ResumeListItem[]>()
const open = async (id: string) => (await galley.ask(ann, { url: `/api/resumes/${id}` })).json<Resume>()
const duplicate = (id: string, person: TestUser | null = ann) =>
  galley.ask(person, { method: 'POST', url: `/api/resumes/${id}/duplicate` })
const apply = (id: string, payload: object, person: TestUser | null = ann) =>
  galley.ask(person, { method: 'PUT', url: `/api/resumes/${id}/application`, payload })
const sent = { status: 'sent', employer: 'Acme', link: 'https://acme.example/jobs/1', date: '2026-02-28' }
const draft = { status: 'draft', employer: '', link: '', date: null }

describe('POST /resumes/:id/duplicate', () => {
  it('makes a draft with the same text, of the same origin', async () => {
    const original = await create('Nurse', { resume_data: {}, job_description: 'Night shifts' })
    await apply(original.id, sent)
    const response = await duplicate(original.id)
    expect(response.statusCode).toBe(201)
    const copy = response.json<ResumeListItem>()
    expect(copy).toMatchObject({ title: 'Nurse (copy)', origin_id: original.id, application: draft })
    expect(await open(copy.id)).toMatchObject({
      latex_content: original.latex_content,
      resume_data: original.resume_data,
      job_description: 'Night shifts',
      version: 1,
    })
    expect((await list()).map(({ title }) => title).toSorted()).toEqual(['Nurse', 'Nurse (copy)'])
  })

  it('keeps the origin of a copy of a copy, and gives each a name of its own', async () => {
    const original = await create('Nurse')
    const first = (await duplicate(original.id)).json<ResumeListItem>()
    const second = (await duplicate(first.id)).json<ResumeListItem>()
    expect([second.title, second.origin_id]).toEqual(['Nurse (copy 2)', original.id])
  })

  it('leaves the original as it is when the copy changes', async () => {
    const original = await create('Nurse')
    const copy = (await duplicate(original.id)).json<ResumeListItem>()
    await galley.ask(ann, { method: 'PUT', url: `/api/resumes/${copy.id}`, payload: { latex_content: 'other' } })
    expect((await open(original.id)).latex_content).toBe(original.latex_content)
  })

  it('finds no other user’s, none that is in the trash, and none without a session', async () => {
    const { id } = await create('Mine')
    expect((await duplicate(id, null)).statusCode).toBe(401)
    expect((await duplicate(id, ben)).statusCode).toBe(404)
    expect((await duplicate(crypto.randomUUID())).statusCode).toBe(404)
    await galley.ask(ann, { method: 'DELETE', url: `/api/resumes/${id}` })
    expect((await duplicate(id)).statusCode).toBe(404)
  })

  it('respects the limit of resumes', async () => {
    const { id } = await create('Many')
    await galley.database.db.execute(
      sql`insert into resumes select (jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid()))).*
        from resumes r, generate_series(2, ${limits.resumesPerUser}::int) where r.id = ${id}::uuid`,
    )
    const response = await duplicate(id)
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([409, 'resume_limit'])
  })

  it('respects the size of the account', async () => {
    const { id } = await create('Full')
    await fillAccount(galley, { userId: ann.id, resumeId: id })
    const response = await duplicate(id)
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([409, 'account_full'])
  })
})

describe('PUT /resumes/:id/application', () => {
  it('stores it, and lists it', async () => {
    const { id, application } = await create('Nurse')
    expect(application).toEqual(draft)
    const response = await apply(id, { ...sent, employer: '  Acme ' })
    expect(response.statusCode).toBe(200)
    expect(response.json<ResumeListItem>().application).toEqual(sent)
    expect((await list())[0]?.application).toEqual(sent)
    await apply(id, draft)
    expect((await list())[0]?.application).toEqual(draft)
  })

  it('is no save: neither the version nor the date of the last edit changes', async () => {
    const before = await create('Nurse')
    galley.clock.forward(60_000)
    await apply(before.id, sent)
    const after = await open(before.id)
    expect([after.version, after.updated_at]).toEqual([before.version, before.updated_at])
  })

  it.each([
    ['an unknown status', { ...sent, status: 'hired' }],
    ['a day that does not exist', { ...sent, date: '2026-02-30' }],
    ['an employer that is too long', { ...sent, employer: 'x'.repeat(limits.lineChars + 1) }],
    ['a link that is too long', { ...sent, link: 'x'.repeat(limits.urlChars + 1) }],
    ['a missing field', { status: 'sent' }],
  ])('refuses %s', async (_, payload) => {
    const { id } = await create('Nurse')
    expect((await apply(id, payload)).statusCode).toBe(422)
    expect((await list())[0]?.application).toEqual(draft)
  })

  it('finds no other user’s, and none without a session', async () => {
    const { id } = await create('Nurse')
    expect((await apply(id, sent, ben)).statusCode).toBe(404)
    expect((await apply(id, sent, null)).statusCode).toBe(401)
    expect((await list())[0]?.application).toEqual(draft)
  })
})

describe('GET /resumes/search', () => {
  const search = (q: string, person: TestUser | null = ann) =>
    galley.ask(person, { url: '/api/resumes/search', query: { q } })
  const found = async (q: string, person = ann) => (await search(q, person)).json<{ ids: string[] }>().ids
  const zoe = {
    resume_data: { ...emptyResumeData(), summary: 'Intensive care', personalInfo: { name: 'Zoë Ångström' } },
  }

  it('finds every word in title, employer, name and text, whatever its case and accents', async () => {
    const nurse = await create('Night shifts', zoe)
    await create('Another')
    await apply(nurse.id, { ...sent, employer: 'Northwind' })
    for (const q of ['night', 'NORTH', 'zoe angstrom', 'Ångström', 'care northwind', '  intensive   shifts ']) {
      expect([q, await found(q)]).toEqual([q, [nurse.id]])
    }
    expect(await found('night surgeon')).toEqual([])
  })

  it('finds the words of a document of another class, which has no theme', async () => {
    const latex_content =
      "\\documentclass{article}\n\\begin{document}\n\\textbf{Universit\\'e} of 100\\% care % secret\n\\end{document}"
    const foreign = await create('Foreign', { resume_data: {}, latex_content })
    for (const q of ['université', 'universite care', '100% care'])
      expect([q, await found(q)]).toEqual([q, [foreign.id]])
    for (const q of ['secret', 'textbf', 'article']) expect([q, await found(q)]).toEqual([q, []])
    expect((await open(foreign.id)).template_name).toBe('')
  })

  it('takes wildcards for what they are, and neither field names nor ids for text', async () => {
    await create('Nurse', zoe)
    for (const q of ['%', '_', 'personalInfo', 'summary', '\\', "'"]) expect([q, await found(q)]).toEqual([q, []])
  })

  it('finds nothing in the trash, and nothing of other users', async () => {
    const nurse = await create('Night shifts')
    expect(await found('night', ben)).toEqual([])
    await galley.ask(ann, { method: 'DELETE', url: `/api/resumes/${nurse.id}` })
    expect(await found('night')).toEqual([])
    expect((await search('night', null)).statusCode).toBe(401)
  })

  it.each(['', '   ', 'x'.repeat(201)])('refuses the query %j', async (q) => {
    expect((await search(q)).statusCode).toBe(422)
  })
})
