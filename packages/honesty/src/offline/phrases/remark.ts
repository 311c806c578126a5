// What is only remarked on beside an order: why it is wished, what is felt, what happened. Nothing is to be done about
// it.
import { readCommands } from '../commands/read-command.ts'
import { beginsWithVerb } from './verbs.ts'

/** Something is to be done, or is a value that may be wished. */
const orders =
  /\d|["“”@]|:\s|\b(?:please|pls|should|must|need(?:s|ed)? to|want|wants|would like|i'd like|instead|can you|could you|(?<!\b(?:I|we|they|he|she) )(?:change|fix|add|remove|delete|put|move|replace|rename)|call it|make (?:it|that|this|them)|not [\p{L}]+ but|missing|lacks?)\b/iu
const asksSomething = (text: string): boolean => text.endsWith('?') && questionWord.test(text)
const questionWord = /\b(?:what|which|how|when|where|who|is|are|do|does|did|should|can|could|would)\b/i
/** "Why is it there twice?", "what was I thinking?": said in anger, and answered by the order beside it. */
const rhetorical = /^\W*(?:\p{L}{2,5},? )?(?:why|what was i thinking|who (?:even )?(?:cares|needs|does))\b/iu
/** How the person wants to be seen. */
const ofSelf =
  /^\W*I (?:don't|do not|really don't|just don't) want (?:them |people |it |anyone )?to (?:look|seem|appear|sound|think|know)\b[^.!?]{0,60}$/i
/** With these a wish may begin that has no verb of an order. */
const tells =
  /\b(?:i|we) (?:(?:have|had|'ve|was|am|'m) )?(?:also |just |now |recently )*(?:passed|got|won|started|moved|left|quit|finished|completed|earned|changed|married|promoted|speak|hired|trained|led|ran|built|managed)\b|\b(?:is|are|was|were) (?:now|actually|called|spelled|spelt|wrong)\b|\bname (?:has |have |was )?changed\b|\bnow (?:i am|i'm|it is|it's)\b|\b(?:is|are|'s|'re) (?:\S+ ){1,4}now\b|\b(?:name|surname|title|phone|mobile|number|address|e-?mail|town|city|employer|company|dates?|years?|months?|grade|level|degree)\b.{0,30}\b(?:is|was|are|were|'s)\b|\bnew\b/i

/** Whether a sentence beside an order only remarks on something. Pure. */
export const isRemark = (sentence: string): boolean => {
  const text = sentence.trim()
  if (rhetorical.test(text) || ofSelf.test(text)) return true
  const isOpen = beginsWithVerb(text) || orders.test(text) || asksSomething(text) || tells.test(text)
  return !isOpen && readCommands(text).every(({ kind }) => saying.has(kind))
}
const saying: ReadonlySet<string> = new Set(['unknown', 'fact', 'denial', 'answer', 'thanks'])
