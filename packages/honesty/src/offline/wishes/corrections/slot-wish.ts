// A value that is another now: "my CPR card is good thru 03/2027", "CGPA was 3.29", "biology was a B, not C". What is
// named says where, and the value of the same kind there gives way.
import { escapeTex } from '@galley/resume/text/escape-tex'
import type { Edited } from '../../edits/edited.ts'
import { entriesOf, fold } from '../../edits/find-places.ts'
import { spliced } from '../../edits/splice.ts'
import { telling, unitsOf } from '../../edits/text-units.ts'
import { isSureAndOwn } from './own-numbers.ts'
import { slots, type ValueKind, type SlotValue } from './slots.ts'

const isUpdate =
  /\b(?:now|was|is|are|it'?s|got|have|renew\w*|updat\w*|chang\w*|correct\w*|fix|wrong|mix\w*|sorry|actually|expires?|valid|good (?:till|until|thru|through)|not|instead|passed|moved up|went up|redid|retook|only|until|till)\b/i
const says =
  /^(?:now|was|is|got|have|renewed|updated?|change[ds]?|correct\w*|fix|wrong|mixed|sorry|actually|expires?|expired|valid|good|thru|through|till|until|not|instead|passed|went|redid|retook|only|too|also|exam|test|score|level|grade|mark|date|year|month|last|new|my|card|certificate|licen[cs]e|course|class|since|from|officially|really|changed|title)$/
const asksElse = /\?\s*$|\b(?:add|remove|delete|drop|move|put|section|font|size|margin|page|pt|colou?r)\b/i
const maxChars = 200

interface Place {
  readonly text: string
  readonly from: number
  readonly to: number
}

/** Null where no value is said, nothing of that kind is named, or it is unclear which. */
export function slotWish(latex: string, message: string): Edited | null {
  if (message.length > maxChars || asksElse.test(message) || !isUpdate.test(message) || !isSureAndOwn(message))
    return null
  for (const slot of slots) {
    const fresh = freshValue(message, slot)
    const edited = fresh && replaced(latex, { message, slot, fresh })
    if (edited) return edited
  }
  return null
}

/** The one value that is not denied: "B, not C" says B. */
function freshValue(message: string, slot: ValueKind): string | null {
  const values = slot.find(message)
  const isDenied = ({ from }: SlotValue) =>
    /\b(?:not|instead of|rather than|from)(?: an?| the)? $/i.test(message.slice(0, from))
  const said = values.filter((value) => !isDenied(value))
  return said.length === 1 ? said[0]!.text : null
}

interface Wished {
  message: string
  slot: ValueKind
  fresh: string
}

function replaced(latex: string, { message, slot, fresh }: Wished): Edited | null {
  const named = telling(message).filter((word) => !says.test(word) && !/\d/.test(word) && word.length > 2)
  if (named.length === 0) return null
  const rated = placesOf(latex)
    .flatMap((place) => valueIn(place, { named, slot }) ?? [])
    .toSorted((one, other) => other.score - one.score)
  const [best, next] = rated
  // One word of many names no place.
  if (!best || best.score === next?.score || best.score * 2 < named.length) return null
  const text = slot.as(fresh, best.value.text)
  const at = latex.indexOf(best.value.text, best.place.from + best.value.from)
  // What is written in TeX's own signs has other offsets than what is read.
  if (text === null || at === -1 || at + best.value.text.length > best.place.to) return null
  return {
    latex: spliced(latex, [{ from: at, to: at + best.value.text.length, text: escapeTex(text) }]),
    said: `I changed ${best.value.text} to ${text} in “${shortened(best.place.text)}”.`,
  }
}
const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 57).trimEnd()}…` : text)

/** Of a place's values the one behind what is named, by the most of its words. */
function valueIn(place: Place, { named, slot }: { named: readonly string[]; slot: ValueKind }) {
  const low = fold(place.text)
  const words = named.filter((word) => low.includes(word))
  const values = slot.find(place.text)
  if (words.length === 0 || values.length === 0 || low.length !== place.text.length) return null
  const last = Math.max(...words.map((word) => low.indexOf(word)))
  const value = values.find(({ from }) => from > last) ?? (values.length === 1 ? values[0] : undefined)
  return value ? { place, value, score: words.length } : null
}

/** Lines, items, details, and each part of an entry's head but its dates. */
const placesOf = (latex: string): Place[] => [
  ...unitsOf(latex).map(({ text, from, to }) => ({ text, from, to })),
  ...entriesOf(latex).flatMap(({ entry }) =>
    (entry.args ?? []).slice(0, -1).flatMap((text, index) => {
      const range = entry.argRanges?.[index]
      return range ? [{ text, from: range.from, to: range.to }] : []
    }),
  ),
]
