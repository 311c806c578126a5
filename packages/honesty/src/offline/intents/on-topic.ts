// Whether general advice is about what a message says.
import { fold } from '../edits/find-places.ts'
import { telling } from '../edits/text-units.ts'
import { wishing } from '../phrases/wishing-words.ts'
import { conceptsOf } from './concepts.ts'

/** A question in few words may be answered in quite others; of an order at length a part has to come back. */
const asks =
  /\?|^\W*(?:so |and |but |also |hey |hi )?(?:what|how|why|when|where|which|who|should|do|does|is|are|am|can|could|would|will)\b|\b(?:should i|do i|is it|no idea|not sure|i wonder|advice|opinion|tips)\b/i
const minUnanswered = 4

/** One word of a message may belong to another matter: most of its telling words have to come back. Pure. */
export function isAnswered(message: string, reply: string): boolean {
  if (asks.test(message)) return true
  const named = [...new Set(telling(message))].filter((word) => word.length > 2 && !wishing.has(word))
  const text = fold(reply)
  const open = named.filter(
    (word) => conceptsOf(word).size === 0 && !text.includes(word.slice(0, Math.max(4, word.length - 3))),
  )
  return open.length < minUnanswered || open.length / named.length <= 0.5
}
