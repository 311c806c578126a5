import type { Span } from '@galley/resume/lens/lens-types'
import { SuggestionActions, type SuggestionHandlers } from './suggestion-actions.tsx'
import type { Suggestion } from './suggestion.ts'

interface Props extends SuggestionHandlers {
  suggestions: readonly Suggestion[]
  /** Where the field's text stands. */
  place: Span
  isLocked: boolean
}

/** The suggestions for one field of the form, a quiet line each. */
export function FieldSuggestions({ suggestions, place, ...rest }: Props) {
  const own = suggestions.filter(({ from, to }) => from >= place.from && to <= place.to)
  if (own.length === 0) return null
  return (
    <ul className="mt-1 flex flex-col gap-1 text-xs text-ink-soft">
      {own.map((suggestion) => (
        <li
          key={`${suggestion.rule} ${suggestion.from}`}
          className="flex flex-wrap items-center gap-x-2 border-l-2 border-warn pl-2"
        >
          <span>{suggestion.message}</span>
          <SuggestionActions suggestion={suggestion} maxFixes={1} {...rest} />
        </li>
      ))}
    </ul>
  )
}
