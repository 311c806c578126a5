// The words by which a message and a resume are compared: without endings, and without words that name nothing.
import { remembered } from '../../guard/text/remembered.ts'
import { fold } from '../edits/find-places.ts'
import { wishing } from '../phrases/wishing-words.ts'

const functionWords = new Set(
  `a an the and or but if of to in on at by for from with without as is am are was were be been being it its this that these those there here i me my mine we us our you your he she they them their not no nor so
  than then too very just only also even still yet now already ever never do does did done have has had having can could may might must shall should will would let lets im ive id ill dont doesnt didnt isnt wasnt
  please pls kindly thanks thank cheers hi hello hey ok okay sorry oh well actually really quite rather bit little much many more most some any all every each both either neither other another same such own
  up down out off over under again about into onto away back what which who whose whom when where why how because since until till while though although however per via etc get got gets make made makes put puts
  want wants like need needs say says said go goes going went come comes came take takes took keep keeps give gives given see seen know known think thought look looks thing things stuff one ones way lol btw thx`.split(
    /\s+/,
  ),
)

export interface NamingWord {
  readonly text: string
  readonly stem: string
  readonly from: number
  readonly to: number
}

/** Without inflection, folded; what has a digit, or is short, stays whole. */
export const stemOf = remembered((word): string => {
  const low = fold(word).replaceAll(/['’]s?$/g, '')
  if (low.length < 4 || /\d/.test(low)) return low
  const bare = low.replace(/(?:ies|ied)$/, 'y').replace(/(?:ing|ed|es|s|ly)$/, (end, at: number) => (at > 2 ? '' : end))
  return bare.replace(/([b-df-hj-np-tv-z])\1$/, '$1').replace(/[ey]$/, '')
}, 20_000)

const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’+#]*/gu

/** Those that may name something, in order. */
export const wordsOf = (text: string): NamingWord[] =>
  Array.from(text.matchAll(word), ({ 0: found, index }) => ({
    text: found,
    stem: stemOf(found),
    from: index,
    to: index + found.length,
  })).filter(({ text: found }) => isNaming(found))

const isNaming = (found: string): boolean => {
  const low = fold(found).replaceAll(/['’]/g, '')
  return low.length > 1 && !functionWords.has(low) && !wishing.has(low)
}

/** "Photocopying" is of "photocopied", "ortho" is not of "orthopaedic". */
export const isSameStem = (one: string, other: string): boolean =>
  one === other || (Math.min(one.length, other.length) >= 5 && (one.startsWith(other) || other.startsWith(one)))
