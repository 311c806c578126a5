// "Move SAP to the end of the IT line", "Bookbug should go above the treasurer": an item, a line or an entry gets
// another place in the list that it stands in.
import { entryUnits } from '../edits/entry-units.ts'
import { bulletsOf, ownerOf } from '../edits/find-places.ts'
import { shortened } from '../edits/shortened.ts'
import { reordered, spliced } from '../edits/splice.ts'
import { unitsOf, type TextUnit } from '../edits/text-units.ts'
import type { ReadClause, WishClause } from '../phrases/clause.ts'
import { phraseTarget, type NamedThing } from '../phrases/phrase-target.ts'
import { standsIn } from './stands-in.ts'
import { beside, moving } from '../phrases/verbs.ts'

const verb = `(?:${moving}|list)`
const goes = String.raw`(?: (?:should|must|has to|have to|needs? to|can|could) (?:go|be|come|stand|sit|move))`
const end = String.raw`(?<end>top|front|start|beginning|first|end|bottom|back|last)`
const of = String.raw`(?: (?:place|spot|position))?(?: (?:of|in|under|for|at|among|within) (?:the |my )?(?<where>.{2,50}?)(?: (?:line|list|group|section|skills|job|role|bullets))?)?`
const toEnd: readonly RegExp[] = [
  new RegExp(
    `^${verb} (?<what>.{2,60}?) (?:up |down |right )*(?:(?:to|at|on|in|up) )?(?:the )?(?:very )?${end}${of}$`,
    'i',
  ),
  new RegExp(`^(?<what>.{2,60}?)${goes} (?:(?:to|at|on|in) )?(?:the )?(?:very )?${end}${of}$`, 'i'),
]
const besideOther: readonly RegExp[] = [
  new RegExp(`^${verb} (?<what>.{2,60}?) ${beside} (?<anchor>.{2,60})$`, 'i'),
  new RegExp(`^(?<what>.{2,60}?)${goes} ${beside} (?<anchor>.{2,60})$`, 'i'),
]

/** Null where a word is left over, or it is not sure what is meant. */
export const placeClause = (clause: WishClause): ReadClause | null => placedAtEnd(clause) ?? placedBeside(clause)

interface Piece {
  from: number
  to: number
}
interface Place {
  name: string
  pieces: readonly Piece[]
  at: number
}

function placedAtEnd({ latex, words }: WishClause): ReadClause | null {
  const found = groupsIn(words, toEnd)
  if (!found) return null
  const { what = '', where } = found
  const target = phraseTarget(latex, what) ?? (where ? lineOf(latex, what) : null)
  const place = target && placeOf(latex, target)
  if (!target || !place || (where !== undefined && !standsIn(latex, target, where))) return null
  const isFirst = /top|front|start|beginning|first/i.test(found['end'] ?? '')
  return moved(latex, place, isFirst ? 0 : place.pieces.length - 1)
}

function placedBeside({ latex, words }: WishClause): ReadClause | null {
  const found = groupsIn(words, besideOther)
  const [target, other] = [found?.['what'], found?.['anchor']].map((phrase) =>
    phrase === undefined ? null : phraseTarget(latex, phrase),
  )
  const place = target ? placeOf(latex, target) : null
  const anchor = other ? placeOf(latex, other) : null
  if (!place || !anchor || place.at === anchor.at || place.pieces[0]?.from !== anchor.pieces[0]?.from) return null
  const isBefore = new RegExp(` (?:above|before|ahead of|on top of) `, 'i').test(words)
  const behind = isBefore ? anchor.at : anchor.at + 1
  return moved(latex, place, place.at < behind ? behind - 1 : behind)
}

function groupsIn(words: string, patterns: readonly RegExp[]): Record<string, string | undefined> | null {
  for (const pattern of patterns) {
    const groups = pattern.exec(words)?.groups
    if (groups) return groups
  }
  return null
}

/** "The teak decks job", of what was done in a job. */
const lineOf = (latex: string, what: string): NamedThing | null =>
  phraseTarget(latex, `${what.replace(/ (?:job|work|one|thing)$/i, '')} line`)

function placeOf(latex: string, target: NamedThing): Place | null {
  if (target.kind === 'section') return null
  if (target.kind === 'entry') {
    const { section, entry } = target.found
    const units = entryUnits(latex, section)
    return at(entry.args?.[0] ?? entry.text, units, entry.from)
  }
  const { unit } = target
  return at(unit.text, siblings(latex, unit), unit.from)
}

function at(name: string, pieces: readonly Piece[], from: number): Place | null {
  const index = pieces.findIndex((piece) => piece.from === from)
  return index < 0 || pieces.length < 2 ? null : { name, pieces, at: index }
}

function siblings(latex: string, unit: TextUnit): readonly Piece[] {
  if (unit.kind === 'item')
    return unitsOf(latex).filter(({ kind, block }) => kind === 'item' && block.from === unit.block.from)
  if (unit.kind !== 'bullet') return []
  const owner = ownerOf(latex, unit.block)
  return owner ? bulletsOf(owner.section, owner.entry) : []
}

function moved(latex: string, { name, pieces, at: old }: Place, fresh: number): ReadClause {
  if (fresh === old) return { edited: { problem: `“${shortened(name)}” stands there already.` }, about: name }
  const others = [...pieces.keys()].filter((index) => index !== old)
  const order = [...others.slice(0, fresh), old, ...others.slice(fresh)]
  return {
    edited: { latex: spliced(latex, reordered(latex, pieces, order)), said: `I moved “${shortened(name)}”.` },
    about: name,
  }
}
