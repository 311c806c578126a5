// The other end of thread-background.ts, in a thread of its own.
import type { MessagePort } from 'node:worker_threads'
import { pureWork, type PureWork } from './judge-tasks.ts'
import { answerOffline, type OfflineAnswer, type OfflineAsk } from '@galley/honesty/offline/answer-offline'

export type Task =
  { name: keyof PureWork; input: unknown } | { name: 'answerByRules'; input: OfflineAsk; counting: MessagePort }

export default async function perform(task: Task): Promise<unknown> {
  if (task.name === 'answerByRules') return answerByRules(task.input, task.counting)
  const work = pureWork[task.name] as (input: unknown) => unknown
  return work(task.input)
}

async function answerByRules(ask: OfflineAsk, counting: MessagePort): Promise<OfflineAnswer> {
  // Texts are judged in order, so a reply belongs to the last request. A caller that can't count ends this whole
  // thread.
  const count = async (latex: string) =>
    new Promise<number | null>((resolve) => {
      counting.once('message', resolve)
      counting.postMessage(latex)
    })
  try {
    return await answerOffline(ask, count)
  } finally {
    counting.close()
  }
}
