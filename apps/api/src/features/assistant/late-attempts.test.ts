// An attempt that was given up and finishes late: the attempt after it is the one that counts.
import type { AiSession, MessageAnswer } from '@galley/contract/assistant'
import type { Resume } from '@galley/contract/resumes'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { fakeAssistant } from '../../adapters/llm/assistant.fake.ts'
import { transactionsOf } from '../../adapters/transactions.port.ts'
import { startTestApp, type TestUser, type TestApp } from '../../testing/start-test-app.ts'
import { checkLedger } from '../../db/check-ledger.ts'
import { factsOf } from '../../testing/facts-of.ts'
import { resumesOf } from '../../testing/resumes-of.ts'
import { createCreditsRepository } from '../credits/credits.repository.ts'
import { createCreditsService } from '../credits/credits.service.ts'
import { createAnsweringService } from './answering.service.ts'
import { createFreeCallsRepository } from './free-calls.repository.ts'
import { createAssistantRepository } from './assistant.repository.ts'

const assistant = fakeAssistant()
const ids = { next: () => crypto.randomUUID() }
let galley: TestApp
let person: TestUser
let sessionId = ''
/** A first attempt that hangs hears of nothing. */
let attempts = 0
const draft: typeof assistant.draft = (ask, progress) => {
  attempts += 1
  return assistant.draft(ask, attempts === 1 ? { ...progress, signal: new AbortController().signal } : progress)
}
beforeAll(async () => void (galley = await startTestApp({ assistant: { ...assistant, draft } })))
afterAll(() => galley.close())
beforeEach(async () => {
  attempts = 0
  person = await galley.register()
  const made = await galley.ask(person, { method: 'POST', url: '/api/resumes/', payload: { latex_content: 'x' } })
  const payload = { resume_id: made.json<Resume>().id }
  const started = await galley.ask(person, { method: 'POST', url: '/api/ai/session/start', payload })
  sessionId = started.json<AiSession>().session_id
})

const send = async (message: string) =>
  (
    await galley.ask(person, {
      method: 'POST',
      url: '/api/ai/session/message',
      payload: { session_id: sessionId, message, current_latex: 'x' },
      headers: { 'idempotency-key': 'the-same-key' },
    })
  ).json<MessageAnswer>()
const underWay = async (count: number) => {
  await expect.poll(() => assistant.underWay(), { timeout: 20_000 }).toBe(count)
}
const account = () => createCreditsRepository(galley.database.db).find(person.id)

/** As another process does it that finds the attempt expired. */
async function sweep(): Promise<number> {
  const { db } = galley.database
  const { clock } = galley
  const answering = createAnsweringService({
    transactions: transactionsOf(db),
    resumes: resumesOf(db),
    credits: createCreditsService({ repository: createCreditsRepository(db), resumes: resumesOf(db), clock, ids }),
    ids,
    clock,
    repository: createAssistantRepository(db),
    assistant,
    judge: async () => Promise.reject(new Error('nothing is judged here')),
    facts: factsOf(db),
    onLostCredit: () => {},
    freeCalls: createFreeCallsRepository(db, { perPerson: 100_000, perDay: 1_000_000 }),
  })
  return answering.freeExpired({ all: true })
}

it('does not complete in place of the retry, which is charged once', async () => {
  const late = send('WAIT')
  await underWay(1)
  expect(await sweep()).toBe(1)
  const retry = send('WAIT')
  await underWay(2)
  assistant.release()
  // It has nothing of its own: what the retry has stored by then, or nothing.
  await late
  expect(await retry).toMatchObject({ success: true, credits_deducted: true })
  expect(await account()).toMatchObject({ granted: 10, used: 1, held: 0 })
})

it('does not keep a stop from reaching the retry', async () => {
  const late = send('WAIT')
  await underWay(1)
  await sweep()
  const retry = send('WAIT')
  await underWay(2)
  assistant.release(1)
  await late
  const url = `/api/ai/session/${sessionId}/stop`
  expect((await galley.ask(person, { method: 'POST', url, payload: {} })).statusCode).toBe(204)
  expect(await retry).toMatchObject({ success: false, error: 'Stopped.' })
  expect(assistant.underWay()).toBe(0)
  expect(await account()).toMatchObject({ used: 0, held: 0 })
})

it('the ledger is not sound while a credit is reserved for no message', async () => {
  const { db } = galley.database
  const repository = createCreditsRepository(db)
  const hold = { id: ids.next(), userId: person.id, resumeId: null, createdAt: galley.clock.now() }
  await galley.ask(person, { url: '/api/subscriptions/current-subscription' })
  await db.transaction((tx) => repository.hold(tx, hold))
  const broken = async () => (await checkLedger(db)).filter((one) => one.broken.length > 0).map(({ title }) => title)
  expect(await broken()).toEqual([
    'each reserved credit has its message that is being answered, or its document that is being written',
  ])
  await db.transaction((tx) => repository.release(tx, hold.id, { id: ids.next(), at: galley.clock.now() }))
  expect(await broken()).toEqual([])
})
