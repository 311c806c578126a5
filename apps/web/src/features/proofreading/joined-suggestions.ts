// What the dictionary said, beside an answer that came without it.
import { joinedSuggestions } from '@galley/resume/proof/joined-suggestions'
import type { Proofread, Suggestion } from '@galley/resume/proof/suggestion'
import { movedSuggestions } from './moved-suggestions.ts'

const isOfDictionary = ({ rule }: Suggestion) => rule === 'spelling' || rule === 'grammar'

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
