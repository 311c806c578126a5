// What was said about resumes that are gone for good goes, page by page; everything else stays.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Resume } from '@galley/contract/resumes'
import { fakeAssistant } from '../../adapters/llm/assistant.fake.ts'
import { transactionsOf } from '../../adapters/transactions.port.ts'
import { startTestApp, type TestApp, type TestUser } from '../../testing/start-test-app.ts'
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
async function resumeOf(person: TestUser): Promise<string> {
  const made = await galley.ask(person, { method: 'POST', url: '/api/resumes/', payload: { latex_content: 'x' } })
  return made.json<Resume>().id
}

it('with pages of two over fourteen resumes of six users, two of which have only asks', async () => {
  const { db } = galley.database
  const people: TestUser[] = []
  for (let n = 0; n < 6; n += 1) people.push(await galley.register())
  const existing: string[] = []
  const gone: string[] = []
  for (const person of people) {
    const [here, away] = [await resumeOf(person), randomUUID()]
    await db.insert(aiMessages).values([message(person.id, here), message(person.id, here), message(person.id, away)])
    await db.insert(aiAsks).values([ask(person.id, here), ask(person.id, away)])
    existing.push(here)
    gone.push(away)
  }
  const [onlyAsked, inProgress] = [randomUUID(), randomUUID()]
  await db.insert(aiAsks).values([ask(people[0]!.id, onlyAsked), ask(people[2]!.id, inProgress, 'answering')])

  const resumes = resumesOf(db)
  const assistant = createAssistantService({
    transactions: transactionsOf(db),
    repository: createAssistantRepository(db),
    resumes,
    assistant: fakeAssistant(),
    credits: { giveBack: async () => false },
    clock: galley.clock,
    ids,
  })
  expect(await assistant.forgetGone(2)).toBe(6)
  const left = async (table: typeof aiAsks | typeof aiMessages) =>
    new Set((await db.select({ resumeId: table.resumeId }).from(table)).map(({ resumeId }) => resumeId))
  expect(await left(aiMessages)).toEqual(new Set(existing))
  expect(await left(aiAsks)).toEqual(new Set([...existing, inProgress]))
  await db.delete(aiAsks)
})
