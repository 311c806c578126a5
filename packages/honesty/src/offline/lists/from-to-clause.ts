// "Change staff from 32 to 35, also in the summary": a value beside what it is of gives way to another.
import { escapeTex } from '@galley/resume/text/escape-tex'
import { regexpLiteral } from '@galley/resume/text/regexp-literal'
import { shortened } from '../edits/shortened.ts'
import { spliced } from '../edits/splice.ts'
import { shared, telling, unitsOf, type TextUnit } from '../edits/text-units.ts'
import type { ReadClause, WishClause } from '../phrases/clause.ts'
import { placesIn } from '../wishes/corrections/content-places.ts'
import { dateIn } from '../wishes/corrections/dates-said.ts'

const wish =
  /^(?:change|update|correct|fix|set|raise|lower|increase|reduce) (?:the |my )?(?:number of )?(?<what>.{2,50}?)(?: (?:number|figure|count|amount))? from ["“]?(?<old>[^"”]{1,40}?)["”]? to ["“]?(?<fresh>[^"”,]{1,40}?)["”]?(?<more>,? (?:also|and|as well|too|everywhere|both)\b.{0,40})?$/i
const maxPlaces = 6

/** Null where a word is left over, it is a date, or the value stands nowhere beside what it is of. */
export function fromToClause({ latex, words }: WishClause): ReadClause | null {
  const { what = '', old = '', fresh = '', more } = wish.exec(words)?.groups ?? {}
  if (!aNumber.test(old) || !/\d/.test(fresh) || dateIn(old) !== null) return null
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}.,])${regexpLiteral(escapeTex(old))}(?![\p{L}\p{N}]|[.,]\d)`,
    'gu',
  )
  const units = unitsOf(latex).filter((unit) => placesOf(latex, pattern, unit).length > 0)
  const chosen = unitsMeant(units, telling(what), more !== undefined)
  const places = chosen.flatMap((unit) => placesOf(latex, pattern, unit))
  if (places.length === 0 || places.length > maxPlaces) return null
  const where = chosen.length === 1 ? `“${shortened(chosen[0]!.text)}”` : `${chosen.length} places`
  const edited = {
    latex: spliced(
      latex,
      places.map((place) => ({ ...place, text: escapeTex(fresh) })),
    ),
    said: `I changed ${old} to ${fresh} in ${where}.`,
  }
  return { edited, about: what }
}
const aNumber = /^[£$€]?\d[\d.,]*%?\+?$/

/** Those that are about what is named; of several all only where that is said. */
function unitsMeant(units: readonly TextUnit[], named: readonly string[], isOfAll: boolean): readonly TextUnit[] {
  const about = units.filter(({ text }) => named.length > 0 && shared(text, named) === named.length)
  const meant = about.length > 0 ? about : units
  return isOfAll || meant.length === 1 ? meant : []
}

const placesOf = (latex: string, pattern: RegExp, { from, to }: TextUnit) =>
  placesIn(latex, pattern).filter((place) => place.from >= from && place.to <= to)
