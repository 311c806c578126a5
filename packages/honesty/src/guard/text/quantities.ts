// Numbers with what they count, in digits or in words. A number without its unit proves nothing: 12 merchants are no 12
// engineers.
import { currencyOf } from './currencies.ts'
import { numberPhrase, phraseValue } from './number-phrases.ts'
import type { Quantity } from './quantity.ts'
import { perOf } from './often.ts'
import { isGrammar, plain, stem, wordsOf } from './words.ts'

const ones = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ') // prettier-ignore
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const named = new Map<string, number>([
  ...ones.map((name, index) => [name, index] as const),
  ...tens.map((name, index) => [name, (index + 2) * 10] as const),
  ['dozen', 12],
  ['decade', 10],
])
const times = new Map([
  ['double', 2], ['doubled', 2], ['doubling', 2], ['twice', 2], ['twofold', 2], ['triple', 3], ['tripled', 3], ['tripling', 3],
  ['threefold', 3], ['quadrupled', 4], ['tenfold', 10], ['halved', 0.5], ['halving', 0.5], ['half', 0.5],
]) // prettier-ignore
/** "Hundreds of": an uncounted number, and still one. */
const heaps = new Map([
  ['dozens', 24], ['hundreds', 200], ['thousands', 2000], ['millions', 2e6], ['billions', 2e9],
]) // prettier-ignore
const scales = new Map([
  ['k', 1e3], ['thousand', 1e3], ['tsd', 1e3], ['m', 1e6], ['mn', 1e6], ['mm', 1e6], ['million', 1e6], ['millions', 1e6], ['bn', 1e9], ['b', 1e9],
  ['billion', 1e9], ['hundred', 100], ['grand', 1e3], ['mill', 1e6], ['mil', 1e6],
]) // prettier-ignore
const measures = new Set(
  `second minute hour day week month quarter year decade ms millisecond km kilometre kilometer mile metre foot inch yard acre hectare litre gallon lb kg ton tonne gb tb mb kb percent percentage point
  person engineer developer employee staff nurse member student designer analyst colleague customer client user merchant library team
  city country market store m² ft² kg project paper publication patent award site`
    .split(/\s+/)
    .map(stem),
)
/** Short forms of measures, as they stand behind a number, in this case: 5S are no seconds. */
const shortMeasures = new Map(
  Object.entries({
    s: 'second', sec: 'second', secs: 'second', min: 'minute', mins: 'minute', h: 'hour', hr: 'hour', hrs: 'hour', yr: 'year', yrs: 'year',
    m: 'metre', meter: 'metre', meters: 'metre', metres: 'metre', ft: 'foot', feet: 'foot', lbs: 'lb', liter: 'litre', liters: 'litre',
    mo: 'month', wk: 'week', wks: 'week', msec: 'ms', msecs: 'ms', sqm: 'm²', m2: 'm²', sqft: 'ft²', ft2: 'ft²', kgs: 'kg', t: 'ton', tonne: 'ton', tonnes: 'ton',
    kilometre: 'km', kilometres: 'km', kilometer: 'km', kilometers: 'km', kilogram: 'kg', kilograms: 'kg', milliseconds: 'ms', millisecond: 'ms',
    staff: 'person', employee: 'person', employees: 'person', colleague: 'person', colleagues: 'person', coworker: 'person', coworkers: 'person', worker: 'person', workers: 'person',
    pupil: 'student', pupils: 'student', client: 'customer', clients: 'customer', supplier: 'vendor', suppliers: 'vendor', shop: 'store', shops: 'store',
    lads: 'person', guys: 'person', girls: 'person', ladies: 'person', men: 'person', women: 'person', mates: 'person', heads: 'person',
    folks: 'person', ppl: 'person', persons: 'person', individuals: 'person', headcount: 'person', pct: 'percent',
  }),
) // prettier-ignore
const number = new RegExp(String.raw`(?<open>\b(?:over|above|exceed(?:s|ed|ing)?|pass(?:es|ed|ing)|surpass(?:es|ed|ing)?|beyond|(?<!\bnot? )more than|at least|nearly|almost|up to)\s+)?(?:(?<money>[$€£¥₹]|\b(?:EUR|USD|GBP|CHF|INR|JPY|CAD|AUD|NZD|SGD|HKD|SEK|NOK|DKK|PLN|ZAR|BRL|MXN|AED)\b)\s?)?(?<digits>\b(?:${numberPhrase})\b|(?<![\p{L}\d.])(?:\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?![\d,.'])|\d[\d,.'\u2009]*(?<![,.']))|\b(?:[a-z]+(?:-[a-z]+)?)\b)(?<plus>\+|\s?plus\b)?(?<tail>\s?%|(?:\s?k|m|\s(?-i:M)|(?<=[$€£¥₹]\s?[\d.,]{1,12})\sm)\b(?![\p{L}²³])|\s?[xX×]\b)?`, 'giu') // prettier-ignore

/** In order. Years and dates are numbers like others. */
export function quantitiesOf(text: string): Quantity[] {
  const found: Quantity[] = []
  for (const match of text.matchAll(number)) {
    const groups = match.groups ?? {}
    const digits = groups['digits'] ?? ''
    const after = match.index + match[0].length
    const base = shortYear(text, match.index, digits) ?? valueOf(digits)
    if (base === null) continue
    const rest = text.slice(after, after + 60)
    const [scale, length] = scaleOf(groups['tail'] ?? '', rest)
    const next = wordsOf(rest.slice(length))[0]
    const clause = clauseAround(text, match.index)
    let near: ReadonlySet<string> | undefined
    const behind = text.slice(after + length, Math.min(clause.to, after + length + 60))
    // "4 to 5 patients": both count patients.
    const range = restOfRange.exec(behind)?.[0] ?? ''
    const { counted, happened } = countedIn(`${thingOf(digits)}${behind.slice(range.length)}`)
    const shown = next ? text.slice(match.index, after + length + next.from + next.text.length) : match[0]
    found.push({
      text: shown.trim().replace(/^(?:over|above)\s/i, ''),
      value: base.value * scale,
      unit: base.unit || (isTimes(rest) ? 'x' : unitOf(groups, rest.slice(length + range.length), counted)),
      isEnd: isEndOfRange(text.slice(clause.from, match.index)),
      counted,
      happened,
      // Most numbers are never asked for it.
      get near() {
        return (near ??= new Set(
          wordsOf(spaced(text.slice(clause.from, clause.to))).map(({ text: one }) => measured(one)),
        ))
      },
      per: perOf(text.slice(after, Math.min(clause.to, after + 40))),
      isOpen: isOpen(groups, counted, rest),
      isRounded:
        /nearly|almost/i.test(groups['open'] ?? '') ||
        rounding.test(text.slice(Math.max(0, match.index - 16), match.index)),
      name: nameWith(text, match.index + match[0].indexOf(digits), digits),
    })
  }
  return found
}

/** "Two times" is twice. */
const isTimes = (rest: string): boolean => /^\s?times\b(?! (?:per|an?|each|every)\b)/i.test(rest)

const rounding = /(?:\b(?:about|around|approximately|approx\.?|roughly|some|close to|circa)\s|~)$/i

/** "Mentor to two nurses" is no end of a range. */
const isEndOfRange = (before: string) =>
  /\bfrom\s$/i.test(before) ||
  (/\bto\s$/i.test(before) &&
    /\bfrom\b|\b(?:fell|rose|grew|went|down|up|cut|drop|reduc|rais|increas|decreas|lower|improv|shorten|bring|brought|expand|scal|mov)\w*|\d/i.test(
      before,
    ))

/** "2022–23" ends in 2023. */
function shortYear(text: string, at: number, digits: string): { value: number; unit: string } | null {
  const [, century] = /(?<!\d)((?:19|20))\d\d[–—/-]{1,3}$/.exec(text.slice(Math.max(0, at - 7), at)) ?? []
  return century !== undefined && /^\d\d$/.test(digits) ? { value: Number(`${century}${digits}`), unit: '' } : null
}

function valueOf(text: string): { value: number; unit: string } | null {
  if (/^\d/.test(text)) return { value: digitsValue(text), unit: '' }
  const low = plain(text)
  const phrase = phraseValue(low)
  if (phrase) return phrase
  const factor = times.get(low)
  if (factor !== undefined) return { value: factor, unit: 'x' }
  const heap = heaps.get(low)
  if (heap !== undefined) return { value: heap, unit: 'heap' }
  const [first = '', second] = low.split('-')
  const value = named.get(first)
  if (low === 'decade') return { value: 10, unit: stem('year') }
  // "One of", "zero downtime": seldom a count.
  if (value === undefined || (value < 2 && second === undefined)) return null
  return { value: value + (second === undefined ? 0 : (named.get(second) ?? 0)), unit: '' }
}

/** Commas and thin spaces part thousands; a point is a decimal point unless three digits follow more than once. */
function digitsValue(text: string): number {
  const bare = text.replace(/[,'\u2009 \u00a0\u202f](?=\d{3}(?:\D|$))/g, '')
  return Number.parseFloat(bare.replace(',', '.'))
}

function scaleOf(tail: string, rest: string): [scale: number, length: number] {
  const own = scales.get(tail.trim().toLowerCase())
  if (own !== undefined) return [own, 0]
  const next = /^[\s-]?([a-z]+)/i.exec(rest)
  const scale = next ? scales.get((next[1] ?? '').toLowerCase()) : undefined
  return scale === undefined || !next || (next[1] ?? '').length < 2 ? [1, 0] : [scale, next[0].length]
}

function unitOf(groups: Record<string, string | undefined>, rest: string, counted: readonly string[]): string {
  const tail = (groups['tail'] ?? '').trim().toLowerCase()
  if (tail === '%' || /^\s?(?:%|per ?cent(?!age points?\b))/i.test(rest)) return '%'
  if (tail === 'x' || tail === '×') return 'x'
  const currency = currencyOf(groups['money'], rest, counted[0])
  if (currency !== undefined) return currency
  return counted.find((one) => measures.has(one)) ?? ''
}

/** "Six-person team": counts persons. */
function thingOf(number: string): string {
  const thing = /^[a-z]+-([a-z]+)$/i.exec(number)?.[1] ?? ''
  return thing === '' || named.has(thing.toLowerCase()) ? '' : `${thing} `
}

const restOfRange = /^\s?(?:to|or|[–—-]{1,3})\s?\d[\d.,]*(?=\s\p{L})(?!\s(?:in|on|by|with|at|for|and)\s)/u

/** Words before the next preposition: "two are still in use" counts nothing, "14 nurses on a ward" nurses. */
function countedIn(rest: string): Pick<Quantity, 'counted' | 'happened'> {
  // What is counted stands in the same breath.
  const breath = rest.replace(/[,;:()](?:\s|$).*$|[()].*$/s, '')
  const words = wordsOf(
    spaced(breath.replace(squareMeasure, (_all, unit: string) => (/m/i.test(unit) ? ' m²' : ' ft²'))),
  ).map(({ text }) => text)
  const end = words.findIndex((word) => connective.test(word))
  const telling = (end === -1 ? words : words.slice(0, end)).filter((word) => !isGrammar(word))
  const counted = telling.filter((word) => !happening.test(word)).slice(0, 3)
  const happened = telling.slice(0, 2).filter((word) => happening.test(word))
  return { counted: counted.map(measured), happened: counted.length > 0 ? [] : happened.map(stem) }
}

const measured = (text: string): string => stem(shortMeasures.get(text) ?? text)
const squareMeasure = /\bsq(?:uare|\.)?[\s-](m|f)(?:et(?:re|er)s?|t|eet|oot)?\b/gi
/** "24 remained", "7 exceeding 1,000": says what happened to what is counted. */
const happening = /^\p{Ll}{3,}(?:ed|ing)$/u

const connective =
  /^(?:in|on|of|to|from|by|for|with|and|or|than|as|at|per|each|every|who|whom|that|which|when|after|before|through|via|using|during|while|into|onto|across|within|between|among)$/i
const spans = new Set(
  [
    'year',
    'month',
    'week',
    'day',
    'quarter',
    'shift',
    'night',
    'hour',
    'season',
    'term',
    'semester',
    'weekend',
    'summer',
    'winter',
  ].map(stem),
)

/** "Over ten years of sales experience": more than ten. */
const ofExperience = /^\s?years?['’]? (?:of )?(?:[\w-]+ ){0,4}experience/i

/** "Over four years" says how long something took, "over 40 libraries" that there were more. */
function isOpen(groups: Record<string, string | undefined>, counted: readonly string[], rest: string): boolean {
  if (groups['plus'] !== undefined) return true
  const open = groups['open'] ?? ''
  return (
    /above|exceed|pass|beyond|more|least/i.test(open) ||
    (/over/i.test(open) && (!spans.has(counted[0] ?? '') || ofExperience.test(rest)))
  )
}

function nameWith(text: string, at: number, digits: string): string | null {
  const before = /(\p{Lu}[\p{L}\d.]*)[\s-]$/u.exec(text.slice(Math.max(0, at - 30), at))
  return before && /^\d/.test(digits) ? `${before[1]} ${digits}` : null
}

/** A clause seldom goes further on either side of a number. */
const clauseChars = 160

/** Clauses end at a full stop, a semicolon or a line's end. */
function clauseAround(text: string, at: number): { from: number; to: number } {
  const before = text.slice(Math.max(0, at - clauseChars), at)
  const start = Array.from(before.matchAll(/[.;!?](?=\s)|\n/g)).at(-1)
  const end = /[.;!?](?=\s|$)|\n/.exec(text.slice(at, at + clauseChars))
  return {
    from: start ? at - before.length + start.index + 1 : at - before.length,
    to: end ? at + end.index : Math.min(text.length, at + clauseChars),
  }
}

/** The parts of "14-nurse" are words of their own. */
const spaced = (text: string) => text.replace(/[-/]/g, ' ')

/** No share, no money, no multiple: a count, or a length of time. By the unit's stem. */
export const isMeasure = (unit: string): boolean => unit === '' || measures.has(unit)
