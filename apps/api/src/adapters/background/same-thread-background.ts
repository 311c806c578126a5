// Background work in the calling thread: for tests and tools, where no other request waits.
import { answerOffline } from '@galley/honesty/offline/answer-offline'
import { pureWork, type PureWork } from './judge-tasks.ts'
import type { Background, Input, Output } from './background.port.ts'

export const sameThreadBackground = (): Background => ({
  run: async <Name extends keyof PureWork>(name: Name, input: Input<Name>, signal: AbortSignal) => {
    signal.throwIfAborted()
    const work = pureWork[name] as (given: Input<Name>) => unknown
    return work(input) as Output<Name>
  },
  answerByRules: async (ask, count, signal) => {
    signal.throwIfAborted()
    return answerOffline(ask, count)
  },
  close: async () => {},
})
