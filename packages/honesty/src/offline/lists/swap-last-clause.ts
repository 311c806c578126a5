// "The last two jobs are in the wrong order, swap them": two that stand beside each other change places.
import { entryUnits } from '../edits/entry-units.ts'
import { bulletsOf, jobsOf, titleOf } from '../edits/find-places.ts'
import { listed } from '../edits/listed.ts'
import { shortened } from '../edits/shortened.ts'
import { reordered, spliced } from '../edits/splice.ts'
import type { ReadClause, WishClause } from '../phrases/clause.ts'
import { phraseTarget } from '../phrases/phrase-target.ts'

const wish =
  /^(?:swap|switch|exchange|reverse|flip)(?: (?:around|over|the order of))? (?:the |my )?(?<side>first|last|top|bottom|newest|oldest) (?:two|2) (?<what>jobs|roles|positions|bullets|lines|points)(?: (?:of|in|under|at) (?:the |my )?(?<place>.{2,50}?))?(?: around| over)?$/i

/** Null where a word is left over, or there are no two. */
export function swapLastClause({ latex, words }: WishClause): ReadClause | null {
  const found = wish.exec(words)?.groups
  if (!found) return null
  const isEnd = /last|bottom|oldest/i.test(found['side']!)
  const pieces = /jobs|roles|positions/i.test(found['what']!) ? jobPieces(latex) : linePieces(latex, found['place'])
  if (pieces.length < 2) return null
  const at = isEnd ? pieces.length - 2 : 0
  const pair = pieces.slice(at, at + 2)
  return {
    edited: {
      latex: spliced(latex, reordered(latex, pair, [1, 0])),
      said: `I swapped ${listed(pair.map(({ name }) => name))}.`,
    },
    about: found['what']!,
  }
}

interface Piece {
  from: number
  to: number
  name: string
}

/** Of the section that has the last job. */
function jobPieces(latex: string): Piece[] {
  const jobs = jobsOf(latex)
  const section = jobs.at(-1)?.section
  return section ? entryUnits(latex, section).map(({ from, to, entry }) => ({ from, to, name: titleOf(entry) })) : []
}

function linePieces(latex: string, place: string | undefined): Piece[] {
  const target = place === undefined ? null : phraseTarget(latex, place)
  return target?.kind === 'entry'
    ? bulletsOf(target.found.section, target.found.entry).map(({ from, to, text }) => ({
        from,
        to,
        name: `“${shortened(text)}”`,
      }))
    : []
}
