// A program of the toolchain as a process of its own, for tests: with these settings alone, killed in the end.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export interface SpawnedScript {
  child: ChildProcess
  /** What it has written to its standard error so far. */
  said: () => string
  ended: Promise<[number | null]>
  /** As an operator does. */
  stop(): Promise<[number | null]>
}

/** `kill` ends all that were started and still run. */
export function scriptRunner() {
  const children: ChildProcess[] = []
  return {
    start(script: string, settings: Record<string, string>): SpawnedScript {
      const child = spawn(process.execPath, [join(import.meta.dirname, script)], {
        env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...settings },
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      children.push(child)
      let said = ''
      child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
      const ended = once(child, 'exit') as Promise<[number | null]>
      const stop = () => {
        child.kill('SIGTERM')
        return ended
      }
      return { child, said: () => said, ended, stop }
    },
    kill() {
      for (const child of children) child.kill('SIGKILL')
    },
  }
}
