// What can be seen of a line: where and how it stands, what its words look like, and what the rules make of it. Each
// feature is a word; the model has a weight for it in each role.
import { degreePattern } from '../vocabulary/degree-words.ts'
import { isDateLabel } from '../vocabulary/find-dates.ts'
import { organisationScore, schoolScore, titleScore } from '../vocabulary/name-scores.ts'
import { placeScore } from '../vocabulary/places.ts'
import type { Line } from '../layout/layout.ts'
import { anchorDates } from '../sections/entry-lines.ts'
import { isSubLabel } from '../sections/sub-labels.ts'
import { lookOf, pageStyle, stepOf } from './page-style.ts'
import type { PageStyle } from './page-style.ts'

/** What the rules say of a line. */
export interface RuleView {
  readonly isHeading: boolean
  /** Its words are those of a heading. */
  readonly isAlias: boolean
  /** Of the section that it is in. */
  readonly kind: string
  readonly part: 'start' | 'header' | 'body' | 'none'
}

export function featuresOf(lines: readonly Line[], rules: readonly RuleView[]): string[][] {
  const style = pageStyle(lines)
  const own = lines.map((line, index) => ownFeatures(line, rules[index]!, style))
  const shared = lines.map(sharedFeatures)
  const knownLooks = looksOfAliases(lines, rules)
  const headings = headingStyle(
    lines.filter((each, index) => rules[index]!.isAlias && each.cells.length === 1 && rules[index]!.isHeading),
  )
  const pairs = { lines, rules, signedShares: signedShares(lines, rules) }
  return lines.map((line, index) => [
    ...own[index]!,
    ...shared[index]!,
    ...placeFeatures(lines, index, style),
    ...lookFeatures(line, knownLooks),
    ...(shared[index - 1] ?? ['edge']).map((feature) => `above ${feature}`),
    ...(shared[index + 1] ?? ['edge']).map((feature) => `below ${feature}`),
    ...(shared[index + 2] ?? ['edge']).map((feature) => `second ${feature}`),
    `${own[index]![0]} ${rules[index - 1]?.part === 'body' ? 'after body' : ''}`,
    ...pairFeatures(index, pairs),
    ...headingFeatures(line, headings),
  ])
}

function ownFeatures(line: Line, rule: RuleView, style: PageStyle): string[] {
  const { text, cells } = line
  const words = text.split(/\s+/).length
  const first = cells[0]?.text ?? ''
  return [
    `part ${rule.part}`,
    `in ${rule.kind}`,
    `in ${rule.kind} ${rule.part}`,
    ...(rule.isHeading ? ['rule heading'] : []),
    ...(rule.isAlias ? ['alias'] : []),
    `size ${stepOf(line.size / style.bodySize, [0.85, 0.97, 1.04, 1.15, 1.3, 1.6, 2])}`,
    ...(line.size >= style.largest - 0.3 ? ['largest'] : []),
    `words ${stepOf(words, [2, 3, 4, 6, 9, 13])}`,
    `chars ${stepOf(text.length, [12, 25, 45, 70, 100])}`,
    `look ${stepOf(style.countOf(line), [2, 3, 6, 12])}`,
    `title ${stepOf(Math.max(...cells.map((run) => titleScore(run.text))), [0.2, 0.5, 0.9])}`,
    `firm ${stepOf(Math.max(...cells.map((run) => organisationScore(run.text))), [0.2, 0.5, 0.9])}`,
    `school ${stepOf(schoolScore(first), [0.5, 0.9])}`,
    ...(degreePattern.test(text) ? ['degree'] : []),
    ...(cells.some((run) => placeScore(run.text) >= 0.75) ? ['place'] : []),
    ...(isSubLabel(line) ? ['sub label'] : []),
    `commas ${stepOf(text.split(',').length, [2, 3, 5])}`,
    ...shapeFeatures(text),
  ]
}

const shapes: readonly (readonly [string, RegExp])[] = [
  ['only address', /^(?:https?:\/\/|www\.)\S+$/],
  ['address', /@[\p{L}\d-]+\.|https?:|www\.|linkedin|github/iu],
  ['number', /\+?\d[\d ()./-]{7,}\d/u],
  ['label', /^\p{Lu}[\p{L} &/-]{1,28}:(?:\s|$)/u],
  ['ends full stop', /[.!?]$/],
  ['ends comma', /[,;]$/],
  ['ends colon', /:$/],
  ['starts small', /^[\p{Ll}(&]/u],
  ['starts figure', /^\d/],
  ['past tense', /^\p{Lu}\p{Ll}+ed\s/u],
  ['bars', /\s[|·•]\s/],
  ['grade', /\b(?:GPA|Note|Grade)\b/i],
  ['bracket', /\)$/],
]
const shapeFeatures = (text: string) => shapes.filter(([, pattern]) => pattern.test(text)).map(([name]) => name)

/** Those that neighbours look at, too. */
function sharedFeatures(line: Line): string[] {
  const words = line.text.split(/\s+/)
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length / words.length
  // Scripts without capitals say nothing so.
  const named = /[\p{Lu}\p{Ll}]/u.test(line.text) ? [`named ${stepOf(capitals, [0.3, 0.6, 0.9])}`] : []
  const dates = anchorDates(line)
  const range = dates.some((each) => each.range.isRange) ? ['range'] : dates.length > 0 ? ['date'] : []
  const views = sharedViews.filter(([, has]) => has(line)).map(([name]) => name)
  return [...views, `cells ${Math.min(3, line.cells.length)}`, ...range, ...named]
}

const startsBold = ({ words }: Line) => words[0]?.bold === true
const sharedViews: readonly (readonly [string, (line: Line) => boolean])[] = [
  ['sign', ({ bulletTextLeft }) => bulletTextLeft !== null],
  ['bold', ({ bold }) => bold],
  ['begins bold', (line) => !line.bold && startsBold(line)],
  ['italic', ({ italic }) => italic],
  ['capitals', ({ isCapitals }) => isCapitals],
  ['only date', ({ text }) => isDateLabel(text)],
  ['date right', (line) => anchorDates(line).some(({ cell }) => cell > 0)],
  ['date first', ({ cells }) => isDateLabel(cells[0]?.text ?? '')],
  ['sentence', ({ text }) => /[.!?]$/.test(text)],
  ['long', ({ text }) => text.length > 70],
]

const isDated = (each: Line | undefined) => each !== undefined && anchorDates(each).length > 0
const isSigned = (each: Line | undefined) => each !== undefined && each.bulletTextLeft !== null

/** Of the dated lines in sections of a kind, how many have a bullet. */
function signedShares(lines: readonly Line[], rules: readonly RuleView[]): ReadonlyMap<string, number> {
  const counts = new Map<string, { all: number; signed: number }>()
  for (const [index, line] of lines.entries()) {
    if (!isDated(line)) continue
    const { all, signed } = counts.get(rules[index]!.kind) ?? { all: 0, signed: 0 }
    counts.set(rules[index]!.kind, { all: all + 1, signed: signed + (isSigned(line) ? 1 : 0) })
  }
  return new Map(Array.from(counts, ([kind, { all, signed }]) => [kind, signed / all]))
}

interface PairView {
  readonly lines: readonly Line[]
  readonly rules: readonly RuleView[]
  readonly signedShares: ReadonlyMap<string, number>
}

/** What only counts together. */
function pairFeatures(index: number, { lines, rules, signedShares: shares }: PairView): string[] {
  const [line, above, below] = [lines[index]!, lines[index - 1], lines[index + 1]]
  const dates = [isDated(above) ? 'd' : '-', isDated(line) ? 'D' : '-', isDated(below) ? 'd' : '-'].join('')
  const signs = [isSigned(above) ? 's' : '-', isSigned(line) ? 'S' : '-', isSigned(below) ? 's' : '-'].join('')
  const share = shares.get(rules[index]!.kind)
  return [
    `dates ${dates}`,
    `signs ${signs}`,
    `dates ${dates} signs ${signs}`,
    ...(isSigned(line)
      ? [
          `signed dates ${share === undefined ? 'none' : stepOf(share, [0.01, 0.5])}`,
          `signed ${line.bold || line.words[0]?.bold} ${line.cells.length > 1}`,
          `signed ${rules[index]!.part} ${dates}`,
          ...(isSigned(above) && lookOf(above!) === lookOf(line) && Math.abs(above!.left - line.left) < 2
            ? [`sibling ${dates}`, 'sibling']
            : []),
          `signed ${/[.!?]$/.test(line.text)} ${stepOf(line.text.length, [25, 60])}`,
        ]
      : [`plain ${rules[index]!.part} ${dates}`]),
  ]
}

interface HeadingStyle {
  readonly count: number
  readonly usualGap: number | undefined
  readonly looks: ReadonlySet<string>
  /** Sorted. */
  readonly lefts: readonly number[]
  readonly sides: readonly number[]
}

const sorted = (all: readonly number[]) => all.toSorted((one, other) => one - other)

function headingStyle(headings: readonly Line[]): HeadingStyle {
  const gaps = sorted(headings.map(({ gapAbove }) => gapAbove).filter((gap) => gap < Infinity))
  return {
    count: headings.length,
    usualGap: gaps[gaps.length >> 1],
    looks: new Set(headings.map(lookOf)),
    lefts: sorted(headings.map(({ left }) => left)),
    sides: sorted(headings.map(({ left, right }) => left + right)),
  }
}

/** Whether one of them is less than `within` away from a value. */
function hasNear(all: readonly number[], value: number, within: number): boolean {
  let [from, to] = [0, all.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (all[middle]! < value) from = middle + 1
    else to = middle
  }
  return [all[from - 1], all[from]].some((each) => each !== undefined && Math.abs(each - value) < within)
}

/** How a line stands beside those that are surely headings. */
function headingFeatures(line: Line, { count, usualGap, looks, lefts, sides }: HeadingStyle): string[] {
  const isAs = hasNear(lefts, line.left, 2) || hasNear(sides, line.left + line.right, 3)
  const isLook = looks.has(lookOf(line))
  return [
    `headings ${Math.min(3, count)}`,
    ...(usualGap === undefined || line.gapAbove === Infinity
      ? []
      : [`gap as headings ${stepOf(line.gapAbove / usualGap, [0.6, 0.85, 1.1, 1.4])} ${isLook}`]),
    ...(isAs ? [`left as headings ${isLook}`] : []),
  ]
}

function placeFeatures(lines: readonly Line[], index: number, style: PageStyle): string[] {
  const [line, above, below] = [lines[index]!, lines[index - 1], lines[index + 1]]
  const gap = (each: Line | undefined) =>
    each ? stepOf(each.gapAbove / style.usualGap, [0.9, 1.06, 1.25, 1.6, 2.2, 4]) : 9
  const indent = (line.left - line.columnLeft) / line.size
  const width = Math.max(1, line.columnRight - line.columnLeft)
  const middle = (line.left + line.right - line.columnLeft - line.columnRight) / width
  return [
    `gap ${gap(line)}`,
    `gap below ${gap(below)}`,
    `gaps ${gap(line)} ${gap(below)}`,
    `indent ${stepOf(indent, [0.3, 1, 2, 4])}`,
    `from above ${above ? stepOf((line.left - above.left) / line.size, [-1, -0.2, 0.2, 1]) : 9}`,
    `to below ${below ? stepOf((below.left - line.left) / line.size, [-1, -0.2, 0.2, 1]) : 9}`,
    ...(above && above.right > above.columnRight - 4 * above.size ? ['above full'] : []),
    ...(Math.abs(middle) < 0.06 && indent > 1 ? ['centred'] : []),
    ...(above && lookOf(above) === lookOf(line) ? ['as above'] : []),
    ...(below && lookOf(below) === lookOf(line) ? ['as below'] : []),
    ...(line.bulletTextLeft === null
      ? []
      : [
          `depth ${stepOf((line.left - style.signLeft(line)) / line.size, [0.5, 2])}`,
          style.hasDepths(line) ? 'nested' : 'flat',
        ]),
    `at ${stepOf(index, [1, 2, 4, 8])}`,
    `page ${Math.min(1, line.page)}`,
  ]
}

/** Lines that look like those whose words are headings. */
function looksOfAliases(lines: readonly Line[], rules: readonly RuleView[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const [index, line] of lines.entries())
    if (rules[index]!.isAlias && line.cells.length === 1) counts.set(lookOf(line), (counts.get(lookOf(line)) ?? 0) + 1)
  return counts
}

function lookFeatures(line: Line, known: ReadonlyMap<string, number>): string[] {
  const count = known.get(lookOf(line)) ?? 0
  return count === 0 ? [] : [`as headings ${Math.min(3, count)}`]
}
