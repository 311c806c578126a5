// "Change my name to just Ann Lee", "shorten the headline to Baker only", "only Bologna, Italy": a value of the header,
// in the words that it is to have.
import { plainText } from '@galley/resume/outline/plain-text'
import { escapeTex } from '@galley/resume/text/escape-tex'
import { asName } from '../phrases/as-written.ts'
import type { Edited } from '../edits/edited.ts'
import { fold } from '../edits/find-places.ts'
import { fieldOf, isOwnName, setField, setName } from '../edits/header-fields.ts'
import { isOwnClass } from '../edits/own-class.ts'
import type { ReadClause, WishClause } from '../phrases/clause.ts'
import { isAboutLook } from '../wishes/corrections/pair-wish.ts'

type Field = 'name' | 'headline' | 'location'
const words: readonly (readonly [Field, string])[] = [
  ['name', String.raw`(?:full |whole )?name(?: at the top)?`],
  ['headline', String.raw`headline|tagline|professional title|title under my name|line under my name`],
  ['location', String.raw`location|town|city|address|place`],
]
const setting = (field: string) =>
  new RegExp(
    String.raw`^(?:(?:change|set|make|put|update|correct|fix|shorten|cut|reduce|trim) )?(?:my |the )(?:${field})(?: down)?,?(?: should(?: only| just)? (?:be|say|read)| must (?:be|say)| is(?: now)?| to| as| into|:)+ (?:(?:just|only|simply) )?["“]?(?<value>[^"”:]{2,80}?)["”]?(?: (?:only|alone|now|instead|please))*$`,
    'iu',
  )
const patterns = words.map(([field, names]) => [field, setting(names)] as const)
const underName =
  /^(?:under|below|beneath|behind) (?:my|the) name,? (?:it|that|there|the line) (?:should|must) (?:say|be|read) ["“]?(?<value>[^"”:]{3,80}?)["”]?$/i
/** "Something shorter", "in capitals": no words for it. */
const isNoValue =
  /^(?:a|an|the|in|on|all|not|what|how|be|it|something)\b|\b(?:size|letters|lines?|colou?r|font|bold|capitals?|caps)$/i
const only = /^(?:(?:leave|keep|show|have|put) )?(?:only|just)(?: the)? (?<value>\p{L}[\p{L}.,' -]{1,60})$/iu

/** Null where a word is left over. */
export function headerValueClause({ latex, words: said, message }: WishClause): ReadClause | null {
  if (!isOwnClass(latex)) return null
  for (const [field, pattern] of patterns) {
    const value = withoutOld(pattern.exec(said)?.groups?.['value'] ?? '')
    if (value === '' || !isValue(said, value)) continue
    const isOthers = field === 'name' && !isOwnName(latex, asName(value), message)
    return isOthers ? null : setTo(latex, field, inItsPlace(latex, { field, value: asTyped(field, value), said }))
  }
  const headline = underName.exec(said)?.groups?.['value']
  return headline === undefined ? partOfLocation(latex, said, message) : setTo(latex, 'headline', headline)
}

/** "Sylvania now not Toledo" is Sylvania. */
const withoutOld = (value: string): string =>
  value.replace(/,? (?:now|and not|not|instead of|rather than)\b.*$/i, '').trim()

/** What is said not to be so any more gives way, and what stands beside it stays: "Toledo, OH". */
function inItsPlace(latex: string, { field, value, said }: { field: Field; value: string; said: string }): string {
  const gone = /\b(?:not|instead of|rather than) (?<old>\p{L}[\p{L} '-]{1,40}?)(?: any ?more)?$/iu.exec(said)?.groups?.[
    'old'
  ]
  const old = plainText(fieldOf(latex, field) ?? '')
  return field === 'location' && gone !== undefined && old.includes(asName(gone))
    ? old.replace(asName(gone), () => value)
    : value
}

const isValue = (said: string, value: string): boolean =>
  !isNoValue.test(value) && !isAboutLook(value) && isSaidAsValue(said, value)

/** "My headline is too long" has none: only what is ordered "to", quoted, or has a capital letter is one. */
const isSaidAsValue = (said: string, value: string): boolean =>
  /^\p{Lu}|^\d/u.test(value) || /["“]|\b(?:to|into|just|only)\b/i.test(said.slice(0, said.indexOf(value)))
const asTyped = (field: Field, value: string): string => (field === 'headline' ? value : asName(value))

function setTo(latex: string, field: Field, value: string): ReadClause | null {
  if (fieldOf(latex, field) === undefined) return null
  const changed = field === 'name' ? setName(latex, value) : setTyped(latex, field, value)
  const edited =
    changed && 'latex' in changed && changed.latex === latex
      ? { problem: `Your ${field} reads “${value}” already.` }
      : changed
  return edited && { edited, about: field, stated: [`My ${field} is ${value}.`] }
}

function setTyped(latex: string, field: Field, value: string): Edited | null {
  const changed = setField(latex, field, escapeTex(value))
  return changed === null ? null : { latex: changed, said: `I set your ${field} to ${value}.` }
}

/** "Take the street away, only Bologna, Italy": words that stand in the address already. */
function partOfLocation(latex: string, said: string, message: string): ReadClause | null {
  const old = fieldOf(latex, 'location') ?? ''
  const begun = only.exec(said)?.groups?.['value']
  if (begun === undefined || old === '') return null
  // A town and its country may have been cut at the comma.
  const rest = message.slice(message.indexOf(begun)).split(/[.!?;\n]/)[0] ?? ''
  const value = [rest.trim(), begun].find((one) => fold(old).includes(fold(one)) && fold(one) !== fold(old))
  if (value === undefined) return null
  // As it stands there, in LaTeX.
  const from = fold(old).indexOf(fold(value))
  const changed = setField(latex, 'location', old.slice(from, from + value.length))
  return changed === null
    ? null
    : { edited: { latex: changed, said: `I left ${value} of your location.` }, about: 'location' }
}
