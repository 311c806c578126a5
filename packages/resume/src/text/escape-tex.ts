// Text that a person typed, made safe to stand in a TeX document and to be copied out of the PDF just as it was typed.
import { lookup } from './lookup.ts'
import { normalized } from './normalized.ts'

const namedSpecials = lookup<string>({
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  $: '\\$',
  '&': '\\&',
  '#': '\\#',
  '^': '\\textasciicircum{}',
  _: '\\_',
  '%': '\\%',
  '~': '\\textasciitilde{}',
  '`': '\\textasciigrave{}',
  '\u00a0': '~',
})

/** TeX draws these pairs as one sign (a dash, a quotation mark); `{}` between them keeps them two. */
const ligatures = new Set(['--', '–-', ',,', '<<', '>>', "''", "'’", "’'", '’’', '‘‘', '!‘', '?‘'])

/** Runs without a space that are longer than this get places where the line may be broken. */
const longRunChars = 20
const breakEveryChars = 10
/** Scripts without spaces: a line may end after any of these, and the class sees to it. */
const endsAnywhere = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\u3000-\u303f\uff00-\uffef]/u

/**
 * Controls (but tab and line end), and what is invisible: soft hyphens, zero-width characters, marks of direction and
 * of order.
 */
const invisible = /(?![\t\n])\p{Cc}|[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu
const lineEnds = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/g

/** One form of every accented letter, no control characters, no half surrogates, `\n` line ends; not yet TeX. */
export function cleanText(text: string): string {
  return normalized(text.replace(lineEnds, '\n').replace(invisible, '').toWellFormed(), 'NFC')
}

/** Lines without the space around them; blank ones are left out. */
export function linesOf(text: string): string[] {
  return cleanText(text)
    .split('\n')
    .map((line) => line.replace(/\s+/g, (space) => (space.includes('\u00a0') ? '\u00a0' : ' ')).trim())
    .filter((line) => line !== '')
}

/**
 * TeX source that prints `text` as one line (`\cut{}`, the class's word, marks where a long run may be divided): line
 * ends and runs of space become one space, the ends are trimmed.
 */
export function escapeTex(text: string): string {
  // A hard space after a hyphen is what that tie makes of any.
  const runs = linesOf(text).join(' ').replaceAll('-\u00a0', '- ').split(' ').map(escapeRun)
  // Readers of PDFs take a hyphen at a line's end for a divided word and drop it: what ends in one is tied to what
  // follows.
  return runs.map((run, index) => (index === runs.length - 1 ? run : `${run}${run.endsWith('-') ? '~' : ' '}`)).join('')
}

/** TeX source that prints `text` as paragraphs, one a line of it, with blank lines between them. */
export function escapeParagraphs(text: string): string {
  return linesOf(text)
    .map((line) => escapeTex(line))
    .join('\n\n')
}

function escapeRun(run: string): string {
  const chars = Array.from(run)
  const isLong = chars.filter((char) => !endsAnywhere.test(char)).length > longRunChars
  let out = ''
  let sinceBreak = 0
  chars.forEach((char, index) => {
    const next = chars[index + 1]
    out += namedSpecials[char] ?? char
    if (ligatures.has(`${char}${next}`)) out += '{}'
    sinceBreak += 1
    if (isLong && next !== undefined && mayBreak(char, next, sinceBreak)) {
      out += '\\cut{}'
      sinceBreak = 0
    }
  })
  return out
}

/** After punctuation as in an address, else every dozen letters; never between a letter and its marks. */
function mayBreak(char: string, next: string, sinceBreak: number): boolean {
  if (/\p{M}/u.test(next) || /[\p{P}\p{S}]/u.test(next)) return false
  if (endsAnywhere.test(char) || endsAnywhere.test(next)) return false
  if (char === '-') return false
  return /[/._?&=@:;,+]/.test(char) ? sinceBreak >= 4 : sinceBreak >= breakEveryChars
}
