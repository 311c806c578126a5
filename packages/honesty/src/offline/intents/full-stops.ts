// Full stops at the ends of bullets: all with one, or none.
import type { Edited } from '../edits/edited.ts'
import { sectionsOf } from '../edits/find-places.ts'
import { spliced, type Splice } from '../edits/splice.ts'

/** Bullets that end in another sign (a question, a colon) stay as they are, and an abbreviation keeps its dot. */
export function setFullStops(latex: string, isWanted: boolean): Edited {
  const bullets = sectionsOf(latex).flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'bullet'))
  if (bullets.length === 0) return { problem: 'There are no bullets on your resume.' }
  const splices = bullets.flatMap(({ from, to, text }): Splice[] => {
    const end = from + latex.slice(from, to).trimEnd().length
    if (isWanted) return /[\p{L}\p{N})%”"']$/u.test(text.trim()) ? [{ from: end, to: end, text: '.' }] : []
    const isAbbreviation = /\b(?:\p{L}\.\p{L}|etc|inc|ltd|co|jr|sr|st|approx|no|e\.g|i\.e)\.$/iu.test(text.trim())
    return /[^.]\.$/.test(text.trim()) && latex[end - 1] === '.' && !isAbbreviation
      ? [{ from: end - 1, to: end, text: '' }]
      : []
  })
  if (splices.length === 0)
    return { problem: `Every bullet ${isWanted ? 'ends with a full stop' : 'ends without a full stop'} already.` }
  const count = `${splices.length} ${splices.length === 1 ? 'bullet' : 'bullets'}`
  return {
    latex: spliced(latex, splices),
    said: isWanted ? `I ended ${count} with a full stop.` : `I took the full stop off the end of ${count}.`,
  }
}
