// Which lines belong to which degree, where the division into entries has it otherwise.
import { degreePattern } from '../vocabulary/degree-words.ts'
import { schoolScore } from '../vocabulary/name-scores.ts'
import { anchorDates } from './entry-lines.ts'
import type { EntryLines } from './entry-lines.ts'
import type { Line } from '../layout/layout.ts'

const maxLength = 90

/** A school right below its degree, in a line that the model took for text. */
export const withSchoolsBelow = (entries: readonly EntryLines[]): EntryLines[] =>
  entries.map((entry) => {
    const [below, ...body] = entry.body
    return below && isSchool(below) && !entry.header.some(({ text }) => schoolScore(text) >= 0.7)
      ? { ...entry, header: [...entry.header, below], body }
      : entry
  })

const isSchool = ({ text, bulletTextLeft }: Line): boolean =>
  bulletTextLeft === null && text.length <= maxLength && !/[.!?]$/.test(text) && schoolScore(text.split(',')[0]!) >= 0.9

/**
 * A second degree at the end of an entry is the next one's, where that has none: it takes one line more than the first
 * did.
 */
export function withOwnDegrees(entries: readonly EntryLines[]): EntryLines[] {
  const own = [...entries]
  for (const [index, next] of entries.entries()) {
    const entry = own[index - 1]
    if (!entry || next.header.some(({ text }) => degreePattern.test(text))) continue
    const isInBody = entry.body.length > 0
    const last = isInBody ? entry.body.at(-1) : entry.header.slice(entry.anchor + 1).at(-1)
    const rest = entry.header.filter((line) => line !== last)
    if (!last || !isDegreeLine(last) || !rest.some(({ text }) => degreePattern.test(text))) continue
    own[index - 1] = { ...entry, header: rest, body: isInBody ? entry.body.slice(0, -1) : entry.body }
    own[index] = { ...next, header: [last, ...next.header], anchor: next.anchor + 1 }
  }
  return own
}

const isDegreeLine = (line: Line) =>
  degreePattern.exec(line.text)?.index === 0 &&
  line.bulletTextLeft === null &&
  line.text.length < 60 &&
  anchorDates(line).length === 0 &&
  !/[.!?]$/.test(line.text)
