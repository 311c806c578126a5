// The class's words as TeX source. Everything that is passed in is plain text and is escaped here, once; what comes out
// is lines of TeX. Links are the exception: `link` returns TeX, for `detail` and `contact`, which take TeX.
import { descriptionBlocks } from './description-blocks.ts'
import { escapeTex } from './escape-tex.ts'
import { escapeUrl, isShownAsTyped, shownAddress } from './link-tex.ts'

/** Lines of TeX source. */
export type Lines = readonly string[]

const isBlank = (text: string) => escapeTex(text) === ''

/** `\word{a}{b}`; nothing when every argument is blank. */
export function command(word: string, ...texts: string[]): Lines {
  return texts.every(isBlank) ? [] : [`\\${word}${texts.map((text) => `{${escapeTex(text)}}`).join('')}`]
}

/** `[text]`, or nothing. Brackets inside would end it, so braces keep them. */
function optional(text: string): string {
  const escaped = escapeTex(text)
  if (escaped === '') return ''
  return /[[\]]/.test(escaped) ? `[{${escaped}}]` : `[${escaped}]`
}

/** `\word[option]{a}{b}` of arguments that are TeX; nothing when all of them are empty. */
export function commandOf(word: string, option: string, args: readonly string[]): Lines {
  if (option === '' && args.every((tex) => tex === '')) return []
  const shielded = /[[\]]/.test(option) ? `{${option}}` : option
  return [`\\${word}${option === '' ? '' : `[${shielded}]`}${args.map((tex) => `{${tex}}`).join('')}`]
}

/** `\detail{label}{tex}`; nothing when the TeX is empty. */
export const detail = (label: string, tex: string): Lines =>
  tex === '' ? [] : [`\\detail{${escapeTex(label)}}{${tex}}`]

/** `\skills[label]{a, b, {c, d}}`: commas inside an item are shielded by braces. */
export function skills(label: string, items: readonly string[]): Lines {
  const escaped = items.map(escapeTex).filter((tex) => tex !== '')
  if (escaped.length === 0) return []
  return [`\\skills${optional(label)}{${escaped.map((tex) => (tex.includes(',') ? `{${tex}}` : tex)).join(', ')}}`]
}

/** TeX that links an address, or just prints it where it is not one. */
export function link(typed: string): string {
  const address = escapeUrl(typed)
  if (address === null) return escapeTex(typed)
  return isShownAsTyped(typed)
    ? `\\link{${withoutLastSlash(address)}}`
    : `\\link${optional(shownAddress(typed))}{${address}}`
}

/**
 * A contact item: `\linkedin{linkedin.com/in/x}`, with the text in front where it is shown other than it is; what is
 * not an address is only text.
 */
export function webContact(word: string, typed: string): Lines {
  if (isBlank(typed)) return []
  const address = escapeUrl(typed)
  if (address === null) return [`\\${word}${optional(typed)}{}`]
  if (isShownAsTyped(typed)) return [`\\${word}{${withoutLastSlash(address)}}`]
  return [`\\${word}${optional(shownAddress(typed))}{${address}}`]
}

/**
 * The class divides an address by itself, so that it stands here as it was typed. What is no plain address is only
 * text.
 */
export function emailContact(typed: string): Lines {
  if (isBlank(typed)) return []
  const address = typed.trim()
  const isPlain = /^[\w.+%-]+@[\w.-]+$/.test(address) && !address.includes('--')
  return [isPlain ? `\\email{${address.replace(/[%_]/g, (char) => `\\${char}`)}}` : `\\email${optional(typed)}{}`]
}

const withoutLastSlash = (address: string) => address.replace(/^([^/?#]+)\/$/, '$1')

/** Paragraphs and bullets of a description. */
export function description(text: string, plainLines: 'bullets' | 'text' = 'bullets'): Lines {
  const blocks = descriptionBlocks(text, plainLines)
  return blocks.flatMap((block, index) => {
    if (block.kind === 'bullets') return bullets(block.items)
    return index > 0 ? ['', escapeTex(block.text)] : [escapeTex(block.text)]
  })
}

export function bullets(items: readonly string[]): Lines {
  const escaped = items.map(escapeTex).filter((tex) => tex !== '')
  // A bracket right after \item would be read as its option.
  const lines = escaped.map((tex) => `  \\item ${tex.startsWith('[') ? '{}' : ''}${tex}`)
  return lines.length === 0 ? [] : ['\\begin{bullets}', ...lines, '\\end{bullets}']
}
