// A server of a test's own, in a temporary folder: waited for until it responds, and gone at once afterwards.
import type { ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'

interface Starting {
  /** For the sentence of a start that fails. */
  name: string
  server: ChildProcess
  /** Removed with it. */
  folder: string
  isUp: () => Promise<boolean>
}

/** Whether an address returns success. */
export const respondsWell = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  )

const maxAttempts = 100
const betweenMs = 50

/** Returns what kills it, as when its machine is gone. Rejects where it ends before it responds, or after 5 s. */
export async function untilUp({ name, server, folder, isUp }: Starting): Promise<() => Promise<void>> {
  const ended = new Promise<void>((resolve, reject) => {
    server.once('exit', () => resolve())
    server.once('error', reject)
  })
  const stop = async () => {
    server.kill('SIGKILL')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  for (let attempt = 0; !(await isUp()); attempt += 1) {
    if (attempt > maxAttempts || server.exitCode !== null) {
      await stop()
      throw new Error(`${name} did not start`)
    }
    await new Promise((resolve) => setTimeout(resolve, betweenMs))
  }
  return stop
}
