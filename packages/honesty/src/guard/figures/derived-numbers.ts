// What two numbers of one line come to: a difference, a share, a rest, a change in percent, a rate by another time.
// Owns the arithmetic; where it counts, numbers.ts says.
import type { Quantity } from '../text/quantity.ts'
import { quantitiesOf } from '../text/quantities.ts'
import { plainVocabulary } from '../text/plain-vocabulary.ts'
import { contentStems, stem } from '../text/words.ts'
import { baseFirst, isChanging, yearsBetween } from './changes.ts'
import { isSameRate, type Term } from './rates.ts'

/**
 * "Growth in percent please", "how far under target am I?": the person wants a figure that their own numbers make. What
 * was not wished for is a difference at most, of two numbers that the line still shows.
 */
export const asksForResult = (request: string): boolean => request.length <= maxChars && result.test(request)
const result =
  /%|\b(?:percent\w*|per cent|points?|difference|share|ratio|proportion|(?:in )?total|altogether|sum|rest|remaining|as a change|(?:the )?other (?:side|way)|numbers? (?:for|of) both|how (?:much|far|many)|over the (?:norm|target|average)|(?:per|an?|each|every) (?:hour|day|week|month|quarter|year|shift)|hourly|daily|weekly|monthly|yearly|annual(?:ly)?|volume|calculat\w+|comput\w+|work (?:it )?out|Prozent\w*|Unterschied|wie ?viel\w*|pro (?:Jahr|Monat|Woche|Tag)|pourcent\w*|différence|combien|par (?:an|mois|semaine|jour)|porcentaje|diferencia|cuánt\w+|por (?:año|mes|semana|día)|percentual\w*|diferença|quant[oai]s?|percentuale|differenza|al(?:l')? ?anno|procent\w*|verschil|hoeveel|per (?:jaar|maand)|ile)\b/iu

interface Wish {
  readonly claim: Quantity
  readonly isAsked: boolean
  /** The request that asks for it: "we worked 5 days". */
  readonly said?: string
}

/** "7:40" is 7 min 40 s. */
const withoutClocks = (text: string): string => text.replaceAll(/(?<![\d:])(\d{1,2}):(\d\d)(?![\d:])/g, '$1 min $2 s')

/** One number of a line, or two, make it. */
export function isDerived(sourceLine: string, draftLine: string, { claim, isAsked, said = '' }: Wish): boolean {
  if (sourceLine.length > maxChars || draftLine.length > maxChars) return false
  const [line, draft] = [withoutClocks(sourceLine), withoutClocks(draftLine)]
  const isChange = isChanging(line) || yearsBetween(line)
  // "27, the average is 29" compares; "down from 29 to 27" would be another claim.
  if (isChanging(draft) && !isChange) return false
  return [plainTerms, timesInSeconds].some((read) => {
    const [own] = read([claim])
    const terms = read(quantitiesOf(line)).slice(0, maxTerms)
    if (own === undefined) return false
    const shown = new Set(read(quantitiesOf(draft)).map(({ value }) => value))
    const operands = isAsked ? terms : terms.filter(({ value }) => shown.has(value))
    const isShown = ({ value }: Term) => shown.has(value)
    const isOfLine = operands.every(isShown) || sameThings(line, draft)
    const made = (isOfLine ? pairsOf(operands) : []).flatMap((pair) =>
      resultsOf(pair, { line, isChange, isAsked, isShown }),
    )
    if (made.some((one) => isSame(one, own, claim))) return true
    return (
      isAsked &&
      (isRest(terms, own) ||
        isSameRate({ line, draft, claim: { ...claim, unit: own.unit }, terms }) ||
        isProduct(terms, own, said))
    )
  })
}
const maxChars = 1000
/** A line with more numbers is a table. */
const maxTerms = 8

interface Result extends Term {
  /** How far a rounded result may be off. */
  readonly off: number
}
type Pair = readonly [first: Term, second: Term]

const pairsOf = (terms: readonly Term[]): Pair[] =>
  terms.flatMap((first, index) => terms.slice(index + 1).map((second): Pair => [first, second]))

interface Reading {
  readonly line: string
  readonly isChange: boolean
  readonly isAsked: boolean
  readonly isShown: (term: Term) => boolean
}

/** In the order of the line: of a change the first is where it began, unless the line says otherwise. */
function resultsOf([first, second]: Pair, reading: Reading): Result[] {
  if (first.value * second.value === 0) return []
  if ((first.unit === '%') !== (second.unit === '%')) return reading.isAsked ? partOf(first, second) : []
  // "1,840 hours, 620 of them at night": what is counted is said once.
  const unit = first.unit || second.unit
  if ([first, second].some((one) => one.unit !== '' && one.unit !== unit)) return []
  const difference = Math.abs(first.value - second.value)
  // Between two shares lie points: "3 %" of them would be another claim.
  if (unit === '%') return [{ value: difference, unit: points, off: 0.05 }]
  const off = 1e-9 * Math.max(first.value, second.value)
  return [
    { value: difference, unit, off },
    ...(reading.isAsked
      ? [{ value: first.value + second.value, unit, off }, ...percentsOf([first, second], reading)]
      : []),
  ]
}

/** "70 % of 35,000 words". */
function partOf(first: Term, second: Term): Result[] {
  const [rate, amount] = first.unit === '%' ? [first, second] : [second, first]
  return [{ value: (rate.value / 100) * amount.value, unit: amount.unit, off: 0.005 * amount.value }]
}

function percentsOf([first, second]: Pair, { line, isChange, isShown }: Reading): Result[] {
  const [part, whole] = first.value < second.value ? [first, second] : [second, first]
  const base = baseFirst(line) ? first : second
  const change = (Math.abs(first.value - second.value) / base.value) * 100
  const share = (part.value / whole.value) * 100
  // A share without its whole may be one of anything.
  return [...(isChange ? [change] : []), ...(isShown(whole) ? [share] : [])].map((value) => ({
    value,
    unit: '%',
    off: 0.6,
  }))
}
const points = 'points'

/** Of figures that are no longer shown it must be clear what they are of: a smaller bundle is no faster page. */
function sameThings(line: string, draft: string): boolean {
  const known = new Set(contentStems(line))
  if (
    ofSpeed.test(draft) &&
    !ofSpeed.test(line) &&
    !/\b(?:s|sec|seconds?|min|minutes?|hours?|days?|weeks?)\b/i.test(line)
  )
    return false
  const words = draft.toLowerCase().match(/\p{L}{3,}/gu) ?? []
  return words.every((word) =>
    contentStems(word).every(
      (one) =>
        known.has(one) || plainVocabulary.has(one) || pointWords.has(one) || isChanging(word) || ofFigures.test(word),
    ),
  )
}
const ofSpeed = /\b(?:faster|quicker|sooner|slower|speed)\b/i
const ofFigures =
  /^(?:annual\w*|yearly|monthly|weekly|daily|per|year|month|week|day|total|share|budget|around|about|roughly|some|over)$/i

/** "97.5 % needed no repair" of a repair rate of 2.5 %. */
const isRest = (terms: readonly Term[], own: Term): boolean =>
  own.unit === '%' && terms.some(({ value, unit }) => unit === '%' && Math.abs(100 - value - own.value) < 1e-6)

/** "Four calls per agent" of 14 agents, "600 loaves a night" on five nights: the other number is in the request. */
function isProduct(terms: readonly Term[], own: Term, said: string): boolean {
  const factors = [...quantitiesOf(said.slice(0, maxChars)).filter(({ unit }) => unit !== '%'), ...terms]
  return terms.some((one) =>
    factors.some(
      (other) =>
        one !== other &&
        other.value > 1 &&
        other.value <= maxFactor &&
        (own.unit === '' || one.unit === '' || own.unit === one.unit) &&
        Math.abs(one.value * other.value - own.value) < 1e-6 * own.value,
    ),
  )
}
/** People of a team, days of a week or a month. */
const maxFactor = 60

function isSame({ value, unit, off }: Result, own: Term, claim: Quantity): boolean {
  if (Math.abs(own.value - value) > off) return false
  if (unit === points) return claim.unit !== '%' && claim.counted.some((one) => pointWords.has(one))
  // "Played the remaining twelve": what is counted may be left out.
  return own.unit === unit || (unit !== '%' && own.unit !== '%' && (own.unit === '' || unit === '' || isInUnit(claim)))
}
/** The line may write "l" for litres. */
const isInUnit = ({ counted, unit }: Quantity) => counted.length > 0 && !/^[$€£¥₹%]$/.test(unit)
const pointWords = new Set(
  ['percentage', 'point', 'points', 'pp', 'ppt', 'punto', 'puntos', 'pontos', 'punti', 'prozentpunkte'].map(stem),
)

/** Of "180 a day" the day is how often. */
const plainTerms = (quantities: readonly Quantity[]): Term[] =>
  quantities.map(({ value, unit, per }) => ({ value, unit: unit === per ? '' : unit }))

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
