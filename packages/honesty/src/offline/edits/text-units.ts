// The small parts of a resume that casual words mean: a line, a sentence, an item of a list, a detail.
import type { Block, Range, Section } from '@galley/resume/outline/outline'
import { itemsBetween } from './skill-items.ts'
import { bulletsOf, fold, sectionsOf, type FoundEntry } from './find-places.ts'
import { spliced } from './splice.ts'

export interface TextUnit {
  readonly kind: 'bullet' | 'sentence' | 'item' | 'detail'
  /** As a reader sees it. */
  readonly text: string
  readonly block: Block
  readonly section: Section
  /** Offsets in the document. */
  readonly from: number
  readonly to: number
}

/** The bullets of an entry, in order. */
export function bulletUnits(latex: string, { section, entry }: FoundEntry): TextUnit[] {
  const own = new Set(bulletsOf(section, entry).map(({ from }) => from))
  return unitsOf(latex).filter(({ kind, block }) => kind === 'bullet' && own.has(block.from))
}

/** Every one of them, in order. */
export const unitsOf = (latex: string): TextUnit[] =>
  sectionsOf(latex).flatMap((section) => section.blocks.flatMap((block) => unitsIn(latex, section, block)))

function unitsIn(latex: string, section: Section, block: Block): TextUnit[] {
  const { from, to, text, kind } = block
  if (kind === 'bullet') return [{ kind, text, block, section, from, to }]
  if (kind === 'skills') return itemsIn(latex, section, block)
  if (kind === 'entry') return []
  if (/\\detail\b/.test(latex.slice(from, to))) return [{ kind: 'detail', text, block, section, from, to }]
  return sentencesIn(latex, section, block)
}

function itemsIn(latex: string, section: Section, block: Block): TextUnit[] {
  const range = block.argRanges?.at(-1) ?? block
  return itemsBetween(latex, range).map((item) => ({ kind: 'item', ...item, block, section }))
}

const maxItemWords = 4

function sentencesIn(latex: string, section: Section, block: Block): TextUnit[] {
  const source = latex.slice(block.from, block.to)
  const parts = source.split(',')
  // "Allotment, dominoes, reading": a list, though it is typed as a sentence.
  if (parts.length > 2 && parts.every((part) => part.trim().split(/\s+/).length <= maxItemWords))
    return itemsBetween(latex, block).map((item) => ({ kind: 'item', ...item, block, section }))
  return Array.from(
    source.matchAll(/\S[^.!?]*(?:(?:[.!?](?!\s|$)|(?<=(?<!\p{L})\p{Lu})\.(?=\s\p{Lu}))[^.!?]*)*[.!?]*/gu),
    ({ 0: text, index }) => {
      const from = block.from + index
      return { kind: 'sentence', text: text.trim(), block, section, from, to: from + text.trimEnd().length }
    },
  )
}

const words = (text: string): string[] => fold(text).match(/[\p{L}\p{N}+#]{2,40}/gu) ?? []
const idle = new Set(
  `the and for that this with from take off out get rid thing things bit bits part line lines bullet bullets sentence point points one ones about under in on at of my me i it its is are
  was be to a an as so too not no please pls also just really very remove delete drop cut kill lose ditch scrap bin leave need needs dont don doesn want old section resume cv job jobs
  role add put say said make change fix sounds cringe anymore more now where which what there says them they because we you your can could would should will`.split(
    /\s+/,
  ),
)
/** The words of a message that may name a part of the resume. */
export const telling = (message: string): string[] => words(message).filter((word) => !idle.has(word))

const isSame = (word: string, other: string) =>
  word === other ||
  (Math.min(word.length, other.length) >= 4 && (word.startsWith(other) || other.startsWith(word))) ||
  (word.length >= 4 && word.replace(/s$/, '') === other.replace(/s$/, ''))

/** How many of the words stand in a text. */
export const shared = (text: string, named: readonly string[]): number => {
  const own = words(text)
  return named.filter((word) => own.some((other) => isSame(word, other))).length
}

/** The one that has the most of the words; null where none has any, or several as many. */
export function unitMeant(units: readonly TextUnit[], named: readonly string[]): TextUnit | null {
  const scored = units
    // "Fishing" is rather the item "fishing" than "carp fishing forums".
    .map((unit) => ({ unit, score: shared(unit.text, named) + (named.includes(fold(unit.text).trim()) ? 0.5 : 0) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
  const [best, next] = scored
  return best && best.score > (next?.score ?? 0) ? best.unit : null
}

/** The unit with what joins it to its neighbours: a list's comma, a sentence's space, a detail's line. */
export function removalOf(latex: string, unit: TextUnit): { from: number; to: number } {
  if (unit.kind === 'item') {
    const before = /,\s*$/.exec(latex.slice(Math.max(0, unit.from - 20), unit.from))
    if (before) return { from: unit.from - before[0].length, to: unit.to }
    const behind = /^\s*,\s*/.exec(latex.slice(unit.to, unit.to + 20))
    return { from: unit.from, to: unit.to + (behind?.[0].length ?? 0) }
  }
  if (unit.kind === 'sentence') {
    const behind = /^[^\S\n]+/.exec(latex.slice(unit.to, unit.to + 20))
    const before = /[^\S\n]+$/.exec(latex.slice(Math.max(0, unit.from - 20), unit.from))
    if (behind) return { from: unit.from, to: unit.to + behind[0].length }
    return { from: unit.from - (before?.[0].length ?? 0), to: unit.to }
  }
  return wholeLine(latex, unit)
}

/** With the blanks before it and the line end behind it. */
export function wholeLine(latex: string, { from, to }: Range): Range {
  const before = /[^\S\n]*$/.exec(latex.slice(Math.max(0, from - 80), from))?.[0].length ?? 0
  const behind = /^[^\S\n]*\n/.exec(latex.slice(to, to + 80))?.[0].length ?? 0
  return { from: from - before, to: to + behind }
}

/** The document without these units. */
export function cutUnits(latex: string, units: readonly TextUnit[]): string {
  const items = units.filter(({ kind }) => kind === 'item')
  const others = units.filter(({ kind }) => kind !== 'item')
  const ranges = [...others.map((unit) => removalOf(latex, unit)), ...itemRanges(latex, items)]
  return withoutEmpty(
    latex,
    spliced(
      latex,
      joined(ranges).map((range) => ({ ...range, text: '' })),
    ),
  )
}

/** Each with the comma before it where something of its list stays before it; else with the one behind it. */
function itemRanges(latex: string, going: readonly TextUnit[]): { from: number; to: number }[] {
  const gone = new Set(going.map(({ from }) => from))
  return [...new Set(going.map(({ block }) => block.from))].flatMap((block) => {
    const own = unitsOf(latex).filter((unit) => unit.kind === 'item' && unit.block.from === block)
    const first = own.findIndex(({ from }) => !gone.has(from))
    if (first < 0) return [wholeLine(latex, own[0]!.block)]
    return own.flatMap((unit, index) => {
      if (!gone.has(unit.from)) return []
      return index < first
        ? [{ from: unit.from, to: own[index + 1]!.from }]
        : [{ from: own[index - 1]!.to, to: unit.to }]
    })
  })
}

const emptyList = /\n?[^\S\n]{0,80}\\begin\{([a-z]{1,20})\}(?:\[[^\]\n]{0,80}\])?\s{0,80}\\end\{\1\}/g
/** A list without a line does not compile, and a heading without anything below it says nothing: both go. */
export function withoutEmpty(before: string, after: string): string {
  const text = after.replaceAll(emptyList, (list) => (before.includes(list) ? list : ''))
  const filled = new Set(sectionsOf(before).flatMap(({ heading, blocks }) => (blocks.length > 0 ? [heading] : [])))
  const empty = sectionsOf(text).filter(({ heading, blocks }) => blocks.length === 0 && filled.has(heading))
  return spliced(
    text,
    empty.map(({ from, to }) => ({ from, to, text: '' })),
  )
}

/** In order, those that touch or overlap as one. */
function joined(ranges: readonly { from: number; to: number }[]): { from: number; to: number }[] {
  const all: { from: number; to: number }[] = []
  for (const range of ranges.toSorted((a, b) => a.from - b.from)) {
    const last = all.at(-1)
    if (last && range.from <= last.to) last.to = Math.max(last.to, range.to)
    else all.push({ ...range })
  }
  return all
}
