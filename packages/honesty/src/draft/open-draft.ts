// A draft before it is judged: what it would change, in which document, and what the person said that counts.
import { outlineOf } from '@galley/resume/outline/outline-of'
import { tidyMessage } from '../guard/text/tidy-message.ts'
import { assemble } from '../reply/assemble.ts'
import { ownWords, type Said } from '../reply/own-words.ts'
import { withoutLinks } from '../reply/without-links.ts'

export interface DraftToOpen {
  accepted: string
  /** The person's message, whose links are their own. */
  asked: string
  /** `latex` null: words alone. */
  draft: {
    message: string
    latex: string | null
    /** What the person asked to be written, word for word. Never of a model's draft. */
    stated?: readonly string[] | undefined
  }
  /** Everything that the person has written in this conversation. */
  said: readonly Said[]
  jobDescription: string
  /** Postings of the resumes that it was said about: their sentences are not the person's either. */
  otherPostings?: readonly string[] | undefined
}

export type DraftOpened =
  /** There is nothing to judge. `message`: to the person, without foreign links, cut to its limits. */
  | { kind: 'no_document' | 'empty' | 'unchanged' | 'too_many_parts'; message: string }
  /** `proposed`: the whole document. `said`: what the person wrote, without what was pasted from the posting. */
  | { kind: 'change'; message: string; proposed: string; said: string[] }

/** Jobs, bullets, lines: a long resume has two hundred, and each is held against each. */
const maxParts = 800

export function openDraft({ accepted, asked, draft, said, jobDescription, otherPostings }: DraftToOpen): DraftOpened {
  const message = tidyMessage(withoutLinks(draft.message, `${accepted}\n${asked}`)).text
  if (draft.latex === null) return { kind: 'no_document', message }
  const proposed = assemble(accepted, draft.latex)
  if (proposed.trim() === '') return { kind: 'empty', message }
  if (proposed === accepted) return { kind: 'unchanged', message }
  if (Math.max(partsOf(accepted), partsOf(proposed)) > maxParts) return { kind: 'too_many_parts', message }
  return {
    kind: 'change',
    message,
    proposed,
    said: [...ownWords(said, jobDescription, otherPostings), ...(draft.stated ?? [])],
  }
}

const partsOf = (latex: string) => outlineOf(latex).sections.reduce((sum, { blocks }) => sum + blocks.length, 0)
