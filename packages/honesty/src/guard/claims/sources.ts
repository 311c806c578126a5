// The lines that a changed line may be made of.
import type { ChangedBlock } from '../case/case-file.ts'
import { originLine } from '../case/rewording.ts'
import { stem, wordsOf } from '../text/words.ts'
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
  return at.statements.some((words) => sharedBy(stems, stemsIn(words)) >= Math.min(minShared, Math.max(1, stems.size)))
}

/** The same, and it says the line's own deed, or that it was done alone or is done by now. */
export function isDeedSpokenOf(at: ChangedBlock, stems: ReadonlySet<string>): boolean {
  const deed = stem(wordsOf(at.block.text)[0]?.text ?? '')
  return at.statements.some(
    (words) => isSpokenOf({ ...at, statements: [words] }, stems) && (stemsIn(words).has(deed) || isMeant.test(words)),
  )
}
const isMeant =
  /\b(?:myself|alone|on my own|by myself|now|already|finally|finished|completed|done|passed|licensed|certified|in charge|regular(?:ly)?|always)\b/i

/** A line about work or a person's life: no head of an entry, no address. */
export const isProse = ({ block, section }: ChangedBlock): boolean =>
  (block.kind === 'bullet' || block.kind === 'paragraph') && section.kind !== 'header'
