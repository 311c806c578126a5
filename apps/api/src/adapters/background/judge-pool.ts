// Background work in a few threads of this process. Work that is stopped or times out loses its thread; a new thread
// replaces it.
import { availableParallelism } from 'node:os'
import { MessageChannel } from 'node:worker_threads'
import { Piscina } from 'piscina'
import { AssistantFailure } from '../llm/assistant.port.ts'
import type { Background, TaskContext, TaskInput, TaskName, TaskOutput } from './background.port.ts'
import { serveTask } from './caller-port.ts'
import { createDeadline, type Deadline } from './deadline.ts'
import type { BackgroundTask } from './judge-worker.ts'

/** The slowest known text takes two. */
const maxSeconds = 10
/** More than this wait only where all is lost already. */
const maxQueue = 200

const startPool = () =>
  new Piscina<BackgroundTask, unknown>({
    filename: new URL('judge-worker.ts', import.meta.url).href,
    // One that is lost to a text without end takes a second and a half to replace: each reads a dictionary (170 MB).
    minThreads: 2,
    // Every draft holds a thread while its texts are compiled.
    maxThreads: availableParallelism() + 2,
    idleTimeout: 60_000,
    maxQueue: maxQueue,
    resourceLimits: { maxOldGenerationSizeMb: 384 },
  })

export interface ThreadBackground extends Background {
  /**
   * Starts the threads that are kept, after a while: loading them takes both cores for two seconds, which whatever else
   * begins then would wait for. Without it they start with the first task.
   */
  startSoon(): void
}

export function threadBackground({
  maxMs = maxSeconds * 1_000,
  startDeadline = createDeadline,
  startDelayMs = 3_000,
} = {}): ThreadBackground {
  let started: Piscina<BackgroundTask, unknown> | null = null
  const pool = () => {
    started ??= startPool()
    return started
  }
  let clock: NodeJS.Timeout | undefined

  const perform = async (task: BackgroundTask, signal: AbortSignal, deadline: Deadline): Promise<unknown> => {
    try {
      const either = AbortSignal.any([signal, deadline.signal])
      return await pool().run(task, { signal: either, transferList: [task.port] })
    } catch (error) {
      if (deadline.signal.aborted) throw new AssistantFailure('slow')
      if (pool().queueSize >= maxQueue) throw new AssistantFailure('unreachable')
      throw error
    } finally {
      deadline.end()
    }
  }

  return {
    async run<Name extends TaskName>(name: Name, input: TaskInput<Name>, { caller, signal }: TaskContext<Name>) {
      const { port1: own, port2: port } = new MessageChannel()
      const deadline = startDeadline(maxMs)
      const failed = serveTask(own, { ...caller }, deadline)
      const done = perform({ name, input, asks: Object.keys(caller), port }, signal, deadline).finally(() =>
        own.close(),
      )
      try {
        // A task whose caller failed ends by itself, and keeps its thread.
        return (await Promise.race([done, failed])) as TaskOutput<Name>
      } catch (error) {
        signal.throwIfAborted()
        throw error
      }
    },
    startSoon() {
      clock ??= setTimeout(pool, startDelayMs).unref()
    },
    async close() {
      clearTimeout(clock)
      await started?.destroy()
    },
  }
}
