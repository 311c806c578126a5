// Where a person lives, in the pieces of a head: a street and its town in one piece or in several, a town alone, or
// what a label says.
import { addressLabel } from '../vocabulary/contact-words.ts'
import { found } from '../sections/draft.ts'
import type { FoundText } from '../sections/draft.ts'
import { findDates } from '../vocabulary/find-dates.ts'
import { isCountry, isKnownTown, isTown, placeScore } from '../vocabulary/places.ts'
import { joinRuns, slice } from '../layout/positioned-text.ts'
import type { Run } from '../layout/positioned-text.ts'
import { subjectWord } from './education-atoms.ts'
import { isNameWithDegree } from './person-name.ts'
import { fieldOfWork } from './posts-at-employers.ts'

/** Words that others use as well: a number makes a street of them, in English one that stands before. */
const street =
  /\d[\w-]*,?(?:\s+[\p{L}\d][\p{L}\d'’.-]*){1,4}\s+(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|blvd|boulevard|parkway|pkwy|highway|hwy)(?![\p{L}])|(?:sokak|sokağı|sk\.|cadde|caddesi|cad\.|mah\.)\s.*\d|(?<!\p{L})(?:rue|calle|via|rua|avenida)\s.*\d|\d.*(?<!\p{L})rue\s|\p{L}(?:straße|strasse|str\.|platz|weg|straat|laan|plein|gracht|kade|gatan|vägen|gade|vej|gata|veien)\s+\d|(?<!\p{L})(?:ul\.|ulica|aleja|ул\.|улица|вул\.|просп\.)\s.*\d|\d.*\b\d{4,5}\b/iu
/** A house or a postcode may have a year's number, but then a name follows. */
const saysWhen = (text: string) =>
  findDates(text).some(
    ({ from, start, isRange }) => isRange || !/^(?:19|20)\d\d\s+\p{Lu}/u.test(text.slice(from?.start ?? start)),
  )
const maxSmallWords = 3
const isProse = (text: string) => (text.match(/(?<!\p{L})\p{Ll}{4,}/gu)?.length ?? 0) > maxSmallWords
/** Words of other things, too, where they are no name. */
const namedStreet =
  /^\d[\w-]*,?(?:\s+\p{Lu}[\p{L}'’.-]*){1,3}\s+(?:Way|Terrace|Place|Court|Square|Crescent|Close|Trail|Circle)(?!\p{L})/u
export const isStreet = ({ text }: Pick<Run, 'text'>): boolean =>
  text.length < 90 &&
  (street.test(text) || namedStreet.test(text)) &&
  !/\b\d{4}-\d{4}\b/.test(text) &&
  !saysWhen(text) &&
  !isProse(text)

/** With the town that it belongs to: French and German, British, Canadian, American. */
const postcode =
  /(?:^|[,\s])(?:[A-Z]{1,2}-)?\d{4,5}\s+\p{Lu}\p{Ll}|(?:^|[,\s])\d{4}\s?[A-Z]{2}\s+\p{Lu}\p{Ll}|(?:^|[,\s])\d{2}-\d{3}\s+\p{Lu}\p{Ll}|(?:^|[,\s])\d{3}\s\d{2}\s+\p{Lu}\p{Ll}|\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b|\b[A-Z]\d[A-Z]\s?\d[A-Z]\d\b|\b[A-Z]{2}\s+\d{5}\b/u
const houseNumber = /^\d{1,5}\p{L}?(?:\s?(?:bis|ter))?,?\s\p{L}/u
const hasTown = ({ text }: Run) => text.length < 90 && postcode.test(text) && !isProse(text)

interface HomeAddress {
  readonly runs: readonly Run[]
  readonly place: FoundText | undefined
}

const namesPlace = (text: string) =>
  placeScore(text) >= 0.75 || (text.length < 50 && text.split(/,\s*/).some((part) => placeScore(part) >= 0.75))

/** Under a street: town, region and postcode, in as many pieces. */
const maxTowns = 3
const bareCode = /^(?:[A-Z]{1,2}-)?\d{4,6}(?:,? [A-Z]{2,3})?$|^〒?\s?\d{3}-\d{4}$/
function townsFrom(rests: readonly Run[]): Run[] {
  const isTown = (run: Run) => bareCode.test(run.text) || hasTown(run) || namesPlace(run.text)
  const end = rests.findIndex((run) => !isTown(run))
  return rests.slice(0, end < 0 ? rests.length : end)
}

/** "2218 Linden Street" looks like a postcode and its town, until one of these follows. */
const goesOn = (run: Run, next: Run | undefined): boolean =>
  next !== undefined && (isCountry(next.text) || (/^\d{4,5}\s+\p{Lu}/u.test(run.text) && hasTown(next)))

/** A street, and in the piece after it the town; or both in one piece. */
function wholeAddress(rests: readonly Run[]): HomeAddress | undefined {
  const isHouse = (run: Run) =>
    isStreet(run) || (run.text.length < 60 && houseNumber.test(run.text) && !saysWhen(run.text))
  for (const [index, run] of rests.entries()) {
    const next = rests[index + 1]
    if (!isHouse(run)) continue
    if (hasTown(run) && !goesOn(run, next)) return { runs: [run], place: found(run, 0.85) }
    const towns = townsFrom(rests.slice(index + 1, index + 1 + maxTowns))
    const last = towns.at(-1)
    if (hasTown(run) || (next && hasTown(next) && last && isCountry(last.text)))
      return { runs: [run, ...towns], place: found(joinRuns([run, ...towns], ', '), 0.8) }
    if (next && hasTown(next)) return { runs: [run, next], place: found(joinRuns([run, next], ', '), 0.8) }
    if (towns.length > 0) return { runs: [run, ...towns], place: found(joinRuns([run, ...towns], ', '), 0.75) }
  }
  return undefined
}

/** "adres: ul. Lipowa 17/4, 20-020 Lublin". */
function withoutLabel({ runs, place }: HomeAddress): FoundText | undefined {
  const [first] = runs
  const label = first && /^[^:：]{2,30}[:：]\s*/.exec(first.text)?.[0]
  if (!first || !place || !label || !addressLabel.test(label)) return place
  return found(joinRuns([slice(first, label.length), ...runs.slice(1)], ', '), place.confidence)
}

/** "Mapo-gu, Seoul, Republic of Korea": no entry's header, where the first would be a name. */
function isLongPlace(text: string): boolean {
  const parts = text.split(/,\s+/)
  const [last, ...before] = parts.toReversed()
  return (
    before.length > 1 &&
    before.length < 4 &&
    isCountry(last!.replace(/\.$/, '')) &&
    before.some(isKnownTown) &&
    before.every(isTown)
  )
}

/** "Karşıyaka, İzmir": a part of a town that is known; what a person does there looks like it. */
function isDistrict({ text }: Run): boolean {
  const [part, town, ...more] = text.split(/,\s+/)
  const areTwo = part !== undefined && town !== undefined && more.length === 0
  return areTwo && isTown(part) && isKnownTown(town) && !subjectWord.test(part) && !fieldOfWork.test(part)
}

/** A name and a number beside a town: a street, perhaps, that no table knows. */
const mayBeStreet =
  (town: Run) =>
  (run: Run): boolean =>
    run !== town && run.text.length < 60 && /\p{L}{3}/u.test(run.text) && /\d/.test(run.text) && !saysWhen(run.text)

/** What begins with a sign was cut; how old a person is has come with it from the same line. */
const isOdd = (text: string) =>
  /^[\s,;]|\d\s*(?:years old|Jahre|ans|años|anni)(?!\p{L})|(?<!\p{L})(?:aged?|born)\s/iu.test(text)
const lessSure = (place: FoundText): FoundText =>
  isOdd(place.text) ? { ...place, confidence: Math.min(place.confidence, 0.6) } : place

/** "〒213-0001", and from the largest part to the smallest: a prefecture, a town, a street and numbers. */
const easternCode = /^〒?\s?\d{3}-\d{4}$/
const eastern =
  /^(?:〒?\s?\d{3}-\d{4}\s*)?(?:[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]{1,6}[都道府県省市][\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]{1,8}[市区區郡县縣町村].*\d|\p{Script=Hangul}{1,6}(?:특별시|광역시|특별자치[시도]|[시도])\s+\p{Script=Hangul}{1,6}[시군구]\s.*\d)/u

function easternAddress(rests: readonly Run[]): HomeAddress | undefined {
  const at = rests.findIndex(({ text }) => text.length < 90 && eastern.test(text))
  const [code, own] = [rests[at - 1], rests[at]]
  if (!own) return undefined
  const runs = code && easternCode.test(code.text) ? [code, own] : [own]
  return { runs, place: found(joinRuns(runs), 0.85) }
}

/** The pieces that say where the person lives, and the place itself in them. */
export function addressIn(rests: readonly Run[]): HomeAddress | undefined {
  const whole = wholeAddress(rests)
  const fromLargest = whole ? undefined : easternAddress(rests)
  if (fromLargest) return fromLargest
  const labelled = whole?.place && withoutLabel(whole)
  if (whole) return { ...whole, place: labelled && lessSure(labelled) }
  const known = rests.find(
    (run) => (placeScore(run.text) >= 0.75 || isLongPlace(run.text)) && !isNameWithDegree(run, rests),
  )
  if (known) return { runs: [known], place: found(known, rests.some(mayBeStreet(known)) ? 0.6 : 0.85) }
  const district = rests.slice(1).find(isDistrict)
  if (district) return { runs: [district], place: found(district, 0.45) }
  const isLabelled = ({ text }: Run) =>
    text.length < 90 && (addressLabel.exec(text)?.[0].length ?? text.length) < text.length
  const run = rests.find(isStreet) ?? rests.find(isLabelled)
  if (!run) return undefined
  return isLabelled(run)
    ? { runs: [run], place: found(slice(run, addressLabel.exec(run.text)![0].length), 0.85) }
    : { runs: [run], place: found(run, 0.6) }
}
