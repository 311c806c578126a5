// bin/cluster's processes for tests and benchmarks: started on a free port, in a process group of their own.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

export interface ClusterProcess {
  pid: number
  args: string
}

export interface StartedCluster {
  url: string
  /** Of its logs; gone when it has ended. */
  folder: string
  child: ChildProcess
  /** All that it runs, by its process group or as children of its processes. */
  processes(): ClusterProcess[]
  /** The main processes of the API or of the workers. */
  mains(app: 'api' | 'worker'): ClusterProcess[]
  /** As Ctrl-C in a terminal, which reaches every process; resolves with the exit code. */
  interrupt(): Promise<number | null>
  /** At once, and whatever it left. */
  kill(): void
}

/** Resolves when it says that it is ready. `settings`: of its API. */
export async function startCluster(settings: Record<string, string> = {}): Promise<StartedCluster> {
  const child = spawn(process.execPath, [join(root, 'toolchain/run-cluster.ts')], {
    cwd: root,
    // A process group of its own, as a terminal makes one.
    detached: true,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  for await (const chunk of child.stdout as NodeJS.ReadableStream) {
    said += chunk.toString()
    if (readyOf(said)) break
  }
  const ready = readyOf(said)
  if (!ready) throw new Error(`The cluster did not start:\n${said}`)
  const group = child.pid ?? 0
  const processes = () => processesOf(group)
  return {
    ...ready,
    child,
    processes,
    mains: (app) =>
      processes().filter(({ pid, args }) => args.includes(`apps/${app}/dist/main.mjs`) && isMain(pid, app)),
    async interrupt() {
      const ended = once(child, 'exit') as Promise<[number | null]>
      process.kill(-group, 'SIGINT')
      return (await ended)[0]
    },
    kill() {
      if (child.exitCode === null) process.kill(-group, 'SIGKILL')
    },
  }
}

function readyOf(said: string) {
  const url = /ready: (\S+)/.exec(said)?.[1]
  const folder = /Logs: (\S+)\./.exec(said)?.[1]
  return url !== undefined && folder !== undefined ? { url, folder } : null
}

/** A worker's own children run the same program. */
function isMain(pid: number, app: 'api' | 'worker'): boolean {
  try {
    return app === 'api' || readFileSync(`/proc/${pid}/environ`, 'utf8').includes('WORKER_LISTEN=')
  } catch {
    return false
  }
}

function processesOf(leader: number): ClusterProcess[] {
  const all = execFileSync('ps', ['-eo', 'pid=,ppid=,pgid=,args='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [])
    .map(([, pid, parent, group, args = '']) => ({
      pid: Number(pid),
      parent: Number(parent),
      group: Number(group),
      args,
    }))
  const ours = new Set(all.filter(({ group }) => group === leader).map(({ pid }) => pid))
  for (let before = -1; before < ours.size;) {
    before = ours.size
    for (const { pid, parent } of all) if (ours.has(parent)) ours.add(pid)
  }
  return all.filter(({ pid }) => ours.has(pid))
}
