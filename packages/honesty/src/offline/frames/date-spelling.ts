// How a resume writes its dates, for one more of them.
import type { Block } from '@galley/resume/outline/outline'
import { entriesOf, titleOf } from '../edits/find-places.ts'
import { spliced } from '../edits/splice.ts'
import { dashLike, dateLike, inFigures, type SaidDate } from '../wishes/corrections/dates-said.ts'
import type { Filled } from './frame.ts'

export interface DateSpelling {
  /** With its blanks. */
  readonly dash: string
  readonly date: (date: SaidDate) => string
}

/** As the dates in `own` are, or else as most of the others. */
export function spellingOf(latex: string, own = ''): DateSpelling {
  const entries = entriesOf(latex)
  const same = entries.filter(({ entry }) => own !== '' && entry.args?.at(-1) === own)
  const hasMonths = /\p{L}{3}|\d-\d\d\b|\d\/\d{4}/u.test(
    inFigures(own).replaceAll(/\b(?:present|now|current|summer|winter|spring|autumn)\b/gi, ''),
  )
  return {
    dash: dashLike(entries),
    date: (date) => dateLike(hasMonths && same.length > 0 ? same : entries, date),
  }
}

const names = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
/** Where the resume has only years, a month that is said is written all the same. */
export function inShort({ date }: DateSpelling, said: SaidDate): string {
  const written = date(said)
  return written === said.year && said.month !== null ? `${names[said.month]} ${said.year}` : written
}

/** An entry's dates, which stand at `range`, with `fresh` in their place. */
export const datesSet = (
  latex: string,
  { entry, range }: { entry: Block; range: { from: number; to: number } },
  { fresh, dash }: { fresh: string; dash: string },
): Filled => ({
  edited: {
    latex: spliced(latex, [{ ...range, text: fresh }]),
    said: `I set the ${fresh.includes(dash) ? 'dates' : 'date'} of ${titleOf(entry)} to ${fresh}.`,
  },
  stated: [`${titleOf(entry)}: ${inFigures(fresh)}`],
  isTyped: true,
})
