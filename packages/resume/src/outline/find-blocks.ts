// The blocks of one section: walks over its source once and cuts it where a list, an entry, a blank line or a group's
// end says so. Knows what stands where; what a block is called is said in make-block.ts.
import type { BlockDraft } from './make-block.ts'
import { makeBlock } from './make-block.ts'
import type { Argument, Masked } from './mask-latex.ts'
import type { Walked } from './walked.ts'
import { argumentsAt } from './mask-latex.ts'
import type { Block, Range } from './outline.ts'
import { contactWords, isBulletWord, isEntryWord, labelledLines } from './resume-words.ts'
import type { SectionKind } from './section-kind.ts'
import { environmentArguments, signs, silentArguments } from './text-commands.ts'

/** Where the walk stands. `open` is the start of the text that is being gathered, -1 where there is none. */
interface Walk {
  readonly source: Walked
  readonly kind: SectionKind
  readonly to: number
  readonly blocks: Block[]
  entry: number | null
  open: number
  isBullet: boolean
}

/** In order, without overlap. */
export function findBlocks(source: Walked, kind: SectionKind, { from, to }: Range): Block[] {
  const walk: Walk = { source, kind, to, blocks: [], entry: null, open: -1, isBullet: false }
  let at = from
  while (at < to) at = step(walk, at)
  close(walk, to)
  return walk.blocks
}

/** Ends the text that is being gathered. */
function close(walk: Walk, to: number) {
  if (walk.open === -1) return
  add(walk, { kind: walk.isBullet ? 'bullet' : 'text', from: walk.open, to, args: null })
  walk.open = -1
  walk.isBullet = false
}

function add(walk: Walk, draft: BlockDraft) {
  for (const block of makeBlock(walk.source, walk.kind, draft)) {
    if (block.kind === 'entry') walk.entry = walk.blocks.length
    walk.blocks.push({ ...block, entry: block.kind === 'entry' ? null : walk.entry })
  }
}

function step(walk: Walk, at: number): number {
  const { mask } = walk.source
  const char = mask[at] ?? ''
  if (char === '\\') return stepCommand(walk, at)
  if (char === '{') return stepGroup(walk, at)
  if (char === '}') {
    close(walk, at)
    return at + 1
  }
  if (char === '\n') {
    const blank = /^\n[ \t\r]*\n/.exec(mask.slice(at, at + 200))
    if (blank) close(walk, at)
    return at + 1
  }
  if (walk.open === -1 && !/\s/.test(char)) walk.open = at
  return at + 1
}

/** A group is text, or, where a list or an entry stands in it, a frame around blocks. */
function stepGroup(walk: Walk, at: number): number {
  const end = walk.source.braces.get(at)
  if (end === undefined || end >= walk.to || holdsStructure(walk, at, end)) {
    close(walk, at)
    return at + 1
  }
  if (walk.open === -1) walk.open = at
  return end + 1
}

function holdsStructure({ source, kind }: Walk, from: number, to: number): boolean {
  if (firstAtOrAfter(source.structure, from) < to) return true
  return kind === 'skills' && to - from < 5000 && /\\\\\s*\S/.test(source.latex.slice(from, to))
}

/** By halves: the offsets are in order. */
function firstAtOrAfter(offsets: readonly number[], wanted: number): number {
  let low = 0
  let high = offsets.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((offsets[middle] ?? 0) < wanted) low = middle + 1
    else high = middle
  }
  return offsets[low] ?? Infinity
}

function stepCommand(walk: Walk, at: number): number {
  const { source } = walk
  const name = /^[A-Za-z@]+/.exec(source.mask.slice(at + 1, at + 60))?.[0]
  if (name === undefined) {
    if (walk.open === -1) walk.open = at
    return at + 1
  }
  const afterName = at + 1 + name.length
  const end = source.mask[afterName] === '*' ? afterName + 1 : afterName
  if (name === 'item') {
    close(walk, at)
    walk.open = at
    walk.isBullet = true
    return end
  }
  if (name === 'begin' || name === 'end') {
    close(walk, at)
    return environmentEnd(source, end)
  }
  if (/^(?:par|newpage|clearpage|bigskip|medskip|smallskip)$/.test(name)) {
    close(walk, at)
    return end
  }
  const { all } = argumentsAt(source, end)
  const given = all.filter(({ isOptional, to }) => !isOptional && to < walk.to)
  return stepWord(walk, { name, from: at, end, all, given })
}

interface Command {
  readonly name: string
  readonly from: number
  /** After the name. */
  readonly end: number
  readonly all: readonly Argument[]
  /** The ones in braces. */
  readonly given: readonly Argument[]
}

/** A word of resumes is a block; any other is text, or a setting that stands between blocks. */
function stepWord(walk: Walk, { name, from, end, all, given }: Command): number {
  const kind = wordKind(walk, name, given.length)
  const last = given.at(-1)
  if (kind !== null && last) {
    const label = all[0]?.isOptional && name === 'skills' ? [all[0]] : []
    close(walk, from)
    add(walk, { kind, from, to: last.to + 1, args: [...label, ...given] })
    return last.to + 1
  }
  return walk.open === -1 ? beginText(walk, { name, from, end, all, given }) : end
}

/** Text begins with a command that prints something; settings before it are no part of it. */
function beginText(walk: Walk, { name, from, end, given }: Command): number {
  const silent = given[(silentArguments.get(name) ?? 0) - 1]
  if (silent && silent === given.at(-1)) return silent.to + 1
  const isFrame = given[0] !== undefined && holdsStructure(walk, given[0].from, given[0].to)
  if ((given.length > 0 || signs.has(name)) && !isFrame) walk.open = from
  return end
}

function wordKind({ kind }: Walk, name: string, count: number): BlockDraft['kind'] | null {
  if (count === 0) return null
  if (kind === 'header' && contactWords.has(name)) return 'contact'
  if (/^sub(?:sub)?section$/.test(name)) return 'entry'
  if (labelledLines.has(name)) return name === 'skills' || kind === 'skills' ? 'skills' : 'labelled'
  if (isBulletWord(name, count)) return 'bullet'
  return isEntryWord(name, count) ? 'entry' : null
}

/** After `\begin{name}` and the arguments that set how it looks, or after `\end{name}`. */
function environmentEnd(source: Masked, from: number): number {
  const { all } = argumentsAt(source, from)
  const name = all[0]
  if (!name) return from
  const count = environmentArguments.get(source.latex.slice(name.from, name.to)) ?? 0
  let end = name.to + 1
  let seen = 0
  for (const argument of all.slice(1)) {
    if (!argument.isOptional) seen += 1
    if (seen > count) break
    end = argument.to + 1
  }
  return end
}
