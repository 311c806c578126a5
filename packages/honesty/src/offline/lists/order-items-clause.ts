// "Leadwork wants to be first, then slating, then the rest how they are": items of one list in the order that is named.
import { fold } from '../edits/find-places.ts'
import { listed } from '../edits/listed.ts'
import { reordered, spliced } from '../edits/splice.ts'
import { unitsOf, type TextUnit } from '../edits/text-units.ts'
import type { ReadClause, WishClause } from '../phrases/clause.ts'

const lead = String.raw`(?:(?:my |the )?(?:skills?|list|hobbies|interests|languages)(?: section| list)?(?: ?[:,–-]+ ?| should (?:start|begin) with | starting with ))?`
const verb = String.raw`(?:(?:put|list|order|have|show|move|bring) )?`
const rest = String.raw`(?:,? (?:and )?(?:then |after that )?(?:all )?(?:the (?:rest|others?|other ones)|everything else)(?: (?:as|how|where|like|in)\b(?! (?:alphabet|order)).{0,30}| (?:follow|stay|after)\b.{0,20})?)?`
const wish = new RegExp(
  String.raw`^${lead}${verb}(?:the |my )?(?<first>.{2,50}?)(?: (?:should|wants?|must|needs?)(?: to)?(?: be| come| go| stand)?)?(?: first)?(?: (?:in|under|of) (?:the |my )?(?:skills?|list|hobbies|interests|languages)(?: section| list)?)?,? (?:and )?then (?<next>.{2,120}?)${rest}$`,
  'i',
)
const inFront = new RegExp(
  String.raw`^${lead}(?:put|list|order|have|show|move|bring) (?:the |my )?(?<first>[^,]{2,40}?)(?:,| and) (?<next>.{2,120}?) (?:first|to the (?:front|top|start|beginning)|in front|at the (?:front|top|start|beginning))(?: (?:in|of|under) (?:the |my )?(?:skills?|list|hobbies|interests|languages)(?: section| list)?)?${rest}$`,
  'i',
)
const also = new RegExp(
  String.raw`^${lead}${verb}(?:the |my )?(?<first>.{2,50}?),? (?<next>(?:and )?.{2,50}?)(?: should| must)?(?: be| come| go)? first${rest}$`,
  'i',
)

/** Null where a name is no item of the same list. */
export function orderItemsClause({ latex, words }: WishClause): ReadClause | null {
  const found = wish.exec(words)?.groups ?? inFront.exec(words)?.groups ?? also.exec(words)?.groups
  if (!found || / last$/i.test(words)) return null
  const names = [found['first']!, ...found['next']!.split(/,\s*(?:and )?(?:then )?|\s+(?:and )?then\s+|\s+and\s+/)]
    .map((name) => fold(name.replace(/^(?:the|my|and) /i, '')).trim())
    .filter((name) => name !== '')
  const items = names.length < 2 ? null : itemsNamed(latex, names)
  return items && { edited: inOrder(latex, items), about: items[0]!.text }
}

function itemsNamed(latex: string, names: readonly string[]): TextUnit[] | null {
  const all = unitsOf(latex).filter(({ kind }) => kind === 'item')
  for (const block of new Set(all.map((unit) => unit.block.from))) {
    const own = all.filter((unit) => unit.block.from === block)
    const found = names.map((name) => own.find(({ text }) => fold(text) === name) ?? nearest(own, name))
    if (found.every((unit) => unit !== undefined) && new Set(found).size === names.length) return found
  }
  return null
}

/** "Chimneys" is "Chimney pointing" where no other item has the word. */
function nearest(items: readonly TextUnit[], name: string): TextUnit | undefined {
  const stem = name.replace(/s$/, '')
  const [only, ...others] = items.filter(({ text }) =>
    (fold(text).match(/[\p{L}\p{N}+#]+/gu) ?? []).some((word) => word.startsWith(stem)),
  )
  return stem.length > 3 && others.length === 0 ? only : undefined
}

function inOrder(latex: string, first: readonly TextUnit[]) {
  const items = unitsOf(latex).filter(({ kind, block }) => kind === 'item' && block.from === first[0]!.block.from)
  const places = first.map((unit) => items.findIndex(({ from }) => from === unit.from))
  const order = [...places, ...Array.from(items.keys()).filter((index) => !places.includes(index))]
  if (order.every((place, index) => place === index)) return { problem: 'They stand in that order already.' }
  return {
    latex: spliced(latex, reordered(latex, items, order)),
    said: `I put ${listed(first.map(({ text }) => text.replaceAll(/[{}]/g, '')))} first, in that order. The others follow as they were.`,
  }
}
