// A LaTeX document of class `resume` as the form shows it. Reading changes nothing; what is not understood is kept as
// hand-written, with its place.
import { lookOf } from '../class-options.ts'
import { splitOutsideGroups } from '../fields/groups.ts'
import { list as listCodec } from '../fields/codecs.ts'
import { readText } from '../fields/inline.ts'
import type { OwnHeading } from '../outline/own-headings.ts'
import { readSpan, texOf } from './read-span.ts'
import type {
  BodyBlock,
  BodyLine,
  Detail,
  HandWritten,
  LensHeader,
  LensDocument,
  LensSection,
  SectionBlock,
  LensSkills,
  Span,
  TextPlace,
} from './lens-types.ts'
import { rawBlocks, type RawBlock, type RawCommand, type RawList } from './raw-blocks.ts'
import { readHeader } from './read-header.ts'
import { readItem, type ItemPart } from './read-item.ts'
import type { SectionName } from '../fields/field-types.ts'
import { sectionNameOf } from '../fields/section-name.ts'
import { hiddenLevel, linesOfBlock, viewOf, type SourceView } from './source-view.ts'

type SectionNames = ReadonlyMap<number, SectionName>
const byTitles: SectionNames = new Map()

/**
 * Null where the document is of another class. Never throws. `names`, by where sections begin: what they are read as,
 * whatever their titles say.
 */
export function readResume(latex: string, names: SectionNames = byTitles): LensDocument | null {
  const look = lookOf(latex)
  if (!look) return null
  const view = viewOf(latex)
  const raws = rawBlocks(view, bodyOf(view))
  const headerAt = raws.find(({ kind }) => kind === 'header')
  const header: LensHeader | null = headerAt ? readHeader(view, headerAt) : null
  const rest = raws.filter((raw) => raw !== headerAt)
  const headings = rest.flatMap((raw, index) => (raw.kind === 'heading' ? [index] : []))
  const lead = readBody(view, rest.slice(0, headings[0] ?? rest.length), 0)
  const sections = headings.map((start, index) => {
    const heading = rest[start] as RawCommand
    const raws = rest.slice(start + 1, headings[index + 1] ?? rest.length)
    return readSection(view, { heading, raws, readAs: names.get(heading.from) })
  })
  return { latex, header, lead, sections, theme: look.own.theme ?? 'classic' }
}

function bodyOf({ mask }: SourceView): Span {
  const begin = mask.indexOf('\\begin{document}')
  const from = begin === -1 ? mask.length : begin + '\\begin{document}'.length
  const end = mask.indexOf('\\end{document}', from)
  return { from, to: end === -1 ? mask.length : end }
}

interface SectionSource {
  readonly heading: RawCommand
  readonly raws: readonly RawBlock[]
  /** Undefined: what its title says. */
  readonly readAs: SectionName | undefined
}

function readSection(view: SourceView, { heading, raws, readAs }: SectionSource): LensSection {
  const level = hiddenLevel(view, heading.from)
  const own = view.own.headings.get(heading.command)
  const title = titlePlace(textPlace(view, heading.args[0]!), own)
  const option = heading.option ? view.latex.slice(heading.option.from, heading.option.to) : (own?.option ?? '')
  const titleSays = sectionNameOf(title.text, option, {
    hasEntries: raws.some(({ kind }) => kind === 'item'),
    hasSkills: raws.some(({ kind }) => kind === 'skills'),
    hasText: raws.some(({ kind }) => kind === 'paragraph' || kind === 'list'),
  })
  const name = readAs ?? titleSays
  const firstItem = raws.findIndex(({ kind }) => kind === 'item')
  const end = columnEnd(raws)
  const [inside, after] = [raws.slice(0, end), raws.slice(end)]
  const loose = firstItem === -1 ? inside : inside.slice(0, firstItem)
  const items = groupItems(inside.slice(loose.length)).map(([head, ...parts]) => {
    const source = { head, parts: parts.map((part) => itemPart(view, part, head)), section: name, level }
    const item = readItem(view, source, (raw, own) => readDetail(view, raw, own))
    return hasEdge(parts) ? { ...item, lines: null } : item
  })
  const span = { from: heading.from, to: inside.at(-1)?.to ?? heading.to }
  return {
    name,
    title,
    ...span,
    lines: hasEdge(inside) ? null : linesOfBlock(view, span),
    isHidden: level > 0,
    blocks: [...readLoose(view, loose, level), ...items, ...readLoose(view, after, level)],
  }
}

/** Where the document's own command adds words to the argument, only LaTeX can edit the two together. */
function titlePlace(place: TextPlace, own: OwnHeading | undefined): TextPlace {
  if (!own || own.before + own.after === '') return place
  return { ...place, text: `${own.before}${place.text}${own.after}`, isEditable: false }
}

const hasEdge = (raws: readonly RawBlock[]) => raws.some(({ kind }) => kind === 'edge')

/** Where the end of a column (or another edge) is the end of a section: what comes after it stays where it is. */
function columnEnd(raws: readonly RawBlock[]): number {
  const lastItem = raws.findLastIndex(({ kind }) => kind === 'item')
  const edge = raws.findIndex(({ kind }, index) => kind === 'edge' && index > lastItem)
  return edge === -1 ? raws.length : edge
}

/** An entry and what follows it, up to the next one. */
function groupItems(raws: readonly RawBlock[]): [RawCommand, ...RawBlock[]][] {
  const groups: [RawCommand, ...RawBlock[]][] = []
  for (const raw of raws) {
    if (raw.kind === 'item') groups.push([raw])
    else groups.at(-1)?.push(raw)
  }
  return groups
}

function itemPart(view: SourceView, raw: RawBlock, head: RawCommand): ItemPart {
  if (raw.kind === 'detail') return { raw }
  return { blocks: readBody(view, [raw], hiddenLevel(view, head.from)), span: raw }
}

/** Blocks of a section before its first entry. */
function readLoose(view: SourceView, raws: readonly RawBlock[], level: number): SectionBlock[] {
  return raws.flatMap((raw): readonly SectionBlock[] =>
    raw.kind === 'skills' ? [readSkills(view, raw, level)] : readBody(view, [raw], level),
  )
}

function readBody(view: SourceView, raws: readonly RawBlock[], level: number): BodyBlock[] {
  return raws.flatMap((raw): BodyBlock[] => {
    if (raw.kind === 'list') return readList(view, raw, level)
    if (raw.kind === 'detail') return [readDetail(view, raw, level)]
    const line =
      raw.kind === 'paragraph' ? readLine(view, { ...raw, kind: 'paragraph', block: raw, list: null }, level) : null
    return [line?.isEditable ? line : readHandWritten(view, raw, level)]
  })
}

function readList(view: SourceView, { bullets, from, to }: RawList, level: number): BodyBlock[] {
  return bullets.map((bullet) => {
    const line = readLine(view, { ...bullet.content, kind: 'bullet', block: bullet, list: { from, to } }, level)
    return bullet.hasOption ? { ...line, isEditable: false } : line
  })
}

interface LineSource extends Span {
  readonly kind: 'paragraph' | 'bullet'
  readonly block: Span
  readonly list: Span | null
}

function readLine(view: SourceView, { kind, block, list, ...span }: LineSource, level: number): BodyLine {
  const common = { lines: linesOfBlock(view, block), isHidden: hiddenLevel(view, block.from) > level }
  return { kind, list, ...textPlace(view, span), ...common }
}

function readDetail(view: SourceView, raw: RawCommand, level: number): Detail {
  const [label, value] = [textPlace(view, raw.args[0]!), textPlace(view, raw.args[1]!)]
  return { kind: 'detail', label, value, ...blockOf(view, raw, level) }
}

function readHandWritten(view: SourceView, raw: Span, level: number): HandWritten {
  const { text } = readSpan(view, raw)
  return { kind: 'handWritten', text, ...blockOf(view, raw, level) }
}

function readSkills(view: SourceView, raw: RawCommand, level: number): LensSkills {
  const inner = raw.args[0]!
  const label = raw.option ?? { from: raw.nameEnd, to: raw.nameEnd }
  const { tex, isOwn } = texOf(view, inner)
  const isPlain = !isOwn && splitOutsideGroups(tex, /,/).every((part) => readText(part).isPlain)
  return {
    kind: 'skills',
    label: textPlace(view, label),
    items: listCodec.read(tex)[0] as readonly string[],
    isEditable: isPlain && isWhole(view, raw),
    ...blockOf(view, raw, level),
  }
}

function blockOf(view: SourceView, { from, to }: Span, level: number) {
  return { from, to, lines: linesOfBlock(view, { from, to }), isHidden: hiddenLevel(view, from) > level }
}

/** A text over several hidden lines has their marks in between: only LaTeX can edit it. */
const isWhole = ({ latex, source }: SourceView, { from, to }: Span) => latex.slice(from, to) === source.slice(from, to)

function textPlace(view: SourceView, { from, to }: Span): TextPlace {
  const { text, isPlain } = readSpan(view, { from, to })
  return { from, to, text, isEditable: isPlain && isWhole(view, { from, to }) }
}
