// For tests: what the laws of the lens are checked with.
import { expect } from 'vitest'
import { tierRuns } from '../../testing/tier.ts'
import type { Random } from '../../testing/random.ts'
import { randomText } from '../../testing/random-text.ts'
import type { FieldValue } from '../../fields/field-types.ts'
import { lineText } from '../../fields/retext.ts'
import { withIsoMonths } from '../../text/numeric-dates.ts'
import type {
  BodyLine,
  LensDocument,
  LensItem,
  LensSection,
  LensSkills,
  SourceChange,
  TextPlace,
} from '../lens-types.ts'
import { readResume } from '../read-resume.ts'

/** Random edits of each kind. */
export const runs = tierRuns(16, 1_000)

export const read = (latex: string): LensDocument => readResume(latex) ?? expect.fail('not of class resume')
export const itemsOf = (document: LensDocument) =>
  document.sections.flatMap((section) =>
    section.blocks.flatMap((block) => (block.kind === 'item' ? [{ section, item: block }] : [])),
  )
export const bodies = ({ sections }: LensDocument) =>
  sections.flatMap((section) => [
    section.blocks,
    ...section.blocks.flatMap((block) => (block.kind === 'item' ? [block.body] : [])),
  ])
export const bulletsOf = (document: LensDocument) =>
  bodies(document).flatMap((body) =>
    body.flatMap((block) => (block.kind === 'bullet' ? [{ body: body as BodyLine[], bullet: block }] : [])),
  )

/** Everything that is read, without places. */
export function said(document: LensDocument): unknown {
  return JSON.parse(
    JSON.stringify(document, (key, value: unknown) =>
      ['latex', 'from', 'to', 'lines', 'list', 'head', 'places', 'detailsEnd', 'bodyEnd'].includes(key)
        ? undefined
        : value,
    ),
  )
}

export const expectInside = (edits: readonly SourceChange[], { from, to }: { from: number; to: number }) => {
  for (const edit of edits) expect([edit.from >= from, edit.to <= to]).toEqual([true, true])
}
/** All lines are still there, in their order. */
export function expectKept(lines: readonly string[], after: readonly string[]) {
  let at = 0
  for (const line of after) if (line === lines[at]) at += 1
  expect(lines.slice(at)).toEqual([])
}
export const nonBlank = (latex: string) => latex.split(/\r?\n/).filter((line) => line.trim() !== '')

export function normal(field: string, value: FieldValue): FieldValue {
  if (Array.isArray(value)) return value.map(lineText).filter((text) => text !== '')
  if (typeof value !== 'string') return value
  const text = lineText(value)
  if (/date/i.test(field)) return withIsoMonths(text)
  // With white space in it, it is no address.
  return ['url', 'github'].includes(field) && !/\s/.test(text)
    ? text.replace(/^https:\/\//i, '').replace(/^([^/?#\s]+)\/$/, '$1')
    : text
}

export function newValue(source: Random, old: FieldValue): FieldValue {
  if (typeof old === 'boolean') return !old
  if (typeof old !== 'string') return [randomText(source), 'C, C++', ...old.slice(1)]
  return source.pick([
    '',
    lineText(randomText(source)),
    `${old} more`,
    old.slice(1).trim(),
    '2021-03',
    'A, B',
    'github.com/x',
  ])
}

/** What a field shares its argument with may move inside of it. */
export const lineAround = (latex: string, { from, to }: { from: number; to: number }) => ({
  from: latex.lastIndexOf('\n', from - 1) + 1,
  to: `${latex}\n`.indexOf('\n', to) + 1,
})

export function withoutItem(document: LensDocument, index: number): unknown {
  const { item } = itemsOf(document)[index]!
  const sections = document.sections.map((section) => ({
    ...section,
    blocks: section.blocks.filter((block) => block !== item),
  }))
  return said({ ...document, sections })
}

export const textPlaces = (document: LensDocument): TextPlace[] =>
  bodies(document).flatMap((body) =>
    body.flatMap((block) => (block.kind === 'bullet' || block.kind === 'paragraph' ? [block] : [])),
  )
export const textsOf = (document: LensDocument) => textPlaces(document).map(({ text }) => text)

export type Target = LensSection | LensItem | BodyLine | LensSkills
export interface FoundAgain {
  block: Target
  body: BodyLine[] | null
  find: (document: LensDocument) => { block: Target; body: BodyLine[] | null }
}

/** Sections, entries and bullets, each with how to find it in a later text. */
export function movables(document: LensDocument): FoundAgain[] {
  const listed = (one: LensDocument) => [
    ...one.sections.map((block) => ({ block: block as Target, body: null })),
    ...itemsOf(one).map(({ item }) => ({ block: item as Target, body: null })),
    ...bulletsOf(one).map(({ body, bullet }) => ({ block: bullet as Target, body })),
  ]
  return listed(document).map((one, index) => ({ ...one, find: (later) => listed(later)[index]! }))
}
