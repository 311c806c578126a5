// Parts of the cluster are taken away while people work: what was acknowledged is there afterwards, credits and
// payments add up, and the product goes on by itself. Each prints what it cost.
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkLedger } from '../../apps/api/src/db/check-ledger.ts'
import { openPostgres } from '../../apps/api/src/db/open-database.ts'
import { startProvider, type DrillProvider, type ProviderOutage } from '../../apps/api/src/testing/drill.ts'
import { startFakeProvider, type FakeProvider } from '../../apps/api/src/testing/fake-provider.ts'
import { startPrivateRedis } from '../private-redis.ts'
import { canMountDisks, mountDisk, unmountDisk } from '../small-disk.ts'
import { openCluster, type OpenCluster } from './open-cluster.ts'
import { startPeople, type Failure } from './people-at-work.ts'
import { standInForWorker } from './stand-in-worker.ts'

/** Through a restart of everything. */
const manyPeople = 40
/** Through one fault: each is met by all of them. */
const fewPeople = 12
const folder = mkdtempSync(join(tmpdir(), 'galley-faults-'))
/** Of the first worker: a disk of its own, which can be filled. */
const disk = join(folder, 'disk')
const diskMb = 256
const canFillDisk = canMountDisks()
/** Read again each second by the processes whose clocks go wrong. */
const clockFile = join(folder, 'clock')
const fakeClock = ['x86_64', 'aarch64']
  .map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketimeMT.so.1`)
  .find((path) => existsSync(path))
const ownSettings: Record<string, NodeJS.ProcessEnv> = {
  WORKER_1: canFillDisk ? { TMPDIR: disk, LOG_FILE: join(disk, 'worker.log') } : {},
  API_1: fakeClock
    ? {
        LD_PRELOAD: fakeClock,
        FAKETIME_TIMESTAMP_FILE: clockFile,
        FAKETIME_CACHE_DURATION: '1',
        DONT_FAKE_MONOTONIC: '1',
      }
    : {},
}
let cluster: OpenCluster
let provider: DrillProvider
let model: FakeProvider
beforeAll(async () => {
  writeFileSync(clockFile, '+0')
  if (canFillDisk) {
    mkdirSync(disk)
    mountDisk(disk, `size=${diskMb}m`)
  }
  provider = await startProvider()
  model = await startFakeProvider()
  model.reply = 'It reads well. Say what you did in your last post first.'
  cluster = await openCluster({
    port: 0,
    isDurable: true,
    envOf: (name) => ownSettings[name] ?? {},
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      ...provider.settings,
      AI_PROVIDER: 'openai-compatible',
      AI_BASE_URL: model.baseUrl('openai-compatible'),
      AI_MODEL: 'fake',
      AI_TIMEOUT_MS: '15000',
    },
  })
})
afterAll(async () => {
  await cluster.stop()
  await Promise.all([provider.stop(), model.stop()])
  if (canFillDisk) unmountDisk(disk)
  rmSync(folder, { recursive: true, force: true })
})

const apiUrl = () => {
  const { host, port } = cluster.addressOf(cluster.apis[0]!)
  return `http://${host}:${port}`
}

/** The same people work before, during and after `fault`. */
async function during(name: string, fault: () => Promise<unknown>, people = fewPeople) {
  const at = await startPeople({ url: cluster.url, apiUrl: apiUrl(), provider }, people)
  await setTimeout(3_000)
  const before = at.failures.length
  await fault()
  const overMs = performance.now()
  await setTimeout(4_000)
  const lost = await at.finish()
  const failures = at.failures.slice(before)
  const recoveryMs = Math.max(0, ...failures.map(({ atMs }) => atMs - overMs))
  process.stdout.write(
    `${name}: ${at.count()} requests, ${failures.length} errors (${summaryOf(failures)}), recovered in ${(recoveryMs / 1000).toFixed(1)} s, ${lost.length} lost\n`,
  )
  const database = await openPostgres(cluster.postgres.url, { isOnlyRead: true })
  const unsound = (await checkLedger(database.db)).filter(({ broken }) => broken.length > 0)
  await database.close()
  return { before, failures, lost, unsound, recoveryMs, count: at.count() }
}

function summaryOf(failures: readonly Failure[]): string {
  const counts = Map.groupBy(failures, ({ act, what }) => `${act} ${what}`)
  return [...counts].map(([what, { length }]) => `${length} × ${what}`).join(', ') || 'none'
}

const nothingLost = { lost: [], unsound: [] }
const kill = (part: { signal(signal: NodeJS.Signals): void; untilReady(): Promise<void> }) => async () => {
  part.signal('SIGKILL')
  await setTimeout(500)
  await part.untilReady()
}

it('a rolling restart of every process costs no request and no word', async () => {
  const replaceAll = async () => {
    for (const part of [...cluster.workers, ...cluster.apis]) {
      await part.replace()
      await cluster.untilBalanced()
    }
  }
  const seen = await during('rolling restart', replaceAll, manyPeople)
  expect(seen.failures.map(({ act, what }) => `${act} ${what}`)).toEqual([])
  expect(seen).toMatchObject(nothingLost)
})

describe('nothing is lost where', () => {
  const faults: readonly [string, () => Promise<unknown>][] = [
    ['an API process is killed', () => kill(cluster.apis[1]!)()],
    ['a worker is killed', () => kill(cluster.workers[0]!)()],
    ['HAProxy is killed', () => kill(cluster.haproxy)()],
    [
      'Redis is killed, and comes back ten seconds later',
      async () => {
        await cluster.redis.stop()
        await setTimeout(10_000)
        const { port } = cluster.redis
        Object.assign(cluster.redis, await startPrivateRedis({ port }))
      },
    ],
    ['Postgres is restarted', () => cluster.postgres.restart()],
    [
      'Postgres stands still for twenty seconds',
      async () => {
        cluster.postgres.pause()
        await setTimeout(20_000)
        cluster.postgres.resume()
      },
    ],
    ['Postgres has no connection left for ten seconds', () => takeConnections(10_000)],
    [
      'a worker does not respond for ten seconds',
      async () => {
        cluster.workers[1]!.signal('SIGSTOP')
        await setTimeout(10_000)
        cluster.workers[1]!.signal('SIGCONT')
      },
    ],
    ['a worker responds with nonsense for ten seconds', () => withStandIn(false)],
    ['a worker responds ten seconds late', () => withStandIn(true)],
    ['the payment provider does not respond for ten seconds', () => withProvider('silent')],
    ['the payment provider responds with nonsense for ten seconds', () => withProvider('garbage')],
    ['the payment provider responds ten seconds late', () => withProvider('late')],
    ['the payment provider fails for ten seconds', () => withProvider('failing')],
    ['the model responds with nonsense for ten seconds', () => withModel({ kind: 'garbage' })],
    ['the model does not respond for ten seconds', () => withModel({ kind: 'hanging' })],
    ['the model fails for ten seconds', () => withModel({ kind: 'status', status: 503, times: 10_000 })],
  ]
  it.each(faults)('%s', async (name, fault) => {
    const seen = await during(name, fault)
    expect(seen).toMatchObject(nothingLost)
    expect(seen.count).toBeGreaterThan(fewPeople)
  })
})

it.skipIf(!canFillDisk)('nothing is lost where the disk of a worker is full for ten seconds', async () => {
  const file = join(disk, 'all-of-it')
  const seen = await during('the disk of a worker is full', async () => {
    expect(() => writeFileSync(file, Buffer.alloc((diskMb + 1) * 1024 * 1024))).toThrow('ENOSPC')
    await setTimeout(10_000)
    rmSync(file)
  })
  expect(seen).toMatchObject(nothingLost)
})

it.skipIf(!fakeClock)(
  'nothing is lost where the clock of an API process is an hour ahead, then an hour late',
  async () => {
    const seen = await during('the clock of an API process is wrong', async () => {
      for (const offset of ['+1h', '-1h', '+0']) {
        writeFileSync(clockFile, offset)
        await setTimeout(8_000)
      }
    })
    expect(seen).toMatchObject(nothingLost)
  },
)

async function withProvider(outage: ProviderOutage): Promise<void> {
  provider.fail(outage)
  await setTimeout(10_000)
  provider.fail(null)
}

/** Something else listens in the place of the third worker. */
async function withStandIn(isLate: boolean): Promise<void> {
  const [, second, third] = cluster.workers
  await third!.hold('SIGTERM')
  const end = await standInForWorker(cluster.addressOf(third!), isLate ? cluster.addressOf(second!) : null)
  await setTimeout(10_000)
  await end()
  third!.resume()
  await third!.untilReady()
}

async function withModel(mode: FakeProvider['mode']): Promise<void> {
  model.mode = mode
  await setTimeout(10_000)
  model.mode = { kind: 'good' }
}

/** Every connection that Postgres has left. */
async function takeConnections(ms: number): Promise<void> {
  const taken: pg.Client[] = []
  for (let isFull = false; !isFull;) {
    const client = new pg.Client({ connectionString: cluster.postgres.url })
    client.on('error', () => {})
    isFull = await client.connect().then(
      () => taken.push(client) > 1_000,
      () => true,
    )
  }
  await setTimeout(ms)
  await Promise.all(taken.map((client) => client.end()))
}
