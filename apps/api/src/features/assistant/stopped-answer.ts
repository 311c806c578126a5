// What a stopped answer costs: a change that the person has not seen is free, talk that they have read costs a credit.
import { AsyncLocalStorage } from 'node:async_hooks'
import { claimsAChange, isDecline } from '@galley/honesty/reply/no-answer'
import { withoutLinks } from '@galley/honesty/reply/without-links'
import { tidyMessage } from '@galley/honesty/guard/text/tidy-message'
import type { Clock } from '../../adapters/clock.port.ts'
import type { AnswerListener, Progress } from '../../adapters/llm/assistant.port.ts'
import type { AnswerLedger } from './answer-ledger.service.ts'
import type { AssistantRepository, StoredAsk } from './assistant.repository.ts'
import { wordsAlone, type JudgedAnswer } from './review-draft.ts'

export interface RunningAnswer {
  ask: StoredAsk
  stopper: AbortController
  isStopped: boolean
  /** The words that the person has on the screen. */
  shown: string
  /** A change follows the words: they only announce it. */
  hasChange: boolean
  /** The model has said something: from then on it costs. */
  hasWorked: boolean
}

export const runningAnswer = (ask: StoredAsk): RunningAnswer => ({
  ask,
  stopper: new AbortController(),
  isStopped: false,
  shown: '',
  hasChange: false,
  hasWorked: false,
})

/** Remembers what was shown, and passes it on. */
export const progressOf = (own: RunningAnswer, listener: AnswerListener): Omit<Progress, 'signal'> => ({
  onText(text) {
    own.shown += text
    own.hasWorked = true
    listener.onText(text)
  },
  onDocument() {
    own.hasChange = true
  },
})

/** In characters: up to here, stopping is free. The page about credits says so, too. */
const maxFreeChars = 200

export const isDelivered = ({ shown, hasChange, ask }: RunningAnswer): boolean =>
  !hasChange &&
  !ask.isFirstTailoring &&
  shown.trim().length > maxFreeChars &&
  !isDecline(shown) &&
  !claimsAChange(shown)

/** What was shown stays in the conversation. */
export const stoppedAnswer = (shown: string): JudgedAnswer =>
  wordsAlone(
    `${tidyMessage(withoutLinks(shown, '')).text} …\n\nStopped. So much of the answer was here that it cost its credit.`,
    true,
  )

interface Stopping {
  ledger: Pick<AnswerLedger, 'complete' | 'giveUp'>
  repository: Pick<AssistantRepository, 'isWanted' | 'askForStop' | 'stateOf'>
}

/** In the process that makes the answer. */
export async function stopHere({ ledger }: Pick<Stopping, 'ledger'>, running: RunningAnswer): Promise<void> {
  running.isStopped = true
  if (isDelivered(running)) await ledger.complete(running.ask, stoppedAnswer(running.shown))
  else await ledger.giveUp(running.ask, 'stopped', { hasCost: true })
  running.stopper.abort(new Error('stopped'))
}

/** What looks again and again is no part of the request's trace. */
export const outsideTraces = AsyncLocalStorage.snapshot()

const watchMs = 500
const pollMs = 150
/** So long a stop waits for the process that makes the answer. */
const maxStopMs = 3_000

/** Has the process that makes the answer end it, which knows what was shown. False where none does: it has died. */
export async function stopElsewhere(
  { repository, clock }: Pick<Stopping, 'repository'> & { clock: Clock },
  askId: string,
): Promise<boolean> {
  await repository.askForStop(askId, clock.now())
  for (const until = performance.now() + maxStopMs; performance.now() < until;) {
    if ((await outsideTraces(() => repository.stateOf(askId))) !== 'answering') return true
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
  return false
}

/**
 * Ends an answer that is not wanted any more: it was stopped at another process, or its account is gone. Returns what
 * ends the watch. A database that does not respond is asked again.
 */
export function watchForStop(own: RunningAnswer, stopping: Stopping): () => void {
  let isAsking = false
  const look = async () => {
    if (own.stopper.signal.aborted || (await stopping.repository.isWanted(own.ask.id))) return
    await stopHere(stopping, own)
  }
  const tick = () => {
    if (isAsking) return
    isAsking = true
    void look()
      .catch(() => {})
      .finally(() => (isAsking = false))
  }
  const timer = outsideTraces(() => setInterval(tick, watchMs))
  return () => clearInterval(timer)
}
