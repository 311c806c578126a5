// Starts the worker and the API as two processes, prints the address, and stops both together.
import { fork, type ChildProcess } from 'node:child_process'
import { closeSync, mkdirSync, mkdtempSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { listProblems as listApiProblems } from '../apps/api/src/env.ts'
import { listProblems as listWorkerProblems } from '../apps/worker/src/env.ts'
import { build } from './build.ts'

const root = join(import.meta.dirname, '..')
const dataFolder = resolve(root, process.env['GALLEY_DATA_DIR'] || 'data')
const largestLogBytes = 20 * 1024 * 1024
/** A worker that fails again and again is not started faster than this. */
const longestRestartMs = 5_000

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

const socketFolder = mkdtempSync(join(tmpdir(), 'galley-'))
const environment = { ...process.env, GALLEY_DATA_DIR: dataFolder, WORKER_SOCKET: join(socketFolder, 'worker.sock') }
const children = new Set<ChildProcess>()
let stopping = false

/** A file descriptor that the process writes to by itself: nobody else has to wake up for a line. */
function openLog(name: string): number {
  const folder = join(dataFolder, 'logs')
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `${name}.log`)
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > largestLogBytes) renameSync(path, `${path}.1`)
  return openSync(path, 'a')
}

/** Starts a process of the product; resolves with its first message, or with null when it ends before it says anything. */
function startProcess(name: 'api' | 'worker', onExit: () => void): Promise<Ready | null> {
  const log = openLog(name)
  const child = fork(join(root, `apps/${name}/src/main.ts`), [], {
    cwd: root,
    env: environment,
    stdio: ['ignore', log, 'inherit', 'ipc'],
  })
  closeSync(log)
  children.add(child)
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
    setTimeout(() => void keepWorker(Math.min(wait * 2, longestRestartMs)), wait)
  })
}

async function stop(code: number): Promise<void> {
  if (stopping) return
  stopping = true
  const ended = [...children].map((child) => new Promise((done) => child.once('exit', done)))
  for (const child of children) child.kill('SIGTERM')
  const impatience = setTimeout(() => {
    for (const child of children) child.kill('SIGKILL')
  }, 12_000)
  await Promise.all(ended)
  clearTimeout(impatience)
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
const [worker, api] = await Promise.all([keepWorker(), startProcess('api', () => void stop(1))])
if (!stopping) {
  if (worker === null)
    process.stderr.write(`Nothing can be compiled yet: the worker has ended, and is started again.\n`)
  else if (worker.unfit)
    process.stderr.write(
      `Nothing can be compiled: ${worker.unfit}.\nInstall bubblewrap, or set GALLEY_SANDBOX=off for your own documents on your own machine.\n`,
    )
  process.stdout.write(`\n  Galley is ready: ${api?.publicUrl}\n  Ctrl-C stops it.\n\n`)
}
