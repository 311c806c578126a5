// A request to make a resume, sent again because its response was lost.
import { emptyResumeData } from '@galley/contract/resume-data'
import type { Resume, ResumeListItem } from '@galley/contract/resumes'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestUser, type TestApp } from '../../testing/start-test-app.ts'

let galley: TestApp
let ann: TestUser
let ben: TestUser
beforeAll(async () => {
  galley = await startTestApp()
  ben = await galley.register('Ben Other')
})
beforeEach(async () => {
  ann = await galley.register('Ann Example')
})
afterAll(() => galley.close())

const list = async (person: TestUser) => (await galley.ask(person, { url: '/api/resumes/' })).json<ResumeListItem[]>()

describe('POST /resumes/ with an Idempotency-Key', () => {
  const createWith = async (person: TestUser, key: string, title = 'First') => {
    const payload = { title, resume_data: emptyResumeData() }
    const headers = { 'idempotency-key': key }
    return galley.ask(person, { method: 'POST', url: '/api/resumes/', payload, headers })
  }
  const idWith = async (...request: Parameters<typeof createWith>) => (await createWith(...request)).json<Resume>().id

  it('makes one of a request and its retries, and returns it as it is by then', async () => {
    const key = crypto.randomUUID()
    const id = await idWith(ann, key)
    await galley.ask(ann, { method: 'PUT', url: `/api/resumes/${id}`, payload: { title: 'Renamed' } })
    const again = await createWith(ann, key)
    expect([again.statusCode, again.json()]).toEqual([
      201,
      expect.objectContaining({ id, title: 'Renamed', version: 2 }),
    ])
    expect(await list(ann)).toHaveLength(1)
    expect(await idWith(ann, crypto.randomUUID())).not.toBe(id)
  })
  it('makes one of two that arrive at once', async () => {
    const key = crypto.randomUUID()
    const ids = await Promise.all([idWith(ann, key), idWith(ann, key), idWith(ann, key)])
    expect(new Set(ids).size).toBe(1)
    expect(await list(ann)).toHaveLength(1)
  })
  it('is the account’s own: another’s key makes another', async () => {
    const key = crypto.randomUUID()
    const id = await idWith(ann, key)
    const other = await createWith(ben, key, 'Ben’s')
    expect([other.statusCode, other.json()]).toEqual([201, expect.objectContaining({ title: 'Ben’s' })])
    expect(other.json<Resume>().id).not.toBe(id)
  })
  it('makes another one once the first is in the trash', async () => {
    const key = crypto.randomUUID()
    const id = await idWith(ann, key)
    await galley.ask(ann, { method: 'DELETE', url: `/api/resumes/${id}` })
    const again = await createWith(ann, key)
    expect(again.statusCode).toBe(201)
    expect(again.json<Resume>().id).not.toBe(id)
  })
  it.each(['short', 'x'.repeat(101)])('refuses “%s”', async (key) =>
    expect((await createWith(ann, key)).statusCode).toBe(422),
  )
})
