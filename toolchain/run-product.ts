// Starts the worker and the API as two processes, prints the address, and stops both together. With `WORKER_URL` the
// workers are elsewhere, and only the API is started.
import type { ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { prepareDataFolder } from '../apps/api/src/db/data-folder.ts'
import { listProblems as listApiProblems } from '../apps/api/src/env.ts'
import { listProblems as listWorkerProblems } from '../apps/worker/src/env.ts'
import { build } from './build.ts'
import { forkProcess } from './fork-process.ts'
import { workerEnvironment } from './worker-environment.ts'

const root = join(import.meta.dirname, '..')
const dataFolder = resolve(root, process.env['GALLEY_DATA_DIR'] || 'data')
/** A worker that fails again and again is not started faster than this. */
const maxRestartMs = 5_000

interface Ready {
  listening: string
  publicUrl?: string
  unfit?: string | null
}

function refuseToStart(reason: string): never {
  process.stderr.write(`Galley cannot start: ${reason}\n`)
  process.exit(1)
}

// Before anything is made or started: a worker that stumbles over its settings would only be started again and again.
const problems = new Set([
  ...listApiProblems({ ...process.env, WORKER_SOCKET: 'given below' }),
  ...listWorkerProblems(process.env),
])
if (problems.size > 0) refuseToStart([...problems].join('; '))

const logFolder = join(dataFolder, 'logs')
try {
  prepareDataFolder(dataFolder)
  mkdirSync(logFolder, { recursive: true, mode: 0o700 })
} catch (error) {
  refuseToStart(error instanceof Error ? error.message : String(error))
}
const socketFolder = mkdtempSync(join(tmpdir(), 'galley-'))
const environment = { ...process.env, GALLEY_DATA_DIR: dataFolder, WORKER_SOCKET: join(socketFolder, 'worker.sock') }
const environments = { api: environment, worker: workerEnvironment(environment) }
const children = new Map<ChildProcess, 'api' | 'worker'>()
/** What each takes to end besides. */
const maxEndMs = 12_000
let stopping = false

/**
 * Starts a process of the product; resolves with its first message, or with null when it ends before it says anything.
 */
function startProcess(name: 'api' | 'worker', onExit: () => void): Promise<Ready | null> {
  const child = forkProcess(join(root, `apps/${name}/dist/main.mjs`), {
    cwd: root,
    env: { ...environments[name], LOG_FILE: join(logFolder, `${name}.log`) },
  })
  children.set(child, name)
  return new Promise((resolveReady) => {
    child.once('message', (message) => resolveReady(message as Ready))
    child.once('exit', () => {
      children.delete(child)
      resolveReady(null)
      onExit()
    })
  })
}

async function keepWorker(restartMs = 100): Promise<Ready | null> {
  const startedMs = Date.now()
  return startProcess('worker', () => {
    if (stopping) return
    const wait = Date.now() - startedMs > 60_000 ? 100 : restartMs
    setTimeout(() => void keepWorker(Math.min(wait * 2, maxRestartMs)), wait)
  })
}

async function endAll(ending: readonly ChildProcess[], maxMs: number): Promise<void> {
  const ended = ending.map((child) => new Promise((done) => child.once('exit', done)))
  for (const child of ending) child.kill('SIGTERM')
  const impatience = setTimeout(() => {
    for (const child of ending) child.kill('SIGKILL')
  }, maxMs)
  await Promise.all(ended)
  clearTimeout(impatience)
}

async function stop(code: number): Promise<void> {
  if (stopping) return
  stopping = true
  // The API has what is under way, for which it may need its worker.
  const of = (name: 'api' | 'worker') => [...children].flatMap(([child, its]) => (its === name ? [child] : []))
  await endAll(of('api'), (Number(process.env['DRAIN_MS']) || 0) + maxEndMs)
  await endAll(of('worker'), maxEndMs)
  rmSync(socketFolder, { recursive: true, force: true })
  process.exit(code)
}

process.on('SIGINT', () => void stop(0))
process.on('SIGTERM', () => void stop(0))
process.on('SIGHUP', () => void stop(0))

try {
  await build()
} catch (error) {
  rmSync(socketFolder, { recursive: true, force: true })
  refuseToStart(error instanceof Error ? error.message : String(error))
}
const isWorkerElsewhere = Boolean(process.env['WORKER_URL'])
const [worker, api] = await Promise.all([
  isWorkerElsewhere ? undefined : keepWorker(),
  startProcess('api', () => void stop(1)),
])
if (!stopping) {
  if (worker === null)
    process.stderr.write(`Nothing can be compiled yet: the worker has ended, and is started again.\n`)
  else if (worker?.unfit)
    process.stderr.write(
      `Nothing can be compiled: ${worker.unfit}.\nInstall bubblewrap, or set GALLEY_SANDBOX=off for your own documents on your own machine.\n`,
    )
  process.stdout.write(`\n  Galley is ready: ${api?.publicUrl}\n  Ctrl-C stops it.\n\n`)
}
