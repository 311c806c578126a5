// Conversations count towards what one account keeps, and a message that never comes can be stopped only so often.
import { randomBytes } from 'node:crypto'
import type { AiSession } from '@galley/contract/assistant'
import { resumeData } from '@galley/contract/resume-data'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { fillAccount } from '../../testing/fill-account.ts'
import { startTestApp, type TestApp, type TestUser } from '../../testing/start-test-app.ts'
import { createAssistantRepository } from './assistant.repository.ts'

let galley: TestApp
let person: TestUser
let resumeId = ''
beforeAll(async () => void (galley = await startTestApp()))
afterAll(() => galley.close())
beforeEach(async () => {
  person = await galley.register()
  const made = await post('/api/resumes/', { resume_data: {}, latex_content: 'x' })
  resumeId = made.json<{ id: string }>().id
})

const post = (url: string, payload: object) => galley.ask(person, { method: 'POST', url, payload })
const count = async (table: string): Promise<number> => {
  const { rows } = (await galley.database.db.execute(
    sql`select count(*)::int as count from ${sql.raw(table)} where user_id = ${person.id}::uuid`,
  )) as unknown as { rows: { count: number }[] }
  return rows[0]?.count ?? 0
}
const fill = () => fillAccount(galley, { userId: person.id, resumeId })
const start = async (form: object = {}) =>
  (await post('/api/ai/session/start', { resume_id: resumeId, form_data: form })).json<AiSession>().session_id
const say = (sessionId: string) =>
  post('/api/ai/session/message', { session_id: sessionId, message: 'Make it shorter.', current_latex: 'x' })

it('a message that does not fit the account is refused with its sentence, and nothing of it is kept or charged', async () => {
  const sessionId = await start()
  await fill()
  const refused = await say(sessionId)
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toMatchObject({
    code: 'account_full',
    detail: expect.stringMatching(/^Your account is full: it holds 50 MB of resumes and conversations\./),
  })
  expect([await count('ai_messages'), await count('ai_asks'), await count('credit_holds')]).toEqual([0, 0, 0])
})

it('a full account can open its chat, and the form that comes with it is not kept', async () => {
  await fill()
  expect(await start({ summary: 'x'.repeat(1_000) })).toMatch(/^[\da-f-]{36}$/)
  const { rows } = (await galley.database.db.execute(
    sql`select form_data->>'summary' as summary from ai_sessions where user_id = ${person.id}::uuid`,
  )) as unknown as { rows: { summary: string }[] }
  expect(rows).toEqual([{ summary: '' }])
})

it('what an open chat knows counts: the form and the posting', async () => {
  const repository = createAssistantRepository(galley.database.db)
  const noise = (bytes: number) => randomBytes(bytes / 2).toString('hex')
  const at = galley.clock.now()
  const before = await repository.bytesOf(person.id)
  const formData = resumeData.parse({ summary: noise(9_000) })
  await repository.openSession(
    {
      id: crypto.randomUUID(),
      userId: person.id,
      resumeId,
      formData,
      jobDescription: noise(20_000),
      createdAt: at,
      usedAt: at,
    },
    new Date(0),
  )
  expect((await repository.bytesOf(person.id)) - before).toBeGreaterThan(28_000)
})

it('stopping invented messages leaves no more than fifty rows, and none after a day', async () => {
  const sessionId = await start()
  const stop = (key: string) => post(`/api/ai/session/${sessionId}/stop`, { idempotency_key: key })
  for (let n = 0; n < 120; n += 1) {
    galley.clock.forward(10)
    expect((await stop(`invented-key-${n}`)).statusCode).toBe(204)
  }
  expect(await count('ai_asks')).toBe(50)
  galley.clock.forward(25 * 3_600_000)
  await galley.app.sweep()
  expect(await count('ai_asks')).toBe(0)
})
