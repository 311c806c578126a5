// What the person's own words prove. A posting that was pasted into the chat proves nothing, nor does what they deny or only ask about.
import { canonical } from './words.ts'

const denial = /\b(?:not|never|no|don'?t|didn'?t|haven'?t|hasn'?t|without|cannot|can'?t|remove|delete|drop)\b/i
const asks = /^\s*(?:should|would|could it|is it|are there|what|which|how|do i|does|why)\b[^?]*\?\s*$/i
/** Shorter runs of words may be in a posting by chance. */
const leastPastedWords = 5

/** The clauses that say something about the person. */
export function provenWords(said: readonly string[], jobDescription: string): string[] {
  const posting = ` ${canonical(jobDescription)} `
  return said.map((words) =>
    sentencesOf(words)
      .filter((sentence) => !asks.test(sentence) && !isPasted(sentence, posting))
      .flatMap((sentence) => sentence.split(/[,;]|\bbut\b/))
      .filter((clause) => !denial.test(clause.replace(/’/g, "'")))
      .join(', '),
  )
}

const sentencesOf = (words: string) => words.split(/(?<=[.!?])\s+|\n+/)

function isPasted(sentence: string, posting: string): boolean {
  const words = canonical(sentence)
  return words.split(' ').length >= leastPastedWords && posting.includes(` ${words} `)
}
