// What the rules make of a page, line by line: the model takes it as one of its views, and learns where to trust it.
import { aliasOf } from '@galley/resume/outline/heading-kind'
import { titleScore, organisationScore } from '../vocabulary/name-scores.ts'
import { placeScore } from '../vocabulary/places.ts'
import type { Line } from '../layout/layout.ts'
import { entriesOf } from '../sections/entry-lines.ts'
import { sectionsOf } from '../sections/sections.ts'
import type { RuleView } from './line-features.ts'

const isNamed = ({ text }: Line) => Math.max(titleScore(text), placeScore(text), organisationScore(text)) >= 0.7
const isHeader = (line: Line) =>
  line.bold ||
  line.italic ||
  line.cells.length > 1 ||
  (line.text.length < 70 && !/[.!?;]$/.test(line.text) && isNamed(line))

export function ruleViews(flows: readonly (readonly Line[])[]): RuleView[][] {
  const views = new Map<number, Omit<RuleView, 'isAlias' | 'isHeading'>>()
  const headings = new Set<number>()
  for (const { kind, heading, lines } of sectionsOf(flows)) {
    for (const { word } of heading?.parts ?? []) headings.add(word.id)
    for (const line of lines) views.set(keyOf(line), { kind, part: 'none' })
    for (const { header, body } of entriesOf(lines, { linesAfter: 2, isHeader, isByPattern: true })) {
      for (const [index, line] of header.entries())
        views.set(keyOf(line), { kind, part: index === 0 ? 'start' : 'header' })
      for (const line of body) views.set(keyOf(line), { kind, part: 'body' })
    }
  }
  return flows.map((lines) =>
    lines.map((line) => ({
      ...(views.get(keyOf(line)) ?? { kind: 'head', part: 'none' as const }),
      isHeading: headings.has(keyOf(line)),
      isAlias: line.cells.length === 1 && aliasOf(line.text) !== undefined,
    })),
  )
}

/** A line may be cut or joined by the rules: its first word stays. */
const keyOf = ({ words }: Line) => words[0]?.id ?? -1
