// Each sentence of a message in its canonical form, where it has one.
import { leadIn } from './verbs.ts'
import { inCanonicalForm } from './canonical.ts'

const ends = /(?<=[.!?;\n])(?=\s)/
const isStop = (sign: string): boolean => /[\s.!?;]/.test(sign)

/** A wish is short; what is longer was pasted. */
const maxChars = 2_000

/** What is quoted or dictated stays as it is typed. */
export function inCanonicalSentences(message: string): string {
  if (message.length > maxChars || /["“”]/.test(message)) return message
  const isOfPages = ofPages.test(message)
  return message
    .split(ends)
    .map((sentence) => canonical(isOfPages ? sentence.replace(downTo, 'fit it on $1 pages') : sentence))
    .join('')
}

/** "It goes onto three pages. Please get it down to two". */
const ofPages = /\bpages?\b/i
const downTo =
  /(?:please |can you |could you )*\b(?:get|bring|cut|take|squeeze) (?:it|this|everything) (?:back )?(?:down )?to (one|two|three|[1-3])\b(?! (?:sentences?|lines?|bullets?))(?: pages?)?(?: without [^.!?]{3,60})?/i

function canonical(sentence: string): string {
  const start = /^\s*/.exec(sentence)?.[0] ?? ''
  let last = sentence.length
  while (last > start.length && isStop(sentence[last - 1]!)) last -= 1
  const end = sentence.slice(last)
  const words = sentence.slice(start.length, sentence.length - end.length).replace(leadIn, '')
  const form = inCanonicalForm(words)
  return form === words ? sentence : `${start}${form}${end}`
}
