// "My referees don't want their numbers on there, just say available on request": the section stays, the people go.
import type { Edited } from '../edits/edited.ts'
import { spliced } from '../edits/splice.ts'
import { sectionOf } from '../wishes/named-places.ts'

const onRequest = /\b(?:available|provided|supplied|given|furnished) (?:up)?on request\b/i
const ofReferees = /\b(?:references?|referees?)\b/i
/** What is not to be written, or is to stay. */
const denied =
  /\b(?:don['’]?t|do not|never|not|no|remove|delete|take (?:out|off)|without|keep)\b[^.!?]{0,40}\b(?:on request|referees?|references?)\b(?!['’]? (?:don['’]?t|do not))/i

/** Null where nothing is said of it, it is a question, or there are no references. */
export function onRequestComplaint(latex: string, message: string): Edited | null {
  if (!onRequest.test(message) || !ofReferees.test(message)) return null
  if (denied.test(message))
    return /\bkeep\b/i.test(message) ? { problem: 'Your referees stay as they are: I changed nothing.' } : null
  const section = sectionOf(latex, 'references')
  const [first, last] = [section?.blocks[0], section?.blocks.at(-1)]
  if (!section || !first || !last) return null
  if (section.blocks.length === 1 && onRequest.test(first.text)) return null
  return {
    latex: spliced(latex, [{ from: first.from, to: last.to, text: 'Available on request.' }]),
    said: `${section.heading} says “Available on request.” now; the people, their numbers and their addresses are out.`,
  }
}
