// The suggestions for the open text, without what the person has muted, and what can be done about them.
import { mutingKey } from '@galley/resume/proof/finding'
import { useMemo, useState } from 'react'
import { documentSpelling } from '@galley/resume/proof/document-spelling'
import { movedSuggestions } from './moved-suggestions.ts'
import { useProofPreferences, type ProofDecisions } from './proof-preferences.ts'
import { useProofreading } from './use-proofreading.ts'
import type { Proofread, ProofQuestion, ProofScope, Spelling, Suggestion } from '@galley/resume/proof/suggestion'

export interface ShownSuggestions {
  /** The text that their places are of: the one that was handed over. */
  latex: string
  suggestions: readonly Suggestion[]
  spelling: Spelling
  decisions: ProofDecisions
  scope: ProofScope
  /** The dictionary could not be loaded. */
  isFailed: boolean
  /** Fetches the dictionary; null where that needs no question. */
  fetchDictionary: (() => void) | null
}

/** The browser was asked to fetch little: the dictionary has megabytes. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

function scopeOf(result: Proofread | null): ProofScope {
  if (result === null) return 'waiting'
  if (!result.isEnglish) return 'otherLanguage'
  return result.isSpelled ? 'all' : 'style'
}

export function useSuggestions(latex: string, userId: string): ShownSuggestions {
  const decisions = useProofPreferences(userId)
  const { words, muted } = decisions
  const ofDocument = useMemo(() => documentSpelling(latex, navigator.language), [latex])
  const spelling = decisions.spelling ?? ofDocument
  const [isSpelled, setSpelled] = useState(() => !savesData())
  const question = useMemo(
    (): ProofQuestion => ({ latex, spelling, words, isSpelled }),
    [latex, spelling, words, isSpelled],
  )
  const { result, isFailed } = useProofreading(question)
  const suggestions = useMemo(() => {
    const hidden = new Set(muted)
    const known = new Set(words)
    return result === null
      ? []
      : movedSuggestions(result, latex).filter(
          (one) => !hidden.has(mutingKey(one)) && !(one.rule === 'spelling' && known.has(one.words)),
        )
  }, [result, latex, muted, words])
  const fetchDictionary = useMemo(() => (isSpelled ? null : () => setSpelled(true)), [isSpelled])
  return { latex, suggestions, spelling, decisions, scope: scopeOf(result), isFailed, fetchDictionary }
}
