// A thing in another place among those of its kind.
import type { Range } from '@galley/resume/outline/outline'
import { entryUnits } from '../edits/entry-units.ts'
import { titleOf } from '../edits/find-places.ts'
import { shortened } from '../edits/shortened.ts'
import { reordered, spliced } from '../edits/splice.ts'
import { bulletUnits, unitsOf } from '../edits/text-units.ts'
import type { Filled } from './frame.ts'
import type { Thing } from './things.ts'

interface Piece extends Range {
  text: string
}

/** Those of its kind, in order, itself among them. */
function pieces(latex: string, thing: Thing): Piece[] {
  if (thing.kind === 'entry') {
    return entryUnits(latex, thing.found.section).map(({ from, to, entry }) => ({ from, to, text: titleOf(entry) }))
  }
  if (!('unit' in thing)) return []
  if (thing.kind === 'bullet' && thing.owner) return bulletUnits(latex, thing.owner)
  return unitsOf(latex).filter(({ kind, block }) => kind === thing.kind && block.from === thing.unit.block.from)
}
const startOf = (thing: Thing): number =>
  thing.kind === 'entry' ? thing.found.entry.from : 'unit' in thing ? thing.unit.from : -1

/** Those of its kind that it may stand beside. */
export function siblingsOf(things: readonly Thing[], thing: Thing): Thing[] {
  return things.filter((one) => {
    if (one.kind !== thing.kind || one === thing) return false
    if (one.kind === 'entry' && thing.kind === 'entry') return one.found.section.from === thing.found.section.from
    if (!('unit' in one) || !('unit' in thing)) return false
    return one.kind === 'bullet'
      ? one.owner?.entry.from === thing.owner?.entry.from
      : one.unit.block.from === thing.unit.block.from
  })
}

/** Null where it stands there already. Pure. */
export function placed(
  latex: string,
  thing: Thing,
  { anchor, isBefore }: { anchor: Thing | null; isBefore: boolean },
): Filled | null {
  const all = pieces(latex, thing)
  const own = all.findIndex(({ from }) => from === startOf(thing))
  if (own < 0 || all.length < 2) return null
  const rest = [...all.keys()].filter((index) => index !== own)
  const other = anchor === null ? -1 : all.findIndex(({ from }) => from === startOf(anchor))
  if (anchor !== null && other < 0) return null
  const at = anchor === null ? (isBefore ? 0 : rest.length) : rest.indexOf(other) + (isBefore ? 0 : 1)
  const order = [...rest.slice(0, at), own, ...rest.slice(at)]
  if (order.every((index, now) => index === now)) return null
  const where =
    anchor === null
      ? isBefore
        ? 'to the top'
        : 'to the end'
      : `${isBefore ? 'above' : 'below'} “${shortened(anchor.text)}”`
  return {
    edited: {
      latex: spliced(latex, reordered(latex, all, order)),
      said: `I moved “${shortened(thing.text)}” ${where}.`,
    },
    ...(thing.kind === 'bullet' && { isTyped: true }),
  }
}
