// What a reader sees of a piece of LaTeX. Reads it as it stands: a macro of the document's own is not expanded, its
// arguments are shown.
import type { Argument, Masked } from './mask-latex.ts'
import { argumentsAt, masked, commentMark } from './mask-latex.ts'
import { accents, environmentArguments, signs, silentArguments, spaces } from './text-commands.ts'
import { normalized } from '../text/normalized.ts'

/**
 * Where reading stands. `jumps` lead past what is not printed: from an offset to the one where reading goes on, and
 * what is read between.
 */
interface Reading {
  readonly source: Masked
  readonly jumps: Map<number, { to: number; text: string }>
  readonly out: string[]
  accent: string
}

/**
 * The words of a fragment: commands stripped, escapes and accents as characters, `--` and quotes as signs. Line breaks
 * and paragraphs are one `\n`, other white space one space. No command's name is ever in it. Never throws.
 */
export function plainText(latexFragment: string): string {
  const reading: Reading = { source: masked(latexFragment), jumps: new Map(), out: [], accent: '' }
  let at = 0
  while (at < latexFragment.length) {
    const jump = reading.jumps.get(at)
    if (jump) reading.out.push(jump.text)
    at = jump ? jump.to : readOne(reading, at)
  }
  return tidySpace(normalized(reading.out.join(''), 'NFC'))
}

const tidySpace = (text: string): string =>
  text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim()

/** Most of a text: nothing in it means anything to TeX. */
const ordinary = /[\p{L}\p{N} ,.;:()]+/uy

/** Reads what stands at an offset, and returns the offset after it. */
function readOne(reading: Reading, at: number): number {
  ordinary.lastIndex = at
  const run = reading.accent === '' ? ordinary.exec(reading.source.latex) : null
  if (run) {
    reading.out.push(run[0])
    return at + run[0].length
  }
  const { latex, mask } = reading.source
  const char = latex[at] ?? ''
  if (mask[at] === commentMark) return afterComment(mask, at)
  if (char === '\\') return readBackslash(reading, at)
  if (char === '{') return at + 1
  if (char === '}') return closeGroup(reading, at)
  if (char === '$' || char === '\0') return at + 1
  const [text, length] = readText(latex, at)
  say(reading, text)
  return at + length
}

function say(reading: Reading, text: string) {
  reading.out.push(text)
  if (reading.accent === '' || text === '') return
  reading.out.push(reading.accent)
  reading.accent = ''
}

/** A comment takes its line end with it, and the next line's white space. */
function afterComment(mask: string, from: number): number {
  let at = from
  while (mask[at] === commentMark) at += 1
  if (mask[at] !== '\n') return at
  at += 1
  while (mask[at] === ' ' || mask[at] === '\t') at += 1
  return at
}

/** Two arguments side by side are two things to a reader. */
function closeGroup({ source, out }: Reading, at: number): number {
  if (source.mask[at + 1] === '{' && !/[:;,.)]/.test(source.mask[at + 2] ?? '')) out.push(' ')
  return at + 1
}

/** What TeX draws as another sign, longest first. */
const drawn: readonly (readonly [string, string])[] = [
  ['---', '—'],
  ['--', '–'],
  ['``', '“'],
  ["''", '”'],
  ['`', '‘'],
  ['~', ' '],
  ['&', ' '],
]

function readText(latex: string, at: number): [text: string, length: number] {
  const found = drawn.find(([source]) => latex.startsWith(source, at))
  if (found) return [found[1], found[0].length]
  const char = String.fromCodePoint(latex.codePointAt(at) ?? 0)
  if (char !== '\n' && char !== '\r') return [char, char.length]
  return [/^[ \t\r]*\n/.test(latex.slice(at + 1, at + 200)) ? '\n' : ' ', 1]
}

function readBackslash(reading: Reading, at: number): number {
  const { latex } = reading.source
  const name = /^[A-Za-z@]+/.exec(latex.slice(at + 1, at + 80))?.[0]
  if (name === undefined) return readSign(reading, at)
  const star = latex[at + 1 + name.length] === '*' ? 1 : 0
  return readCommand(reading, name, at + 1 + name.length + star)
}

/** A backslash and one character. */
function readSign(reading: Reading, at: number): number {
  const { latex } = reading.source
  const char = latex[at + 1] ?? ''
  if (char === '\\') {
    reading.out.push('\n')
    const option = /^\\\\\*?(?:\[[^\]\n]{0,20}\])?/.exec(latex.slice(at, at + 30))?.[0] ?? '\\\\'
    return at + option.length
  }
  const accent = accents.get(char)
  if (accent !== undefined) reading.accent = accent
  else if (/[ ,;:!\n]/.test(char)) reading.out.push(char === '!' ? '' : ' ')
  else if (!/[/\-()[\]+]/.test(char)) say(reading, char)
  return at + 2
}

function readCommand(reading: Reading, name: string, end: number): number {
  const { latex, mask } = reading.source
  const verbatim = name === 'verb' ? /^(.)([^\n]*?)\1/.exec(latex.slice(end, end + 500)) : null
  if (verbatim) {
    say(reading, verbatim[2] ?? '')
    return end + verbatim[0].length
  }
  const space = spaces.get(name)
  if (space !== undefined) reading.out.push(space)
  const accent = accents.get(name)
  if (accent !== undefined) reading.accent = accent
  const sign = signs.get(name)
  if (sign !== undefined) say(reading, sign)
  const after = jumpArguments(reading, name, end)
  // TeX drops white space after a word of letters.
  return after === end && sign === undefined ? afterBlanks(mask, end) : after
}

function afterBlanks(mask: string, from: number): number {
  let at = from
  while (mask[at] === ' ' || mask[at] === '\t') at += 1
  return at
}

/** Goes past the arguments that print nothing, and marks the ones to be passed over later. */
function jumpArguments({ source, jumps, out }: Reading, name: string, end: number): number {
  if (name === 'begin') out.push('\n')
  if (!'{['.includes(source.mask[afterBlanks(source.mask, end)] ?? ' ')) return end
  const { all } = argumentsAt(source, end)
  const [first, second] = all
  if (!first) return end
  if (linkWords.has(name) && first.isOptional && second) {
    jumps.set(first.to, { to: second.to + 1, text: '' })
    return first.from
  }
  const silent = all.filter(({ isOptional }) => !isOptional)[silentCount(source, name, all) - 1]
  if (silent) return silent.to + 1
  const joint = shownOptions.get(name)
  if (first.isOptional && joint !== undefined) jumps.set(first.to, { to: first.to + 1, text: joint })
  return first.isOptional && joint === undefined ? first.to + 1 : first.isOptional ? first.from : end
}

/** Their option is the text, their argument the address. */
const linkWords = new Set(['link', 'email', 'linkedin', 'github', 'website', 'portfolio'])

/** An option is a setting, but for these words, where it is a remark or a label, and what parts it from the rest. */
const shownOptions = new Map([
  ['entry', ' '],
  ['skills', ': '],
  ['item', ' '],
])

function silentCount({ latex }: Masked, name: string, all: readonly Argument[]): number {
  const silent = silentArguments.get(name) ?? 0
  if (name !== 'begin' || !all[0]) return silent
  return silent + (environmentArguments.get(latex.slice(all[0].from, all[0].to)) ?? 0)
}
