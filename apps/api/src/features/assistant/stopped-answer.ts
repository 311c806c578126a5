// What a stopped answer costs: a change that the person has not seen is free, talk that they have read costs a credit.
import { claimsAChange, isDecline } from '@galley/honesty/reply/no-answer'
import { withoutLinks } from '@galley/honesty/reply/without-links'
import { tidyMessage } from '@galley/honesty/guard/text/tidy-message'
import type { AnswerListener, Progress } from '../../adapters/llm/assistant.port.ts'
import type { NewAsk } from './asks.repository.ts'
import { wordsAlone, type JudgedAnswer } from './review-draft.ts'

export interface RunningAnswer {
  ask: NewAsk
  stopper: AbortController
  isStopped: boolean
  /** The words that the person has on the screen. */
  shown: string
  /** A change follows the words: they only announce it. */
  hasChange: boolean
  /** The model has said something: from then on it costs. */
  hasWorked: boolean
}

export const runningAnswer = (ask: NewAsk): RunningAnswer => ({
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
