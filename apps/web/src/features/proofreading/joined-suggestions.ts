// The rules for resumes and the dictionary in one list: of the same words only one of them speaks.
import { movedSuggestions } from './moved-suggestions.ts'
import type { Proofread, Suggestion } from './suggestion.ts'

const isOfDictionary = ({ rule }: Suggestion) => rule === 'spelling' || rule === 'grammar'

export function joinedSuggestions(advice: readonly Suggestion[], linted: readonly Suggestion[]): Suggestion[] {
  const isOurs = (one: Suggestion) => advice.some((other) => one.from < other.to && other.from < one.to)
  return [...advice, ...linted.filter((one) => one.rule === 'spelling' || !isOurs(one))].toSorted(
    (one, other) => one.from - other.from || one.to - other.to,
  )
}

/** An answer without the dictionary keeps what the dictionary said before, where those words still stand. */
export function withDictionaryOf(before: Proofread | null, now: Proofread): Proofread {
  if (now.isSpelled || !now.isEnglish || !before?.isSpelled) return now
  const kept = movedSuggestions(before, now.latex).filter(isOfDictionary)
  return { ...now, suggestions: joinedSuggestions(now.suggestions, kept), isSpelled: true }
}

export const withoutDictionary = (read: Proofread): Proofread => ({
  ...read,
  suggestions: read.suggestions.filter((one) => !isOfDictionary(one)),
  isSpelled: false,
})
