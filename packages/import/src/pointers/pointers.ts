// What a language model may add to a reading: it points at lines, and the text is copied from them here, so that it
// can't say anything that the document does not. Whatever of its reply is not of this shape, points nowhere, or at what
// is surely known, counts for nothing.
import { confidenceFrom } from '@galley/contract/confidence'
import type { FieldEvidence, SourceLine, UnreadLine } from '@galley/contract/import'
import { limits } from '@galley/contract/limits'
import { resumeData } from '@galley/contract/resume-data'
import type { ResumeReading } from '../pdf/fields/resume-reading.ts'
import { pointedField } from './pointed-fields.ts'
import type { PointedField } from './pointed-fields.ts'

export type Reading = Pick<ResumeReading, 'data' | 'fields' | 'unread'>

/** Characters of a line, from and up to but not with; lines count from 1, as the model sees them. */
export interface PointerSpan {
  readonly line: number
  readonly from: number
  readonly to: number
}

interface Pointer {
  readonly field: PointedField
  readonly spans: readonly PointerSpan[]
}

/** A model's word is more than a guess, and less than what the document's layout shows. */
const confidence = 0.6
const maxLines = 400
const maxLineChars = 300
const maxChars = 14_000
const maxPointers = 120
const maxSpans = 40

/** Something is a guess, was not understood, or is missing that every resume has. */
export function isUnsure({ data, fields, unread }: Reading): boolean {
  const isKeyMissing =
    data.personalInfo.name === '' ||
    data.personalInfo.email === '' ||
    data.experience.length + data.education.length === 0
  return (
    isKeyMissing ||
    fields.some((field) => field.confidence < confidenceFrom.likely) ||
    unread.some(({ reason, text }) => reason === 'unplaced' && /\p{L}{3}/u.test(text))
  )
}

/** As many lines as are shown to the model; those beyond can't be pointed at. */
export function shownLines(lines: readonly SourceLine[]): SourceLine[] {
  let room = maxChars
  return lines.slice(0, maxLines).filter(({ text }) => (room -= Math.min(text.length, maxLineChars) + 6) > 0)
}

export const numberedLines = (lines: readonly SourceLine[]): string =>
  lines.map(({ text }, index) => `${index + 1}: ${text.slice(0, maxLineChars)}`).join('\n')

/** What the form has by now: sure fields are not to be touched, guesses and what is missing are asked for. */
export function fieldList({ fields }: Reading): string {
  const named = (isSure: boolean) =>
    fields.filter((field) => field.confidence >= confidenceFrom.likely === isSure).map(({ path }) => path)
  return `Known: ${named(true).slice(0, 300).join(', ') || 'nothing'}\nGuessed: ${named(false).slice(0, 100).join(', ') || 'nothing'}`
}

/** Of a reply in any state; what is no pointer is left out. */
export function readPointers(reply: string): Pointer[] {
  const [from, to] = [reply.indexOf('{'), reply.lastIndexOf('}')]
  let said: unknown
  try {
    said = JSON.parse(reply.slice(from, to + 1))
  } catch {
    return []
  }
  if (typeof said !== 'object' || said === null || !('fields' in said) || !Array.isArray(said.fields)) return []
  return (said.fields as unknown[]).slice(0, maxPointers).flatMap((each) => pointerOf(each) ?? [])
}

function pointerOf(said: unknown): Pointer | undefined {
  if (typeof said !== 'object' || said === null || !('path' in said) || !('spans' in said)) return undefined
  const field = typeof said.path === 'string' ? pointedField(said.path) : undefined
  if (!field || !Array.isArray(said.spans) || said.spans.length === 0 || said.spans.length > maxSpans) return undefined
  const spans = (said.spans as unknown[]).map(spanOf)
  return spans.every((span) => span !== undefined) ? { field, spans } : undefined
}

/** `{"line": 3}` is all of it. */
function spanOf(said: unknown): PointerSpan | undefined {
  if (typeof said !== 'object' || said === null) return undefined
  const { line, from = 0, to = Infinity } = said as Record<string, unknown>
  const isNumber = (value: unknown): value is number => value === Infinity || Number.isInteger(value)
  if (!isNumber(line) || !isNumber(from) || !isNumber(to) || from < 0 || to <= from) return undefined
  return { line, from, to }
}

interface Copied {
  readonly text: string
  readonly boxes: UnreadLine['boxes']
  readonly line: SourceLine
}

/** The reading with what the pointers add; the same where they add nothing, or what comes of it is no form. */
export function applyPointers(reading: Reading, lines: readonly SourceLine[], pointers: readonly Pointer[]): Reading {
  const taken = new Map<SourceLine, [number, number][]>()
  let result: Reading = reading
  for (const pointer of pointers) {
    const copied = pointer.spans.map((span) => copiedSpan(span, lines, taken))
    if (!copied.every((each) => each !== undefined)) continue
    const next = withField(result, pointer.field, copied)
    if (!next) continue
    result = next
    for (const { line, start, end } of copied) taken.set(line, [...(taken.get(line) ?? []), [start, end]])
  }
  return result
}

/** Signs that part a text from its neighbours are none of it. */
const edges = /^[\s,;|·•]+|[\s,;|·•]+$/g

/** Whole words of a line, if it has them, and no other line does. */
function copiedSpan(
  { line: number, from, to }: PointerSpan,
  lines: readonly SourceLine[],
  taken: ReadonlyMap<SourceLine, readonly (readonly [number, number])[]>,
): (Copied & { start: number; end: number }) | undefined {
  const line = lines[number - 1]
  if (!line || from >= line.text.length) return undefined
  let [start, end] = [from, Math.min(to, line.text.length)]
  while (start > 0 && /\S/.test(line.text[start - 1]!)) start -= 1
  while (end < line.text.length && /\S/.test(line.text[end]!)) end += 1
  const isTaken = [...line.sure, ...(taken.get(line) ?? [])].some((span) => span[0] < end && span[1] > start)
  const text = line.text.slice(start, end).replace(edges, '')
  return isTaken || text === '' ? undefined : { text, boxes: line.boxes, line, start, end }
}

function withField(reading: Reading, field: PointedField, copied: readonly Copied[]): Reading | undefined {
  const texts = copied.map(({ text }) => text)
  if (field.isList) return withItems(reading, field, copied)
  const before = reading.fields.find(({ path }) => path === field.path)
  if (before && before.confidence >= confidenceFrom.likely) return undefined
  const text = texts.join(field.isLong ? '\n' : ' ')
  if (text.length > (field.isLong ? limits.textChars : limits.lineChars) || !field.fits(text)) return undefined
  const old = field.read(reading.data)
  // A sure field would have evidence; what has none was not read from the document.
  if (old === undefined || (old !== '' && !before)) return undefined
  const data = field.write(reading.data, text)
  if (!data || !resumeData.safeParse(data).success) return undefined
  const evidence = { path: field.path, confidence, boxes: copied.flatMap(({ boxes }) => boxes) }
  const fields = [...reading.fields.filter((each) => each !== before), evidence]
  const unread = [...withoutCopied(reading.unread, copied), ...replaced(old, text, before)]
  return { data, fields, unread }
}

/** Skills and the like are added one by one, each once. */
function withItems(reading: Reading, field: PointedField, copied: readonly Copied[]): Reading | undefined {
  const known = field.readList(reading.data)
  const isNew = (text: string) => !known.some((each) => each.toLowerCase() === text.toLowerCase())
  const added = copied.filter(({ text }) => isNew(text) && text.length <= limits.lineChars)
  if (added.length === 0 || known.length + added.length > limits.listItems) return undefined
  const data = field.writeList(reading.data, [...known, ...added.map(({ text }) => text)])
  const evidence = added.map(({ boxes }, index) => ({
    path: `${field.path}.${known.length + index}`,
    confidence,
    boxes,
  }))
  return { data, fields: [...reading.fields, ...evidence], unread: withoutCopied(reading.unread, added) }
}

/** A line that was not understood is, where all of its words were copied. */
function withoutCopied(unread: readonly UnreadLine[], copied: readonly Copied[]): UnreadLine[] {
  const isCopied = ({ text, reason, boxes }: UnreadLine) =>
    reason === 'unplaced' && copied.some((each) => each.text.includes(text) && isWithin(boxes, each.line.boxes))
  return unread.filter((line) => !isCopied(line))
}

const isWithin = (boxes: UnreadLine['boxes'], line: UnreadLine['boxes']) =>
  boxes.every((box) =>
    line.some(
      ({ page, x, y, width, height }) =>
        page === box.page && Math.abs(y - box.y) < height && box.x >= x - 1 && box.x <= x + width + 1,
    ),
  )

/** A guess that gave way is not lost. */
const replaced = (old: string, text: string, before: FieldEvidence | undefined): UnreadLine[] =>
  before && old !== '' && !text.includes(old) ? [{ text: old, reason: 'unplaced', boxes: before.boxes }] : []
