// "My referees don't want their numbers on there, just say available on request": the section stays, the people go.
import type { Edited } from '../edits/edited.ts'
import { spliced } from '../edits/splice.ts'
import { sectionOf } from '../wishes/named-places.ts'

const onRequest = /\b(?:available|provided|supplied|given|furnished) (?:up)?on request\b/i
const asks = /\?\s*$|^\W*(?:do|should|is|are|can|must|why|what)\b/i

/** Null where nothing is said of it, it is a question, or there are no references. */
export function onRequestComplaint(latex: string, message: string): Edited | null {
  if (!onRequest.test(message) || asks.test(message)) return null
  const section = sectionOf(latex, 'references')
  const [first, last] = [section?.blocks[0], section?.blocks.at(-1)]
  if (!section || !first || !last) return null
  if (section.blocks.length === 1 && onRequest.test(first.text)) return null
  return {
    latex: spliced(latex, [{ from: first.from, to: last.to, text: 'Available on request.' }]),
    said: `${section.heading} says “Available on request.” now; the people, their numbers and their addresses are out.`,
  }
}
