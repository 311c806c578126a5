// "Call it 'local church' wherever it comes up": words take the place of others in each place where they stand.
import { escapeTex } from '@galley/resume/text/escape-tex'
import { regexpLiteral } from '@galley/resume/text/regexp-literal'
import type { Edited } from '../edits/edited.ts'
import { fold, sectionsOf } from '../edits/find-places.ts'
import { spliced } from '../edits/splice.ts'
import { telling } from '../edits/text-units.ts'
import type { ReadClause, WishClause } from '../phrases/clause.ts'
import { phraseTarget } from '../phrases/phrase-target.ts'
import { placesIn } from '../wishes/corrections/content-places.ts'

const scope = String.raw`(?:everywhere|every ?where|in every (?:spot|place|line|section|mention)|(?:every|each) (?:time|place)(?: it (?:comes up|appears|is mentioned))?|wherever (?:it|he|she|they|this|that|the name|the word) (?:comes? up|appears?|stands?|is|are|shows? up|is mentioned|is written)|throughout(?: (?:the )?(?:document|resume|cv))?|all (?:over|through)(?: (?:the )?(?:document|resume|cv|it))?|in all (?:places|sections|lines|spots)|(?:in|across) the whole (?:document|thing|resume|cv))`
const fresh = String.raw`["“'‘]?(?<fresh>[^"“”:]{2,60}?)["”'’]?`
const patterns: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:please )?(?:just )?(?:call|name) (?:the |my )?(?<old>.{2,50}?) ["“'‘](?<fresh>[^"“”'’]{2,60})["”'’],? ${scope}$`,
    'i',
  ),
  new RegExp(
    String.raw`^(?:please )?(?:just )?(?:change|turn|make|write|rename|put|replace) (?:the |my )?["“'‘]?(?<old>[^"“”:]{2,50}?)["”'’]? (?:to|into|as|by|with) ${fresh},? ${scope}$`,
    'i',
  ),
]

/** Null where a word is left over, or the old words stand nowhere. */
export function everywhereClause({ latex, words }: WishClause): ReadClause | null {
  const found = patterns.map((pattern) => pattern.exec(words)?.groups).find((groups) => groups !== undefined)
  if (!found) return null
  const [old, by] = [found['old']!.trim(), found['fresh']!.trim()]
  const name = nameOf(latex, old)
  const edited = name === null ? null : replaced(latex, name, by)
  return edited && { edited, about: old }
}

/** As it stands in the text; or, of an entry that is described, the part of its head that has the words. */
function nameOf(latex: string, old: string): string | null {
  if (placesOf(latex, old).some(({ from, to }) => latex.slice(from, to) === escapeTex(old))) return old
  const target = phraseTarget(latex, old)
  const named = telling(old)
  const name =
    target?.kind === 'entry'
      ? (target.found.entry.args ?? []).find((arg) => named.some((word) => fold(arg).includes(word)))
      : undefined
  return name ?? (placesOf(latex, old).length > 0 ? old : null)
}

const placesOf = (latex: string, words: string) =>
  placesIn(latex, new RegExp(String.raw`(?<![\p{L}\p{N}\\])${regexpLiteral(escapeTex(words))}(?![\p{L}\p{N}])`, 'giu'))

/** "Dental Hygienist" has the word already. */
function isWithin(latex: string, { from, old, by }: { from: number; old: string; by: string }): boolean {
  const at = by.toLowerCase().indexOf(old.toLowerCase())
  const around = latex.slice(Math.max(0, from - at), from - at + by.length)
  return at >= 0 && around.toLowerCase() === by.toLowerCase()
}

function replaced(latex: string, old: string, by: string): Edited | null {
  const own = sectionsOf(latex)
  const places = placesOf(latex, old).filter(
    ({ from, to }) =>
      own.some((section) => from >= section.from && to <= section.to) && !isWithin(latex, { from, old, by }),
  )
  if (places.length === 0) return null
  return {
    latex: spliced(
      latex,
      places.map((place) => ({ ...place, text: escapeTex(by) })),
    ),
    said: `I wrote “${by}” for “${old}” in ${places.length === 1 ? 'one place' : `${places.length} places`}.`,
  }
}
