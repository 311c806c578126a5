// Suggestions for a text, moved to where their words stand in a later one.
import type { SourceChange, Span } from '@galley/resume/lens/lens-types'
import type { Proofread, Suggestion } from '@galley/resume/proof/suggestion'

/** Those whose words were touched are left out: nothing is known of what stands there now. */
export function movedSuggestions({ latex, suggestions }: Proofread, later: string): Suggestion[] {
  if (latex === later) return suggestions
  const { from, to, growth } = changedSpan(latex, later)
  const moved = <Place extends Span>(place: Place): Place | null => {
    if (place.to < from) return place
    return place.from > to ? { ...place, from: place.from + growth, to: place.to + growth } : null
  }
  return suggestions.flatMap((suggestion) => {
    const place = moved(suggestion)
    if (!place) return []
    const fixes = suggestion.fixes.flatMap((fix) => {
      const change: SourceChange | null = moved(fix.change)
      return change ? [{ ...fix, change }] : []
    })
    return [{ ...place, fixes }]
  })
}

function changedSpan(before: string, after: string): Span & { growth: number } {
  const shorter = Math.min(before.length, after.length)
  let from = 0
  while (from < shorter && before[from] === after[from]) from += 1
  let kept = 0
  while (kept < shorter - from && before.at(-1 - kept) === after.at(-1 - kept)) kept += 1
  return { from, to: before.length - kept, growth: after.length - before.length }
}
