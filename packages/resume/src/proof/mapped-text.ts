// A piece of LaTeX as a reader sees it, with the place of every character in the source. Unlike `readInline` it reads
// anything: what text can't stand for is there to be read, but not to be written over.
import { drawn } from '../fields/inline.ts'
import { afterSpace, argumentsAt, commentMark, type Argument, type Masked } from '../outline/mask-latex.ts'
import { plainText } from '../outline/plain-text.ts'
import { accents, signs, silentArguments, spaces } from '../outline/text-commands.ts'
import { normalized } from '../text/normalized.ts'

/** Of each UTF-16 unit of `text`: the source that sets it, and whether other text may be written there. */
export interface MappedText {
  readonly text: string
  readonly from: readonly number[]
  readonly to: readonly number[]
  readonly isFixed: readonly boolean[]
}

export interface MappingSource extends Masked {
  /** Writes out the commands that the document defines for text. */
  readonly expand: (tex: string) => string
}

interface Reading {
  readonly source: MappingSource
  readonly end: number
  readonly chars: string[]
  readonly from: number[]
  readonly to: number[]
  readonly isFixed: boolean[]
  /** From where reading goes on elsewhere: past an option's end, an address. */
  readonly jumps: Map<number, number>
}

/** Never throws, and takes time in proportion to the piece. White space is one space, and none at the ends. */
export function mappedText(source: MappingSource, { from, to }: { from: number; to: number }): MappedText {
  const reading: Reading = { source, end: to, chars: [], from: [], to: [], isFixed: [], jumps: new Map() }
  let at = from
  while (at < to) at = reading.jumps.get(at) ?? readOne(reading, at)
  while (reading.chars.at(-1) === ' ') for (const list of listsOf(reading)) list.pop()
  const { chars, from: starts, to: ends, isFixed } = reading
  return { text: chars.join(''), from: starts, to: ends, isFixed }
}

const listsOf = ({ chars, from, to, isFixed }: Reading): unknown[][] => [chars, from, to, isFixed]

interface Said {
  text: string
  from: number
  to: number
  isFixed?: boolean
}

/** Returns where the source of it ends. */
function say(reading: Reading, { text, from, to, isFixed = false }: Said): number {
  for (const unit of text.split('')) {
    if (unit === ' ' && (reading.chars.at(-1) ?? ' ') === ' ') continue
    reading.chars.push(unit)
    reading.from.push(from)
    reading.to.push(to)
    reading.isFixed.push(isFixed)
  }
  return to
}

const ordinary = /[\p{L}\p{N} .;:()+=*"/|@]+(?!\p{M})/uy
const oneLetter = /[^]\p{M}*/uy
const white = /\s+/y

function readOne(reading: Reading, at: number): number {
  const { latex, mask } = reading.source
  const char = latex[at]!
  if (mask[at] === commentMark) return afterComment(mask, at)
  if (char === '\\') return readBackslash(reading, at)
  if (char === '{') return at + 1
  if (char === '}') return mask[at + 1] === '{' ? gap(reading, at, at + 1) : at + 1
  if (char === '&') return gap(reading, at, at + 1)
  if (char === '$') return readMath(reading, at)
  if (/\s/.test(char)) return readWhite(reading, at)
  if (char === '~') return say(reading, { text: '\u00a0', from: at, to: at + 1 })
  const sign = drawn.find(([source]) => latex.startsWith(source, at))
  if (sign) return say(reading, { text: sign[1], from: at, to: at + sign[0].length })
  return readLetters(reading, at)
}

function readLetters(reading: Reading, at: number): number {
  const run = stickyMatch(ordinary, reading.source.latex, at)
  if (run === undefined) {
    const letter = stickyMatch(oneLetter, reading.source.latex, at)!
    return say(reading, { text: normalized(letter, 'NFC'), from: at, to: at + letter.length })
  }
  let end = at
  for (const char of run) {
    if (end >= reading.end || reading.jumps.has(end)) break
    end = say(reading, { text: char, from: end, to: end + char.length })
  }
  return end
}

function stickyMatch(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0]
}

/** A space that stands for more than white space. */
const gap = (reading: Reading, from: number, to: number): number => say(reading, { text: ' ', from, to, isFixed: true })

function readWhite(reading: Reading, at: number): number {
  const end = Math.min(at + stickyMatch(white, reading.source.latex, at)!.length, reading.end)
  return say(reading, {
    text: ' ',
    from: at,
    to: end,
    isFixed: /\n[ \t\r]*\n/.test(reading.source.latex.slice(at, end)),
  })
}

/** TeX drops the end of the line, and the space before what is on the next. */
function afterComment(mask: string, from: number): number {
  let at = from
  while (mask[at] === commentMark) at += 1
  if (mask[at] === '\n') at += 1
  while (mask[at] === ' ' || mask[at] === '\t') at += 1
  return at
}

/** Longer than that, it is no formula but a sign of money. */
const maxMathChars = 200

function readMath(reading: Reading, at: number): number {
  const found = /^\$[^$\n]{1,200}\$/.exec(reading.source.latex.slice(at, at + maxMathChars + 2))?.[0]
  return found === undefined ? at + 1 : sayFixed(reading, plainText(found), [at, at + found.length])
}

const sayFixed = (reading: Reading, text: string, [from, to]: readonly [number, number]): number => {
  say(reading, { text: text.replace(/\s+/g, ' '), from, to, isFixed: true })
  return to
}

function readBackslash(reading: Reading, at: number): number {
  const { latex } = reading.source
  const name = /^[A-Za-z@]+/.exec(latex.slice(at + 1, at + 80))?.[0]
  if (name === undefined) return readSign(reading, at)
  const star = latex[at + 1 + name.length] === '*' ? 1 : 0
  return readCommand(reading, { name, at, end: at + 1 + name.length + star })
}

function readSign(reading: Reading, at: number): number {
  const { latex } = reading.source
  const char = latex[at + 1] ?? ''
  if (char === '\\')
    return gap(reading, at, at + /^\\\\\*?(?:\[[^\]\n]{0,20}\])?/.exec(latex.slice(at, at + 30))![0].length)
  if (accents.has(char)) return readAccent(reading, { name: char, at, end: at + 2 })
  if (/[&%$#_{}]/.test(char)) return say(reading, { text: char, from: at, to: at + 2 })
  if (/[\s,;:]/.test(char)) return gap(reading, at, at + 2)
  return at + Math.max(1, Math.min(2, reading.end - at))
}

interface Command {
  name: string
  at: number
  /** After its name. */
  end: number
}

function readAccent(reading: Reading, { name, at, end }: Command): number {
  const found = /^[ \t]*(?:\{\s*(?:\\([ij])|(\p{L}))?\s*\}|\\([ij])(?:\{\}|[ \t]+)?|(\p{L}))/u.exec(
    reading.source.latex.slice(end, end + 16),
  )
  const letter = found?.slice(1).find((part) => part !== undefined)
  if (!found || letter === undefined) return end
  const text = `${letter}${accents.get(name)!}`.normalize('NFC')
  return say(reading, { text, from: at, to: end + found[0].length })
}

/** Their argument is no part of the sentence, or no text. */
const asides = new Set(['footnote', 'cite', 'footnotemark', 'marginpar', 'phantom', 'hphantom', 'vphantom'])
const addresses = new Set(['url', 'nolinkurl', 'link', 'email', 'linkedin', 'github', 'website', 'portfolio'])
/** They change how what follows looks, and print nothing. */
const invisible = new Set(['cut', 'allowbreak', 'relax', 'nolinebreak', 'protect'])

function readCommand(reading: Reading, command: Command): number {
  const { name, at, end } = command
  const { latex } = reading.source
  if (name === 'verb') return readVerbatim(reading, command)
  const sign = signs.get(name)
  if (sign !== undefined && !(accents.has(name) && sign === '')) {
    const to = latex.startsWith('{}', end) ? end + 2 : afterBlanks(latex, end)
    return say(reading, { text: sign, from: at, to })
  }
  if (accents.has(name)) return readAccent(reading, command)
  if (spaces.has(name)) gap(reading, at, end)
  if (invisible.has(name)) return latex.startsWith('{}', end) ? end + 2 : afterBlanks(latex, end)
  return readArguments(reading, command)
}

function readVerbatim(reading: Reading, { at, end }: Command): number {
  const found = /^(.)([^\n]*?)\1/.exec(reading.source.latex.slice(end, end + 500))
  return found ? sayFixed(reading, found[2] ?? '', [at, end + found[0].length]) : end
}

const afterBlanks = (latex: string, from: number): number => {
  let at = from
  while (latex[at] === ' ' || latex[at] === '\t') at += 1
  return at
}

function readArguments(reading: Reading, command: Command): number {
  const { source, jumps } = reading
  const { name, at, end } = command
  const isOwn = source.expand(source.latex.slice(at, end)) !== source.latex.slice(at, end)
  const next = isOwn ? '' : source.mask[afterSpace(source.mask, end)]
  if (next !== '{' && next !== '[') return readWord(reading, command)
  const { all } = argumentsAt(source, end)
  const [first, second] = all
  if (!first) return readWord(reading, command)
  if (addresses.has(name) && first.isOptional && second) {
    jumps.set(first.to, second.to + 1)
    return first.from
  }
  if (addresses.has(name)) return sayFixed(reading, source.latex.slice(first.from, first.to), [at, first.to + 1])
  const silent = lastSilent(name, all)
  if (silent) return silent.to + 1
  return first.isOptional ? first.to + 1 : end
}

function lastSilent(name: string, all: readonly Argument[]): Argument | undefined {
  const count = asides.has(name) ? 1 : (silentArguments.get(name) ?? 0)
  return all.filter(({ isOptional }) => !isOptional)[count - 1]
}

/** A command without arguments: text that the document defines, or nothing. */
function readWord(reading: Reading, { at, end }: Command): number {
  const { latex, expand } = reading.source
  const tex = latex.slice(at, end)
  const after = latex.startsWith('{}', end) ? end + 2 : afterBlanks(latex, end)
  if (expand(tex) === tex) return after
  // Some put a space before the letters that follow.
  const follows = /[\p{L}\p{N}]/u.test(latex[after] ?? '') ? 'x' : ''
  const text = plainText(expand(`${tex} ${follows}`))
  return sayFixed(reading, follows === '' ? text : text.slice(0, -1), [at, after])
}
