// The letters and notes that need no language model: composed from what the resume and the person's own words say.
import type { DocumentContent } from '@galley/contract/documents'
import { composeInterview } from './compose-interview.ts'
import { composeLetter } from './compose-letter.ts'
import { composeLinkedIn } from './compose-linked-in.ts'
import { composeThankYou } from './compose-thank-you.ts'
import type { ComposeBrief } from './document-brief.ts'

export type { ComposeBrief }

/** The same brief gives the same text. Never throws. */
export function composeDocument(brief: ComposeBrief & { latex: string }): DocumentContent {
  switch (brief.kind) {
    case 'letter':
      return composeLetter(brief)
    case 'thank_you':
      return composeThankYou(brief)
    case 'interview':
      return composeInterview(brief)
    case 'linkedin':
      return composeLinkedIn(brief)
  }
}
