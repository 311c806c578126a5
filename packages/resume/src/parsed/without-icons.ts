// Icons of fontawesome and academicons, and letters of private use themselves, taken out of a document. What carries
// meaning stays: stars that count, boxes that are checked.
import { lookOf } from '../class-options.ts'
import { masked } from '../outline/mask-latex.ts'
import { linkThatShows } from './shown-link.ts'

/** `\faIcon{name}` has its name in braces; after any other, braces hold the author's own words. */
const icon = String.raw`(?:\\faIcon\*?\s{0,9}(?:\[[^\[\]]*\])?\s{0,9}\{[^{}]*\}|\\(?:fa|ai)(?!Icon(?![A-Za-z]))[A-Z][A-Za-z]*\*?(?:\[[^\[\]]*\])?(?:\{\s*\})?|[\ue000-\uf8ff])`
const space = String.raw`(?:~|\\[ ,;:]|\\(?:quad|enspace|thinspace)(?![A-Za-z])\s?|[ \t])*`
const linkedIcon = new RegExp(String.raw`\\href\s*\{([^{}]*)\}\s*\{\s*(${icon})\s*\}`, 'g')
const ownLinkedIcon = new RegExp(String.raw`\\link\s*\[\s*(${icon})\s*\]\s*\{([^{}]*)\}`, 'g')
const iconOfWord = new RegExp(
  String.raw`(\\(?:email|website|portfolio|linkedin|github))\s*\[\s*(${icon})\s*\](?=\s*\{)`,
  'g',
)
const iconAlone = new RegExp(`(${icon})(${space})`, 'g')

/** An icon that alone leads to an address makes room for that address. Comments and verbatim text stay. */
export function withoutIcons(latex: string): string | null {
  if (!masked(latex).mask.includes('\\begin{document}')) return null
  const shown = (address: string) => linkThatShows(address, latex)
  let text = inBody(latex, linkedIcon, ([all = '', address = '', sign = '']) => (isMeant(sign) ? all : shown(address)))
  if (lookOf(latex)) {
    text = inBody(text, ownLinkedIcon, ([all = '', sign = '', address = '']) => (isMeant(sign) ? all : shown(address)))
    text = inBody(text, iconOfWord, ([all = '', word = '', sign = '']) => (isMeant(sign) ? all : word))
  }
  return inBody(text, iconAlone, ([all = '', sign = ''], before, after) => {
    if (isMeant(sign)) return all
    return endsWord.test(before) && startsWord.test(after) ? ' ' : ''
  })
}

const endsWord = /[\p{L}\p{N}.,;:!?)\]}]$/u
const startsWord = /^[\p{L}\p{N}\\({]/u

/** Replaces what is found in the body and is neither a comment nor text that stands for itself. */
function inBody(
  latex: string,
  pattern: RegExp,
  make: (found: readonly string[], before: string, after: string) => string,
): string {
  const { mask } = masked(latex)
  const begin = mask.indexOf('\\begin{document}')
  const parts: string[] = []
  let at = 0
  for (const found of latex.matchAll(pattern)) {
    const { 0: all, index } = found
    if (index < begin || mask[index] !== latex[index]) continue
    const end = index + all.length
    parts.push(latex.slice(at, index))
    const before = index === at ? (parts.findLast((part) => part !== '') ?? '') : latex.slice(at, index)
    parts.push(make(found, before.slice(-2), latex.slice(end, end + 1)))
    at = end
  }
  return parts.join('') + latex.slice(at)
}

/**
 * Signs that say something by themselves, alone or with more words: how good a skill is, whether something holds. A
 * circle or a square is often the frame of another sign, and then says nothing.
 */
const meaning = /^(?:reg-)?(?:(?:star|check|times|xmark|battery)(?:-|$)|dot-circle)/
const frame = /^(?:reg-)?(?:circle|square)(?:-(?:o|full|half|stroke|alt|dot|check|xmark|notch|thin))*$/
/** The same as letters, as fontawesome has them. */
const meaningLetters = new Set(
  [
    [0xf005, 0xf006, 0xf089, 0xf123, 0xf5c0],
    [0xf111, 0xf10c, 0xf192, 0xf1ce, 0xf042],
    [0xf0c8, 0xf096, 0xf45c],
    [0xf00c, 0xf046, 0xf058, 0xf05d, 0xf14a, 0xf560],
    [0xf00d, 0xf057, 0xf05c, 0xf2d3, 0xf2d4],
    [0xf240, 0xf241, 0xf242, 0xf243, 0xf244],
  ]
    .flat()
    .map((code) => String.fromCodePoint(code)),
)

function isMeant(sign: string): boolean {
  if (!sign.startsWith('\\')) return meaningLetters.has(sign)
  const byName = /^\\faIcon\*?[^{]*\{\s*([^{}]*?)\s*\}/.exec(sign)?.[1]
  const name = byName ?? kebab(/^\\(?:fa|ai)([A-Za-z]+)/.exec(sign)?.[1] ?? '')
  return meaning.test(name) || frame.test(name)
}

const kebab = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-').toLowerCase()
