// What a machine can put right of a finding, in the text of the document: where what is meant is certain, and nothing
// that a person wrote is lost.
import { lookOf } from '../class-options.ts'
import { commentMark, masked, textMark } from '../outline/mask-latex.ts'
import { setOption } from '../set-option.ts'
import { emptyLinks } from './empty-links.ts'
import type { FindingKind, ParserFinding } from './parser-findings.ts'

export type MendableKind = Extract<FindingKind, 'hyphenated' | 'odd_signs' | 'empty_link' | 'small'>

/** The document without the fault; null where that takes a person. */
export function mendedText(finding: ParserFinding, latex: string): string | null {
  const text = isMendable(finding.kind) ? mends[finding.kind](finding, latex) : null
  return text === latex ? null : text
}

const mends: Readonly<Record<MendableKind, (finding: ParserFinding, latex: string) => string | null>> = {
  hyphenated: ({ line, broken }, latex) => (line && broken ? unbroken(latex, line, broken) : null),
  odd_signs: (_finding, latex) => withoutIcons(latex),
  empty_link: ({ line, text }, latex) => {
    const found = emptyLinks(latex).find((link) => link.line === line && link.address === text)
    return found ? `${latex.slice(0, found.from)}\\link{${text}}${latex.slice(found.to)}` : null
  },
  small(_finding, latex) {
    const look = lookOf(latex)
    // Letters that are small by themselves are the author's own.
    return look?.own['size'] && look.sizePt < minBodyPt ? setOption(latex, 'size', `${minBodyPt}pt`) : null
  },
}

export const isMendable = (kind: FindingKind): kind is MendableKind => Object.hasOwn(mends, kind)

/** The least that a page is fitted with (fit/fit-to-pages.ts), too. */
const minBodyPt = 9.5

/** The word in one piece: without its own marks of where it may be divided, or else in a box. */
function unbroken(latex: string, line: number, word: string): string | null {
  const start = latex
    .split('\n')
    .slice(0, line - 1)
    .join('\n').length
  const letters = Array.from(word, (letter) => letter.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'))
  const written = new RegExp(String.raw`(?<![\p{L}\\])${letters.join(String.raw`(?:\\-)?`)}(?!\p{L})`, 'u')
  const found = written.exec(latex.slice(start))
  if (!found) return null
  const at = start + found.index
  const whole = found[0].includes('\\-') ? found[0].replaceAll('\\-', '') : `\\mbox{${found[0]}}`
  return latex.slice(0, at) + whole + latex.slice(at + found[0].length)
}

/** The icons of fontawesome and academicons, and letters of private use themselves. */
const icon = String.raw`(?:\\(?:fa|ai)[A-Z][A-Za-z]*\*?(?:\[[^\[\]]*\])?(?:\{[a-z0-9-]*\})?|[\ue000-\uf8ff])`
const space = String.raw`(?:~|\\[ ,;:]|\\(?:quad|enspace|thinspace)(?![A-Za-z])\s?|[ \t])*`
const linkedIcon = new RegExp(String.raw`\\href\s*(\{[^{}]*\})\s*\{\s*${icon}\s*\}`, 'g')
const iconOfWord = new RegExp(
  String.raw`(\\(?:link|email|website|portfolio|linkedin|github))\s*\[\s*${icon}\s*\](?=\s*\{)`,
  'g',
)
const iconAlone = new RegExp(icon + space, 'g')

/** An icon that alone leads to an address makes room for that address. Comments and verbatim text stay. */
function withoutIcons(latex: string): string | null {
  const { mask } = masked(latex)
  const begin = mask.indexOf('\\begin{document}')
  if (begin < 0) return null
  let at = begin
  const lines = latex.slice(begin).split('\n')
  const mendedLines = lines.map((line) => {
    const shown = mask.slice(at, at + line.length)
    at += line.length + 1
    if (shown !== '' && shown.replaceAll(textMark, '') === '') return line
    const comment = shown.indexOf(commentMark)
    const own = comment < 0 ? line : line.slice(0, comment)
    const mended = own.replace(linkedIcon, '\\link$1').replace(iconOfWord, '$1').replace(iconAlone, '')
    return mended + line.slice(own.length)
  })
  return latex.slice(0, begin) + mendedLines.join('\n')
}
