// How likely one word is a slip of the pen for another: letters twice or once, in each other's place, one vowel for
// another are small slips; every other difference is a large one.

const isVowel = (letter: string) => 'aeiouy'.includes(letter)
/** They sound alike in many words. */
const alike = ['cs', 'sz', 'ck', 'gj', 'mn', 'ao', 'iy'].flatMap((pair) => [pair, pair[1]! + pair[0]!])

export const costs = {
  doubled: 0.5,
  swapped: 0.75,
  alike: 1,
  vowel: 1,
  apostrophe: 1,
  consonant: 1.5,
  other: 2,
} as const

function replacing(one: string, other: string): number {
  if (one === other) return 0
  if (alike.includes(one + other)) return costs.alike
  return isVowel(one) && isVowel(other) ? costs.vowel : costs.other
}

/** A letter too many, or too few. */
function leaving(letter: string, ...beside: readonly (string | undefined)[]): number {
  if (beside.includes(letter)) return costs.doubled
  if (/['’]/.test(letter)) return costs.apostrophe
  return isVowel(letter) ? costs.vowel : costs.consonant
}

/** 0 for the same word. Words are as they are cased. Takes time in proportion to the product of their lengths. */
export function spellingCost(word: string, other: string): number {
  const rows: number[][] = Array.from({ length: word.length + 1 }, () => [])
  for (let i = 0; i <= word.length; i += 1)
    for (let j = 0; j <= other.length; j += 1) rows[i]![j] = cheapest(rows, [word, i], [other, j])
  return rows[word.length]![other.length]!
}

type Reached = readonly [word: string, count: number]

function cheapest(rows: readonly number[][], [word, i]: Reached, [other, j]: Reached): number {
  if (i === 0 && j === 0) return 0
  const [one, two] = [word[i - 1]!, other[j - 1]!]
  const ways: number[] = []
  if (i > 0) ways.push(rows[i - 1]![j]! + leaving(one, word[i - 2], word[i]))
  if (j > 0) ways.push(rows[i]![j - 1]! + leaving(two, other[j - 2], other[j]))
  if (i > 0 && j > 0) ways.push(rows[i - 1]![j - 1]! + replacing(one, two))
  if (i > 1 && j > 1 && one === other[j - 2] && word[i - 2] === two) ways.push(rows[i - 2]![j - 2]! + costs.swapped)
  return Math.min(...ways)
}

/** A short word is near to many others. */
function maxCost({ length }: string): number {
  if (length < 5) return costs.swapped
  if (length < 6) return 1
  if (length < 8) return 1.5
  return length < 11 ? 2 : 2.5
}
/** Where two words are nearly as near, it may be either. */
const minLead = 0.75
const maxChars = 40

export interface Respelling {
  readonly words: string
  readonly cost: number
}

/**
 * The one of these words that is surely meant; null where none is, or more than one may be. A word that differs by
 * signs or capitals alone is a name, or written in two ways.
 */
export function surelyMeant(word: string, suggestions: readonly string[]): Respelling | null {
  const lower = word.toLowerCase()
  if (word.length > maxChars || suggestions.some((one) => one.toLowerCase() === lower)) return null
  const near = suggestions
    .map((words) => ({ words, cost: words.length > maxChars ? Infinity : spellingCost(lower, words.toLowerCase()) }))
    .toSorted((one, two) => one.cost - two.cost)
  const [best, next] = near
  if (!best || best.cost > maxCost(word) || (next && next.cost < best.cost + minLead)) return null
  // The first letter is the one that is seldom wrong.
  if (best.words[0]?.toLowerCase() !== lower[0] || !/^\p{L}+$/u.test(best.words)) return null
  const isName = /^\p{Lu}/u.test(best.words) && !/^\p{Lu}/u.test(word)
  return isName ? null : best
}
