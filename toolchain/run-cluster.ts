// Galley as on several machines, on loopback: HAProxy (deploy/haproxy.cfg), two API processes, three workers, Postgres
// behind PgBouncer, Redis. A process that ends is started again. When this one is stopped, nothing is left.
import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './build.ts'
import { forkProcess } from './fork-process.ts'
import { freePort } from './free-port.ts'
import { startPrivatePgBouncer } from './private-pgbouncer.ts'
import { startPrivatePostgres } from './private-postgres.ts'
import { startPrivateRedis } from './private-redis.ts'
import { workerEnvironment } from './worker-environment.ts'

const root = join(import.meta.dirname, '..')
const apis = ['API_1', 'API_2'] as const
const workers = ['WORKER_1', 'WORKER_2', 'WORKER_3'] as const
const restartMs = 500
/** Longer than a worker or the API takes to end in order. */
const maxStopMs = 30_000

const folder = mkdtempSync(join(tmpdir(), 'galley-cluster-'))
const children = new Set<ChildProcess>()
/** The servers that the cluster brings, in the order of their start. */
const servers: { stop(): Promise<void> }[] = []
let stopping = false

/** Starts a process of the cluster, and again when it has ended. */
function keep(start: () => ChildProcess): ChildProcess {
  const child = start()
  children.add(child)
  child.once('exit', () => {
    children.delete(child)
    if (!stopping) setTimeout(() => stopping || keep(start), restartMs)
  })
  return child
}

async function stop(code: number): Promise<void> {
  if (stopping) return
  stopping = true
  const ended = [...children].map((child) => once(child, 'exit'))
  for (const child of children) child.kill('SIGTERM')
  const over = setTimeout(() => {
    for (const child of children) child.kill('SIGKILL')
  }, maxStopMs)
  await Promise.all(ended)
  clearTimeout(over)
  for (const server of servers.reverse()) await server.stop()
  rmSync(folder, { recursive: true, force: true })
  process.exit(code)
}
for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(event, () => void stop(0))

/** Ports on loopback by the names that deploy/haproxy.cfg has for them. */
async function choosePorts(): Promise<Record<string, number>> {
  const names = [...apis, ...workers, 'WORKERS_BIND']
  const ports: Record<string, number> = { GALLEY_BIND: Number(process.env['PORT'] ?? 3000) || (await freePort()) }
  for (const name of names) ports[name] = await freePort()
  return ports
}

async function startServers() {
  const postgres = await startPrivatePostgres()
  servers.push(postgres)
  const bouncer = await startPrivatePgBouncer(postgres.url)
  servers.push(bouncer)
  const redis = await startPrivateRedis()
  servers.push(redis)
  return { DATABASE_URL: bouncer.url, REDIS_URL: redis.url, API_PROCESSES: String(apis.length) }
}

async function start(): Promise<void> {
  await build()
  const ports = await choosePorts()
  const at = (name: string) => `127.0.0.1:${ports[name]}`
  const publicUrl = `http://localhost:${ports['GALLEY_BIND']}`
  const token = randomBytes(32).toString('base64url')
  const settings = await startServers()
  const addresses = Object.fromEntries(Object.keys(ports).map((name) => [name, at(name)]))
  keep(() =>
    spawn('haproxy', ['-db', '-q', '-f', join(root, 'deploy/haproxy.cfg')], {
      env: { PATH: process.env['PATH'], ...addresses },
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
  )
  const ofWorkers = { ...workerEnvironment(process.env), WORKER_TOKEN: token, LOG_LEVEL: 'warn' }
  const ofApis = {
    ...process.env,
    ...settings,
    HOST: '127.0.0.1',
    PUBLIC_URL: publicUrl,
    TRUSTED_PROXIES: 'loopback',
    SECRETS_KEY: randomBytes(32).toString('base64url'),
    WORKER_URL: `http://${at('WORKERS_BIND')}`,
    WORKER_TOKEN: token,
    LOG_LEVEL: 'warn',
  }
  const fork = (app: 'api' | 'worker', name: string, env: NodeJS.ProcessEnv) =>
    keep(() =>
      forkProcess(join(root, `apps/${app}/src/main.ts`), {
        cwd: root,
        env: { ...env, LOG_FILE: join(folder, `${name}.log`) },
      }),
    )
  const started = [
    ...workers.map((name) => fork('worker', name, { ...ofWorkers, WORKER_LISTEN: at(name) })),
    ...apis.map((name) =>
      fork('api', name, { ...ofApis, PORT: String(ports[name]), GALLEY_DATA_DIR: join(folder, name) }),
    ),
  ]
  await Promise.all(started.map((child) => once(child, 'message')))
  for (const url of [...workers.map((name) => `http://${at(name)}`), publicUrl])
    while (!stopping && !(await isReady(url))) await new Promise((resolve) => setTimeout(resolve, 200))
  if (!stopping) process.stdout.write(`\n  Galley is ready: ${publicUrl}\n  Logs: ${folder}. Ctrl-C stops it.\n\n`)
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

try {
  await start()
} catch (error) {
  process.stderr.write(`The cluster cannot start: ${error instanceof Error ? error.message : String(error)}\n`)
  await stop(1)
}
