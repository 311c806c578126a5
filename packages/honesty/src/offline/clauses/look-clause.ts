// "The writing is so small", "green instead of blue": the size of the letters, one step, and the colour.
import { capitalised } from '../../lexicon/verbs.ts'
import { changeLook } from '../look/change-look.ts'
import { colours, lookWish } from '../wishes/look-wishes.ts'
import type { ReadClause, WishClause } from '../phrases/clause.ts'

/** What comes of it. */
const reason = String.raw`(?:,? (?:that|because|so|for|my|I|nobody|you|it) .{1,60})?`
const things = '(?:font|text|writing|letters?|type|print|words|everything|it|size|font size)'
const small = new RegExp(
  `^(?:the |my )?${things}(?:'s| is| are| looks?) (?:so |too |to |very |really |a bit |much too |way too )*(?:small|tiny|little)${reason}$`,
  'i',
)
const large = new RegExp(
  `^(?:the |my )?${things}(?:'s| is| are| looks?) (?:so |too |to |very |really |a bit |much too |way too )*(?:big|large|huge)${reason}$`,
  'i',
)
const bigger = new RegExp(
  `^(?:(?:make|can|could|have|want|get) )?(?:the |my )?(?:${things} )?(?:be |a bit |a little |slightly |much )*(?:bigger|larger)(?: (?:letters|text|font|writing|print))?(?: please)?$`,
  'i',
)
const smaller = new RegExp(
  `^(?:(?:make|can|could|have|want|get) )?(?:the |my )?(?:${things} )(?:be |a bit |a little |slightly |much )*smaller(?: please)?$`,
  'i',
)

/** Null where a word is left over. */
export const lookClause = (clause: WishClause): ReadClause | null => sizeClause(clause) ?? colourClause(clause)

function sizeClause({ latex, words }: WishClause): ReadClause | null {
  const by = small.test(words) || bigger.test(words) ? 1 : large.test(words) || smaller.test(words) ? -1 : 0
  return by === 0 ? null : { edited: changeLook(latex, [{ option: 'size', by }]), about: 'font size' }
}

const colour = new RegExp(
  `^(?<casual>(?:can|could) (?:it|this|the \\p{L}+) be |(?:I'd )?(?:prefer|rather) )?(?:(?:make|turn|use|set|change|switch)(?: it| everything| the (?:accent|colou?rs?|headings?)| my (?:colou?rs?|headings?))?(?: to)? )?(?<colour>(?:dark |light )?(?:${colours}))(?: colou?rs?| accents?| headings?)?(?<instead> (?:instead of|rather than|and not|not) (?:the )?(?:${colours})| instead)?$`,
  'iu',
)
function colourClause({ latex, words }: WishClause): ReadClause | null {
  const found = colour.exec(words)?.groups
  // "Make it red" gets the list of colours that there are.
  const name = (found?.['casual'] ?? found?.['instead']) ? found?.['colour'] : undefined
  const wishes = name === undefined ? null : lookWish(`${capitalised(name)} headings`)
  return wishes && { edited: changeLook(latex, wishes), about: 'colour' }
}
