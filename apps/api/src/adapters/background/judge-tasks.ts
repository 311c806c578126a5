// What is done in the background: pure, of values that can be copied from thread to thread.
import { judge, judgeSource } from '@galley/honesty/guard/judge'
import { salvage } from '@galley/honesty/guard/salvage'
import { tidyMessage } from '@galley/honesty/guard/text/tidy-message'
import type { Violation } from '@galley/honesty/guard/case/verdict'
import { outlineOf } from '@galley/resume/outline/outline-of'
import { coverageOf, type CoverageInput } from '@galley/resume/posting/coverage'
import { assemble } from '@galley/honesty/reply/assemble'
import { ownWords } from '@galley/honesty/reply/own-words'
import { withoutLinks } from '@galley/honesty/reply/without-links'

/** A draft, before it is judged. */
export interface DraftOpened {
  /** To the person: without foreign links, cut to its limits. */
  message: string
  /** The whole document that is proposed; null: words alone. */
  proposed: string | null
  /** Jobs, bullets, lines, of the longer one of both texts. */
  parts: number
  /** What the person wrote, without what was pasted from the posting. */
  said: string[]
}

interface DraftToOpen {
  accepted: string
  /** The person's message, whose links are their own. */
  asked: string
  draft: { message: string; latex: string | null }
  said: string[]
  jobDescription: string
}

function openDraft({ accepted, asked, draft, said, jobDescription }: DraftToOpen): DraftOpened {
  const proposed = draft.latex === null ? null : draft.latex.trim() === '' ? '' : assemble(accepted, draft.latex)
  const isChange = proposed !== null && proposed !== accepted
  return {
    message: tidyMessage(withoutLinks(draft.message, `${accepted}\n${asked}`)).text,
    proposed,
    parts: isChange ? Math.max(partsOf(accepted), partsOf(proposed)) : 0,
    said: isChange ? ownWords(said, jobDescription) : [],
  }
}

const partsOf = (latex: string) => outlineOf(latex).sections.reduce((sum, { blocks }) => sum + blocks.length, 0)

interface ToSalvage {
  accepted: string
  proposed: string
  violations: readonly Violation[]
}

export const pureWork = {
  openDraft,
  judge,
  judgeSource,
  assemble: ({ accepted, given }: { accepted: string; given: string }) => assemble(accepted, given),
  salvage: ({ accepted, proposed, violations }: ToSalvage) => salvage(accepted, proposed, violations),
  shareOf: (input: CoverageInput) => coverageOf(input).share,
}
export type PureWork = typeof pureWork
