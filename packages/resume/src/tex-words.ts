// The class's words as TeX source. Everything that is passed in is plain text and is escaped here, once; what comes out
// is lines of TeX. Links are the exception: `link` returns TeX, for `detail` and `contact`, which take TeX.
import { descriptionBlocks } from './description-blocks.ts'
import { escapeTex } from './escape-tex.ts'
import { withIsoMonths } from './numeric-dates.ts'
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

export interface EntryText {
  readonly remark?: string
  readonly title: string
  readonly organisation?: string
  readonly place?: string
  readonly dates?: string
}

/** `\entry[remark]{title}{organisation}{place}{dates}` */
export function entry({ remark = '', title, organisation = '', place = '', dates = '' }: EntryText): Lines {
  const texts = [title, organisation, place, dates]
  if (texts.every(isBlank) && isBlank(remark)) return []
  return [`\\entry${optional(remark)}${texts.map((text) => `{${escapeTex(text)}}`).join('')}`]
}

/** `\detail{label}{tex}`; nothing when the TeX is empty. */
export const detail = (label: string, tex: string): Lines =>
  tex === '' ? [] : [`\\detail{${escapeTex(label)}}{${tex}}`]

/** TeX for several texts in a row, with commas. Two commas would become a quotation mark, so `{}` parts them. */
export const commaList = (texts: readonly string[]): string =>
  texts
    .map(escapeTex)
    .filter((tex) => tex !== '')
    .join(', ')
    .replaceAll(',, ', ',{}, ')

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

/** A contact item: `\linkedin{linkedin.com/in/x}`; what is not an address is still shown. */
export function webContact(word: string, typed: string): Lines {
  if (isBlank(typed)) return []
  const address = escapeUrl(typed)
  if (address !== null && isShownAsTyped(typed)) return [`\\${word}{${withoutLastSlash(address)}}`]
  return [`\\contact{${link(typed)}}`]
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

/** "2019 – 2023", "2021-03 – Present", or the one that is known. */
export function dateRange(start: string, end: string, isCurrent = false): string {
  const last = isCurrent ? 'Present' : end
  return [withIsoMonths(start), withIsoMonths(last)].filter((text) => !isBlank(text)).join(' – ')
}
