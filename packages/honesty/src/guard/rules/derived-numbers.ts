// What two numbers of one line come to: a difference, a share, a rest, a change in percent. Owns the arithmetic; when
// it counts, numbers.ts says.
import type { Quantity } from '../text/quantity.ts'
import { quantitiesOf } from '../text/quantities.ts'
import { stem } from '../text/words.ts'

/**
 * "Growth in percent please", "how far under target am I?": the person wants a figure that their own numbers make. What
 * was not wished for stays a new number.
 */
export const asksForResult = (request: string): boolean => request.length <= maxChars && result.test(request)
const result =
  /%|\b(?:percent\w*|per cent|points?|difference|share|ratio|proportion|in total|sum|rest|remaining|numbers? (?:for|of) both|how (?:much|far|many)|(?:hours?|minutes?|days?|units?) (?:per|a|an|each) (?:day|week|month|year)|calculat\w+|comput\w+|work (?:it )?out|Prozent\w*|Unterschied|pourcent\w*|différence|porcentaje|diferencia|percentual\w*|diferença|percentuale|differenza|procent\w*|verschil)\b|%/iu

/** Of two numbers of a line, both of which the draft still shows, the number is a plain result. */
export function isDerived(line: string, draft: string, claim: Quantity): boolean {
  if (line.length > maxChars || draft.length > maxChars) return false
  // "27, the average is 29" compares; "down from 29 to 27" would be another claim.
  if (changing.test(draft) && !changing.test(line)) return false
  return [plainTerms, timesInSeconds].some((read) => {
    const [own] = read([claim])
    const terms = read(quantitiesOf(line)).slice(0, maxTerms)
    const shown = new Set(read(quantitiesOf(draft)).map(({ value }) => value))
    const kept = terms.filter(({ value }) => shown.has(value))
    const pairs = kept.flatMap((first, index) => kept.slice(index + 1).map((second) => [first, second] as const))
    const isChange = changing.test(line)
    return (
      own !== undefined &&
      (pairs.some(([first, second]) => resultsOf(first, second, isChange).some((one) => isSame(one, own, claim))) ||
        (claim.per === stem('week') && perDay.test(line) && terms.some((term) => isOfWeek(term, own))))
    )
  })
}
const changing =
  /\bfrom\b[^.;]{1,40}\bto\b|\b(?:rose|risen|fell|fallen|grew|grown|went|dropped|cut|reduc\w*|increas\w*|decreas\w*|lower(?:ed|ing)|rais(?:ed|ing)|improv\w*|up|down|shr[aiu]nk|climbed|came|before|after|now|used to|started|saves?|saved|saving)\b/i
const maxChars = 1000
/** A line with more numbers is a table. */
const maxTerms = 8

interface Term {
  readonly value: number
  /** `%`, a currency, `second` for lengths of time, a measure, or empty. */
  readonly unit: string
}
interface Result extends Term {
  /** How far a rounded result may be off. */
  readonly off: number
}

/** In the order of the line: of a change the first is where it began. */
function resultsOf(first: Term, second: Term, isChange: boolean): Result[] {
  // "1,840 hours, 620 of them at night": what is counted is said once.
  const unit = first.unit || second.unit
  if (first.value * second.value === 0 || [first, second].some((one) => one.unit !== '' && one.unit !== unit)) return []
  const difference = Math.abs(first.value - second.value)
  // Between two shares lie points: "3 %" of them would be another claim.
  if (unit === '%') return [{ value: difference, unit: points, off: 0.05 }]
  const [part, whole] = first.value < second.value ? [first.value, second.value] : [second.value, first.value]
  const percent = isChange ? (difference / first.value) * 100 : (part / whole) * 100
  return [
    { value: difference, unit, off: 1e-9 },
    { value: percent, unit: '%', off: 0.6 },
  ]
}
const points = 'points'

function isSame({ value, unit, off }: Result, own: Term, claim: Quantity): boolean {
  if (Math.abs(own.value - value) > off) return false
  if (unit === points) return claim.unit !== '%' && claim.counted.some((one) => pointWords.has(one))
  // "Played the remaining twelve": what is counted may be left out.
  return own.unit === unit || (unit !== '%' && own.unit !== '%' && (own.unit === '' || unit === ''))
}
const pointWords = new Set(['percentage', 'point', 'points', 'pp', 'ppt'].map(stem))

const plainTerms = (quantities: readonly Quantity[]): Term[] => quantities.map(({ value, unit }) => ({ value, unit }))

/** "7 min 20 s" is one length of time. */
function timesInSeconds(quantities: readonly Quantity[]): Term[] {
  const terms: Term[] = []
  let last = 0
  for (const { value, unit } of quantities) {
    const seconds = spans.get(unit)
    const before = seconds !== undefined && last > seconds ? (terms.pop()?.value ?? 0) : 0
    terms.push(seconds === undefined ? { value, unit } : { value: before + value * seconds, unit: 'second' })
    last = seconds ?? 0
  }
  return terms
}
const spans = new Map(
  Object.entries({ second: 1, minute: 60, hour: 3600 }).map(([name, seconds]) => [stem(name), seconds] as const),
)

/** "30 minutes a day" is 2.5 hours a week of five days. */
const isOfWeek = (term: Term, own: Term): boolean =>
  own.unit === term.unit &&
  workingDays.some((days) => Math.abs(term.value * days - own.value) < 1e-6 * Math.max(1, own.value))
const perDay = /\b(?:a|per|each|every) (?:working )?day\b|\bdaily\b/i
const workingDays = [5, 6, 7]
