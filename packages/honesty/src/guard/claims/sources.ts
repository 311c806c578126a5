// The lines that a changed line may be made of.
import { statementStems, type ChangedBlock } from '../case/case-file.ts'
import { originLine } from '../case/rewording.ts'
import { sharedBy, stemsIn } from './clauses.ts'

/** A line says part of another one from so many shared words on. */
const minShared = 2
/** Of more lines only the nearest is looked at. */
const maxGone = 100

/** The lines that are gone and say some of it, and the nearest of the entry's. */
export function sourceLines(at: ChangedBlock): readonly string[] {
  if (at.block.kind === 'entry') return headOf(at)
  const known = linesOf.get(at)
  if (known) return known
  const stems = stemsIn(at.block.text)
  const origin = originLine(at)
  const isFew = at.gone.length <= maxGone
  const others = (isFew ? at.gone : []).filter((line) => line !== origin && sharedBy(stemsIn(line), stems) >= minShared)
  const lines = [...(origin === '' ? [] : [origin]), ...others]
  linesOf.set(at, lines)
  return lines
}
const linesOf = new WeakMap<ChangedBlock, readonly string[]>()

const headOf = ({ source }: ChangedBlock): readonly string[] =>
  source?.head ? [source.head.args?.join('; ') ?? source.head.text] : []

/** The person said of this entry something with one of these stems. */
export function isSpokenOf(at: ChangedBlock, stems: ReadonlySet<string>): boolean {
  return at.statements.length > 0 && sharedBy(stems, statementStems(at)) > 0
}

/** A line about work or a person's life: no head of an entry, no address. */
export const isProse = ({ block, section }: ChangedBlock): boolean =>
  (block.kind === 'bullet' || block.kind === 'paragraph') && section.kind !== 'header'
