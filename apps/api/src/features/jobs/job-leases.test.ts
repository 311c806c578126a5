// Jobs that one of several processes does: once an interval, and taken over from a process that died.
import { sql } from 'drizzle-orm'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { registerDailySweep } from '../../daily-sweep.ts'
import { everyMinute } from '../../every-minute.ts'
import type { OpenDatabase } from '../../db/open-database.ts'
import { openTestDatabase, recycle } from '../../testing/test-databases.ts'
import { movableClock } from '../../testing/start-test-app.ts'
import { createJobLeasesRepository, type LeaseStore } from './job-leases.repository.ts'
import { createJobLeases, ownLeases } from './job-leases.service.ts'

const [first, second] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222']
let database: OpenDatabase
let clock: ReturnType<typeof movableClock>
let store: LeaseStore
beforeAll(async () => void (database = await openTestDatabase()))
afterAll(() => recycle(database))
beforeEach(async () => {
  await database.db.execute(sql`delete from job_leases`)
  clock = movableClock()
  store = createJobLeasesRepository(database.db, () => sql`${clock.now().toISOString()}::timestamptz`)
})

const minute = { name: 'minute', everyMs: 60_000 }
const processes = () => [first, second].map((holder) => createJobLeases({ store, holder })) as [Leases, Leases]
type Leases = ReturnType<typeof createJobLeases>
const work = async () => 'done'

describe('a job of every minute', () => {
  it('is done by one of two processes that ask at once', async () => {
    const leases = processes()
    const asked = await Promise.all(Array.from({ length: 10 }, (_, n) => leases[n % 2 ? 0 : 1].run(minute, work)))
    expect(asked.filter((result) => result === 'done').length).toBe(1)
    expect(asked.filter((result) => result === null).length).toBe(9)
  })

  it('is done once a minute, by the one that asks first', async () => {
    const [one, other] = processes()
    expect(await one.run(minute, work)).toBe('done')
    clock.forward(30_000)
    expect(await other.run(minute, work)).toBe(null)
    clock.forward(30_000)
    expect(await other.run(minute, work)).toBe('done')
    expect(await one.run(minute, work)).toBe(null)
  })

  it('is not missed by a process that asks a little early', async () => {
    const [one] = processes()
    await one.run(minute, work)
    clock.forward(59_000)
    expect(await one.run(minute, work)).toBe('done')
  })

  it('is no other job', async () => {
    const [one, other] = processes()
    await one.run(minute, work)
    expect(await other.run({ ...minute, name: 'another' }, work)).toBe('done')
  })

  it('that fails is tried again the next minute, and its error is seen', async () => {
    const [one, other] = processes()
    const fail = () => Promise.reject(new Error('the gateway is down'))
    await expect(one.run(minute, fail)).rejects.toThrow('the gateway is down')
    expect(await other.run(minute, work)).toBe(null)
    clock.forward(60_000)
    expect(await other.run(minute, work)).toBe('done')
  })
})

describe('a job that runs for long', () => {
  it('is left alone while its process renews the lease, though it is due again', async () => {
    const [, other] = processes()
    const one = createJobLeases({ store, holder: first, leaseMs: 300 })
    const end = Promise.withResolvers<string>()
    const running = one.run(minute, () => end.promise)
    await expect.poll(() => store.renew({ job: minute.name, holder: first, leaseMs: 300 })).toBe(true)
    for (let lease = 0; lease < 5; lease += 1) {
      clock.forward(200)
      // The next renewal: it reaches further than the clock stands.
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
    expect(await other.run({ ...minute, everyMs: 100 }, work)).toBe(null)
    end.resolve('at last')
    expect(await running).toBe('at last')
    clock.forward(60_000)
    expect(await other.run(minute, work)).toBe('done')
  })

  it('is taken over once the lease of a process that died has expired, not before, though it is not due', async () => {
    const daily = { name: 'sweep', everyMs: 86_400_000 }
    const [, other] = processes()
    // Killed while it ran: nothing more of it reaches the database.
    await store.take({ job: daily.name, holder: first, leaseMs: 60_000, pauseMs: daily.everyMs })
    clock.forward(59_000)
    expect(await other.run(daily, work)).toBe(null)
    clock.forward(1_000)
    expect(await other.run(daily, work)).toBe('done')
    expect(await store.renew({ job: daily.name, holder: first, leaseMs: 60_000 })).toBe(false)
  })

  it('a process that comes back late ends nothing of the one that took over', async () => {
    await store.take({ job: 'sweep', holder: first, leaseMs: 60_000, pauseMs: 1 })
    clock.forward(60_000)
    expect(await store.take({ job: 'sweep', holder: second, leaseMs: 60_000, pauseMs: 1 })).toBe(true)
    await store.finish({ job: 'sweep', holder: first })
    clock.forward(10)
    expect(await store.take({ job: 'sweep', holder: first, leaseMs: 60_000, pauseMs: 1 })).toBe(false)
  })
})

describe('by the database’s own clock', () => {
  it('a job is taken once', async () => {
    const real = createJobLeasesRepository(database.db)
    const lease = { job: 'real', leaseMs: 60_000, pauseMs: 60_000 }
    expect(await real.take({ ...lease, holder: first })).toBe(true)
    expect(await real.take({ ...lease, holder: second })).toBe(false)
    await real.finish({ job: 'real', holder: first })
    expect(await real.take({ ...lease, holder: second })).toBe(false)
    const { rows } = (await database.db.execute(
      sql`select extract(epoch from due_at - clock_timestamp())::float8 as seconds from job_leases where job = 'real'`,
    )) as unknown as { rows: { seconds: number }[] }
    expect(rows[0]?.seconds).toBeGreaterThan(50)
    expect(rows[0]?.seconds).toBeLessThanOrEqual(60)
  })
})

describe('a process with a database of its own', () => {
  it('does each job itself, once an interval', async () => {
    let nowMs = 0
    const leases = createJobLeases({ store: ownLeases(() => nowMs), holder: first })
    expect(await leases.run(minute, work)).toBe('done')
    nowMs = 30_000
    expect(await leases.run(minute, work)).toBe(null)
    nowMs = 59_500
    expect(await leases.run(minute, work)).toBe('done')
  })
})

describe('two running processes', () => {
  const apps: FastifyInstance[] = []
  const startProcess = async (holder: string, register: (app: FastifyInstance, leases: Leases) => void) => {
    const app = Fastify()
    register(app, createJobLeases({ store: createJobLeasesRepository(database.db), holder }))
    await app.ready()
    apps.push(app)
    return app
  }

  it('do a job as often as one, and the other goes on when one stops', async () => {
    const runs: string[] = []
    const everyMs = 200
    const register = (holder: string) => (app: FastifyInstance, leases: Leases) =>
      everyMinute(app, {
        what: 'ran',
        run: async () => (await leases.run({ name: 'ran', everyMs }, async () => runs.push(holder))) ?? 0,
        isAwaited: false,
        everyMs,
      })
    const startedMs = performance.now()
    const one = await startProcess(first, register(first))
    await startProcess(second, register(second))
    await expect.poll(() => runs.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(6)
    const intervals = (performance.now() - startedMs) / everyMs
    // By themselves they would run twice an interval.
    expect(runs.length).toBeLessThan(intervals * 1.2 + 2)
    await one.close()
    runs.length = 0
    await expect.poll(() => runs.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(3)
    expect(new Set(runs)).toEqual(new Set([second]))
  })

  it('sweep once a day', async () => {
    const swept: string[] = []
    const register = (holder: string) => (app: FastifyInstance, leases: Leases) =>
      registerDailySweep(app, leases, { trash: async () => swept.push(holder) })
    await Promise.all([startProcess(first, register(first)), startProcess(second, register(second))])
    await expect.poll(() => swept.length).toBe(1)
    for (const app of apps.splice(0)) await app.close()
    await startProcess(second, register(second))
    for (const app of apps.splice(0)) await app.close()
    expect(swept.length).toBe(1)
  })
})
