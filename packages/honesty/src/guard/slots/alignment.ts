// Which words of a line have their like in another: the same word, a synonym, a more general one; or a narrower one.
import type { Lexicon } from '../../lexicon/lexicon.ts'
import { isSameAct } from '../deeds/verb-groups.ts'
import { quantitiesOf } from '../text/quantities.ts'
import { isShortFor } from '../text/short-forms.ts'
import { isMended } from '../text/words.ts'
import { isTelling, type LineWord } from './line-words.ts'

export type Support = 'same' | 'like' | 'narrower' | 'derived' | 'none'

export interface Aligned {
  readonly word: LineWord
  readonly support: Support
  readonly like: LineWord | null
}

/** Numbers as they are read with what stands around them: "1.2 million" of "1200000". */
export interface LineNumbers {
  readonly read: readonly { readonly text: string; readonly value: number }[]
  readonly values: ReadonlySet<number>
}
export function numbersIn(text: string): LineNumbers {
  const read =
    text.length > maxChars ? [] : quantitiesOf(text).map((one) => ({ text: one.text.toLowerCase(), value: one.value }))
  return { read, values: new Set(read.map(({ value }) => value)) }
}
const maxChars = 2000
const maxOperands = 10

const valuesOf = ({ low }: LineWord, { read }: LineNumbers): number[] => {
  const bare = Number(low.replace(/(?<=\d)[,\s](?=\d{3})/g, '').replace(/[^\d.].*$/, ''))
  return [
    ...(low === '' || Number.isNaN(bare) || !/^\d/.test(low) ? [] : [bare]),
    ...read.flatMap(({ text, value }) => (text.includes(low) ? [value] : [])),
  ]
}
/** 900 KB are 0.9 MB. */
const isSameValue = (one: number, other: number): boolean =>
  one === other ||
  [1e3, 1e6].some((scale) => Math.abs(one * scale - other) < 1e-6 || Math.abs(other * scale - one) < 1e-6)

/** Whether two numbers make it: a sum, a difference, a share or a change in percent. */
function isMadeOf(value: number, values: ReadonlySet<number>): boolean {
  const all = [...values].slice(0, maxOperands)
  const isNear = (one: number, off: number) => Math.abs(one - value) <= off
  return all.some((one) =>
    all.some(
      (other) =>
        one !== other &&
        other !== 0 &&
        (isNear(one + other, 1e-6) ||
          isNear(one - other, 1e-6) ||
          isNear((one / other) * 100, 0.6) ||
          isNear((Math.abs(one - other) / other) * 100, 0.6)),
    ),
  )
}

export interface AlignedWith {
  readonly words: readonly LineWord[]
  readonly numbers: LineNumbers
}

/** Each telling word of the one line with its best like in the other. */
export function aligned({ words, numbers }: AlignedWith, others: AlignedWith, lexicon: Lexicon): readonly Aligned[] {
  const known = others.words.filter(isTelling)
  const text = others.words.map((one) => one.text).join(' ')
  const byStem = new Map(known.toReversed().flatMap((one) => one.stems.map((stem) => [stem, one] as const)))
  return words.filter(isTelling).map((word): Aligned => {
    if (word.kind === 'number') return alignedNumber(word, numbers, { known, numbers: others.numbers })
    const parts = word.stems.map((stem) => byStem.get(stem))
    const [first] = parts
    if (first && parts.every(Boolean)) return { word, support: 'same', like: first }
    const like = known.find((one) => isLike(one, word, lexicon))
    if (like) return { word, support: 'like', like }
    if (/^\p{Lu}{2,6}$/u.test(word.text) && isShortFor(word.text, text))
      return { word, support: 'like', like: known[0] ?? null }
    const broad = known.find((one) => one.kind !== 'number' && lexicon.covers(word.low, one.low))
    return { word, support: broad ? 'narrower' : 'none', like: broad ?? null }
  })
}

function alignedNumber(
  word: LineWord,
  own: LineNumbers,
  others: { readonly known: readonly LineWord[]; readonly numbers: LineNumbers },
): Aligned {
  const values = valuesOf(word, own)
  const isIn = (one: number) => values.some((value) => isSameValue(value, one))
  const like = others.known.find(
    (one) => one.kind === 'number' && (one.low === word.low || valuesOf(one, others.numbers).some(isIn)),
  )
  if (like) return { word, support: 'same', like }
  if ([...others.numbers.values].some(isIn)) return { word, support: 'same', like: null }
  const isMade = values.some((value) => isMadeOf(value, others.numbers.values))
  return { word, support: isMade ? 'derived' : 'none', like: null }
}

function isLike(known: LineWord, word: LineWord, lexicon: Lexicon): boolean {
  if (known.kind === 'number') return false
  const isLonger =
    word.low.length >= 4 && known.low.length >= 4 && (known.low.startsWith(word.low) || word.low.startsWith(known.low))
  return (
    isLonger ||
    isMended(known.low, word.low) ||
    lexicon.covers(known.low, word.low) ||
    (word.kind === 'deed' && isSameAct(known.low, word.low))
  )
}
