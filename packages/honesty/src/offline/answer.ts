// What the rule-based assistant is given and gives, and the ways to answer.
import type { ChangeReason, Claim, Selection } from '@galley/contract/assistant'
import type { ResumeData } from '@galley/contract/resume-data'
import type { ClaimAnswer } from '../reply/answers.ts'
import { tidyMessage } from '../guard/text/tidy-message.ts'
import type { CountPages } from '@galley/resume/fit/fit-to-pages'
import type { Edited } from './edits/edited.ts'
import type { FindSureFixes } from './wording/proofread.ts'

export interface OfflineAsk {
  /** `tailor`: whatever the message says, the posting is what it is about. */
  intent: 'chat' | 'tailor'
  message: string
  /** The message as the answer to the question about a claim, where it is one. */
  answered?: ClaimAnswer | undefined
  latex: string
  /** The part of it that the message is about: nothing else is to change. */
  selection?: Selection | undefined
  form: ResumeData
  jobDescription: string
  /** Of proofreading, what the person says is right, by its keys. */
  ignoredFindings?: readonly string[] | undefined
  /** By which a job is over or not. */
  today: Date
}

/** What takes long, or is no pure function: done by the caller. */
export interface OfflineCaller {
  count: CountPages
  proofread: FindSureFixes
}

export interface OfflineAnswer {
  /** At most six sentences, about a hundred words. */
  message: string
  /** The whole document, changed; null: words alone. */
  latex: string | null
  /** Nothing was done or answered, or nothing that costs a credit. */
  isRefusal: boolean
  claims: Claim[]
  reasons?: ChangeReason[]
  /** What the user asked to be written, word for word: the guard takes it as their own. */
  stated?: readonly string[]
  /** What was named is not there by that name: it may be described in casual words. */
  isNotFound?: boolean
  /** Something was done, and a part of the message not understood. */
  isPartial?: boolean
  /** No rule reads the message. */
  isUnknown?: boolean
  /** What they say of themselves was kept in mind, and nothing else. */
  isNoted?: boolean
}

export const words = (message: string, claims: Claim[] = []): OfflineAnswer => ({
  message,
  latex: null,
  isRefusal: false,
  claims,
})
export const refusal = (message: string, claims: Claim[] = []): OfflineAnswer => ({
  message,
  latex: null,
  isRefusal: true,
  claims,
})
export const changedTo = (edited: Edited): OfflineAnswer =>
  'problem' in edited
    ? {
        ...refusal(edited.problem),
        ...(edited.isNotFound && { isNotFound: true }),
        ...(edited.isNoted && { isNoted: true }),
      }
    : { message: edited.said, latex: edited.latex, isRefusal: false, claims: [] }

/** What was done and what was not, each in its own words. */
export function together(given: readonly OfflineAnswer[]): OfflineAnswer {
  // "I'm divorced now", beside a new name: it is why, and needs no answer.
  const isDone = given.some(({ latex }) => latex !== null)
  const answers = given.filter(({ isNoted }) => !isDone || !isNoted)
  if (answers.length === 1) return answers[0]!
  const said = [...new Set(answers.map(({ message }) => message.replace(' Nothing else has changed.', '')))].join(' ')
  return {
    message: tidyMessage(said).text,
    latex: answers.findLast(({ latex }) => latex !== null)?.latex ?? null,
    isRefusal: answers.every(({ isRefusal }) => isRefusal),
    claims: answers.flatMap(({ claims }) => claims),
    stated: answers.flatMap(({ stated = [] }) => stated),
    ...(answers.some(({ isNotFound }) => isNotFound) && { isNotFound: true }),
  }
}
