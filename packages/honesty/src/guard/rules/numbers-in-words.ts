// The same number in other words: "2nd" of "second", "25 %" of "one in four", "fortnightly" of "every two weeks".
import type { ChangedBlock, Facts } from '../case/case-file.ts'
import { originLine } from '../case/rewording.ts'
import type { Quantity } from '../text/quantity.ts'
import { stem, wordsOf } from '../text/words.ts'

/** "Over-80s" are people over 80. */
export const isDecade = (sources: readonly Quantity[], { text, value }: Quantity): boolean =>
  /^\d0s\b/.test(text) && sources.some((one) => one.value === value)

const ordinals = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
/** "2nd" is "second". */
export const isOrdinal = (source: string, { text, value }: Quantity): boolean =>
  /^\d+(?:st|nd|rd|th)\b/.test(text) &&
  new RegExp(`\\b(?:${ordinals[value] ?? value}|${value}(?:st|nd|rd|th))\\b`, 'i').test(source)

const rhythms: readonly [unit: string, value: number, words: RegExp][] = [
  ['week', 2, /\bfortnight|\bbi-?week|\bevery other week/i],
  ['month', 2, /\bbi-?month|\bevery other month/i],
  ['month', 3, /\bquarter/i],
  ['month', 6, /\bsemi-?annual|\bhalf[- ]?year|\btwice a year/i],
]
/** "Every two weeks" is fortnightly. */
export const isSameRhythm = (source: string, { unit, value, isOpen }: Quantity): boolean =>
  !isOpen && rhythms.some(([one, count, words]) => stem(one) === unit && count === value && words.test(source))

/** By their value. */
export const smallNumbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const smallNumber = `(?:${smallNumbers.slice(1).join('|')}|\\d{1,4})`
export const smallValue = (word: string): number =>
  /^\d/.test(word) ? Number(word) : smallNumbers.indexOf(word.toLowerCase())

/** "One in four guests" is 25 % of guests. */
export const isSameRatio = ({ own, block }: ChangedBlock, { text, unit, value, isOpen }: Quantity): boolean =>
  unit === '%' &&
  !isOpen &&
  Array.from(own.text.matchAll(ratio)).some(([, part = '', whole = '', counted = '']) => {
    const behind = wordsOf(block.text.slice(block.text.indexOf(text) + text.length)).slice(0, 4)
    const first = behind.find((word) => !/^(?:of|the|all)$/i.test(word.text))
    return (
      first !== undefined &&
      stem(first.text) === stem(counted) &&
      Math.abs((smallValue(part) / smallValue(whole)) * 100 - value) < 0.6
    )
  })
const ratio = new RegExp(`\\b(${smallNumber}) (?:in|out of|of every|in every) (${smallNumber}) ([\\p{L}-]+)`, 'giu')

/** "Two monthly pieces: …": as many as there were lines that became this one. */
export const countsLines = ({ gone }: ChangedBlock, { value, unit, isOpen }: Quantity): boolean =>
  !isOpen && unit !== '%' && gone.length > 1 && gone.length <= 4 && value === gone.length

/** "In a team of three" of "with two colleagues". */
export function isTeamOf(source: string, text: string, { value }: Quantity): boolean {
  const others = new RegExp(
    `\\bwith (${smallNumber}) (?:\\w+ )?(?:colleagues?|others?|co-?workers?|team-?mates?)\\b`,
    'i',
  ).exec(source)?.[1]
  return others !== undefined && smallValue(others) + 1 === value && /\b(?:team|group|crew) of\b/i.test(text)
}

/** "1 doctoral student" where a source has "one", "a" or "single" before what is counted. */
export const isOneOf = (at: ChangedBlock, { value, isOpen, counted, unit }: Quantity): boolean =>
  value === 1 &&
  !isOpen &&
  unit !== '%' &&
  (counted.length === 0 ? /\bone\b/i.test(originLine(at)) : counted.some((one) => thingsOnce(at.own).has(one)))

/** "Two internships": as many as there are entries whose head says so. */
export const countsHeads = (source: Facts, { value, isOpen, counted, unit }: Quantity): boolean =>
  unit === '' &&
  !isOpen &&
  counted[0] === stem('internship') &&
  Array.from(source.text.matchAll(/\bintern(?:ship)?\b(?=[^\n]*\b(?:19|20)\d\d\b)/gi)).length === value

/** What the sources have one of; each source is read once. */
function thingsOnce(source: Facts): ReadonlySet<string> {
  const known = readOnce.get(source)
  if (known) return known
  const words = wordsOf(source.text)
  const things = words.flatMap(({ text }, index) =>
    /^(?:one|an?|single)$/i.test(text) ? words.slice(index + 1, index + 4).map((next) => stem(next.text)) : [],
  )
  const found = new Set(things)
  readOnce.set(source, found)
  return found
}
const readOnce = new WeakMap<Facts, ReadonlySet<string>>()

/** "Two states (Wisconsin and Illinois)": a reader can count them; what they are is for the other rules. */
export function countsItsList(line: string, { text, value }: Quantity): boolean {
  const list = /^[^.;:()]{0,30}[(:]\s*([^().;:]{3,200})/.exec(line.slice(line.indexOf(text) + text.length))?.[1]
  return value > 1 && list !== undefined && !/\d/.test(list) && list.split(/,\s*(?:and\s)?|\sand\s/).length === value
}
