// What passes between the assistant and the editor. Features know nothing of one another: the page ties the two
// together.
import type { ChangeReason, ChangeWording, MessageAnswer, Review } from '@galley/contract/assistant'

export interface ProposedText {
  latex: string
  /** The text that it was made from. */
  base: string
  messageId: string | null
  review: Review | null
  reasons?: readonly ChangeReason[]
  wordings?: readonly ChangeWording[]
}

/**
 * The editor, as far as the assistant has to do with it. Operations are numbered, so that the editor knows a late
 * answer.
 */
export interface EditorLink {
  /** `ignoredTerms`: of the job description, what not to count; `ignoredFindings`: of proofreading, what is right. */
  read: () => {
    latex: string
    jobDescription: string
    ignoredTerms: readonly string[]
    ignoredFindings: readonly string[]
  }
  operationStarted: (operation: number) => void
  /** Null where the answer is words only. */
  operationAnswered: (operation: number, proposal: ProposedText | null) => void
  operationEnded: (operation: number, how: 'failed' | 'stopped') => void
  /** The balance may have changed. */
  spent: () => void
}

/** What an answer proposes in place of the text that it was asked about; null where it is words only. */
export function proposedText({ patch_data: patch, message }: MessageAnswer, asked: string): ProposedText | null {
  if (patch?.type !== 'full_latex' || !patch.new_latex) return null
  const { base_latex: base = asked, review = null, reasons, wordings } = message?.proposal ?? {}
  const given = { ...(reasons && { reasons }), ...(wordings && { wordings }) }
  return { latex: patch.new_latex, base, messageId: message?.id ?? null, review, ...given }
}
