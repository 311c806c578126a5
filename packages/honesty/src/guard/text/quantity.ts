// A number and what it counts, as quantities.ts reads it.
import { isGrammar } from './words.ts'

export interface Quantity {
  /** As it stands, with the word that follows. */
  readonly text: string
  readonly value: number
  /** `%`, a currency's sign, `x` for "times", a measure's stem, or empty. */
  readonly unit: string
  /** "From ten days to six": stands behind "from" or "to". */
  readonly isEnd: boolean
  /** Stems of the next significant words of the clause, nearest first: what is counted. */
  readonly counted: readonly string[]
  /** What is said to have happened to it: "24 remained". */
  readonly happened: readonly string[]
  /** All stems of its clause. */
  readonly near: ReadonlySet<string>
  /** The stem of the time in which it happens so often: "9 covers per evening". */
  readonly per: string | null
  /** "About 130", "nearly 130". */
  readonly isRounded: boolean
  /** "Over 40", "40+": says more than 40. */
  readonly isOpen: boolean
  /** With the capitalised word before it, where there is one: "WCAG 2.2" is a name. */
  readonly name: string | null
}

/** For the person: without a word behind it that is no unit ("40% with"). */
export function shownNumber({ text, unit }: Quantity): string {
  const [, number, next] = /^(.*\S)\s+(\S+)$/s.exec(text) ?? []
  if (number === undefined || next === undefined || !/\d/.test(number)) return text
  return /^(?:%|[$€£¥₹])$/.test(unit) || isGrammar(next) ? number : text
}
