// "Med card good til 3/2027", "I renewed the first aid in April 2025": the date of a certificate that is named.
import type { ReadClause, WishClause } from '../phrases/clause.ts'
import { phraseTarget } from '../phrases/phrase-target.ts'
import { dateIn, dateTyped } from '../wishes/corrections/dates-said.ts'
import { withDate } from './dates-clause.ts'

const when = String.raw`(?:(?:in|on|til|till|until|thru|through|to|up to|for) )?(?<date>${dateTyped})`
const patterns: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:the |my )?(?<phrase>.{2,50}?) (?:(?:is|was|are|has been|got|now) )*(?:good|valid|ok|renewed|extended|current|refreshed|retaken|expires?|expiring|runs? out|runs?) ${when}(?: now)?$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:I(?:'ve| have)? )?(?:just |also )?(?:renewed|extended|redid|retook|refreshed|updated|got) (?:the |my )?(?<phrase>.{2,50}?) (?:again |renewed )?${when}(?: now)?$`,
    'iu',
  ),
]
const expiring = /\b(?:good|valid|ok|current|expires?|expiring|runs? out|runs?|til|till|until|thru|through|up to)\b/i
/** "April this year (2025)": the year stands behind. */
const thisYear = / (?:this|last|of this) year,? ?\(?((?:19|20)\d\d)\)?/i

/** Null where a word is left over, or it is not sure what is meant. */
export function renewalClause({ latex, words }: WishClause): ReadClause | null {
  const typed = words.replace(thisYear, ' $1')
  const found = patterns.map((pattern) => pattern.exec(typed)?.groups).find((groups) => groups !== undefined)
  const said = found ? dateIn(found['date']!) : null
  const target = found ? phraseTarget(latex, found['phrase']!) : null
  if (!found || !said || target?.kind !== 'entry') return null
  const is = expiring.test(typed) ? 'expiry' : 'renewal'
  const edited = withDate(latex, target.found, { said, end: null, is })
  return edited && { ...edited, about: found['phrase']! }
}
