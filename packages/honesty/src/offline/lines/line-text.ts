// The words of a line of a resume, as LaTeX: taken out of its line, joined to others, cut in parts.
import type { Range } from '@galley/resume/outline/outline'
import { isPast, pastOf } from '../../lexicon/verbs.ts'
import type { TextUnit } from '../edits/text-units.ts'

/** Without the command that begins the line. */
export function wordsRange(latex: string, { block }: Pick<TextUnit, 'block'>): Range {
  const inside = block.argRanges?.at(-1)
  if (inside) return inside
  const start = /^\\item(?:\[[^\]]{0,80}\])?\s{0,20}/.exec(latex.slice(block.from, block.to))?.[0].length ?? 0
  return { from: block.from + start, to: block.to }
}

/** They read the same in the present and in the past. */
const unchanged = /^(?:set|put|cut|read|split|shut|let|cast|forecast)$/i
/** A verb of the forms with which lines begin: "Ran", "Run", "Runs", "Running". */
export const isLineVerb = (word: string): boolean =>
  isPast(word) || pastOf(word) !== null || unchanged.test(word) || /^\p{L}{2,12}(?:ed|ing)$/u.test(word)

const firstWord = (text: string): string => /^\p{L}+/u.exec(text)?.[0] ?? ''

/** Whether two lines begin with a verb of one form, so that one may go on where the other ends. */
export function beginAlike(one: string, other: string): boolean {
  const [first, second] = [firstWord(one), firstWord(other)]
  const isAny = unchanged.test(first) || unchanged.test(second)
  return isLineVerb(first) && isLineVerb(second) && (isAny || formOf(first) === formOf(second))
}

function formOf(verb: string): 'past' | 'ing' | 'present' {
  if (isPast(verb) || /ed$/i.test(verb)) return 'past'
  return /ing$/i.test(verb) ? 'ing' : 'present'
}

/** Goes on within a sentence: the capital of a verb goes, that of a name stays. */
export const goingOn = (text: string): string =>
  isLineVerb(firstWord(text)) ? text.replace(/^\p{L}/u, (letter) => letter.toLowerCase()) : text

/** "Organising the dressers", behind "Took the tour": as a line of its own it is "Organised the dressers". */
export function formedLike(line: string, part: string): string {
  const [first, verb] = [firstWord(line), firstWord(part)]
  if (!/ing$/i.test(verb) || formOf(first) === 'ing' || !isLineVerb(first)) return part
  const isPastLine = formOf(first) === 'past'
  return part.replaceAll(/(?<=^| and )\p{L}+ing\b/gu, (ing) => finite(ing.toLowerCase(), isPastLine) ?? ing)
}

function finite(ing: string, isPastLine: boolean): string | null {
  const base = basesOf(ing).find((form) => pastOf(form) !== null || unchanged.test(form))
  return base === undefined ? null : isPastLine ? (pastOf(base) ?? base) : base
}

/** "Running" may be of "runn", "runne" and "run". */
const basesOf = (verb: string): string[] => {
  const stem = verb.slice(0, -'ing'.length)
  return [stem, `${stem}e`, stem.replace(/(\p{L})\1$/u, '$1')]
}
