// The words that an import reads: those that can be seen, are not turned, and are not repeated on each page. A training
// reads the same ones.
import type { PdfText, TextItem } from './pdf-text.ts'
import type { Word } from './positioned-text.ts'
import { withoutRunningHeads } from './running-heads.ts'
import { wordsIn } from './words.ts'

export interface SeenWords {
  readonly kept: readonly Word[]
  /** Rows of running heads. */
  readonly repeated: readonly (readonly Word[])[]
  readonly turned: readonly TextItem[]
  /** As they are in the file. */
  readonly texts: readonly string[]
}

export function seenWords(pdf: PdfText): SeenWords {
  const seen = pdf.items.filter(({ isHidden }) => isHidden !== true)
  const upright = wordsIn({ ...pdf, items: seen.filter(({ isUpright }) => isUpright) })
  return {
    ...withoutRunningHeads(upright, pdf.pages),
    turned: seen.filter(({ isUpright, text }) => !isUpright && text.trim() !== ''),
    texts: seen.map(({ text }) => text),
  }
}
