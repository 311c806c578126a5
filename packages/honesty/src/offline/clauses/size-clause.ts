// "The writing is so small", "bigger please": the size of the letters, one step.
import { changeLook } from '../look/change-look.ts'
import type { ReadClause, WishClause } from './clause.ts'

const things = '(?:font|text|writing|letters?|type|print|words|everything|it|size|font size)'
const small = new RegExp(
  `^(?:the |my )?${things}(?:'s| is| are| looks?) (?:so |too |to |very |really |a bit |much too |way too )*(?:small|tiny|little)(?:,? .{0,60})?$`,
  'i',
)
const large = new RegExp(
  `^(?:the |my )?${things}(?:'s| is| are| looks?) (?:so |too |to |very |really |a bit |much too |way too )*(?:big|large|huge)(?:,? .{0,60})?$`,
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
export function sizeClause({ latex, words }: WishClause): ReadClause | null {
  const by = small.test(words) || bigger.test(words) ? 1 : large.test(words) || smaller.test(words) ? -1 : 0
  return by === 0 ? null : { edited: changeLook(latex, [{ option: 'size', by }]), about: 'font size' }
}
