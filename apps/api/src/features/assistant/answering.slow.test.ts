// Credits through crashes and concurrency: a process killed at any step of an answer leaves no charge without its reply
// and nothing reserved; random operations agree with a model of a purse; fifty at once never get more than there is.
// The deep tier runs this on both databases: half of the operations and of the rounds on each.
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { and, eq } from 'drizzle-orm'
import { resumeData } from '@galley/contract/resume-data'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fakeAssistant } from '../../adapters/llm/assistant.fake.ts'
import { systemClock } from '../../adapters/system-clock.ts'
import { transactionsOf } from '../../adapters/transactions.port.ts'
import { openEmbedded, openPostgres, type OpenDatabase } from '../../db/open-database.ts'
import { steps, type AnswerStep } from '../../testing/death-steps.ts'
import { testDatabaseUrl, withoutSettings } from '../../testing/env.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { factsOf } from '../../testing/facts-of.ts'
import { resumesOf } from '../../testing/resumes-of.ts'
import { createCreditsRepository } from '../credits/credits.repository.ts'
import { createCreditsService } from '../credits/credits.service.ts'
import { creditEntries } from '../credits/credits.tables.ts'
import { createAnsweringService } from './answering.service.ts'
import { createFreeCallsRepository } from './free-calls.repository.ts'
import { createAssistantRepository } from './assistant.repository.ts'
import { aiMessages } from './assistant.tables.ts'

const run = promisify(execFile)
const ids = { next: randomUUID }

/** What a process that starts after a death does, and what is there then. */
async function afterDeath(database: OpenDatabase, userId: string) {
  const { db } = database
  const creditsRepository = createCreditsRepository(db)
  const resumes = resumesOf(db)
  const credits = createCreditsService({ repository: creditsRepository, resumes, clock: systemClock, ids })
  const answering = createAnsweringService({
    transactions: transactionsOf(db),
    credits,
    resumes,
    ids,
    clock: systemClock,
    repository: createAssistantRepository(db),
    assistant: fakeAssistant(),
    judge: async () => Promise.reject(new Error('nothing is judged here')),
    facts: factsOf(db),
    onLostCredit: () => {},
    freeCalls: createFreeCallsRepository(db, { perPerson: 100_000, perDay: 1_000_000 }),
  })
  const freed = await answering.freeExpired({ all: true })
  const replies = await db
    .select()
    .from(aiMessages)
    .where(and(eq(aiMessages.userId, userId), eq(aiMessages.role, 'assistant')))
  return { freed, account: await creditsRepository.find(userId), replies }
}

describe('killed at', () => {
  let folder = ''
  beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'galley-credits-'))))
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it.each<AnswerStep>([...steps])('%s: no charge without its reply, nothing reserved', async (step) => {
    const userId = randomUUID()
    const program = join(import.meta.dirname, '../../testing/answer-and-die.ts')
    const url = testDatabaseUrl()
    const env = { ...withoutSettings(), ...(url && { TEST_DATABASE_URL: url }) }
    const ended = await run(process.execPath, [program, folder, userId, randomUUID(), step], { env }).then(
      () => null,
      ({ signal }: { signal: string }) => signal,
    )
    expect(ended).toBe(step === 'never' ? null : 'SIGKILL')
    const database = url ? await openPostgres(url) : await openEmbedded(folder)
    const { account, replies, freed } = await afterDeath(database, userId)
    await database.close()
    const isAnswered = step === 'stored' || step === 'never'
    expect(replies.length).toBe(isAnswered ? 1 : 0)
    expect(account ?? { granted: 10, used: 0, held: 0 }).toMatchObject({
      granted: 10,
      used: isAnswered ? 1 : 0,
      held: 0,
    })
    expect(freed).toBe(step === 'before' || isAnswered ? 0 : 1)
  })
})

describe('with a real database', () => {
  let galley: TestApp
  const assistant = fakeAssistant()
  beforeAll(async () => void (galley = await startTestApp({ assistant })))
  afterAll(() => galley.close())

  it('five thousand random operations agree with a purse', async () => {
    const operation = fc.oneof(
      { weight: 4, arbitrary: fc.constant('hold' as const) },
      { weight: 3, arbitrary: fc.constant('spend' as const) },
      { weight: 2, arbitrary: fc.constant('release' as const) },
      { weight: 1, arbitrary: fc.constant('grant' as const) },
    )
    const runs = fc.sample(fc.array(fc.tuple(operation, fc.nat(50)), { minLength: 500, maxLength: 500 }), {
      numRuns: 10,
      seed: testDatabaseUrl() ? 8 : 7,
    })
    for (const operations of runs) await compareWithPurse(galley, operations)
  }, 240_000)

  it('of fifty messages at once on ten credits, exactly ten are answered, ten times', async () => {
    for (let round = 0; round < 10; round += 1) {
      const person = await galley.register()
      const resume = (
        await galley.ask(person, { method: 'POST', url: '/api/resumes/', payload: { latex_content: 'x' } })
      ).json<{ id: string }>()
      const started = await galley.ask(person, {
        method: 'POST',
        url: '/api/ai/session/start',
        payload: { resume_id: resume.id, form_data: resumeData.parse({}) },
      })
      const { session_id } = started.json<{ session_id: string }>()
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, n) =>
          galley.ask(person, {
            method: 'POST',
            url: '/api/ai/session/message',
            payload: { session_id, message: `Message ${n}`, current_latex: 'x' },
          }),
        ),
      )
      expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBe(10)
      expect(answers.filter(({ statusCode }) => statusCode === 402).length).toBe(40)
      expect(await createCreditsRepository(galley.database.db).find(person.id)).toMatchObject({
        granted: 10,
        used: 10,
        held: 0,
      })
    }
  }, 240_000)
})

type Operation = readonly ['hold' | 'spend' | 'release' | 'grant', number]
const stamp = () => ({ id: randomUUID(), at: systemClock.now() })

/** Applies each operation to the database and to a purse of three numbers; their results and balances are the same. */
async function compareWithPurse({ database: { db } }: TestApp, operations: readonly Operation[]): Promise<void> {
  const repository = createCreditsRepository(db)
  const userId = randomUUID()
  const purse = { granted: 0, used: 0, held: new Set<string>(), closed: [] as string[], keys: new Set<number>() }
  const grant = async (number: number) => {
    const isNew = await repository.grant({ userId, reason: 'welcome', amount: 3, key: `payment ${number}` }, stamp())
    expect(isNew).toBe(!purse.keys.has(number))
    if (isNew) purse.granted += 3
    purse.keys.add(number)
  }
  const hold = async () => {
    const one = { id: randomUUID(), userId, resumeId: null, createdAt: systemClock.now() }
    const isHeld = await db.transaction((tx) => repository.hold(tx, one))
    expect(isHeld).toBe(purse.granted - purse.used - purse.held.size >= 1)
    if (isHeld) purse.held.add(one.id)
  }
  const close = async (what: 'spend' | 'release', number: number) => {
    // One that is open, or one that was closed before: the second time changes nothing.
    const known = [...purse.held, ...purse.closed.slice(-5)]
    const holdId = known[number % Math.max(1, known.length)] ?? randomUUID()
    const isClosed = await db.transaction((tx) => repository[what](tx, holdId, stamp()))
    expect(isClosed).toBe(purse.held.has(holdId))
    if (!isClosed) return
    purse.held.delete(holdId)
    purse.closed.push(holdId)
    if (what === 'spend') purse.used += 1
  }
  for (const [what, number] of operations) {
    if (what === 'grant') await grant(number)
    else if (what === 'hold') await hold()
    else await close(what, number)
  }
  const account = await repository.find(userId)
  // They belong to no message.
  for (const id of purse.held) await db.transaction((tx) => repository.release(tx, id, stamp()))
  const { granted, used } = purse
  expect(account ?? { granted: 0, used: 0, held: 0 }).toMatchObject({ granted, used, held: purse.held.size })
  const entries = await db.select().from(creditEntries).where(eq(creditEntries.userId, userId))
  expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(granted - used)
}
