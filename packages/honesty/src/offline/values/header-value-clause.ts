// "Change my name to just Ann Lee", "shorten the headline to Baker only", "only Bologna, Italy": a value of the header,
// in the words that it is to have.
import { escapeTex } from '@galley/resume/text/escape-tex'
import { asName } from '../phrases/as-written.ts'
import type { Edited } from '../edits/edited.ts'
import { fold } from '../edits/find-places.ts'
import { isOwnClass } from '../edits/own-class.ts'
import { spliced } from '../edits/splice.ts'
import type { ReadClause, WishClause } from '../phrases/clause.ts'

type Field = 'name' | 'headline' | 'location'
const saidAs: Readonly<Record<Field, string>> = { name: 'name', headline: 'headline', location: 'location' }
const words: readonly (readonly [Field, string])[] = [
  ['name', String.raw`(?:full |whole )?name(?: at the top)?`],
  ['headline', String.raw`headline|tagline|professional title|title under my name|line under my name`],
  ['location', String.raw`location|town|city|address|place`],
]
const setting = (field: string) =>
  new RegExp(
    String.raw`^(?:(?:change|set|make|put|update|correct|fix|shorten|cut|reduce|trim) )?(?:my |the )(?:${field})(?: down)?,?(?: should(?: only| just)? (?:be|say|read)| must (?:be|say)| is(?: now)?| to| as| into|:)+ (?<just>(?:just|only|simply) )?["“]?(?<value>[^"”:]{2,80}?)["”]?(?: (?:only|alone|now|instead|please))*$`,
    'iu',
  )
const patterns = words.map(([field, names]) => [field, setting(names)] as const)
const underName =
  /^(?:under|below|beneath|behind) (?:my|the) name,? (?:it|that|there|the line) (?:should|must) (?:say|be|read) ["“]?(?<value>[^"”:]{3,80}?)["”]?$/i
/** How it is to be, and no words for it. */
const isNoValue =
  /^(?:a|an|the|in|on|all|not|what|how|be|it|something|bold|bigger|smaller|larger|shorter|longer|better|stronger|less|more|left|right|one|two|top|bottom|caps|uppercase|capital)\b|\b(?:size|letters|lines?|colou?r|font|centred|centered|bold|capitals?|something|caps)$/i
const only = /^(?:(?:leave|keep|show|have|put) )?(?:only|just)(?: the)? (?<value>\p{L}[\p{L}.,' -]{1,60})$/iu

/** Null where a word is left over. */
export function headerValueClause({ latex, words: said, message }: WishClause): ReadClause | null {
  if (!isOwnClass(latex)) return null
  for (const [field, pattern] of patterns) {
    const value = pattern.exec(said)?.groups?.['value']?.trim()
    if (value !== undefined && !isNoValue.test(value) && isSaidAsValue(said, value))
      return setTo(latex, field, asTyped(field, value))
  }
  const headline = underName.exec(said)?.groups?.['value']
  return headline === undefined ? partOfLocation(latex, said, message) : setTo(latex, 'headline', headline)
}

/** "My headline is too long" has none: only what is ordered "to", quoted, or has a capital letter is one. */
const isSaidAsValue = (said: string, value: string): boolean =>
  /^\p{Lu}|^\d/u.test(value) || /["“]|\b(?:to|into|just|only)\b/i.test(said.slice(0, said.indexOf(value)))
const asTyped = (field: Field, value: string): string => (field === 'headline' ? value : asName(value))

function setTo(latex: string, field: Field, value: string): ReadClause | null {
  const found = new RegExp(String.raw`\\${field}\{([^{}\n]{0,160})\}`).exec(latex)
  if (!found) return null
  const [from, old] = [found.index + field.length + 2, found[1] ?? '']
  const fresh = escapeTex(value)
  const edited: Edited =
    fresh === old
      ? { problem: `Your ${saidAs[field]} reads “${value}” already.` }
      : {
          latex: spliced(latex, [{ from, to: from + old.length, text: fresh }]),
          said: `I set your ${saidAs[field]} to ${value}.`,
        }
  return { edited, about: saidAs[field], ...(field === 'name' && { stated: [`My name is ${value}.`] }) }
}

/** "Take the street away, only Bologna, Italy": words that stand in the address already. */
function partOfLocation(latex: string, said: string, message: string): ReadClause | null {
  const old = /\\location\{([^{}\n]{0,160})\}/.exec(latex)?.[1] ?? ''
  const begun = only.exec(said)?.groups?.['value']
  if (begun === undefined || old === '') return null
  // A town and its country may have been cut at the comma.
  const rest = message.slice(message.indexOf(begun)).split(/[.!?;\n]/)[0] ?? ''
  const value = [rest.trim(), begun].find((one) => fold(old).includes(fold(one)) && fold(one) !== fold(old))
  return value === undefined
    ? null
    : setTo(latex, 'location', old.slice(fold(old).indexOf(fold(value))).slice(0, value.length))
}
