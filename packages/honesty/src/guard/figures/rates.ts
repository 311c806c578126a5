// The same rate by another time: 1,200 a month is 14,400 a year, a visit each quarter four a year.
import type { Quantity } from '../text/quantity.ts'
import { quantitiesOf } from '../text/quantities.ts'

export interface Term {
  readonly value: number
  /** `%`, a currency, `second` for lengths of time, a measure, or empty. */
  readonly unit: string
}

const spans = {
  day: String.raw`day|daily|Tag|täglich|jour|día|diari\w+|dia|giorno|dag|dzień`,
  week: String.raw`week|weekly|Woche|wöchentlich|semaine|hebdomadaire|semana\w*|settimana\w*|tydzień`,
  month: String.raw`month|monthly|Monat|monatlich|mois|mensuel\w*|mes|mensual\w*|mês|mese|maand|miesiąc`,
  quarter: String.raw`quarter|quarterly|Quartal|trimest\w+|kwartaal|kwartał`,
  year: String.raw`year|yearly|annual(?:ly)?|Jahr|jährlich|an|annuel\w*|año|anual\w*|ano|anno|jaar|rok`,
}
type Span = keyof typeof spans
const by = Object.entries(spans).map(
  ([span, names]) =>
    [
      span as Span,
      new RegExp(
        String.raw`(?:(?:per|an?|each|every|pro|im|par|chaque|por|cada|al|ogni|elke|na|l['’])\s?(?:${names})|(?<![\p{L}])(?:annual(?:ly)?|yearly|monthly|weekly|daily|quarterly))(?![\p{L}])`,
        'iu',
      ),
      new RegExp(String.raw`(?<![\p{L}])(?:${names})(?![\p{L}])`, 'iu'),
    ] as const,
)

/** How many of the shorter time the longer one has; a week has as many days as one works. */
const ratios: Partial<Record<`${Span} ${Span}`, readonly number[]>> = {
  'day week': [5, 6, 7],
  'week month': [4],
  'week year': [52],
  'month quarter': [3],
  'month year': [12],
  'quarter year': [4],
}

interface Rates {
  readonly line: string
  readonly draft: string
  readonly claim: Quantity
  readonly terms: readonly Term[]
}

export function isSameRate({ line, draft, claim, terms }: Rates): boolean {
  const [before, now] = [spansIn(line), spansIn(draft)]
  const factors = before.flatMap((short) => now.flatMap((long) => ratios[`${short} ${long}`] ?? []))
  // "A visit each quarter": once in that time.
  const amounts = [...terms, { value: 1, unit: '' }]
  return factors.some((factor) =>
    amounts.some(
      ({ value, unit }) =>
        (unit === '' || claim.unit === '' || claim.unit === 'x' || unit === claim.unit) &&
        Math.abs(value * factor - claim.value) <= (claim.isRounded ? roundedOff : 1e-6) * claim.value,
    ),
  )
}
const roundedOff = 0.03

/** "An annual budget of $14,400" of "$1,200 a month". */
export function isOfOtherTime(line: string, draft: string): boolean {
  if (line.length > maxChars || draft.length > maxChars) return false
  const terms = quantitiesOf(line).slice(0, maxTerms)
  return quantitiesOf(draft)
    .slice(0, maxTerms)
    .some((claim) => isSameRate({ line, draft, claim, terms }))
}
/** A longer line, or one with more numbers, is a table. */
const maxChars = 1000
const maxTerms = 8

/** The times by which a line gives a rate. */
const spansIn = (line: string): Span[] =>
  by.flatMap(([span, rate, name]) => (rate.test(line) && name.test(rate.exec(line)?.[0] ?? '') ? [span] : []))
