// The blocks of a document's body, as they follow each other: commands of the class, lists, paragraphs, and the rest.
import { argumentsAt, commentMark, type Argument } from '../outline/mask-latex.ts'
import type { ItemCommand } from '../fields/field-types.ts'
import type { Span } from './lens-types.ts'
import { hiddenLevel, lineEnd, trimmed, type SourceView } from './source-view.ts'

export interface RawCommand extends Span {
  readonly kind: 'item' | 'detail' | 'skills' | 'heading'
  readonly command: string
  readonly option: Argument | null
  readonly args: readonly Argument[]
  /** After the command's name. */
  readonly nameEnd: number
}

export interface RawBullet extends Span {
  /** After `\item`, white space and comments at the ends left out. */
  readonly content: Span
  readonly hasOption: boolean
}

export interface RawList extends Span {
  readonly kind: 'list'
  readonly inner: Span
  readonly bullets: readonly RawBullet[]
}

export interface RawText extends Span {
  /**
   * `other` is what begins with a command or an environment that is none of the class's own; `edge` is where an
   * environment begins or ends that has headings in it, as a column does.
   */
  readonly kind: 'paragraph' | 'other' | 'header' | 'edge'
}

export type RawBlock = RawCommand | RawList | RawText

const arity: Readonly<Record<ItemCommand, number>> = { entry: 4, shortentry: 3, publication: 4 }
const commands = new Map<string, { kind: RawCommand['kind']; args: number }>([
  ...Object.entries(arity).map(([name, args]) => [name, { kind: 'item', args }] as const),
  ['detail', { kind: 'detail', args: 2 }],
  ['skills', { kind: 'skills', args: 1 }],
  ['section', { kind: 'heading', args: 1 }],
  ['sidesection', { kind: 'heading', args: 1 }],
])
const lists = new Set(['bullets', 'itemize', 'enumerate'])
const startsBlock = new RegExp(String.raw`\\(?:${[...commands.keys(), 'begin', 'end'].join('|')})(?![A-Za-z@])`, 'y')

/** In the order of the source. Between two blocks there is nothing but white space and comments. */
export function rawBlocks(view: SourceView, { from, to }: Span): RawBlock[] {
  const blocks: RawBlock[] = []
  const headings = headingPlaces(view)
  let at = from
  for (;;) {
    at = trimmed(view, { from: at, to }).from
    if (at >= to) return blocks
    const block =
      commandAt(view, at, to) ?? edgeAt(view, at, headings) ?? environmentAt(view, at, to) ?? textAt(view, at, to)
    blocks.push(block)
    at = block.to
  }
}

const nameAt = ({ mask }: SourceView, at: number) =>
  mask[at] === '\\' ? /^[A-Za-z@]+/.exec(mask.slice(at + 1, at + 40))?.[0] : undefined

const isOwnHeading = (view: SourceView, at: number) =>
  view.own.headings.size > 0 && view.own.headings.has(nameAt(view, at) ?? '')

interface Word {
  readonly name: string
  readonly kind: RawCommand['kind']
  readonly args: number
  /** A heading command of the document's own: to it, a star or a bracket would be its argument. */
  readonly isOwn: boolean
}

function wordAt(view: SourceView, at: number): Word | null {
  const name = nameAt(view, at)
  if (name === undefined) return null
  if (view.own.headings.has(name)) return { name, kind: 'heading', args: 1, isOwn: true }
  const shape = commands.get(name)
  return shape ? { name, ...shape, isOwn: false } : null
}

function commandAt(view: SourceView, at: number, to: number): RawCommand | null {
  const word = wordAt(view, at)
  if (!word) return null
  const { name, kind, isOwn } = word
  const nameEnd = at + 1 + name.length + (!isOwn && view.mask[at + 1 + name.length] === '*' ? 1 : 0)
  const { all } = argumentsAt(view, nameEnd)
  const option = all[0]?.isOptional && !isOwn ? all[0] : null
  const args = all.slice(option ? 1 : 0, word.args + (option ? 1 : 0))
  const last = args.at(-1)
  if (!last || args.length < word.args || args.some(({ isOptional }) => isOptional) || last.to >= to) return null
  return { kind, command: name, option, args, from: at, to: last.to + 1, nameEnd }
}

/** In ascending order. */
const headingPlaces = (view: SourceView): number[] =>
  [...view.mask.matchAll(/\\(?=[A-Za-z@])/g)].flatMap(({ index }) =>
    wordAt(view, index)?.kind === 'heading' ? [index] : [],
  )

const nextOf = (places: readonly number[], from: number): number => {
  let [low, high] = [0, places.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (places[middle]! < from) low = middle + 1
    else high = middle
  }
  return places[low] ?? Number.POSITIVE_INFINITY
}

/** What is in the environment are blocks as any others: only its ends stand apart. */
function edgeAt(view: SourceView, at: number, headings: readonly number[]): RawText | null {
  const found = /^\\(begin|end)\{([A-Za-z]+\*?)\}/.exec(view.mask.slice(at, at + 60))
  if (!found) return null
  const [text, word, name] = found as unknown as [string, string, string]
  if (word === 'end') return { kind: 'edge', from: at, to: at + text.length }
  const close = view.environments.get(at)
  if (name === 'header' || lists.has(name) || close === undefined || nextOf(headings, at) > close) return null
  const last = argumentsAt(view, at + text.length).all.at(-1)
  return { kind: 'edge', from: at, to: last ? last.to + 1 : at + text.length }
}

function environmentAt(view: SourceView, at: number, to: number): RawBlock | null {
  const name = /^\\begin\{([A-Za-z]+\*?)\}/.exec(view.mask.slice(at, at + 60))?.[1]
  if (name === undefined) return null
  const begin = at + `\\begin{${name}}`.length
  const close = view.environments.get(at)
  if (close === undefined || close >= to) return null
  const end = close + `\\end{${name}}`.length
  if (name === 'header') return { kind: 'header', from: at, to: end }
  return (
    (lists.has(name) && listIn(view, { name, from: at, inside: { from: begin, to: close }, to: end })) || {
      kind: 'other',
      from: at,
      to: end,
    }
  )
}

interface ListSource extends Span {
  name: string
  inside: Span
}

/** Null where something else stands before the first \item (a length): only LaTeX can edit that. */
function listIn(view: SourceView, { name, inside, from, to }: ListSource): RawList | null {
  const [option] = argumentsAt(view, inside.from).all
  // Our own list has no options: what stands there is printed.
  const start = option?.isOptional && name !== 'bullets' ? option.to + 1 : inside.from
  const inner = { from: start, to: inside.to }
  const bullets = bulletsIn(view, inner)
  const first = bullets[0]?.from ?? inside.to
  return trimmed(view, { from: start, to: first }).from === first ? { kind: 'list', from, to, inner, bullets } : null
}

function bulletsIn(view: SourceView, { from, to }: Span): RawBullet[] {
  const starts = topLevel(view, { from, to }, /\\item(?![A-Za-z@])/y)
  return starts.map((start, index) => {
    const { all } = argumentsAt(view, start + '\\item'.length)
    const option = all[0]?.isOptional ? all[0] : null
    const textFrom = option ? option.to + 1 : start + '\\item'.length
    const text = trimmed(view, { from: textFrom, to: starts[index + 1] ?? to })
    // Where there is none, it goes right behind the command.
    const content = text.from < text.to ? text : { from: textFrom, to: textFrom }
    return { from: start, to: content.to, content, hasOption: option !== null }
  })
}

/** Offsets where `pattern` (sticky) matches outside of groups and of inner environments. */
function topLevel({ mask, braces }: SourceView, { from, to }: Span, pattern: RegExp): number[] {
  const found: number[] = []
  let depth = 0
  for (let at = from; at < to; at += 1) {
    if (mask[at] === '{') at = braces.get(at) ?? at
    if (mask[at] !== '\\') continue
    if (mask.startsWith('\\begin{', at)) depth += 1
    if (mask.startsWith('\\end{', at)) depth -= 1
    pattern.lastIndex = at
    if (depth === 0 && pattern.test(mask)) found.push(at)
  }
  return found
}

/** To the end of the paragraph, to the next block, or to where hidden lines begin or end. */
function textAt(view: SourceView, from: number, to: number): RawText {
  const { mask, braces } = view
  const level = hiddenLevel(view, from)
  let at = from + 1
  while (at < to) {
    if (mask[at] === '{') at = braces.get(at) ?? at
    else if (mask[at] === '\\') {
      startsBlock.lastIndex = at
      if (startsBlock.test(mask) || isOwnHeading(view, at)) break
    } else if (mask[at] === '\n' && endsText(view, at, level)) break
    at += 1
  }
  const { to: end } = trimmed(view, { from, to: Math.min(at, to) })
  return { kind: 'paragraph', from, to: Math.max(end, from + 1) }
}

function endsText(view: SourceView, lineBreak: number, level: number): boolean {
  const { latex, mask } = view
  const next = mask.slice(lineBreak + 1, lineEnd(latex, lineBreak + 1))
  if (next.trim() === '') return true
  const isComment = next.replaceAll(commentMark, '').trim() === ''
  return !isComment && hiddenLevel(view, lineBreak + 1) !== level
}
