// A source that misspells a word says that word. Where a proposal has a word of the dictionary in place of one that is
// in none, and the two are a slip of the pen apart, the source is read as if it were spelled right. Names, terms and
// numbers are in no dictionary, or not changed by a letter: for them nothing is different.
import { surelyMeant } from '@galley/resume/proof/spelling-cost'
import type { Lexicon } from '../../lexicon/lexicon.ts'
import type { GuardInput } from './verdict.ts'

/** A hostile text has more, and gets less. */
const maxWords = 300
const minLetters = 4
const word = new RegExp(String.raw`(?<![\\@\p{L}\p{N}_-])\p{L}{${minLetters},40}(?![\p{L}\p{N}_-])`, 'gu')
/** Anywhere else a capital may be that of a name. */
const sentenceStart = /(?:[iI]tem(?:\{|\s+|\[[^\]]*\]\s*)|[.!?]\s+|^\s*)$/
const environment = /\\(?:begin|end)\{$/

interface Placed {
  readonly word: string
  readonly at: number
}

const wordsIn = (line: string): Placed[] =>
  Array.from(line.matchAll(word), (found): Placed => ({ word: found[0], at: found.index })).filter(
    ({ word: one, at }) => {
      const before = line.slice(Math.max(0, at - 80), at)
      return /^\p{Ll}+$/u.test(one)
        ? !environment.test(before)
        : /^\p{Lu}\p{Ll}+$/u.test(one) && sentenceStart.test(before)
    },
  )

export function asSpelledRight(input: GuardInput, { knows }: Pick<Lexicon, 'knows'>): GuardInput {
  const { accepted, proposed } = input
  const [before, after] = [accepted.latex.split('\n'), proposed.latex.split('\n')]
  const [had, kept] = [new Set(before), new Set(after)]
  const gone = new Set(before.filter((line) => !kept.has(line)).flatMap(lowWords))
  const come = new Set(after.filter((line) => !had.has(line)).flatMap(lowWords))
  const added = [...come].filter((one) => !gone.has(one) && knows(one)).slice(0, maxWords)
  const lost = [...gone].filter((one) => !come.has(one) && !knows(one)).slice(0, maxWords)
  const meant = new Map(lost.flatMap((one) => meantBy(one, added)))
  if (meant.size === 0) return input
  const latex = before.map((line) => (kept.has(line) ? line : respelled(line, meant))).join('\n')
  return { ...input, accepted: { ...accepted, latex } }
}

const lowWords = (line: string): string[] => wordsIn(line).map(({ word: one }) => one.toLowerCase())

function meantBy(one: string, added: readonly string[]): [string, string][] {
  const found = surelyMeant(one, added)
  return found ? [[one, found.words]] : []
}

function respelled(line: string, meant: ReadonlyMap<string, string>): string {
  return wordsIn(line).reduceRight((text, { word: one, at }) => {
    const right = meant.get(one.toLowerCase())
    if (right === undefined) return text
    const cased = /^\p{Lu}/u.test(one) ? `${right.charAt(0).toUpperCase()}${right.slice(1)}` : right
    return `${text.slice(0, at)}${cased}${text.slice(at + one.length)}`
  }, line)
}
