// A document that a model writes: held against the facts, once more where a claim has no source, and one credit for
// what was stored and nothing else.
import type { ResumeDocument } from '@galley/contract/documents'
import { sampleLatex } from '@galley/resume/sample-resume'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fakeWriter } from '../../adapters/llm/document-writer.fake.ts'
import { startTestApp, type TestApp, type TestUser } from '../../testing/start-test-app.ts'
import { creditAccounts } from '../credits/credits.tables.ts'

const writer = fakeWriter()
let galley: TestApp
let owner: TestUser
let resumeId = ''
beforeAll(async () => (galley = await startTestApp({ documentWriter: writer })))
afterAll(() => galley.close())
beforeEach(async () => {
  writer.asks.length = 0
  owner = await galley.register('Ann')
  const payload = { title: 'Mine', resume_data: {}, latex_content: sampleLatex('modern') }
  resumeId = (await galley.ask(owner, { method: 'POST', url: '/api/resumes/', payload })).json<{ id: string }>().id
})

const generate = (job_description: string, key?: string) =>
  galley.ask(owner, {
    method: 'POST',
    url: `/api/resumes/${resumeId}/documents/generate`,
    payload: { kind: 'letter', job_description, employer: 'Brightwater', role: 'Platform Engineer' },
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  })
const count = async () =>
  (await galley.ask(owner, { method: 'GET', url: `/api/resumes/${resumeId}/documents` })).json<{
    documents: object[]
  }>().documents.length
const sums = async () =>
  (await galley.database.db.select().from(creditAccounts).where(eq(creditAccounts.userId, owner.id)))[0]
interface Written {
  document: ResumeDocument
  credits_deducted: boolean
}

describe('the guard', () => {
  const invented = 'I led ten people at Brightwater for three years.'
  it('has a claim without a source written again, and names what was objected to', async () => {
    const { document } = (await generate(`ONCE:${invented}`)).json<Written>()
    expect(JSON.stringify(document.content)).not.toContain('ten people')
    expect(document.held_back.filter(({ isHeldBack }) => isHeldBack)).toEqual([])
    expect(writer.asks).toHaveLength(2)
    expect(writer.asks[1]?.refused?.objections.length).toBeGreaterThan(0)
  })
  it('takes out what is said again, and lists it with its sentence', async () => {
    const { document } = (await generate(`SAY:${invented}`)).json<Written>()
    expect(JSON.stringify(document.content)).not.toContain('ten people')
    expect(document.held_back.map(({ sentence }) => sentence)).toContain(invented)
    expect(JSON.stringify(document.content)).toContain(
      'I am applying for the Platform Engineer position at Brightwater.',
    )
  })
  it('lets a resume’s own line through, and asks once', async () => {
    const line = 'At Lotus Logistics, I built the driver-dispatch API from first commit to 40 cities.'
    const { document } = (await generate(`SAY:${line}`)).json<Written>()
    expect(JSON.stringify(document.content)).toContain(line)
    expect(writer.asks).toHaveLength(1)
  })
})

describe('credits', () => {
  it('one for a stored document, once for each key', async () => {
    const key = crypto.randomUUID()
    const [first, again] = [await generate('', key), await generate('', key)]
    expect(first.json<Written>().credits_deducted).toBe(true)
    expect(again.json()).toEqual(first.json())
    expect(await sums()).toMatchObject({ used: 1, held: 0 })
    expect(await count()).toBe(1)
  })
  it('reserved while it is written, and one text for two requests at once', async () => {
    const key = crypto.randomUUID()
    const both = Promise.all([generate('WAIT', key), generate('WAIT', key)])
    await expect.poll(() => writer.asks.length).toBe(1)
    expect(await sums()).toMatchObject({ used: 0, held: 1 })
    writer.release()
    const [one, other] = await both
    expect(one.json<Written>().document.id).toBe(other.json<Written>().document.id)
    expect(await sums()).toMatchObject({ used: 1, held: 0 })
  })
  it('where the process that writes has died, the same request has it written anew', async () => {
    const key = crypto.randomUUID()
    const payload = { kind: 'letter', job_description: 'WAIT', employer: 'Brightwater', role: 'Platform Engineer' }
    const asked = {
      method: 'POST' as const,
      url: `/api/resumes/${resumeId}/documents/generate`,
      headers: { 'idempotency-key': key },
      payload,
    }
    const { database, signingKey } = galley
    const other = await startTestApp({ documentWriter: writer, database, signingKey, isOneProcess: true })
    // A process that starts on an embedded database ends whatever is open.
    await other.ask(owner, { url: '/api/resumes/' })
    const lost = galley.ask(owner, asked)
    await expect.poll(() => writer.asks.length).toBe(1)
    await database.db.execute(`update document_asks set alive_at = clock_timestamp() - interval '31 seconds'`)
    const again = other.ask(owner, asked)
    await expect.poll(() => writer.asks.length, { timeout: 10_000 }).toBe(2)
    writer.release()
    const written = (await again).json<Written>()
    expect(written.credits_deducted).toBe(true)
    // The first one, which was not dead after all, has what the other wrote.
    expect((await lost).json()).toEqual(written)
    expect(await sums()).toMatchObject({ used: 1, held: 0 })
    expect(await count()).toBe(1)
    await other.close()
  })
  it('none where it fails, and the same key may try again', async () => {
    const failed = await generate('FAIL', 'the same key')
    expect(failed.json()).toMatchObject({ code: 'not_written' })
    expect(failed.statusCode).toBe(503)
    expect(await sums()).toMatchObject({ used: 0, held: 0 })
    expect((await generate('FAIL', 'the same key')).json()).toMatchObject({ code: 'not_written' })
    expect(writer.asks).toHaveLength(2)
    expect(await count()).toBe(0)
  })
  it('402 without one, and no model is asked', async () => {
    await generate('')
    writer.asks.length = 0
    await galley.database.db.execute(`update credit_accounts set used = granted where user_id = '${owner.id}'`)
    const refused = await generate('')
    // The ledger is checked at the end.
    await galley.database.db.execute(`update credit_accounts set used = 1 where user_id = '${owner.id}'`)
    expect(refused.statusCode).toBe(402)
    expect(writer.asks).toEqual([])
    expect(await count()).toBe(1)
  })
})
