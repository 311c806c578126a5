// A purchase whose process is killed at any step: one order, one grant, and the books are right.
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEmbedded, openPostgres } from '../../db/open-database.ts'
import {
  orderSteps,
  settleSteps,
  notificationSources,
  type BuyingStep,
  type NotificationSource,
} from '../../testing/death-steps.ts'
import { testDatabaseUrl, withoutSettings } from '../../testing/env.ts'
import { createDatabase, type OwnDatabase } from '../../testing/own-database.ts'
import { checkLedger } from '../../db/check-ledger.ts'
import { createCreditsRepository } from '../credits/credits.repository.ts'

const run = promisify(execFile)
const program = join(import.meta.dirname, '../../testing/buy-and-die.ts')
const url = testDatabaseUrl()

let root = ''
beforeAll(async () => void (root = await mkdtemp(join(tmpdir(), 'galley-buying-'))))
const databases: OwnDatabase[] = []
afterAll(async () => {
  await Promise.all(databases.map((own) => own.drop()))
  await rm(root, { recursive: true, force: true })
})

/** One user with a database of their own: recovery asks about every user's purchases. */
async function open() {
  const userId = randomUUID()
  const folder = join(root, userId)
  const own = url === undefined ? null : await createDatabase(url)
  if (own) databases.push(own)
  const env = { ...withoutSettings(), ...(own && { TEST_DATABASE_URL: own.url }) }
  return {
    /** With which signal it ended; `minutes`: how much later than now it believes it is. */
    take: (what: NotificationSource | 'begin', step: BuyingStep = 'never', minutes = 0): Promise<string | null> =>
      run(process.execPath, [program, folder, userId, what, step, String(minutes)], { env }).then(
        () => null,
        ({ signal, stderr }: { signal: string | null; stderr: string }) => signal ?? stderr,
      ),
    orders: async () => {
      const kept = await readFile(join(folder, `${userId}.json`), 'utf8')
      return Object.keys((JSON.parse(kept) as { orders: object }).orders)
    },
    /** The sums, once the books are seen to be right. */
    async granted() {
      const database = own ? await openPostgres(own.url) : await openEmbedded(folder)
      const account = await createCreditsRepository(database.db).find(userId)
      const broken = (await checkLedger(database.db)).filter((one) => one.broken.length > 0)
      await database.close()
      expect(broken).toEqual([])
      return account?.granted
    },
  }
}

/**
 * The embedded database takes a second of work to open: every step on Postgres, every source and every kind of step on
 * either.
 */
const ordering = url ? orderSteps : (['ordered'] as const)
const settling = (source: NotificationSource) => (url || source === 'verify' ? settleSteps : (['granted'] as const))

/** Each starts a handful of processes, beside others that do. */
const patience = { timeout: 300_000 }

describe('killed while its order is made', patience, () => {
  it.concurrent.each(ordering)('at %s: the next try has one order, and one grant', async (step) => {
    const { take, orders, granted } = await open()
    expect(await take('begin', step)).toBe('SIGKILL')
    expect(await take('verify')).toBeNull()
    expect(await orders()).toHaveLength(1)
    expect(await granted()).toBe(35)
  })
})

describe.each(notificationSources)('paid, notified by %s', patience, (source) => {
  it.concurrent.each(settling(source))('and killed at %s: granted once by the next process', async (step) => {
    const { take, granted } = await open()
    const isLater = source === 'reconcile'
    if (isLater) expect(await take('begin')).toBeNull()
    expect(await take(source, step, isLater ? 2 : 0)).toBe('SIGKILL')
    expect(await granted()).toBe(step === 'settled' ? 35 : 10)
    expect(await take('recover', 'never', 10)).toBeNull()
    expect(await granted()).toBe(35)
  })
})
