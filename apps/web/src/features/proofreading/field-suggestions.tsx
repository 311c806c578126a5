import type { Span } from '@galley/resume/lens/lens-types'
import { useState } from 'react'
import { proofreading as words } from '../../strings/en/editing/proofreading.ts'
import { SuggestionActions, type SuggestionHandlers } from './suggestion-actions.tsx'
import type { Suggestion } from '@galley/resume/proof/suggestion'

interface Props extends SuggestionHandlers {
  suggestions: readonly Suggestion[]
  /** Where the field's text stands. */
  place: Span
  isLocked: boolean
  /** The button that had the keyboard goes with its line: the field, above the lines that are left, is to have it. */
  onDone: () => void
}

/** The suggestions for one field of the form, a quiet line each. */
export function FieldSuggestions({ suggestions, place, isLocked, onDone, ...on }: Props) {
  const [said, say] = useState('')
  const own = suggestions.filter(({ from, to }) => from >= place.from && to <= place.to)
  if (own.length === 0 && said === '') return null
  const done = (text: string) => {
    say(text)
    onDone()
  }
  const handlers: SuggestionHandlers = {
    onFix(fix) {
      on.onFix(fix)
      done(words.applied)
    },
    onMute(suggestion) {
      on.onMute(suggestion)
      done(words.ignored)
    },
    onAddWord(word) {
      on.onAddWord(word)
      done(words.added(word))
    },
  }
  return (
    <>
      {own.length > 0 && (
        <ul className="mt-1 flex flex-col gap-1 text-xs text-ink-soft">
          {own.map((suggestion) => (
            <li
              key={`${suggestion.rule} ${suggestion.from}`}
              className="flex flex-wrap items-center gap-x-2 border-l-2 border-warn pl-2"
            >
              <span>{suggestion.message}</span>
              <SuggestionActions maxFixes={1} {...{ suggestion, isLocked }} {...handlers} />
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  )
}
