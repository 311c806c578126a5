// Whether two numbers are of the same things: 12 merchants are no proof of 12 engineers.
import { isSameShare } from './number-phrases.ts'
import { isAsOften, isFrequency } from './often.ts'
import { isMeasure } from './quantities.ts'
import type { Quantity } from './quantity.ts'
import { isSameAmount } from './same-amount.ts'
import { hasThing } from './thing-names.ts'
import { stem } from './words.ts'

/**
 * Whether a source's quantity says what is claimed: the same value of the same things, and no "over" or "+" that was
 * not there.
 */
export function proves(source: Quantity, claim: Quantity): boolean {
  if (isSameAmount(source, claim) || isHalf(source, claim) || isTwice(source, claim)) return true
  if (!isSameValue(source, claim)) return false
  if (!isMeasure(claim.unit) || !isMeasure(source.unit)) return claim.unit === source.unit || isOfMoney(source, claim)
  if (claim.counted.some((one) => isFrequency(one) && !isAsOften(one, source))) return false
  if (claim.per !== null && !isAsOften(claim.per, source)) return false
  return isOfSame(source, claim)
}

/** "Three grand" are 3,000 of whatever is paid with there. */
const isOfMoney = (source: Quantity, claim: Quantity): boolean =>
  /^[$€£¥₹]$/.test(claim.unit) && /\b(?:grand|quid|bucks)\b/i.test(source.text)

/** Counts the same things. */
function isOfSame(source: Quantity, claim: Quantity): boolean {
  // It may stand further on ("from 90 to 25 minutes") or before ("new graduates: 26 trained").
  if (claim.unit !== '') return claim.unit === source.unit || hasUnit(source, claim.unit) || isOfThings(source, claim)
  if (claim.counted.length > 0) return claim.counted.some((one) => hasThing(source.near, one))
  // "From ten days to six": what is counted is said elsewhere in both.
  return (
    !claim.isEnd ||
    source.isEnd ||
    source.counted.length === 0 ||
    source.counted.some((one) => hasThing(claim.near, one))
  )
}

/** Both count things: no share, no position, no money, no length of time; and none says more than the other. */
export const isOfSameSort = (source: Quantity, claim: Quantity): boolean =>
  [source, claim].every(({ unit, counted }) => isMeasure(unit) && !counted.some((one) => physical.has(one))) &&
  claim.isOpen === source.isOpen &&
  claim.per === source.per &&
  claim.counted.length > 0 &&
  !claim.counted.some((one) => roles.has(one)) &&
  source.counted.length > 0

/** In per cent, in money or in what is measured: not a count of things, which have many names. */
export const isMeasured = ({ unit, counted }: Quantity): boolean =>
  !isMeasure(unit) || physical.has(unit) || counted.some((one) => physical.has(one))

/** Of people by what they do: two interns are not two engineers. */
export const countsRoles = ({ counted }: Quantity): boolean => counted.some((one) => roles.has(one))

const hasUnit = ({ near }: Quantity, unit: string) => (physical.has(unit) ? near.has(unit) : hasThing(near, unit))

/** How far "about 18,000" may be from the 18,240 that are known. */
const minOfRounded = 0.03

/** Rounded, and so with fewer digits that say something. */
const isRoundedFrom = (source: Quantity, claim: Quantity) =>
  claim.isRounded &&
  Math.abs(source.value - claim.value) <= minOfRounded * source.value &&
  digitsThatCount(claim.value) < digitsThatCount(source.value)
const digitsThatCount = (value: number) =>
  String(value)
    .replace('.', '')
    .replace(/^0+|0+$/g, '').length

/** How much less "over 600" may be than the 650 that are known. */
const minOfOpen = 0.75

function isSameValue(source: Quantity, claim: Quantity): boolean {
  if (claim.isOpen && !source.isOpen) return source.value > claim.value && claim.value >= minOfOpen * source.value
  if (Math.abs(source.value - claim.value) <= 1e-9 * Math.abs(claim.value)) return true
  if (isRoundedFrom(source, claim)) return true
  return claim.unit === '%' && source.unit === '%' && isSameShare(source.value, claim.value)
}

/** "Twice a year" is two a year. */
const isTwice = (source: Quantity, claim: Quantity) =>
  [source, claim].some(({ text }) => text.startsWith('twice')) &&
  claim.per !== null &&
  source.value === 2 &&
  claim.value === 2 &&
  isAsOften(claim.per, source)

/** "Half" is 50 %. */
const isHalf = (source: Quantity, claim: Quantity) =>
  source.unit === '%' && source.value === 50 && claim.unit === 'x' && claim.value === 0.5

/** "26 new graduate nurses" are "26 new graduates", and 14 nurses are 14 people; a length of time is nothing else. */
const isOfThings = (source: Quantity, claim: Quantity) =>
  !physical.has(claim.unit) &&
  (claim.counted.some((one) => one !== claim.unit && source.near.has(one)) ||
    (claim.unit === 'person' && (source.counted.some((one) => roles.has(one)) || isOfTeam(source))) ||
    (claim.counted.some((one) => young.has(one)) && source.counted.some((one) => young.has(one))) ||
    claim.counted.some((one) => source.counted.some((other) => isShorter(one, other))))
/** "Medics" are paramedics. */
const isShorter = (one: string, other: string): boolean =>
  [one, other].every(({ length }) => length >= minShort) &&
  one !== other &&
  (one.endsWith(other) || other.endsWith(one))
const minShort = 5
/** "A team of 14". */
const isOfTeam = ({ counted, near }: Quantity) => counted.length === 0 && [...teams].some((one) => near.has(one))
const teams = new Set('team crew group brigade squad shift site we us'.split(' ').map(stem))
/** A teacher's children are students. */
const young = new Set('child kid student pupil learner youngster'.split(' ').map(stem))
const physical = new Set(
  `second minute hour day week month quarter year decade ms millisecond km mile metre foot inch yard acre hectare litre gallon lb kg ton gb tb mb kb m² ft²
  percent percentage point`
    .split(/\s+/)
    .map(stem),
)
const roles = new Set(
  `nurse engineer developer designer analyst docker driver teacher technician student intern member picker cook accountant operator barista waiter waitress
  server agent clerk cashier associate apprentice trainee volunteer tutor coach librarian editor writer reporter translator electrician plumber welder mechanic
  guard officer assistant representative aide caregiver recruiter researcher scientist doctor physician therapist pharmacist attorney paralegal electrician`
    .split(/\s+/)
    .map(stem),
)
