// A process that is started again when it has ended, as an orchestrator does it.
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

const restartMs = 500
const maxReadyMs = 120_000

export interface KeptProcess {
  readonly name: string
  readonly pid: number
  signal(signal: NodeJS.Signals): void
  /** Ends it, and does not start it again before `resume`. */
  hold(signal: NodeJS.Signals): Promise<void>
  /** Starts it where it is held. */
  resume(): void
  /** In order; resolves when its successor is ready. */
  replace(): Promise<void>
  /** Rejects after `maxReadyMs`, or where the signal says so. */
  untilReady(signal?: AbortSignal): Promise<void>
  /** For good. Killed where it takes longer than `maxMs`. */
  stop(maxMs: number): Promise<void>
}

interface Kept {
  name: string
  start: () => ChildProcess
  isReady: () => Promise<boolean>
}

export function keepProcess({ name, start, isReady }: Kept): KeptProcess {
  let wanted = true
  let child: ChildProcess
  const run = () => {
    child = start()
    const own = child
    own.once('exit', () => {
      if (!wanted) return
      setTimeout(() => wanted && own === child && run(), restartMs)
    })
  }
  run()
  const end = async (signal: NodeJS.Signals, maxMs: number) => {
    wanted = false
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    const over = setTimeout(() => child.kill('SIGKILL'), maxMs)
    await ended
    clearTimeout(over)
  }
  const untilReady = async (signal?: AbortSignal) => {
    for (const until = performance.now() + maxReadyMs; !(await isReady());) {
      signal?.throwIfAborted()
      if (performance.now() > until) throw new Error(`${name} does not become ready`)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  return {
    name,
    get pid() {
      return child.pid ?? 0
    },
    signal: (signal) => void child.kill(signal),
    hold: (signal) => end(signal, 30_000),
    resume() {
      if (wanted) return
      wanted = true
      run()
    },
    async replace() {
      await end('SIGTERM', 60_000)
      wanted = true
      run()
      await untilReady()
    },
    untilReady,
    stop: (maxMs) => end('SIGTERM', maxMs),
  }
}
