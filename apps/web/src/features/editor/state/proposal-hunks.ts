// A proposal change by change: what was decided of it so far, and what is still proposed for which text.
import type { ChangeReason, ChangeWording, Review } from '@galley/contract/assistant'
import {
  allOpen,
  countOf,
  proposedWith,
  readChoices,
  textWith,
  withChoice,
  type HunkChoice,
  type HunkChoices,
} from '@galley/resume/hunks/decide-hunks'
import { lineOfHunk, withWording, withWordingsIn, wordingsOf } from '@galley/resume/hunks/hunk-wordings'
import { hunksOf, type Hunks } from '@galley/resume/hunks/hunks-of'

/** What the assistant proposes in place of the text. */
export interface EditorProposal {
  latex: string
  /** The accepted text that it is for, with what was taken of it. Over any other it is never accepted. */
  base: string
  messageId: string | null
  review: Review | null
  reasons?: readonly ChangeReason[]
  /** Other wordings of its changes. */
  wordings?: readonly ChangeWording[]
  /** Of its single changes; missing until the first is decided. */
  progress?: HunkProgress
}

export interface HunkProgress {
  /** Of the whole proposal, against the text that it was made from. */
  hunks: Hunks
  choices: HunkChoices
  /** What was decided since it was opened, in this order: the last one can be taken back. */
  past: readonly number[]
}

/** By the proposal as it came: comparing two texts again and again would be felt. */
const begun = new WeakMap<EditorProposal, HunkProgress>()

export function progressOf(proposal: EditorProposal): HunkProgress {
  if (proposal.progress) return proposal.progress
  const known = begun.get(proposal)
  if (known) return known
  const hunks = hunksOf(proposal.base, proposal.latex)
  const progress = { hunks, choices: allOpen(hunks), past: [] }
  begun.set(proposal, progress)
  return progress
}

export const openCount = (proposal: EditorProposal): number => countOf(progressOf(proposal).choices, 'open')
export const takenCount = (proposal: EditorProposal): number => countOf(progressOf(proposal).choices, 'taken')

const withProgress = (proposal: EditorProposal, progress: HunkProgress): EditorProposal => ({
  ...proposal,
  base: textWith(progress.hunks, progress.choices),
  latex: proposedWith(progress.hunks, progress.choices),
  progress,
})

/** The same proposal where the change is decided already. */
export function withHunk(proposal: EditorProposal, hunk: number, choice: 'taken' | 'rejected'): EditorProposal {
  const { hunks, choices, past } = progressOf(proposal)
  if (choices[hunk] !== 'open') return proposal
  return withProgress(proposal, { hunks, choices: withChoice(choices, hunk, choice), past: [...past, hunk] })
}

/** The wordings of a change, the proposed one first, and which of them is shown, from 0. */
export interface Wordings {
  all: readonly string[]
  shown: number
}

/** By the number of the change; null where there is one wording alone. */
export function wordingsToChoose(proposal: EditorProposal): (Wordings | null)[] {
  const { hunks } = progressOf(proposal)
  return wordingsOf(hunks, proposal.wordings ?? []).map((all, hunk) =>
    all.length < 2 ? null : { all, shown: Math.max(0, all.indexOf(lineOfHunk(hunks, hunk) ?? '')) },
  )
}

/** The same proposal with the next wording of an open change, after the last one the first. */
export function withNextWording(proposal: EditorProposal, hunk: number): EditorProposal {
  const { hunks, choices, past } = progressOf(proposal)
  const wordings = wordingsToChoose(proposal)[hunk]
  const next = wordings?.all[(wordings.shown + 1) % wordings.all.length]
  if (next === undefined || choices[hunk] !== 'open') return proposal
  return withProgress(proposal, { hunks: withWording(hunks, hunk, next), choices, past })
}

/** What taking back the last decision would undo; null: there is none. */
export function lastDecided(proposal: EditorProposal): HunkChoice | null {
  const { choices, past } = progressOf(proposal)
  const last = past.at(-1)
  return last === undefined ? null : (choices[last] ?? null)
}

export function withoutLast(proposal: EditorProposal): EditorProposal {
  const { hunks, choices, past } = progressOf(proposal)
  const last = past.at(-1)
  if (last === undefined) return proposal
  return withProgress(proposal, { hunks, choices: withChoice(choices, last, 'open'), past: past.slice(0, -1) })
}

/**
 * A stored proposal on the text as it is now, where some of it may have been taken. Null: the text was changed
 * otherwise since. What a text cannot show, the rejected changes, is given.
 */
export function reopened(
  proposal: EditorProposal,
  text: string,
  rejected: readonly number[] = [],
): EditorProposal | null {
  if (proposal.base === text && rejected.length === 0) return proposal
  const hunks = withWordingsIn(progressOf(proposal).hunks, proposal.wordings ?? [], text)
  const choices = readChoices(hunks, text, new Set(rejected))
  return choices && withProgress(proposal, { hunks, choices, past: [] })
}
