// "It's 740 dives now": a number of something that a line counts.
import type { Edited } from '../edits/edited.ts'
import { fold } from '../edits/find-places.ts'
import { shortened } from '../edits/shortened.ts'
import { spliced } from '../edits/splice.ts'
import { unitsOf, type TextUnit } from '../edits/text-units.ts'
import type { WishClause, ReadClause } from '../phrases/clause.ts'

const clause =
  /^(?:(?:it's|it is|its|there are|there's|we have|we've got|I have|I've (?:got|done|had)|that's|make it|make that|change it to|should be|up to|now|at|already|exactly)[ ,]+){0,3}(\d[\d.,]{0,9}) (\p{L}[\p{L}-]{2,30}(?: \p{L}[\p{L}-]{2,30}){0,2}?)(?:,? (?:now|today|by now|so far|already|in (?:all|total)|not \d[\d.,]*|instead(?: of \d[\d.,]*)?))*$/iu

const ofAll =
  /^(?:.{0,60}?(?:so|and|,) )?(?:it's|it is|its|I have|I've done|that's|now|make it)? ?(\d{1,4}) (?:of|out of) (?:the )?(\d{1,4})(?: \p{L}[\p{L} ]{1,30})?(?: now| done| passed| so far)*(?:, (?:19|20)\d\d)?$/iu

/** "It's 10 of 13 now", where the resume says "9 of 13". */
function shareClause({ latex, words }: WishClause): ReadClause | null {
  const [, part = '', all = ''] = ofAll.exec(words) ?? []
  if (part === '') return null
  const found = [...latex.matchAll(new RegExp(`\\b\\d{1,4}(?= (?:of|out of) (?:the )?${all}\\b)`, 'g'))]
  const [only] = found
  if (!only || found.length !== 1 || only[0] === part) return null
  return {
    edited: {
      latex: spliced(latex, [{ from: only.index, to: only.index + only[0].length, text: part }]),
      said: `I changed ${only[0]} of ${all} to ${part} of ${all}.`,
    },
    about: all,
  }
}

/** "A friend trained 40 apprentices". */
const ofAnother =
  /\b(?:my|our|his|her|an?) (?:sister|brother|mother|father|wife|husband|partner|friend|colleague|boss|neighbou?r|son|daughter|cousin|manager)\b/i

/** Null where a word is left over, or no line counts such things. */
export const countClause = (clause: WishClause): ReadClause | null =>
  ofAnother.test(clause.words) ? null : (shareClause(clause) ?? thingsClause(clause))

function thingsClause({ latex, words }: WishClause): ReadClause | null {
  const [, number = '', things = ''] = clause.exec(words) ?? []
  if (
    number === '' ||
    /^(?:pages?|lines?|bullets?|words?|pt|points?|columns?|sections?|mm|cm|sentences?)$/i.test(things)
  )
    return null
  const counted = countsOf(latex, things)
  const [only] = counted.filter(({ isBare }) => isBare)
  if (!only || counted.filter(({ isBare }) => isBare).length !== 1 || only.number === number) return null
  const others = counted.filter((one) => one !== only && one.number !== number)
  const more = others
    .map(({ unit }) => ` “${shortened(unit.text)}” counts them, too: change it if it is no longer so.`)
    .join('')
  return { edited: changed(latex, { ...only, fresh: number, more }), about: things }
}

interface Counted {
  unit: TextUnit
  from: number
  number: string
  /** Exactly so many: not "over 600". */
  isBare: boolean
}

/** Numbers that stand before these things, one word apart at most. */
function countsOf(latex: string, things: string): Counted[] {
  const last = fold(things).split(' ').at(-1)!.replace(/s$/, '')
  return unitsOf(latex).flatMap((unit) => {
    const source = latex.slice(unit.from, unit.to)
    return [...source.matchAll(/(?<![\d.,])(\d[\d,]{0,9})(?:\+)?((?: [\p{L}-]{1,30}){1,2})/gu)].flatMap((found) => {
      const words = fold(found[2]!).trim().split(' ')
      const isNamed = words.some((word) => word.replace(/s$/, '') === last)
      const isBare = !/\b(?:over|about|around|nearly|almost|up to|more than|under|some) $/i.test(
        source.slice(0, found.index),
      )
      return isNamed ? [{ unit, from: unit.from + found.index, number: found[1]!, isBare }] : []
    })
  })
}

const changed = (
  latex: string,
  { unit, from, number, fresh, more }: Counted & { fresh: string; more: string },
): Edited => ({
  latex: spliced(latex, [{ from, to: from + number.length, text: fresh }]),
  said: `I changed ${number} to ${fresh} in “${shortened(unit.text)}”.${more}`,
})
