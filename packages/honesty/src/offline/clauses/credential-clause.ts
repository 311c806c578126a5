// "Add nitrous oxide monitoring cert, got it in March 2024 from the state board": a certificate with whose it is and
// when, in any order.
import { capitalised } from '../../commands/verbs.ts'
import { addCredential } from '../edits/edit-entries.ts'
import { dateIn, inWords } from '../wishes/corrections/dates-said.ts'
import type { WishClause, ReadClause } from './clause.ts'

const noun = String.raw`certs?|certificates?|certification|licen[cs]e|permit|card|ticket|diploma|badge`
const adding = new RegExp(
  String.raw`^(?:add|include|list|put(?: in)?|I(?:'ve)? (?:just |also |recently )*(?:got|passed|earned|received|obtained|completed|finished)) (?:my |the |an? |also |new )*([\p{L}\d][\p{L}\d /&.'+-]{2,60}?) (${noun})\b(.{0,120})$`,
  'iu',
)
const given =
  /\b(?:from|by|at|with|through|via|issued by|awarded by) (?:the )?([\p{L}\d][\p{L}\d &.'-]{1,60}?)(?=,|;|\.|$)/iu
const date =
  /\b(?:in |on |since |from |dated )?(?:\d{1,2}(?:st|nd|rd|th)? )?(?:(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)\p{L}*\.? )?(?:19|20)\d\d\b|\b(?:in |on )?\d{1,2}[/.](?:19|20)\d\d\b/iu
/** They add nothing to a certificate, its giver and its date. */
const fillers =
  /\b(?:I|got|it|was|is|in|on|and|that|which|passed|earned|received|issued|awarded|finished|completed|did|done|have|from|to|my|the|certificates?|certifications?|licen[cs]es|courses|section|list|too|also|this|year|new)\b/gi
const full = new Map([
  ['cert', 'certificate'],
  ['certs', 'certificate'],
])

/** Null where a word is left over. */
export function credentialClause({ latex, words }: WishClause): ReadClause | null {
  const [, name = '', kind = '', rest = ''] = adding.exec(words) ?? []
  if (name === '' || /\b(?:I|my|to|for|from|and)\b/i.test(name)) return null
  const when = dateIn(rest)
  const undated = rest.replace(date, ' ')
  const issuer = given.exec(undated)?.[1]?.trim()
  const left = undated.replace(given, ' ').replaceAll(fillers, ' ')
  if (/[\p{L}\p{N}]/u.test(left)) return null
  const parts = [
    `${capitalised(name)} ${full.get(kind.toLowerCase()) ?? kind.toLowerCase()}`,
    ...(issuer ? [asName(issuer)] : []),
    ...(when ? [inWords(when)] : []),
  ]
  return { edited: addCredential(latex, 'certification', parts.join(', ')), about: name }
}

/** Typed without capitals, a name gets them. */
const asName = (words: string): string =>
  /\p{Lu}/u.test(words)
    ? words
    : words.replaceAll(/(?<![\p{L}'])(?!(?:of|and|the|for|in|at)\b)\p{L}/gu, (letter) => letter.toUpperCase())
