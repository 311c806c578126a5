import type { ChangeReason, ChangeWording, Review } from '@galley/contract/assistant'

/** What an assistant's message proposes: the text it was made from, the new one, and what the guard found. */
export interface ProposalRecord {
  baseLatex: string
  newLatex: string
  review: Review
  /** Missing in older ones. */
  reasons?: ChangeReason[]
  wordings?: ChangeWording[]
}
