// Work that a long or hostile text makes slow: it runs off the thread that serves requests, with a timeout.
import type { OfflineAnswer, OfflineAsk } from '@galley/honesty/offline/answer-offline'
import type { CountPages } from '@galley/honesty/offline/look/fit'
import type { PureWork } from './judge-tasks.ts'

export type Input<Name extends keyof PureWork> = Parameters<PureWork[Name]>[0]
export type Output<Name extends keyof PureWork> = ReturnType<PureWork[Name]>

/** Both reject with an AssistantFailure on a timeout, and with the signal's reason when stopped. */
export interface Background {
  run<Name extends keyof PureWork>(name: Name, input: Input<Name>, signal: AbortSignal): Promise<Output<Name>>
  /** `count` is asked on the caller's side. */
  answerByRules(ask: OfflineAsk, count: CountPages, signal: AbortSignal): Promise<OfflineAnswer>
  close(): Promise<void>
}
