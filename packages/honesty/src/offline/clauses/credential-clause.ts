// "Add nitrous oxide monitoring cert, got it in March 2024 from the state board": a certificate with whose it is and
// when, in any order.
import { capitalised } from '../../lexicon/verbs.ts'
import { asName } from '../phrases/as-written.ts'
import { addCredential } from '../edits/edit-entries.ts'
import { dateIn, dateTyped, inWords } from '../wishes/corrections/dates-said.ts'
import type { WishClause, ReadClause } from '../phrases/clause.ts'

const noun = String.raw`certs?|certificates?|certification|licen[cs]e|permit|card|ticket|diploma|badge`
const adding = new RegExp(
  String.raw`^(?:add|include|list|put(?: in)?|I(?:'ve)? (?:just |also |recently )*(?:got|passed|earned|received|obtained|completed|finished)) (?:my |the |an? |also |new )*([\p{L}\d][\p{L}\d /&.'+-]{2,60}?) (${noun})\b(.{0,120})$`,
  'iu',
)
const named = new RegExp(
  String.raw`^(?:add|include|list|put(?: in)?) (?:my |the |an? |this |new |also )*(?<kind>${noun}|course|award|training): ?(?<name>[\p{L}\d][\p{L}\d /&.'+()-]{1,60}?)(?<rest>,.{0,120})?$`,
  'iu',
)
const given =
  /\b(?:from|by|at|with|through|via|issued by|awarded by) (?:the )?([\p{L}\d][\p{L}\d &.'-]{1,60}?)(?=,|;|\.|$)/iu
/** ", WorkSafe Victoria, 2009": between its name and its date. */
const listedIssuer = /^\s*,\s*(\p{Lu}[\p{L}\d&.'’-]*(?: [\p{L}\d&.'’-]+){0,5}?)\s*(?=,|$)/u
const date = new RegExp(String.raw`\b(?:(?:in|on|since|from|dated) )?${dateTyped}`, 'i')
/** They add nothing to a certificate, its giver and its date. */
const fillers =
  /\b(?:I|got|it|was|is|in|on|and|that|which|passed|earned|received|issued|awarded|finished|completed|did|done|have|from|to|my|the|certificates?|certifications?|licen[cs]es|courses|section|list|too|also|this|year|new)\b/gi
const full = new Map([
  ['cert', 'certificate'],
  ['certs', 'certificate'],
])

interface SaidCredential {
  of: 'certification' | 'award'
  title: string
  /** What is said of it. */
  rest: string
}

const noTitle =
  /^(?:it|that|this|them|those)\b|\b(?:I|my|to|for|from|and|above|below|before|after|each|every|space|dates?|photo|picture|scan)\b/i

/** Null where a word is left over. */
export function credentialClause({ latex, words }: WishClause): ReadClause | null {
  const said = saidIn(words)
  if (!said || noTitle.test(said.title)) return null
  if (latex.toLowerCase().includes(`{${said.title.toLowerCase().replace(/ (?:certificate|certification)$/, '')}}`))
    return null
  const when = dateIn(said.rest)
  const undated = said.rest.replace(date, ' ')
  const issuer = (given.exec(undated) ?? listedIssuer.exec(undated))?.[1]?.trim()
  const left = undated.replace(given, ' ').replace(listedIssuer, ' ').replaceAll(fillers, ' ')
  if (/[\p{L}\p{N}]/u.test(left)) return null
  const parts = [said.title, ...(issuer ? [asName(issuer)] : []), ...(when ? [inWords(when)] : [])]
  return { edited: addCredential(latex, said.of, parts.join(', ')), about: said.title }
}

function saidIn(words: string): SaidCredential | null {
  const colon = named.exec(words)?.groups
  if (colon)
    return {
      of: /award/i.test(colon['kind']!) ? 'award' : 'certification',
      title: capitalised(colon['name']!),
      rest: colon['rest'] ?? '',
    }
  const [, name, kind = '', rest = ''] = adding.exec(words) ?? []
  const noun = full.get(kind.toLowerCase()) ?? kind.toLowerCase()
  return name === undefined ? null : { of: 'certification', title: `${capitalised(name)} ${noun}`, rest }
}
