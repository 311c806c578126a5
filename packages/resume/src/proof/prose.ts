// The prose of a resume: bullets and paragraphs, without names, contacts, dates, employers and lists of skills.
import type { SourceChange, Span } from '../lens/lens-types.ts'
import { findBlocks } from '../outline/find-blocks.ts'
import { masked } from '../outline/mask-latex.ts'
import type { Block, Section } from '../outline/outline.ts'
import { outlineOf } from '../outline/outline-of.ts'
import { ownWords } from '../outline/own-words.ts'
import type { SectionKind } from '../outline/section-kind.ts'
import { walked, type Walked } from '../outline/walked.ts'
import { escapeTex } from '../text/escape-tex.ts'
import { mappedText, type MappedText, type MappingSource } from './mapped-text.ts'
import { periodOf, type Period } from './period.ts'

/** A job, a course, a project. */
export interface ProseEntry {
  readonly section: SectionKind
  /** What stands in its arguments: titles, employers, places. */
  readonly facts: readonly string[]
  /** The last of its arguments that has a date, and when that is. */
  readonly dates: (Span & { readonly text: string; readonly period: Period }) | null
}

export interface ProsePiece extends MappedText {
  readonly kind: 'bullet' | 'paragraph'
  readonly section: SectionKind
  readonly entry: ProseEntry | null
}

export interface Prose {
  readonly pieces: readonly ProsePiece[]
  readonly entries: readonly ProseEntry[]
  /** Words of the document that are names: of its header, its skills, its entries. */
  readonly names: ReadonlySet<string>
}

interface Reading {
  readonly source: Walked & MappingSource
  readonly pieces: ProsePiece[]
  readonly entries: ProseEntry[]
  readonly names: Set<string>
}

/** Never throws. Takes time in proportion to the document. */
export function proseOf(latex: string): Prose {
  const plain = masked(latex)
  const source = { ...walked(plain), expand: ownWords(plain).expand }
  const reading: Reading = { source, pieces: [], entries: [], names: new Set() }
  for (const section of outlineOf(latex).sections) readSection(reading, section)
  const { pieces, entries, names } = reading
  return { pieces, entries, names }
}

const lists: ReadonlySet<SectionKind> = new Set(['header', 'skills', 'languages'])
/** What stands there without an entry is a list of names. */
const listsWithoutEntries: ReadonlySet<SectionKind> = new Set(['certifications', 'awards', 'publications'])

function readSection(reading: Reading, { kind, blocks }: Section): void {
  const entries = new Map<number, ProseEntry>()
  blocks.forEach((block, index) => {
    if (block.kind === 'entry') entries.set(index, readEntry(reading, kind, block))
    else if (isProse(kind, block))
      readPiece(reading, block, { section: kind, entry: entries.get(block.entry ?? -1) ?? null })
    else addNames(reading, block.text)
  })
}

/** A labelled line has arguments: a fact with its name. */
const isProse = (section: SectionKind, { kind, entry, args }: Block): boolean =>
  (kind === 'bullet' || (kind === 'paragraph' && !args)) &&
  !lists.has(section) &&
  (entry !== null || !listsWithoutEntries.has(section))

function readPiece(
  { source, pieces }: Reading,
  block: Block,
  { section, entry }: Pick<ProsePiece, 'section' | 'entry'>,
): void {
  const piece = mappedText(source, block)
  const kind = block.kind === 'bullet' ? 'bullet' : 'paragraph'
  if (/\p{L}/u.test(piece.text)) pieces.push({ ...piece, kind, section, entry })
}

/** An argument with so many words is what was done, and no name. */
const minProseWords = 9

function readEntry(reading: Reading, section: SectionKind, block: Block): ProseEntry {
  const args = (block.args ?? []).map((text, index) => ({ text, ...block.argRanges![index]! }))
  const texts = args.filter(({ text }) => section !== 'publications' && text.split(/\s+/).length >= minProseWords)
  const facts = args.filter((arg) => !texts.includes(arg))
  const dates = facts.findLast(({ text }) => periodOf(text) !== null)
  const entry: ProseEntry = {
    section,
    facts: facts.map(({ text }) => text),
    dates: dates ? { ...dates, period: periodOf(dates.text)! } : null,
  }
  reading.entries.push(entry)
  for (const fact of entry.facts) addNames(reading, fact)
  for (const text of texts) readPiece(reading, { ...text, kind: 'paragraph', entry: 0 }, { section, entry })
  for (const inner of bodiesIn(reading, block))
    for (const found of findBlocks(reading.source, section, inner))
      if (isProse(section, { ...found, entry: 0 })) readPiece(reading, found, { section, entry })
  return entry
}

/** Arguments that hold a list. */
function bodiesIn({ source }: Reading, { from, to, args, argRanges = [] }: Block): Span[] {
  const bodies: Span[] = []
  if (!args) return bodies
  for (let at = source.mask.indexOf('{', from); at !== -1 && at < to;) {
    const end = source.braces.get(at) ?? to
    const isBody =
      !argRanges.some((range) => range.from === at + 1) && /\\(?:begin|item)|Item/.test(source.mask.slice(at, end))
    if (isBody) bodies.push({ from: at + 1, to: end })
    at = source.mask.indexOf('{', end)
  }
  return bodies
}

function addNames({ names }: Reading, text: string): void {
  for (const [word] of text.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.+#-]*/gu)) {
    names.add(word.replace(/['’.-]+$/, ''))
    for (const part of word.split(/[-.]/)) if (part !== '') names.add(part)
  }
}

/** Where characters of a piece stand in the source. */
export function sourceSpan({ from, to }: MappedText, [start, end]: readonly [number, number]): Span {
  if (start < end) return { from: from[start]!, to: to[end - 1]! }
  const at = start > 0 ? to[start - 1]! : (from[start] ?? 0)
  return { from: at, to: at }
}

/** Whether the characters stand side by side in the source, as text: no command, group or comment between them. */
function isWritable({ from, to, isFixed }: MappedText, [start, end]: readonly [number, number]): boolean {
  const isOne = (at: number) => at > 0 && at < from.length && from[at - 1] === from[at]
  if (isOne(start) || isOne(end)) return false
  for (let at = start; at < end; at += 1) {
    if (isFixed[at]) return false
    if (at > start && !isOne(at) && to[at - 1] !== from[at]) return false
  }
  return true
}

/** Signs that TeX would draw together with the same before or after them. */
const sticky = /[-'`,<>!?–‘’]/

/**
 * The change of the source that puts other words in place of these; null where that would touch a command. Only the
 * source of these words changes.
 */
export function fixOf(
  latex: string,
  piece: MappedText,
  { start, end, words }: { start: number; end: number; words: string },
): SourceChange | null {
  if (!isWritable(piece, [start, end])) return null
  const span = sourceSpan(piece, [start, end])
  const core = words.trim()
  const lead = /^\s/.test(words) ? ' ' : ''
  const tail = /\s$/.test(words) && core !== '' ? ' ' : ''
  const insert = `${lead}${core === '' ? '' : escapeTex(core)}${tail}`
  const before = latex[span.from - 1] ?? ''
  const after = latex[span.to] ?? ''
  const first = insert[0] ?? after
  const last = insert.at(-1) ?? before
  if ((sticky.test(before) && sticky.test(first)) || (sticky.test(last) && sticky.test(after))) return null
  return { ...span, insert }
}
