// What a section is by its content. Where its heading says nothing (an icon, a word of no table, none at all), only
// what the document lacks is looked for so; where a heading may say two things, its lines decide.
import { aliasOf } from '@galley/resume/outline/heading-kind'
import { degreePattern } from '../vocabulary/degree-words.ts'
import { findDates } from '../vocabulary/find-dates.ts'
import { organisationScore, schoolScore, titleScore } from '../vocabulary/name-scores.ts'
import type { Line } from '../layout/layout.ts'
import { entriesByRole } from './entries-by-role.ts'
import { hasRange } from './entry-lines.ts'
import type { RoleEntry } from './entries-by-role.ts'
import type { PdfSection } from './sections.ts'

type EntryKind = 'experience' | 'education'

export function withContentKinds(all: readonly PdfSection[]): PdfSection[] {
  const sections = withListsAsSkills(all)
  const has = (kind: EntryKind) => sections.some((section) => section.kind === kind)
  const missing = (['experience', 'education'] as const).filter((kind) => !has(kind))
  if (missing.length === 0) return [...sections]
  return sections.flatMap((section) => {
    if (section.kind !== 'head' && section.kind !== 'other') return [section]
    return section.kind === 'head'
      ? headParts(section, partsOf(entryLines(section.lines)), missing)
      : [renamed(section, partsOf(section.lines), missing)]
  })
}

const maxWordsOfItem = 4

/** "Teaching" over a few short lines without a date, beside posts that have dates, lists what the person can do. */
function withListsAsSkills(sections: readonly PdfSection[]): PdfSection[] {
  const isDated = ({ lines }: PdfSection) => lines.some(({ text }) => findDates(text).length > 0)
  const isList = ({ lines }: PdfSection) =>
    lines.length > 1 &&
    lines.every(
      ({ text, role, bold }) =>
        role !== 'begin' &&
        !bold &&
        text.split(/\s+/).length <= maxWordsOfItem &&
        !/[,|]|[.!?:;]$/.test(text) &&
        titleScore(text) < 0.5 &&
        organisationScore(text) < 0.7,
    )
  const hasPosts = sections.some((section) => section.kind === 'experience' && isDated(section))
  return sections.map((section) =>
    isLabelledSkills(section) || (hasPosts && section.kind === 'experience' && !isDated(section) && isList(section))
      ? { ...section, kind: 'skills' }
      : section,
  )
}

/** "Licenses and Skills" over "Licenses: …", "Clinical: …": groups of skills, one of which is another section. */
function isLabelledSkills({ kind, heading, lines }: PdfSection): boolean {
  const isBoth =
    kind === 'certifications' && heading?.text.split(/\s+/).some((word) => aliasOf(word) === 'skills') === true
  const labels = lines.filter(({ text }) => /^[^:]{2,30}:\s+\S/.test(text)).length
  const isDated = lines.some(({ text }) => findDates(text).length > 0)
  return isBoth && !isDated && labels > 1 && labels * 2 >= lines.length
}

const personRoles = new Set<Line['role']>(['name', 'headline', 'contact'])

/** A person's own lines are no entry, whatever their words are: many a name has a degree after it. */
function entryLines(head: readonly Line[]): Line[] {
  const first = head.findIndex(({ role }) => role === 'begin')
  return first < 0 ? [] : head.slice(first).filter(({ role }) => !personRoles.has(role))
}

interface Part {
  readonly kind: EntryKind | undefined
  readonly lines: readonly Line[]
}

/** Entries that follow each other and are of one kind. */
function partsOf(lines: readonly Line[]): Part[] {
  const parts: { kind: EntryKind | undefined; lines: Line[] }[] = []
  for (const entry of entriesByRole(lines, hasRange) ?? []) {
    const kind = kindOf(entry)
    const own = [...entry.header, ...entry.body]
    const last = parts.at(-1)
    if (last && last.kind === kind) last.lines.push(...own)
    else parts.push({ kind, lines: own })
  }
  return parts
}

function kindOf({ header }: RoleEntry): EntryKind | undefined {
  const texts = header.flatMap(({ cells }) => cells.map(({ text }) => text))
  if (texts.some((text) => degreePattern.test(text) || schoolScore(text) >= 0.9)) return 'education'
  return texts.some((text) => findDates(text).some(({ isRange }) => isRange)) ? 'experience' : undefined
}

/** What stands before the first entry is the head. */
function headParts(section: PdfSection, parts: readonly Part[], missing: readonly EntryKind[]): PdfSection[] {
  const first = parts.find(({ kind }) => kind !== undefined)?.lines[0]
  const isUseful = parts.some(({ kind }) => kind !== undefined && missing.includes(kind))
  if (!first || !isUseful) return [section]
  const taken = new Set(
    parts.filter(({ kind }) => kind !== undefined && missing.includes(kind)).flatMap(({ lines }) => lines),
  )
  const found = parts.flatMap(({ kind, lines }): PdfSection[] =>
    kind !== undefined && missing.includes(kind) ? [{ kind, heading: null, lines }] : [],
  )
  return [{ ...section, lines: section.lines.filter((line) => !taken.has(line)) }, ...found]
}

function renamed(section: PdfSection, parts: readonly Part[], missing: readonly EntryKind[]): PdfSection {
  const counts = missing.map((kind) => ({ kind, count: parts.filter((part) => part.kind === kind).length }))
  const best = counts.toSorted((one, other) => other.count - one.count)[0]
  const isMost = best && best.count > 0 && best.count * 2 >= parts.length
  return isMost ? { ...section, kind: best.kind } : section
}
