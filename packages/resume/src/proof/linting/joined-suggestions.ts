// The rules for resumes and the dictionary in one list: of the same words only one of them speaks.
import type { Suggestion } from './suggestion.ts'

export function joinedSuggestions(advice: readonly Suggestion[], linted: readonly Suggestion[]): Suggestion[] {
  const isOurs = (one: Suggestion) => advice.some((other) => one.from < other.to && other.from < one.to)
  return [...advice, ...linted.filter((one) => one.rule === 'spelling' || !isOurs(one))].toSorted(
    (one, other) => one.from - other.from || one.to - other.to,
  )
}
