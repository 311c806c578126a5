// How well a reading of a page holds together: headings with nothing under them, dates without a name, columns read
// across. The model weighs these where a page may be divided in several ways.
import { aliasOf } from '@galley/resume/outline/heading-kind'
import type { Line } from '../layout/layout.ts'
import { anchorDates } from '../sections/entry-lines.ts'

export const readingFeatureNames = [
  'sureness',
  'empty sections',
  'headers without a beginning',
  'columns',
  'unknown lines',
  'dates in text',
  'headings',
  'headings beside text',
  'texts beside each other',
  'beginnings with a date',
  'broken lines',
  'by the rules',
  'beginnings',
  'columns that begin in the middle',
  'text without a beginning',
] as const
export type ReadingWeights = Readonly<Record<(typeof readingFeatureNames)[number], number>>

/** Of two readings, the better one has the higher value. */
export const readingValue = (features: readonly number[], weights: ReadingWeights): number =>
  readingFeatureNames.reduce((sum, name, index) => sum + features[index]! * weights[name], 0)

/** Cells longer than this are running text. */
const textChars = 35

const inMiddle = new Set(['more', 'bullet'])
const text = new Set(['bullet', 'prose', 'more', 'item'])

export function readingFeatures(flows: readonly (readonly Line[])[], isByRules: boolean): number[] {
  const lines = flows.flat()
  const all = Math.max(1, lines.length)
  const share = (is: (line: Line) => boolean) => lines.filter(is).length / all
  const pairs = flows.flatMap((flow) => flow.map((line, index) => ({ line, above: flow[index - 1] })))
  const pairShare = (is: (pair: { line: Line; above: Line | undefined }) => boolean) => pairs.filter(is).length / all
  const begins = lines.filter(({ role }) => role === 'begin')
  const isHead = (line: Line | undefined) => line?.role === 'begin' || line?.role === 'header'
  const hasDate = (line: Line) => anchorDates(line).length > 0
  const isHeading = (line: Line | undefined) => line?.role === 'heading'
  const lonely = flows.filter((flow) => flow.length > 0 && isHeading(flow.at(-1))).length
  return [
    lines.reduce((sum, { roleSureness = 1 }) => sum + Math.log(Math.max(0.05, roleSureness)), 0) / all,
    pairShare(({ line, above }) => isHeading(line) && isHeading(above)) + lonely / all,
    pairShare(({ line, above }) => line.role === 'header' && !isHead(above) && above?.role !== 'heading'),
    Math.min(3, flows.filter((flow) => flow.length > 0).length),
    share(({ role }) => role === 'other'),
    share((line) => ['bullet', 'more', 'prose'].includes(line.role ?? '') && line.cells.length > 1 && hasDate(line)),
    share(({ role }) => role === 'heading'),
    share(({ cells }) => cells.length > 1 && cells.some((run) => aliasOf(run.text) !== undefined)),
    share(({ cells }) => cells.filter(({ text }) => text.length > textChars).length > 1),
    begins.filter(hasDate).length / Math.max(1, begins.length),
    pairShare(
      ({ line, above }) =>
        line.role === 'more' && above !== undefined && above.right < above.columnRight - 12 * above.size,
    ),
    isByRules ? 1 : 0,
    share(({ role }) => role === 'begin'),
    flows.filter(([first]) => first !== undefined && inMiddle.has(first.role ?? '')).length,
    pairShare(({ line, above }) => line.role === 'more' && !text.has(above?.role ?? '')),
  ]
}
