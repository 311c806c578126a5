// Each sentence of a message in its canonical form, where it has one.
import { leadIn } from './verbs.ts'
import { inCanonicalForm } from './canonical.ts'

const ends = /(?<=[.!?;\n])(?=\s)/
const stop = /[\s.!?;]*$/

/** What is quoted or dictated stays as it is typed. */
export const inCanonicalSentences = (message: string): string =>
  /["“”]/.test(message) ? message : message.split(ends).map(canonical).join('')

function canonical(sentence: string): string {
  const start = /^\s*/.exec(sentence)?.[0] ?? ''
  const end = stop.exec(sentence)?.[0] ?? ''
  const words = sentence.slice(start.length, sentence.length - end.length).replace(leadIn, '')
  const form = inCanonicalForm(words)
  return form === words ? sentence : `${start}${form}${end}`
}
