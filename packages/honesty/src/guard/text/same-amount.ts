// One amount in another unit: only common conversions.
import type { Quantity } from './quantity.ts'
import { stem } from './words.ts'

/** "1.5 hours" are 90 minutes, and 0.9 MB are 900 KB. */
export function isSameAmount(source: Quantity, claim: Quantity): boolean {
  if (claim.isOpen || source.isOpen) return false
  return scalesOfUnits.some((scale) => {
    // "From 90 to 25 minutes": of the first number the unit stands further on.
    const further = source.counted.length === 0 ? Array.from(source.near).find((one) => scale.has(one)) : undefined
    const unit = scale.has(source.unit) ? source.unit : further
    const [known, claimed] = [scale.get(unit ?? ''), scale.get(claim.unit)]
    if (known === undefined || claimed === undefined || unit === claim.unit) return false
    return Math.abs(source.value * known - claim.value * claimed) < 1e-6 * claim.value * claimed
  })
}
const scaleOfUnits = (units: Readonly<Record<string, number>>) =>
  new Map(Object.entries(units).map(([unit, length]) => [stem(unit), length] as const))
const scalesOfUnits = [
  { ms: 0.001, second: 1, minute: 60, hour: 3600 },
  { hour: 1, day: 24 },
  { day: 1, week: 7 },
  { month: 1, quarter: 3, year: 12, decade: 120 },
  { kb: 1, mb: 1e3, gb: 1e6, tb: 1e9 },
  { kg: 1, ton: 1000 },
  { metre: 1, km: 1000 },
].map(scaleOfUnits)
