// Background work in a few threads of this process. Work that is stopped or times out loses its thread; a new thread
// replaces it.
import { availableParallelism } from 'node:os'
import { MessageChannel } from 'node:worker_threads'
import type { OfflineAnswer } from '@galley/honesty/offline/answer-offline'
import { Piscina } from 'piscina'
import { AssistantFailure } from '../llm/assistant.port.ts'
import type { Task } from './judge-worker.ts'
import type { PureWork } from './judge-tasks.ts'
import type { Background, Input, Output } from './background.port.ts'

/** The slowest known text takes one. */
const maxSeconds = 10
/** More than this wait only where all is lost already. */
const maxQueue = 200

export function threadBackground({ maxMs = maxSeconds * 1_000 } = {}): Background {
  const pool = new Piscina<Task, unknown>({
    filename: new URL('judge-worker.ts', import.meta.url).href,
    // One that is lost to a text without end takes half a second to replace.
    minThreads: 2,
    // Rules that fit a document into its pages hold a thread while the compiler counts them.
    maxThreads: availableParallelism() + 2,
    idleTimeout: 60_000,
    maxQueue: maxQueue,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })

  const perform = async (task: Task, signal: AbortSignal, deadline: Deadline): Promise<unknown> => {
    try {
      const transferList = task.name === 'answerByRules' ? [task.counting] : []
      return await pool.run(task, { signal: AbortSignal.any([signal, deadline.signal]), transferList })
    } catch (error) {
      if (signal.aborted) throw signal.reason
      if (deadline.signal.aborted) throw new AssistantFailure('slow')
      if (pool.queueSize >= maxQueue) throw new AssistantFailure('unreachable')
      throw error
    } finally {
      deadline.end()
    }
  }

  return {
    run: async <Name extends keyof PureWork>(name: Name, input: Input<Name>, signal: AbortSignal) =>
      (await perform({ name, input }, signal, startDeadline(maxMs))) as Output<Name>,
    async answerByRules(input, count, signal) {
      const { port1: asked, port2: counting } = new MessageChannel()
      const deadline = startDeadline(maxMs)
      const whatWentWrong = Promise.withResolvers<never>()
      asked.on('message', (latex: string) => {
        // The compiler has limits of its own.
        deadline.pause()
        count(latex).then((pages) => {
          deadline.goOn()
          asked.postMessage(pages)
        }, whatWentWrong.reject)
      })
      const done = new AbortController()
      try {
        const answer = perform(
          { name: 'answerByRules', input, counting },
          AbortSignal.any([signal, done.signal]),
          deadline,
        )
        return (await Promise.race([answer, whatWentWrong.promise])) as OfflineAnswer
      } finally {
        done.abort()
        asked.close()
      }
    },
    close: () => pool.destroy(),
  }
}

interface Deadline {
  signal: AbortSignal
  pause(): void
  goOn(): void
  end(): void
}

function startDeadline(ms: number): Deadline {
  const over = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const pause = () => clearTimeout(timer)
  const goOn = () => {
    timer = setTimeout(() => over.abort(), ms)
  }
  goOn()
  return { signal: over.signal, pause, goOn, end: pause }
}
