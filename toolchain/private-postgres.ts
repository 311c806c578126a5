// A Postgres of one's own for tests: a fresh cluster in a temporary folder, on a free port of this machine, gone
// afterwards.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'

export interface PrivatePostgres {
  url: string
  /** It keeps its connections and responds to nothing, until `resume`. */
  pause(): void
  resume(): void
  /** As after an update of the system: every connection ends. Resolves when it responds again. */
  restart(): Promise<void>
  stop(): Promise<void>
}

function findPrograms(): string {
  const debian = '/usr/lib/postgresql'
  try {
    const newest = readdirSync(debian).sort((a, b) => Number(b) - Number(a))[0]
    if (newest) return join(debian, newest, 'bin')
  } catch {
    /* not Debian: the programs are on PATH */
  }
  return ''
}

/** Postgres and PgBouncer refuse to run as root: then they run as the user that Postgres' package made. */
export function identity(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** `isDurable`: what it has written outlives a kill. */
export async function startPrivatePostgres({ isDurable = false } = {}): Promise<PrivatePostgres> {
  const programs = findPrograms()
  const folder = mkdtempSync(join(tmpdir(), 'galley-postgres-'))
  const as = identity()
  if (as.uid !== undefined && as.gid !== undefined) chownSync(folder, as.uid, as.gid)
  const data = join(folder, 'data')
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'galley', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'],
    { ...as, cwd: folder, stdio: 'ignore' },
  )
  const port = await freePort()
  // It outlives no test: waiting for the disk would only make the tests slow where the disk is.
  const fast = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, ...(isDurable ? [] : fast)]
  const start = () =>
    spawn(
      join(programs, 'postgres'),
      ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      { ...as, cwd: folder, stdio: 'ignore' },
    )
  let server = start()
  const end = async () => {
    // Ctrl-C in a terminal has reached it by itself.
    if (server.exitCode !== null || server.signalCode !== null) return
    const exited = once(server, 'exit')
    server.kill('SIGINT')
    await exited
  }
  const isReady = () => {
    try {
      execFileSync(join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' })
      return true
    } catch {
      return false
    }
  }
  const untilReady = async () => {
    for (let attempt = 0; !isReady(); attempt += 1) {
      if (attempt > 100) throw new Error('Postgres did not start')
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  await untilReady()
  const signalAll = (signal: NodeJS.Signals) => {
    const pid = server.pid ?? 0
    const backends = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
      .trim()
      .split(/\s+/)
    for (const one of [pid, ...backends.map(Number)]) process.kill(one, signal)
  }
  return {
    url: `postgres://galley@127.0.0.1:${port}/postgres`,
    pause: () => signalAll('SIGSTOP'),
    resume: () => signalAll('SIGCONT'),
    async restart() {
      await end()
      server = start()
      await untilReady()
    },
    async stop() {
      await end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
