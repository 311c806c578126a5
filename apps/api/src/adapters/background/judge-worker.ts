// The other end of judge-pool.ts, in a thread of its own.
import type { MessagePort } from 'node:worker_threads'
import type { TaskName } from './background.port.ts'
import { connectToCaller } from './caller-port.ts'
import { backgroundTasks, loadWords } from './judge-tasks.ts'

export interface BackgroundTask {
  name: TaskName
  input: unknown
  /** Names of the caller's functions. */
  asks: string[]
  port: MessagePort
}

export default async function perform({ name, input, asks, port }: BackgroundTask): Promise<unknown> {
  const task = backgroundTasks[name] as (input: unknown, caller: unknown) => unknown
  try {
    // Before the deadline begins: on a busy machine reading the dictionary has taken longer than any task may.
    loadWords(name)
    return await task(input, connectToCaller(port, asks))
  } finally {
    port.close()
  }
}
