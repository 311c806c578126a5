// Lines that the person has hidden for now: a model sees them as comments, and tends to leave them out or to add some.
import { hiddenPrefix } from '@galley/resume/lens/source-view'

const isHidden = (line: string) => line.startsWith(hiddenPrefix)

/**
 * The proposed body with the hidden lines of the accepted one, all of them and no others. Where they are the same they
 * stay as proposed; else they follow the line that they follow in the accepted body, or the nearest before it that is
 * still there.
 */
export function withHiddenLines(accepted: string, proposed: string): string {
  const [before, after] = [accepted.split('\n'), proposed.split('\n')]
  const sorted = (lines: readonly string[]) =>
    lines
      .filter(isHidden)
      .map((line) => line.trimEnd())
      .toSorted()
      .join('\n')
  if (sorted(before) === sorted(after)) return proposed
  const kept = after.filter((line) => !isHidden(line))
  const places = placesOf(before, kept)
  return [...(places.get(-1) ?? []), ...kept.flatMap((line, index) => [line, ...(places.get(index) ?? [])])].join('\n')
}

/** The hidden lines of a body by the index of the line in `kept` that they follow; -1 for the beginning. */
function placesOf(body: readonly string[], kept: readonly string[]): Map<number, string[]> {
  const first = new Map<string, number>()
  kept.forEach((line, index) => first.has(line.trim()) || first.set(line.trim(), index))
  const places = new Map<number, string[]>()
  let anchor = -1
  for (const line of body) {
    const text = line.trim()
    if (isHidden(line)) {
      const there = places.get(anchor)
      if (there) there.push(line)
      else places.set(anchor, [line])
    }
    // A blank line between the two stays between them.
    else if (text === '') anchor = afterBlankLines(kept, anchor)
    else anchor = first.get(text) ?? anchor
  }
  return places
}

const afterBlankLines = (lines: readonly string[], anchor: number): number =>
  anchor >= 0 && anchor + 2 < lines.length && lines[anchor + 1]?.trim() === '' ? anchor + 1 : anchor
