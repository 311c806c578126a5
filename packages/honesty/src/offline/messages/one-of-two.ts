// "Customer service and customer care are both in my skills. Take one out": the second of two goes.
import { fold } from '../edits/find-places.ts'
import { cutUnits, unitsOf } from '../edits/text-units.ts'
import { restOf, sentencesIn, type MessageReader } from './message-reader.ts'

const both =
  /^\W*(?:i (?:noticed|see|saw|think) (?:that )?)?(?<one>[^.!?]{2,40}?) and (?<other>[^.!?]{2,40}?) are (?:both )?(?:in|on|under) (?:my|the) (?:skills?|list|hobbies|interests|languages|resume|cv)\b/i
const takesOne =
  /^\W*(?:(?:please|can you|could you|so|just) )*(?:take|remove|drop|delete|leave|get rid of) (?:just |only )?one(?: of (?:them|the two))?(?: (?:out|off|away))?(?: please)?\W*$/i

/** Null where the two are no items, or neither is to go. */
export const oneOfTwo: MessageReader = ({ latex, message }) => {
  const sentences = sentencesIn(message)
  const said = sentences.find((sentence) => both.test(sentence))
  const order = sentences.find((sentence) => takesOne.test(sentence))
  const { one = '', other = '' } = said === undefined ? {} : (both.exec(said)?.groups ?? {})
  const items = unitsOf(latex).filter(({ kind }) => kind === 'item')
  const [kept, gone] = [one, other].map((name) => items.find(({ text }) => fold(text) === fold(name.trim())))
  if (said === undefined || order === undefined || !kept || !gone) return null
  return {
    edited: {
      latex: cutUnits(latex, [gone]),
      said: `I took out “${gone.text}”, and left “${kept.text}”. If the other one is to stay, say so.`,
    },
    stated: [`Remove ${gone.text}.`],
    rest: restOf(sentences, [said, order]),
  }
}
