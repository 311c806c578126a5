// Galley as on several machines, on loopback: HAProxy (deploy/haproxy.cfg), two API processes, three workers, Postgres
// behind PgBouncer, Redis.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from '../build.ts'
import { forkProcess } from '../fork-process.ts'
import { freePort } from '../free-port.ts'
import { startPrivatePgBouncer } from '../private-pgbouncer.ts'
import { startPrivatePostgres, type PrivatePostgres } from '../private-postgres.ts'
import { startPrivateRedis, type PrivateRedis } from '../private-redis.ts'
import { respondsWell } from '../private-server.ts'
import { workerEnvironment } from '../worker-environment.ts'
import { statusConfig, statusSocket, untilBalanced } from './haproxy-status.ts'
import { keepProcess, type KeptProcess } from './kept-process.ts'

const root = join(import.meta.dirname, '../..')
const apiNames = ['API_1', 'API_2'] as const
const workerNames = ['WORKER_1', 'WORKER_2', 'WORKER_3'] as const
const drainMs = 30_000
/** Longer than a worker or the API takes to end in order. */
const maxStopMs = drainMs + 15_000

export interface OpenCluster {
  url: string
  /** Its logs, one file each process. Removed when it stops. */
  folder: string
  haproxy: KeptProcess
  /** Resolves when HAProxy sends requests to every process behind it. */
  untilBalanced(): Promise<void>
  apis: readonly KeptProcess[]
  workers: readonly KeptProcess[]
  /** Where a worker listens, for something else in its place while it is held. */
  addressOf(process: KeptProcess): { host: string; port: number }
  /** What a worker shows to Prometheus. */
  metricsOf(worker: KeptProcess): Promise<string>
  postgres: PrivatePostgres
  redis: PrivateRedis
  stop(): Promise<void>
}

interface Settings {
  /** Of HAProxy; a free one where it is 0. */
  port: number
  /** Of the API, besides what the cluster brings. */
  env: NodeJS.ProcessEnv
  /** Of one process, besides: by its name, such as `API_1` or `WORKER_2`. */
  envOf?: (name: string) => NodeJS.ProcessEnv
  /** Whether what Postgres has written outlives a kill. */
  isDurable?: boolean
  /** Ends a start that is under way. */
  signal?: AbortSignal
}

/** Resolves when everything is ready. A start that fails leaves nothing. */
export async function openCluster({ port, env, envOf, isDurable = false, signal }: Settings): Promise<OpenCluster> {
  await build()
  const folder = mkdtempSync(join(tmpdir(), 'galley-cluster-'))
  const ending: (() => Promise<unknown>)[] = [async () => rmSync(folder, { recursive: true, force: true })]
  let stopped: Promise<void> | undefined
  /** In the opposite order of their starts, but for the processes of Galley, which end together. */
  const stop = () =>
    (stopped ??= ending
      .reduceRight<Promise<unknown>>((before, end) => before.then(end), Promise.resolve())
      .then(() => {}))
  try {
    const ports = await choosePorts(port)
    const postgres = await startPrivatePostgres({ isDurable })
    ending.push(() => postgres.stop())
    const bouncer = await startPrivatePgBouncer(postgres.url)
    ending.push(() => bouncer.stop())
    const redis = await startPrivateRedis()
    ending.push(() => redis.stop())
    const token = randomBytes(32).toString('base64url')
    const kept = keepAll({ folder, ports, env, envOf, token, databaseUrl: bouncer.url, redisUrl: redis.url })
    const all = [kept.haproxy, ...kept.workers, ...kept.apis]
    ending.push(() => Promise.all(all.map((one) => one.stop(maxStopMs))))
    await Promise.all(all.map((one) => one.untilReady(signal)))
    return {
      url: publicUrl(ports),
      folder,
      ...kept,
      untilBalanced: () => untilBalanced(statusSocket(folder)),
      addressOf: ({ name }) => ({ host: '127.0.0.1', port: ports[name] ?? 0 }),
      async metricsOf({ name }) {
        const headers = { authorization: `Bearer ${token}` }
        return (await fetch(`http://127.0.0.1:${ports[name]}/metrics`, { headers })).text()
      },
      postgres,
      redis,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

type Ports = Readonly<Record<string, number>>
const publicUrl = (ports: Ports) => `http://localhost:${ports['GALLEY_BIND']}`

/** Ports on loopback by the names that deploy/haproxy.cfg has for them. */
async function choosePorts(port: number): Promise<Ports> {
  const ports: Record<string, number> = { GALLEY_BIND: port || (await freePort()) }
  for (const name of [...apiNames, ...workerNames, 'WORKERS_BIND']) ports[name] = await freePort()
  return ports
}

interface Surroundings {
  folder: string
  ports: Ports
  env: NodeJS.ProcessEnv
  envOf: Settings['envOf']
  /** Of the workers. */
  token: string
  databaseUrl: string
  redisUrl: string
}

function keepAll({ folder, ports, env, envOf = () => ({}), token, databaseUrl, redisUrl }: Surroundings) {
  const at = (name: string) => `127.0.0.1:${ports[name]}`
  const addresses = Object.fromEntries(Object.keys(ports).map((name) => [name, at(name)]))
  const ofWorkers = { ...workerEnvironment(process.env), WORKER_TOKEN: token, LOG_LEVEL: 'warn' }
  const ofApis = {
    ...env,
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    API_PROCESSES: String(apiNames.length),
    HOST: '127.0.0.1',
    PUBLIC_URL: publicUrl(ports),
    TRUSTED_PROXIES: 'loopback',
    SECRETS_KEY: randomBytes(32).toString('base64url'),
    WORKER_URL: `http://${at('WORKERS_BIND')}`,
    WORKER_TOKEN: token,
    DRAIN_MS: String(drainMs),
    LOG_LEVEL: 'warn',
  }
  const fork = (app: 'api' | 'worker', name: string, settings: NodeJS.ProcessEnv) =>
    keepProcess({
      name,
      start: () =>
        forkProcess(join(root, `apps/${app}/dist/main.mjs`), {
          cwd: root,
          env: { ...settings, LOG_FILE: join(folder, `${name}.log`), ...envOf(name) },
        }),
      isReady: () => respondsWell(`http://${at(name)}/readyz`),
    })
  return {
    haproxy: keepProcess({
      name: 'HAProxy',
      start: () =>
        spawn('haproxy', ['-db', '-f', join(root, 'deploy/haproxy.cfg'), '-f', statusConfig(folder)], {
          env: { PATH: process.env['PATH'], ...addresses },
          stdio: ['ignore', openSync(join(folder, 'haproxy.log'), 'a'), 'inherit'],
        }),
      isReady: () => respondsWell(`${publicUrl(ports)}/readyz`),
    }),
    workers: workerNames.map((name) => fork('worker', name, { ...ofWorkers, WORKER_LISTEN: at(name) })),
    apis: apiNames.map((name) =>
      fork('api', name, { ...ofApis, PORT: String(ports[name]), GALLEY_DATA_DIR: join(folder, name) }),
    ),
  }
}
