// Headings of sections: their words and their look decide together. What looks like the headings that are known is one,
// too.
import { findDates } from '../vocabulary/find-dates.ts'
import { aliasOf, kindOfHeading, withoutDuration } from '@galley/resume/outline/heading-kind'
import type { HeadingKind } from '@galley/resume/outline/heading-words'
import type { Line } from '../layout/layout.ts'
import { organisationScore, titleScore } from '../vocabulary/name-scores.ts'
import { isBoldRun, isItalicRun, wordsOf } from '../layout/positioned-text.ts'
import type { Run } from '../layout/positioned-text.ts'

export interface SectionHeading {
  readonly run: Run
  readonly kind: HeadingKind
  /** Nothing else of its line is of the section. */
  readonly isWhole?: boolean
}

/** Of lines that look so, this share must have known words before unknown ones are headings. */
const trustedShare = 0.34
const maxChars = 50
const maxWords = 6

export type HeadingFinder = (line: Line) => SectionHeading | undefined

/** Learns how this document sets its headings; the finder then says of each line whether it is, or begins with, one. */
export function headingFinder(lines: readonly Line[]): HeadingFinder {
  const bodySize = usualSize(lines)
  const looks = looksOf(lines, bodySize)
  const most = Math.max(0, ...Array.from(looks.values(), ({ known }) => known))
  const trustedFrom = Math.max(1, Math.min(2, most))
  const trusted = (line: Line) => {
    const look = looks.get(lookOf(line))
    return look && look.known >= trustedFrom ? look : undefined
  }
  const usual = Math.max(
    0,
    ...Array.from(looks.values(), ({ known, prominence: own }) => (known >= trustedFrom ? own : 0)),
  )
  const headingLooks = new Set(
    Array.from(looks).flatMap(([look, { known, prominence: own }]) => (known > 0 && own > 0 ? [look] : [])),
  )
  const isRailHeading = railHeadings(lines, headingLooks)
  return (line) => {
    const run = line.cells[0]
    if (!run || isItem(line, bodySize) || !isTitle(run.text, line.size / bodySize)) return undefined
    const look = trusted(line)
    const alias = aliasOf(run.text)
    if (alias && line.cells.length > 1) return isRailHeading(run) ? { run, kind: alias } : undefined
    if (alias) return isProminent(look, prominence(line, bodySize), usual) ? { run, kind: alias } : undefined
    if (!look || line.cells.length > 1) return undefined
    const kind = kindOfHeading(run.text)
    return isLikeKnown(look, run.text) || isNamedLike(look, kind, line) ? { run, kind } : undefined
  }
}

/** A sign before large letters is an ornament of a heading, not a bullet. */
const isItem = ({ bulletTextLeft, size }: Line, bodySize: number) => bulletTextLeft !== null && size < bodySize * 1.15

/**
 * Known words are a heading where they stand out as much as most headings, or where most lines of their look are
 * headings.
 */
function isProminent(look: Look | undefined, own: number, usual: number): boolean {
  if (!look) return own >= usual - 0.5
  const isOwnLook = look.prominence > 0 && look.known > 1 && look.known >= look.all * 0.6
  return isOwnLook || look.prominence >= usual - 3
}

interface Look {
  /** Lines with words of headings. */
  readonly known: number
  readonly all: number
  readonly prominence: number
}

function looksOf(lines: readonly Line[], bodySize: number): Map<string, Look> {
  const looks = new Map<string, Look>()
  for (const line of lines) {
    if (line.cells.length > 1 || isItem(line, bodySize) || !isTitle(line.text, line.size / bodySize)) continue
    const look = looks.get(lookOf(line)) ?? { known: 0, all: 0, prominence: prominence(line, bodySize) }
    const known = look.known + (aliasOf(line.text) ? 1 : 0)
    looks.set(lookOf(line), { ...look, known, all: look.all + 1 })
  }
  return looks
}

/** Where most of what looks so is a heading, the rest is. */
const isLikeKnown = (look: Look, text: string) =>
  look.prominence > 0 && look.known >= 2 && look.known / look.all >= trustedShare && !isDated(text) && !isPost(text)

/** "Other work experience": set like one heading that is known, and with the word of another in it. */
const isNamedLike = (look: Look, kind: HeadingKind, { text, isCapitals }: Line) =>
  kind !== 'other' &&
  (look.prominence > 0 || (look.prominence === 0 && isCapitals)) &&
  look.known >= 1 &&
  look.all <= maxHeadings &&
  // "Project Manager", "Career Solutions Inc.": words of headings stand in other names, too.
  titleScore(text) < 0.5 &&
  organisationScore(text) < 0.7 &&
  !isDated(text)
const maxHeadings = 12

/** First cells of rows: headings in a rail, if most that look so are; labels of a table, if not. */
function railHeadings(lines: readonly Line[], headingLooks: ReadonlySet<string>): (run: Run) => boolean {
  const counts = new Map<string, { known: number; all: number }>()
  for (const { cells, bulletTextLeft } of lines) {
    const run = cells[0]
    if (!run || cells.length < 2 || bulletTextLeft !== null || !isShort(run.text)) continue
    const { known, all } = counts.get(lookOfRun(run)) ?? { known: 0, all: 0 }
    counts.set(lookOfRun(run), { known: known + (aliasOf(run.text) ? 1 : 0), all: all + 1 })
  }
  return (run) => {
    const { known, all } = counts.get(lookOfRun(run)) ?? { known: 0, all: 1 }
    return !isDated(run.text) && known * 2 > all && (known > 2 || headingLooks.has(lookOfRun(run)))
  }
}

function lookOfRun(run: Run): string {
  const words = wordsOf(run)
  const size = Math.round(Math.max(...words.map((word) => word.size)) * 2) / 2
  return lookOf({
    size,
    bold: isBoldRun(run),
    italic: isItalicRun(run),
    isCapitals: run.text === run.text.toUpperCase(),
  })
}

/** Large type needs no capital. */
const isTitle = (whole: string, size: number) => {
  const text = withoutDuration(whole)
  return isShort(size > 1.15 ? text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : text)
}

const isShort = (text: string) =>
  text.length <= maxChars &&
  text.split(/\s+/).length <= maxWords &&
  /^[\p{Lu}\p{Lt}\p{Lo}\d¿#|/]/u.test(text) &&
  !/[.,;!?]$|@|https?:|www\./.test(text) &&
  !/\d{3}/.test(text.replace(/(?:19|20)\d\d/, ''))

/** Names of posts are often set like headings; a heading that is one has a word of its own ("Leadership"). */
const isPost = (text: string) => kindOfHeading(text) === 'other' && titleScore(text) >= 0.5
const isDated = (text: string) => findDates(text).length > 0

const lookOf = ({ size, bold, italic, isCapitals }: Pick<Line, 'size' | 'bold' | 'italic' | 'isCapitals'>) =>
  `${size.toFixed(1)} ${bold} ${italic} ${isCapitals}`

/** How much it stands out from the text: half points of size, and two for bold type or capitals. */
const prominence = (line: Line, bodySize: number) =>
  (line.size - bodySize) * 2 + (line.bold ? 2 : 0) + (line.isCapitals ? 2 : 0)

export function usualSize(lines: readonly Line[]): number {
  const letters = new Map<number, number>()
  for (const { size, text } of lines) letters.set(size, (letters.get(size) ?? 0) + text.length)
  return Array.from(letters).toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? 10
}
