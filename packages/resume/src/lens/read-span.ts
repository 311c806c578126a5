// What a person reads in a piece of the document, with the words that the document defines for itself.
import { readText } from '../fields/inline.ts'
import type { Span } from './lens-types.ts'
import type { SourceView } from './source-view.ts'

interface WrittenOut {
  /** The source, with the document's own words written out. */
  readonly tex: string
  /** Whether there are any: then no text can be written back to it. */
  readonly isOwn: boolean
}

export function texOf({ latex, own }: SourceView, { from, to }: Span): WrittenOut {
  const source = latex.slice(from, to)
  const tex = own.expand(source)
  return { tex, isOwn: tex !== source }
}

/** `isPlain` where plain text can be written back. */
export function readSpan(view: SourceView, span: Span): { tex: string; text: string; isPlain: boolean } {
  const { tex, isOwn } = texOf(view, span)
  const { text, isPlain } = readText(tex)
  return { tex, text, isPlain: isPlain && !isOwn }
}
