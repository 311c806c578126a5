// The part of the text that a message is about. The text may change before it is sent.
import type { Selection } from '@galley/contract/assistant'
import { limits } from '@galley/contract/limits'
import { plainText } from '@galley/resume/outline/plain-text'

export interface AskedPart extends Selection {
  /** The LaTeX of the part. */
  text: string
}

/** Null where it is empty, or longer than a message may be about. */
export function partOf(latex: string, { from, to }: Selection): AskedPart | null {
  const text = latex.slice(from, to)
  return text.trim() === '' || text.length > limits.selectionChars ? null : { from, to, text }
}

/** Where the part stands in a text that may have changed; null where it is gone, or stands there more than once. */
export function findPart(latex: string, { from, to, text }: AskedPart): Selection | null {
  if (latex.slice(from, to) === text) return { from, to }
  const first = latex.indexOf(text)
  if (first < 0 || latex.includes(text, first + 1)) return null
  return { from: first, to: first + text.length }
}

/** As a reader sees it; of what has no words, the LaTeX. */
export const wordsOf = ({ text }: Pick<AskedPart, 'text'>): string =>
  (plainText(text).replaceAll(/\s+/g, ' ').trim() || text.trim()).slice(0, limits.selectedWordsChars)
