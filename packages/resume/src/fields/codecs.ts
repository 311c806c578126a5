// How the form's fields stand in one argument of a command: alone, or several of them beside each other.
import { link } from '../text/tex-words.ts'
import { withIsoMonths } from '../text/numeric-dates.ts'
import { separatorIn, splitOutsideGroups } from './groups.ts'
import { readText } from './inline.ts'
import type { FieldValue } from './field-types.ts'
import { lineText, retext } from './retext.ts'

/** Between the source of an argument and the values of its fields, in their order. */
export interface Codec {
  read: (tex: string) => FieldValue[]
  /** The source with these values. Where a value is what is read there, its source stays. */
  write: (tex: string, values: readonly FieldValue[]) => string
}

const textOf = (tex: string) => readText(tex).text
const isEmpty = (tex: string) => textOf(tex) === ''
const asText = (value: FieldValue | undefined) => (typeof value === 'string' ? value : '')
/** Braces keep a separator inside of a part from dividing it. */
const shielded = (tex: string, separator: RegExp) => (splitOutsideGroups(tex, separator).length > 1 ? `{${tex}}` : tex)

/** Both parts and what stands between them; braces keep a part's own dashes or commas apart from it. */
function joined(parts: readonly [string, string], between: string, separator: RegExp): string {
  const [first, second] = parts
  const hasItsPlace = (tex: string, at: number) => {
    const found = separatorIn(tex, separator)
    return found?.from === at && found.to === at + between.length
  }
  const tries = [
    { first, second },
    { first, second: `{${second}}` },
    { first: `{${first}}`, second },
  ]
  const fitting = tries.find((one) => hasItsPlace(`${one.first}${between}${one.second}`, one.first.length))
  return fitting ? `${fitting.first}${between}${fitting.second}` : `{${first}}${between}{${second}}`
}

export const plain: Codec = {
  read: (tex) => [textOf(tex)],
  write: (tex, [value]) => retext(tex, asText(value)),
}

export const date: Codec = {
  read: plain.read,
  write: (tex, [value]) => (textOf(tex) === value ? tex : retext(tex, withIsoMonths(lineText(asText(value))))),
}

/** `{}` before or after the only part says which of two it is, where that is not the usual one. */
function onePart(tex: string, isSecond: boolean, usual: 'first' | 'second'): string {
  if (isSecond === (usual === 'second')) return tex
  return isSecond ? `{}${tex}` : `${tex}{}`
}

interface Pair {
  readonly parts: readonly [string, string]
  /** What stands between them, where both are there. */
  readonly between: string | null
}

function twoParts(tex: string, separator: RegExp, usual: 'first' | 'second'): Pair {
  const isMarkedSecond = tex.trimStart().startsWith('{}')
  const found = isMarkedSecond ? null : separatorIn(tex, separator)
  if (found) return { parts: [tex.slice(0, found.from), tex.slice(found.to)], between: tex.slice(found.from, found.to) }
  const only = tex.trim()
  const isMarkedFirst = only.endsWith('{}') && !/\\[A-Za-z]+\{\}$/.test(only)
  if (isMarkedSecond) return { parts: ['', only.slice(2)], between: null }
  if (isMarkedFirst) return { parts: [only.slice(0, -2), ''], between: null }
  return { parts: usual === 'first' ? [only, ''] : ['', only], between: null }
}

const comma = /,\s+/

/** "Bachelor of Science, Nursing". */
export const commaPair: Codec = {
  read: (tex) => twoParts(tex, comma, 'first').parts.map(textOf),
  write(tex, values) {
    const { parts, between } = twoParts(tex, comma, 'first')
    const [first, second] = [retext(parts[0], asText(values[0])), retext(parts[1], asText(values[1]))]
    if (isEmpty(second)) return shielded(first, comma)
    if (isEmpty(first)) return onePart(second, true, 'first')
    return joined([shielded(first, comma), second], between ?? ', ', comma)
  },
}

const dash = /\s*(?:–|—|-{2,3}|\\text(?:en|em)dash(?:\{\}|(?![A-Za-z])))\s*|\s+-\s+|\s+(?:to|until|bis)\s+/
const present =
  /^(?:present|current|currently|now|today|ongoing|to date|heute|jetzt|aujourd[’']hui|présent|actualidad|actualmente|presente|oggi|atual|atualmente|heden|obecnie|nu|nå|настоящее время)$/i
/** Whether the end of a range says that it has not ended, in any of the languages of the class. */
export const isPresent = (end: string): boolean => present.test(end)

/** "2019 – 2023". `usual` is what a single date is. */
export function period(usual: 'first' | 'second', hasCurrent: boolean): Codec {
  return {
    read(tex) {
      const [start, end] = twoParts(tex, dash, usual).parts.map(textOf) as [string, string]
      if (!hasCurrent) return [start, end]
      const isCurrent = isPresent(end)
      return [start, isCurrent ? '' : end, isCurrent]
    },
    write(tex, [start, end, isCurrent]) {
      const { parts, between } = twoParts(tex, dash, usual)
      const lasts = hasCurrent && isPresent(textOf(parts[1]))
      const last = isCurrent === true ? (lasts ? textOf(parts[1]) : 'Present') : asText(end)
      const [first, second] = [asText(start), last].map((text, index) => {
        const part =
          text === textOf(parts[index]!) ? parts[index]! : retext(parts[index]!, withIsoMonths(lineText(text)))
        return isEmpty(part) ? '' : shielded(part, dash)
      }) as [string, string]
      // "2018 --", as people write it for what goes on.
      if (between !== null && first !== '' && second === '' && isEmpty(parts[1])) return `${first}${between}${parts[1]}`
      if (first === '' || second === '')
        return first + second === '' ? '' : onePart(first || second, first === '', usual)
      return joined([first, second], between ?? ' – ', dash)
    },
  }
}

const listComma = /,(?:\{\})?\s*/

/** "Python, Go, {C, C++}". */
export const list: Codec = {
  read: (tex) => [listParts(tex).map(textOf)],
  write(tex, [value]) {
    const known = new Map(listParts(tex).map((part) => [textOf(part), part]))
    const items = Array.isArray(value) ? value.map(lineText).filter((text) => text !== '') : []
    return items.map((text) => shielded(known.get(text) ?? retext('', text), /,/)).join(', ')
  },
}

const listParts = (tex: string) =>
  splitOutsideGroups(tex, listComma)
    .map((part) => part.trim())
    .filter((part) => !isEmpty(part))

/** "team of 5" for "5"; other words stay as they are. */
export const teamSize: Codec = {
  read: (tex) => [textOf(tex).replace(/^team of (\d+)$/i, '$1')],
  write: (tex, [value]) => retext(tex, lineText(asText(value)).replace(/^\d+$/, 'team of $&')),
}

const isGithub = (text: string) => /^(?:https?:\/\/)?(?:www\.)?github\.com(?:\/|$)/i.test(text)

/** `\link{project.org}, \link{github.com/x}`: a page, and where its code is. */
export const pageAndCode: Codec = {
  read: (tex) => linkParts(tex).parts.map(textOf),
  write(tex, values) {
    const { parts, between } = linkParts(tex)
    const [address, code] = [linkTex(parts[0], asText(values[0])), linkTex(parts[1], asText(values[1]))]
    if (address !== '' && code !== '') return joined([shielded(address, comma), code], between ?? ', ', comma)
    const only = address || code
    return only === ''
      ? ''
      : onePart(shielded(only, comma), address === '', isGithub(textOf(only)) ? 'second' : 'first')
  },
}

const linkParts = (tex: string) => twoParts(tex, comma, isGithub(textOf(tex)) ? 'second' : 'first')

export const page: Codec = {
  read: plain.read,
  write: (tex, [value]) => linkTex(tex, asText(value)),
}

/** An address that did not change keeps its source. */
const linkTex = (tex: string, typed: string) => (textOf(tex) === lineText(typed) ? tex.trim() : link(typed))
