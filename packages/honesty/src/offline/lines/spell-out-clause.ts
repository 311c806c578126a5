// "Spell out EWP so people know what it is": what letters stand for is known to the person alone.
import type { ReadClause, WishClause } from '../phrases/clause.ts'
import { placesIn } from '../wishes/corrections/content-places.ts'
import { regexpLiteral } from '@galley/resume/text/regexp-literal'

const wish =
  /^(?:spell|write) (?:out )?(?:the )?(?:abbreviations? |acronyms? |letters )?(?<what>[A-Z][A-Z0-9&/]{1,9})(?: out)?(?: in full)?(?:,? so .{2,60})?$/

/** Null where no such letters stand there. */
export function spellOutClause({ latex, words }: WishClause): ReadClause | null {
  const what = wish.exec(words.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()))?.groups?.['what']
  if (what === undefined) return null
  const places = placesIn(
    latex,
    new RegExp(String.raw`(?<![\p{L}\p{N}\\])${regexpLiteral(what)}(?![\p{L}\p{N}])`, 'gu'),
  )
  if (places.length === 0) return null
  const times = places.length === 1 ? 'once' : `${places.length} times`
  return {
    edited: {
      problem: `${what} stands there ${times}. What it is short for, only you know for sure: say: replace "${what}" by "… (${what})".`,
    },
    about: what,
  }
}
