// Numbers that are said in several words: "half a dozen", "two fifths of". Owns how they are read; where they stand,
// quantities.ts finds.

import { stem } from './words.ts'

const parts = new Map([
  ['third', 3],
  ['quarter', 4],
  ['fifth', 5],
  ['sixth', 6],
  ['eighth', 8],
  ['tenth', 10],
])
const counts = new Map([
  ['half a', 0.5],
  ['half', 0.5],
  ['a', 1],
  ['one', 1],
  ['two', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
  ['six', 6],
  ['seven', 7],
  ['nine', 9],
])

/**
 * For use inside a larger expression. A quarter may be a time and a third a place: of those only what is plainly a
 * share is read.
 */
export const numberPhrase =
  '(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety) (?:one|two|three|four|five|six|seven|eight|nine)\\b(?!-)(?! (?:hundred|thousand)\\b)|(?:an?|one) (?:hundred|thousand)(?! of\\b)|(?:an?|one|two|three|four|five) (?:hour|day|week|month|year)s? and a half|half an?(?= (?:hour|minute|day|year|mile)\\b)|half[- ](?:a[- ])?dozen|(?:two|three|four|five|six)[- ]dozen|(?:an?|one)[- ](?:third|quarter|fifth|sixth|eighth|tenth)(?= of\\b)|(?<=\\bby (?:about |nearly |almost |over |roughly )?)an? (?:third|quarter|fifth|sixth|eighth|tenth)|one[- ](?:third|fifth)(?!-)|two[- ]thirds|three[- ]quarters|(?:two|three|four)[- ]fifths|(?:three|five|seven)[- ]eighths|(?:three|seven|nine)[- ]tenths'
const whole = new RegExp(`^(?:${numberPhrase.replace(/\(\?<=.*?\)\?\)|\(\?[=!][^()]*\)/g, '')})$`)

const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const ones = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** "Twenty five". */
function twoWords(words: string): number | null {
  const [ten = '', one = ''] = words.split(' ')
  const at = tens.indexOf(ten)
  return at < 0 ? null : (at + 2) * 10 + ones.indexOf(one) + 1
}

/** Null where a text is no such phrase. A share is a percentage. */
export function phraseValue(low: string): { value: number; unit: string } | null {
  if (!whole.test(low)) return null
  const words = low.replaceAll('-', ' ')
  const two = twoWords(words)
  if (two !== null) return { value: two, unit: '' }
  const round = /^(?:an?|one) (hundred|thousand)$/.exec(words)?.[1]
  if (round !== undefined) return { value: round === 'hundred' ? 100 : 1000, unit: '' }
  if (/^half an?$/.test(words)) return { value: 0.5, unit: '' }
  const [, some = '', unit = ''] = /^(\w+) (\w+?)s? and a half$/.exec(words) ?? []
  if (unit !== '') return { value: (counts.get(some.replace(/^an$/, 'a')) ?? 1) + 0.5, unit: stem(unit) }
  const last = words.slice(words.lastIndexOf(' ') + 1)
  const count = counts.get(words.slice(0, words.lastIndexOf(' ')).replace(/^an$/, 'a')) ?? 1
  const part = parts.get(last.replace(/s$/, ''))
  return part === undefined ? { value: count * 12, unit: '' } : { value: (count * 100) / part, unit: '%' }
}

/** "A third" is 33 %, or 33.3. */
export const isSameShare = (one: number, other: number): boolean =>
  Math.abs(one - other) < 0.7 && [one, other].some((share) => thirds.some((third) => Math.abs(share - third) < 1e-6))
const thirds = [100 / 3, 200 / 3, 100 / 6]
