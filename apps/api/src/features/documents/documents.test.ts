// Letters and notes over HTTP, as rules write them: who may, what a save may overwrite, what there is room for.
import type { DocumentContent, DocumentItem, ResumeDocument } from '@galley/contract/documents'
import { limits } from '@galley/contract/limits'
import { sampleLatex } from '@galley/resume/sample-resume'
import { eq } from 'drizzle-orm'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp, type TestUser } from '../../testing/start-test-app.ts'
import { resumeDocuments } from './documents.tables.ts'

let galley: TestApp
let owner: TestUser
let resumeId = ''
beforeAll(async () => (galley = await startTestApp()))
afterAll(() => galley.close())
beforeEach(async () => {
  owner = await galley.register('Ann')
  resumeId = await newResume()
})

async function newResume(latex = sampleLatex('modern')): Promise<string> {
  const payload = { title: 'Mine', resume_data: {}, latex_content: latex }
  return (await galley.ask(owner, { method: 'POST', url: '/api/resumes/', payload })).json<{ id: string }>().id
}
const posting = 'Platform Engineer at Brightwater\nRequirements:\n- Go, PostgreSQL, Elixir'
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', more: InjectOptions = {}, as = owner) =>
  galley.ask(as, { ...more, method, url: `/api/resumes/${resumeId}/documents${path}` })
const generate = async (body: object = {}) =>
  call('POST', '/generate', {
    payload: { kind: 'letter', job_description: posting, employer: 'Brightwater', role: 'Platform Engineer', ...body },
  })
const written = async (body?: object) => (await generate(body)).json<{ document: ResumeDocument }>().document
const list = async () => (await call('GET')).json<{ documents: DocumentItem[]; writer: string }>()
const profile: DocumentContent = { kind: 'linkedin', headline: 'Engineer', about: 'I build things.' }
const used = async () =>
  (await galley.ask(owner, { method: 'GET', url: '/api/payments/subscription' })).json<{ messages_used: number }>()

describe('generate', () => {
  it.each([
    [{ kind: 'poem' }],
    [{ job_description: 'x'.repeat(limits.jobDescriptionChars + 1) }],
    [{ recipient: 'x'.repeat(limits.recipientChars + 1) }],
    [{ employer: 7 }],
  ])('422 for a bad body: %#', async (body) => expect((await generate(body)).statusCode).toBe(422))

  it('stores a letter from the resume’s own lines, for nothing', async () => {
    const response = await generate()
    expect(response.statusCode).toBe(201)
    const { document, credits_deducted } = response.json<{ document: ResumeDocument; credits_deducted: boolean }>()
    expect(credits_deducted).toBe(false)
    expect(document).toMatchObject({
      kind: 'letter',
      title: 'Cover letter to Brightwater',
      written_by: 'rules',
      version: 1,
      held_back: [],
    })
    expect(JSON.stringify(document.content)).toContain('At Lotus Logistics, I built the driver-dispatch API')
    expect((await list()).documents.map(({ id }) => id)).toEqual([document.id])
    expect((await list()).writer).toBe('rules')
    expect((await used()).messages_used ?? 0).toBe(0)
  })

  it('returns the first result to a retry with the same key, and refuses the key for another document', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const payload = { kind: 'thank_you' }
    const [first, again] = [
      await call('POST', '/generate', { payload, headers }),
      await call('POST', '/generate', { payload, headers }),
    ]
    expect(again.json()).toEqual(first.json())
    expect((await list()).documents).toHaveLength(1)
    const other = await call('POST', '/generate', { payload: { kind: 'letter' }, headers })
    expect(other.json()).toMatchObject({ code: 'key_reused' })
    galley.clock.forward(25 * 3_600_000)
    owner = { ...owner, ...(await signInAgain()) }
    expect((await call('POST', '/generate', { payload, headers })).json()).toMatchObject({ code: 'key_expired' })
  })
})

async function signInAgain() {
  const payload = { email: owner.email, password: 'a good password' }
  const session = await galley.app.inject({ method: 'POST', url: '/api/auth/login', payload })
  return { accessToken: session.json<{ access_token: string }>().access_token }
}

describe('for another user', () => {
  it('404 for every call on a document', async () => {
    const { id } = await written()
    const other = await galley.register('Other')
    const answers = await Promise.all([
      call('GET', '', {}, other),
      call('GET', `/${id}`, {}, other),
      call('PUT', `/${id}`, { payload: { title: 'Mine now' } }, other),
      call('POST', `/${id}/copy`, {}, other),
      call('GET', `/${id}/pdf`, {}, other),
      call('DELETE', `/${id}`, {}, other),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404])
    expect((await call('GET', `/${id}`)).json()).toMatchObject({ title: 'Cover letter to Brightwater' })
  })
  it('404 for a document of another resume of one’s own', async () => {
    const { id } = await written()
    resumeId = await newResume()
    expect((await call('GET', `/${id}`)).statusCode).toBe(404)
  })
})

describe('save', () => {
  const save = (id: string, payload: object, version?: number) =>
    call('PUT', `/${id}`, { payload, ...(version !== undefined && { headers: { 'if-match': `"${version}"` } }) })

  it('stores what the person writes, unjudged', async () => {
    const { id, content } = await written()
    const mine = { ...content, body: 'I led 90 people at Brightwater.' }
    expect((await save(id, { content: mine }, 1)).json()).toMatchObject({ version: 2, content: mine })
    expect((await call('GET', `/${id}`)).json()).toMatchObject({ version: 2, content: mine })
  })
  it('409 over a version that it was not based on, with the stored text; both are there', async () => {
    const { id, content } = await written()
    await save(id, { content: { ...content, body: 'Theirs.' } }, 1)
    const refused = await save(id, { content: { ...content, body: 'Mine.' } }, 1)
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({
      code: 'document_conflict',
      document: { version: 2, content: { body: 'Theirs.' } },
    })
    expect((await call('GET', `/${id}`)).json()).toMatchObject({ content: { body: 'Theirs.' } })
  })
  it.each([
    ['another kind', profile],
    ['too long a text', { ...profile, kind: 'letter', body: 'x'.repeat(limits.letterChars + 1) }],
  ])('422 for %s', async (_what, content) =>
    expect((await save((await written()).id, { content })).statusCode).toBe(422),
  )
})

describe('create and copy', () => {
  it('store what the person writes themselves', async () => {
    const made = await call('POST', '', { payload: { title: ' LinkedIn ', content: profile } })
    expect(made.statusCode).toBe(201)
    expect(made.json()).toMatchObject({ title: 'LinkedIn', written_by: 'you', content: profile })
    const copied = await call('POST', `/${made.json<ResumeDocument>().id}/copy`)
    expect(copied.json()).toMatchObject({ title: 'LinkedIn (copy)', content: profile, version: 1 })
    expect((await list()).documents).toHaveLength(2)
  })
  it('422 for LinkedIn texts that LinkedIn would not take', async () => {
    const content = { ...profile, headline: 'x'.repeat(limits.linkedInHeadlineChars + 1) }
    expect((await call('POST', '', { payload: { title: 'L', content } })).statusCode).toBe(422)
  })
  it('409 beyond the most of one resume', async () => {
    const payload = { title: 'L', content: profile }
    for (let made = 0; made < limits.documentsPerResume; made += 1) await call('POST', '', { payload })
    expect((await call('POST', '', { payload })).json()).toMatchObject({ code: 'document_limit' })
    expect((await generate()).json()).toMatchObject({ code: 'document_limit' })
    expect((await call('POST', `/${(await list()).documents[0]?.id}/copy`)).statusCode).toBe(409)
  })
})

describe('a PDF', () => {
  it('is named for whom it is, and only letters have one', async () => {
    const { id } = await written()
    const response = await call('GET', `/${id}/pdf`)
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-disposition']).toContain(encodeURIComponent(' - Letter - Brightwater.pdf'))
    expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const { id: other } = await written({ kind: 'linkedin' })
    expect((await call('GET', `/${other}/pdf`)).json()).toMatchObject({ code: 'not_a_letter' })
  })
  it('that does not come about says why', async () => {
    const { id, content } = await written()
    await call('PUT', `/${id}`, { payload: { content: { ...content, body: 'FAIL:timeout' } } })
    expect((await call('GET', `/${id}/pdf`)).json()).toMatchObject({ code: 'timeout' })
  })
})

describe('deletion', () => {
  it('deletes one', async () => {
    const { id } = await written()
    expect((await call('DELETE', `/${id}`)).statusCode).toBe(204)
    expect((await call('DELETE', `/${id}`)).statusCode).toBe(404)
  })
  it('goes with the resume: out of reach in the trash, back with it, gone for good with it', async () => {
    const { id } = await written()
    const resume = (method: 'POST' | 'DELETE', url: string) => galley.ask(owner, { method, url: `/api/resumes/${url}` })
    await resume('DELETE', resumeId)
    expect((await call('GET', `/${id}`)).statusCode).toBe(404)
    await resume('POST', `${resumeId}/restore`)
    expect((await call('GET', `/${id}`)).statusCode).toBe(200)
    await resume('DELETE', resumeId)
    await resume('DELETE', `${resumeId}/trash`)
    const { db } = galley.database
    expect(await db.select().from(resumeDocuments).where(eq(resumeDocuments.id, id))).toEqual([])
  })
})

it('documents count towards the account’s quota', async () => {
  await written()
  await galley.database.db.execute(
    `update resume_documents set content = jsonb_build_object('kind', 'linkedin', 'headline', '', 'about', repeat('x', ${limits.accountBytes})) where resume_id = '${resumeId}'`,
  )
  // Far from its quota an account is summed once a minute.
  galley.clock.forward(61_000)
  expect((await call('POST', '', { payload: { title: 'L', content: profile } })).json()).toMatchObject({
    code: 'account_full',
  })
  const resume = await galley.ask(owner, {
    method: 'PUT',
    url: `/api/resumes/${resumeId}`,
    payload: { latex_content: 'x' },
  })
  expect(resume.json()).toMatchObject({ code: 'account_full' })
})
