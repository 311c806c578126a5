// A piece of LaTeX inside one line or paragraph, as the text that a person reads, with the place of every character.
import { plainText } from '../outline/plain-text.ts'
import { accents, signs } from '../outline/text-commands.ts'
import { afterGroup, afterSpaces, groupEnd, optionEnd } from './groups.ts'
import { normalized } from '../text/normalized.ts'

/** Characters that a person reads, and the source that sets them: it can only be replaced as a whole. */
export interface Piece {
  readonly text: string
  readonly from: number
  readonly to: number
  /** The innermost group that it is in: pieces of one group may be replaced together. */
  readonly group: number
}

export interface Inline {
  readonly text: string
  readonly pieces: readonly Piece[]
  /** False where the source has commands that plain text can't stand for, comments or a paragraph's end. */
  readonly isPlain: boolean
}

/** Commands that change how their argument looks, and nothing else. */
const lookWords = 'textbf textit emph underline uline textsc texttt textsl textrm textsf textmd textup mbox'.split(' ')
const looks = new Set(lookWords)
const emptyLook = new RegExp(`\\\\(?:${lookWords.join('|')})\\{\\}`, 'g')

/** Without `\textbf{}` and the like around nothing. */
export function withoutEmptyLooks(tex: string): string {
  const out = tex.replace(emptyLook, '')
  return out === tex ? tex : withoutEmptyLooks(out)
}
const invisibleWords = new Set(['cut', 'allowbreak', 'relax', 'nolinebreak'])
/** Without an accent on them, they are letters of their own. */
const dotless = new Map([
  ['i', 'ı'],
  ['j', 'ȷ'],
])
const spaceWords = new Map([
  ['quad', ' '],
  ['qquad', ' '],
  ['enspace', ' '],
  ['thinspace', ' '],
  ['space', ' '],
  ['nobreakspace', '\u00a0'],
])
/** Longest first. */
export const drawn: readonly (readonly [source: string, text: string])[] = [
  ['---', '—'],
  ['--', '–'],
  ['``', '“'],
  ["''", '”'],
  [',,', '„'],
  ['<<', '«'],
  ['>>', '»'],
  ['!`', '¡'],
  ['?`', '¿'],
  ['`', '‘'],
]
/** Mean something to TeX that no plain text has; so does a comment. */
const special = /[%&^_#}]/
const ordinaryRun = /[\p{L}\p{N} .;:()+=*"/|@]/u

/** Stops reading: the source is not plain. */
const notPlain = Symbol('not plain')

/** Longer than any text of the form, or deeper nested: no plain text. */
const maxChars = 40_000
const maxDepth = 20

interface Reading {
  readonly tex: string
  readonly pieces: Piece[]
  groups: number
  depth: number
}

/** Never throws. Where `isPlain` is false, there are no pieces, and `text` approximates the beginning. */
export function readInline(tex: string): Inline {
  const reading: Reading = { tex, pieces: [], groups: 0, depth: 0 }
  const isRead = tex.length <= maxChars && readGroup(reading, { from: 0, to: tex.length }, 0) !== notPlain
  if (!isRead) return { text: plainText(tex.slice(0, maxChars)), pieces: [], isPlain: false }
  const pieces = collapsed(reading.pieces)
  return { text: pieces.map(({ text }) => text).join(''), pieces, isPlain: true }
}

/** In these there is something to read; all else is the text itself. */
const anySign = /[\\{}$%&^_#~`\p{M}\u00a0]|--|''|,,|<<|>>|\n[ \t\r]*\n/u

/** What `readInline` reads, without the pieces. */
export function readText(tex: string): Pick<Inline, 'text' | 'isPlain'> {
  return tex.length > maxChars || anySign.test(tex)
    ? readInline(tex)
    : { text: normalized(tex.replace(/\s+/g, ' ').trim(), 'NFC'), isPlain: true }
}

/** Spaces in a row are one; at the ends they print nothing. */
function collapsed(pieces: readonly Piece[]): Piece[] {
  const out: Piece[] = []
  let isAfterSpace = true
  for (const piece of pieces) {
    const isSpace = piece.text === ' '
    out.push(isSpace && isAfterSpace ? { ...piece, text: '' } : piece)
    if (piece.text !== '') isAfterSpace = isSpace
  }
  for (let at = out.length - 1; at >= 0; at -= 1) {
    const piece = out[at]!
    if (piece.text === '') continue
    if (piece.text === ' ') out[at] = { ...piece, text: '' }
    break
  }
  return out
}

function readGroup(
  reading: Reading,
  { from, to }: { from: number; to: number },
  group: number,
): typeof notPlain | void {
  let at = from
  while (at < to) {
    const end = readOne(reading, at, group)
    if (end === notPlain) return notPlain
    at = end
  }
}

function readOne(reading: Reading, at: number, group: number): number | typeof notPlain {
  const { tex } = reading
  const char = tex[at]!
  if (ordinaryRun.test(char) && char !== ' ') return sayCharacter(reading, at, group)
  if (/\s/.test(char)) return readSpace(reading, at, group)
  if (char === '\\') return readCommand(reading, at, group)
  if (char === '{') return readBraces(reading, at, group)
  if (char === '$') return readMath(reading, at, group)
  if (char === '~')
    return say(reading, { text: reading.pieces.at(-1)?.text === '-' ? ' ' : '\u00a0', from: at, to: at + 1, group })
  if (special.test(char)) return notPlain
  const sign = drawn.find(([source]) => tex.startsWith(source, at))
  if (sign) return say(reading, { text: sign[1], from: at, to: at + sign[0].length, group })
  return sayCharacter(reading, at, group)
}

function say({ pieces }: Reading, piece: Piece): number {
  pieces.push(piece)
  return piece.to
}

/** A letter and its marks are one. */
function sayCharacter(reading: Reading, at: number, group: number): number {
  const source = /^[^]\p{M}*/u.exec(reading.tex.slice(at, at + 12))![0]
  return say(reading, { text: source.normalize('NFC'), from: at, to: at + source.length, group })
}

function readSpace(reading: Reading, at: number, group: number): number | typeof notPlain {
  const run = /^\s+/.exec(reading.tex.slice(at))![0]
  if (run.includes('\u00a0')) return say(reading, { text: '\u00a0', from: at, to: at + run.length, group })
  return /\n[ \t\r]*\n/.test(run) ? notPlain : say(reading, { text: ' ', from: at, to: at + run.length, group })
}

function readBraces(reading: Reading, at: number, group: number): number | typeof notPlain {
  const end = groupEnd(reading.tex, at)
  if (end === null) return notPlain
  if (end === at + 1) return say(reading, { text: '', from: at, to: end + 1, group })
  return readInner(reading, [at + 1, end], end + 1)
}

/** The inside of an argument; returns where reading goes on. */
function readInner(reading: Reading, [from, to]: readonly [number, number], end: number): number | typeof notPlain {
  if (reading.depth >= maxDepth) return notPlain
  reading.groups += 1
  reading.depth += 1
  const isRead = readGroup(reading, { from, to }, reading.groups) !== notPlain
  reading.depth -= 1
  return isRead ? end : notPlain
}

function readMath(reading: Reading, at: number, group: number): number | typeof notPlain {
  const found = /^\$[^$\n%]{1,200}\$/.exec(reading.tex.slice(at, at + 210))
  const text = found ? plainText(found[0]).replace(/\s+/g, ' ').trim() : ''
  return found && text !== '' ? say(reading, { text, from: at, to: at + found[0].length, group }) : notPlain
}

function readCommand(reading: Reading, at: number, group: number): number | typeof notPlain {
  const name = /^\\([A-Za-z@]+)/.exec(reading.tex.slice(at, at + 40))?.[1]
  if (name === undefined) return readSign(reading, at, group)
  const end = at + 1 + name.length
  const sign =
    dotless.get(name) ?? signs.get(name) ?? spaceWords.get(name) ?? (invisibleWords.has(name) ? '' : undefined)
  if (sign !== undefined) return say(reading, { text: sign, from: at, to: afterEmptyGroup(reading.tex, end), group })
  if (accents.has(name)) return readAccent(reading, { at, end: afterSpaces(reading.tex, end), accent: name }, group)
  if (looks.has(name)) return readArgument(reading, end)
  if (name === 'link') return readLink(reading, [at, end], group)
  if (name === 'href') return readHref(reading, end)
  if (name === 'url') return readAddress(reading, [at, end], group)
  return notPlain
}

/** After a word of letters TeX drops spaces; `{}` is there to end the word. */
const afterEmptyGroup = (tex: string, end: number) => (tex.startsWith('{}', end) ? end + 2 : afterSpaces(tex, end))

function readSign(reading: Reading, at: number, group: number): number | typeof notPlain {
  const char = reading.tex[at + 1] ?? ''
  if (/[&%$#_{}]/.test(char)) return say(reading, { text: char, from: at, to: at + 2, group })
  if (/[ ,;:]/.test(char)) return say(reading, { text: ' ', from: at, to: at + 2, group })
  if (/[-/!]/.test(char)) return say(reading, { text: '', from: at, to: at + 2, group })
  if (char === '\\') {
    const found = /^\\\\(?:\[[^\]\n]{0,20}\])?/.exec(reading.tex.slice(at, at + 26))![0]
    return say(reading, { text: ' ', from: at, to: at + found.length, group })
  }
  return accents.has(char)
    ? readAccent(reading, { at, end: afterSpaces(reading.tex, at + 2), accent: char }, group)
    : notPlain
}

/** `\'e`, `\'{e}`, `\'\i`, `\v{c}`. */
function readAccent(
  reading: Reading,
  { at, end, accent }: { at: number; end: number; accent: string },
  group: number,
): number | typeof notPlain {
  const found = /^(?:\{\s*)?(?:\\([ij])(?:\{\})?|(\p{L}))\s*/u.exec(reading.tex.slice(end, end + 12))
  if (!found) return notPlain
  const isBraced = reading.tex[end] === '{'
  const letter = found[1] ?? found[2]!
  const to = isBraced ? end + found[0].length : end + found[0].trimEnd().length
  if (isBraced && reading.tex[to] !== '}') return notPlain
  return say(reading, {
    text: `${letter}${accents.get(accent)!}`.normalize('NFC'),
    from: at,
    to: isBraced ? to + 1 : to,
    group,
  })
}

function readArgument(reading: Reading, end: number): number | typeof notPlain {
  const start = afterSpaces(reading.tex, end)
  const close = reading.tex[start] === '{' ? groupEnd(reading.tex, start) : null
  return close === null ? notPlain : readInner(reading, [start + 1, close], close + 1)
}

/** `\link[text]{address}` or `\link{address}`. */
function readLink(reading: Reading, [at, end]: readonly [number, number], group: number): number | typeof notPlain {
  const start = afterSpaces(reading.tex, end)
  if (reading.tex[start] !== '[') return readAddress(reading, [at, end], group)
  const close = optionEnd(reading.tex, start)
  const after = close === null ? null : afterGroup(reading.tex, close + 1)
  return close === null || after === null ? notPlain : readInner(reading, [start + 1, close], after)
}

function readHref(reading: Reading, end: number): number | typeof notPlain {
  const after = afterGroup(reading.tex, end)
  return after === null ? notPlain : readArgument(reading, after)
}

/** An address is its own text. */
function readAddress(reading: Reading, [at, end]: readonly [number, number], group: number): number | typeof notPlain {
  const start = afterSpaces(reading.tex, end)
  const after = afterGroup(reading.tex, end)
  if (after === null) return notPlain
  const address = addressText(reading.tex.slice(start + 1, after - 1))
  return address === null ? notPlain : say(reading, { text: address, from: at, to: after, group })
}

/** What the class shows of an address in the source, or null where it has commands. */
export function addressText(tex: string): string | null {
  const text = tex
    .trim()
    .replace(/\\([%#&_$~])/g, '$1')
    .replace(/^(?:mailto|tel):/i, '')
  return /[\\{}\s]/.test(text) ? null : text
}
