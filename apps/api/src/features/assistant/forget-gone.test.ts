// What was said about resumes that are gone for good goes, page by page; everything else stays.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fakeAssistant } from '../../adapters/llm/assistant.fake.ts'
import { transactionsOf } from '../../adapters/transactions.port.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { resumesOf } from '../../testing/resumes-of.ts'
import { createAssistantRepository } from './assistant.repository.ts'
import { createAssistantService } from './assistant.service.ts'
import { aiAsks, aiMessages } from './assistant.tables.ts'

let galley: TestApp
beforeAll(async () => void (galley = await startTestApp()))
afterAll(() => galley.close())

const ids = { next: randomUUID }
const ask = (userId: string, resumeId: string, state: 'answered' | 'answering' = 'answered') => ({
  id: randomUUID(),
  userId,
  resumeId,
  idempotencyKey: null,
  bodyHash: '',
  state,
  isFirstTailoring: false,
  holdId: null,
  createdAt: galley.clock.now(),
  expiresAt: galley.clock.now(),
})
const message = (userId: string, resumeId: string) => ({
  id: randomUUID(),
  userId,
  resumeId,
  askId: randomUUID(),
  role: 'user' as const,
  content: 'Hello',
  answersClaim: null,
  attachments: [],
  claims: [],
  proposal: null,
  decision: 'pending' as const,
  patchType: null,
  isCharged: false,
  createdAt: galley.clock.now(),
})
/** Their order is known, and the order of the resumes is not that of their owners. */
const id = (digit: number) => `${String(digit).repeat(8)}-0000-4000-8000-000000000000`
const [first, second, third] = [id(1), id(2), id(3)]

it('goes page by page, whatever the order of the resumes; what is in progress stays', async () => {
  const { db } = galley.database
  const [here, alsoHere, answering] = [id(9), id(4), id(6)]
  await db.insert(aiMessages).values(
    [
      [first, id(5)],
      [first, here],
      [first, here],
      [second, id(8)],
      [third, alsoHere],
    ].map(([of, resume]) => message(of!, resume!)),
  )
  await db
    .insert(aiAsks)
    .values([ask(second, id(1)), ask(third, id(0)), ask(third, alsoHere), ask(third, answering, 'answering')])
  const assistant = createAssistantService({
    transactions: transactionsOf(db),
    repository: createAssistantRepository(db),
    resumes: { ...resumesOf(db), existing: async () => new Set([here, alsoHere]) },
    assistant: fakeAssistant(),
    credits: { giveBack: async () => false },
    clock: galley.clock,
    ids,
  })
  expect(await assistant.forgetGone(2)).toBe(2)
  const left = async (table: typeof aiAsks | typeof aiMessages) =>
    new Set((await db.select({ resumeId: table.resumeId }).from(table)).map(({ resumeId }) => resumeId))
  expect(await left(aiMessages)).toEqual(new Set([here, alsoHere]))
  expect(await left(aiAsks)).toEqual(new Set([alsoHere, answering]))
})
