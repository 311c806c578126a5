// Lines of running text as paragraphs and bullets, divided words joined.
import { endsDivided } from '../vocabulary/clean-text.ts'
import type { FoundText } from './draft.ts'
import type { Line } from '../layout/layout.ts'
import { joinRuns, slice } from '../layout/positioned-text.ts'
import type { Run } from '../layout/positioned-text.ts'

export interface Paragraph {
  readonly run: Run
  readonly isBullet: boolean
  /** Of a bullet beneath a bullet: how many stand above it. */
  readonly depth?: number
}

export function paragraphsOf(lines: readonly Line[]): Paragraph[] {
  const groups: Line[][] = []
  for (const line of lines) {
    const before = groups.at(-1)?.at(-1)
    if (before && continues(groups.at(-1)!, line)) groups.at(-1)!.push(line)
    else groups.push([line])
  }
  const depthOf = bulletDepths()
  return groups.map((group) => ({
    run: joinLines(group.map((line) => joinRuns(line.cells))),
    isBullet: group[0]!.bulletTextLeft !== null,
    depth: depthOf(group[0]!),
  }))
}

/** A bullet whose text stands further to the right than that of the one above is beneath it. */
function bulletDepths(): (line: Line) => number {
  let lefts: number[] = []
  let column = Number.NaN
  return ({ bulletTextLeft, size, columnLeft }) => {
    if (bulletTextLeft === null || columnLeft !== column) lefts = []
    column = columnLeft
    if (bulletTextLeft === null) return 0
    const step = size * nestedIndent
    lefts = [...lefts.filter((left) => left < bulletTextLeft - step), bulletTextLeft]
    return Math.min(lefts.length - 1, deepest)
  }
}

/** Parts of a size. Numbers of one and of two figures part their texts by less. */
const nestedIndent = 0.7
const deepest = 3

/** Whether a line goes on with the paragraph that these lines begin. */
export function continues(group: readonly Line[], line: Line): boolean {
  const [first, before] = [group[0]!, group.at(-1)!]
  if (line.bulletTextLeft !== null || (first.bulletTextLeft === null && isDetail(line.text))) return false
  if (endsDivided(before.text) || /^[\p{Ll}(&+%]/u.test(line.text)) return true
  if (line.page !== before.page) return !endsSentence(before.text)
  if (line.gapAbove > 2.1 * line.size) return false
  if (first.bulletTextLeft !== null) return line.left >= first.bulletTextLeft - 2 || isFull(before, line)
  return isSetAlike(group, line) && isFull(before, line)
}

/** "Technologies: …", "GPA: …": a line of its own. */
export const isDetail = (text: string): boolean => /^\p{Lu}[\p{L} ]{1,24}:\s+\S/u.test(text)

/** As close and as far to the right as the lines before. */
function isSetAlike(group: readonly Line[], line: Line): boolean {
  const usual = group[1]?.gapAbove
  if (usual === undefined) return true
  return line.gapAbove <= usual * 1.08 + 0.5 && Math.abs(line.left - group.at(-1)!.left) <= line.size * 1.5
}

const endsSentence = (text: string) => /[.!?:”"’)]$/.test(text)
/** The line's first word would not have fitted into the one before. */
export function isFull(before: Line, line: Line): boolean {
  const [last, next] = [before.words.at(-1), line.words[0]]
  return (
    last !== undefined && next !== undefined && before.right + next.width + last.size * 0.2 > before.columnRight - 1
  )
}

/** Prefixes that keep their hyphen at the end of a line. */
const hyphenated =
  /(?:^|[\s(])(?:self|non|multi|cross|end|real|high|low|full|part|long|short|well|open|on|off|in|out|up|e|co|pre|post|re|anti|semi|sub|client|user|data|test|time|cost|decision|award|state|large|small|first|second|third|[a-z]*\d[\w,.]*|[a-z]+-[a-z-]+)-$/iu

export function joinLines(runs: readonly Run[]): Run {
  return runs.reduce((joined, run) => {
    if (joined.text === '') return run
    if (endsDivided(joined.text)) return joinRuns([slice(joined, 0, joined.text.length - 1), run], '')
    if (!/\p{L}-$/u.test(joined.text)) return joinRuns([joined, run])
    const isCut = /^\p{Ll}/u.test(run.text) && !hyphenated.test(joined.text) && /\p{L}{2}-$/u.test(joined.text)
    return isCut ? joinRuns([slice(joined, 0, joined.text.length - 1), run], '') : joinRuns([joined, run], '')
  })
}

/** As people type it into a text area: bullets with a dash, those beneath others further in, paragraphs without. */
export function descriptionOf(paragraphs: readonly Paragraph[], confidence: number): FoundText | undefined {
  if (paragraphs.length === 0) return undefined
  const text = paragraphs
    .map(({ run, isBullet, depth = 0 }) => `${'  '.repeat(depth)}${isBullet ? '- ' : ''}${run.text}`)
    .join('\n')
  return { text: text.replaceAll('\u00ad', '-'), parts: paragraphs.flatMap(({ run }) => run.parts), confidence }
}
