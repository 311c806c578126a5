// "18 m (59 ft)": the same measure in another unit. Factors: the international yard and pound of 1959, and SI.
import type { Quantity } from '../text/quantity.ts'
import { stem } from '../text/words.ts'

/** To the unit that each kind is measured in here: metres, kilograms, litres, square metres. */
const factors: readonly (readonly [kind: string, names: string, factor: number])[] = [
  ['length', 'm metre meter metres meters', 1],
  ['length', 'cm centimetre centimeter', 0.01],
  ['length', 'mm millimetre millimeter', 0.001],
  ['length', 'km kilometre kilometer', 1000],
  ['length', 'ft foot feet', 0.3048],
  ['length', 'inch inches', 0.0254],
  ['length', 'yd yard', 0.9144],
  ['length', 'mi mile', 1609.344],
  ['mass', 'kg kilo kilogram kilogramme', 1],
  ['mass', 't tonne', 1000],
  ['mass', 'lb lbs pound', 0.45359237],
  ['volume', 'l litre liter', 1],
  ['volume', 'gal gallon', 3.785411784],
  ['volume', 'm³ m3 cbm', 1000],
  ['area', 'm² m2 sqm', 1],
  ['area', 'ha hectare', 10_000],
  ['area', 'acre', 4046.8564224],
  ['area', 'ft² ft2 sqft', 0.09290304],
]
const measures = new Map(
  factors.flatMap(([kind, names, factor]) =>
    names.split(' ').flatMap((name) => [name, stem(name)].map((one) => [one, { kind, factor }] as const)),
  ),
)

/** Larger numbers are rounded to whole units, smaller ones to a tenth. */
const maxDeviation = 0.02
const minWhole = 10

function measureOf({ unit, counted, text }: Quantity): { kind: string; factor: number } | undefined {
  const written = /[\d.,][\s-]?(\p{L}+[²³23]?)/u.exec(text)?.[1] ?? ''
  return measures.get(written.toLowerCase()) ?? measures.get(unit) ?? measures.get(counted[0] ?? '')
}

/** "3 °C" is 37 °F. */
function isSameTemperature(source: Quantity, claim: Quantity): boolean {
  const [from, to] = [source, claim].map(({ text }) => /\d\s?°\s?([CF])(?!\p{L})/u.exec(text)?.[1])
  if (from === undefined || to === undefined || from === to) return false
  const converted = to === 'F' ? source.value * 1.8 + 32 : (source.value - 32) / 1.8
  return Math.abs(converted - claim.value) <= 1
}

/** Whether a number is one of these in another unit. Pure. */
export function isConverted(sources: readonly Quantity[], claim: Quantity): boolean {
  const measure = measureOf(claim)
  if (sources.some((source) => isSameTemperature(source, claim))) return true
  return (
    measure !== undefined &&
    sources.some((source) => {
      const from = measureOf(source)
      if (from?.kind !== measure.kind || from.factor === measure.factor || source.isOpen !== claim.isOpen) return false
      const converted = (source.value * from.factor) / measure.factor
      return Math.abs(converted - claim.value) <= Math.max(maxDeviation * converted, converted < minWhole ? 0.05 : 0.5)
    })
  )
}
