// What a resume shows beside skills: for how long its jobs went on, and its degrees.
import { outlineOf } from '../outline/outline-of.ts'
import type { Block } from '../outline/outline.ts'
import type { SectionKind } from '../outline/section-kind.ts'
import { monthsOf } from '../proof/period.ts'
import { isAtLeast, levelsIn, type DegreeLevel } from './degrees.ts'

interface Span {
  from: number
  to: number
}

/** Jobs at the same time count once. `spans`: the entries with dates. */
export function workShown(latex: string, today: Date): { years: number; spans: Span[] } {
  const jobs = entriesOf(latex, 'experience').flatMap((entry) => {
    const months = textsOf(entry)
      .map((text) => monthsOf(text, today))
      .find((one) => one !== null)
    return months ? [{ entry, months }] : []
  })
  let [total, until] = [0, 0]
  for (const { months } of jobs.toSorted((a, b) => a.months.from - b.months.from)) {
    total += Math.max(0, months.to - Math.max(months.from, until))
    until = Math.max(until, months.to)
  }
  return { years: Math.floor((total + graceMonths) / 12), spans: jobs.map(({ entry: { from, to } }) => ({ from, to })) }
}
/** Months are often left out: "2019 – 2021" may be a month short of two years. */
const graceMonths = 1

/** The entries of education that show at least this degree. */
export const degreePlaces = (latex: string, asked: DegreeLevel): Span[] =>
  entriesOf(latex, 'education')
    .filter((entry) => textsOf(entry).some((text) => levelsIn(text).some((level) => isAtLeast(level, asked))))
    .map(({ from, to }) => ({ from, to }))

const entriesOf = (latex: string, kind: SectionKind): Block[] =>
  outlineOf(latex)
    .sections.filter((section) => section.kind === kind)
    .flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'entry'))

const textsOf = ({ args, text }: Block): readonly string[] => (args && args.length > 0 ? args : [text])
