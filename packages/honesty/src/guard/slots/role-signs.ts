// Signs of words that both lines have, in another role: behind another preposition, of another number, done by another.
import { sourceLines } from '../claims/sources.ts'
import { deedsIn } from '../deeds/deeds.ts'
import type { Aligned } from './alignment.ts'
import type { Compared } from './compared.ts'
import { isTelling, type LineWord } from './line-words.ts'
import type { Sign } from './sign.ts'

export const roleSigns = (compared: Compared): Sign[] => [
  ...compared.came.flatMap(({ word, like }) =>
    like === null ? [] : pairNames(compared, word, like).map((name) => ({ name, at: word })),
  ),
  ...deedSigns(compared),
]

function pairNames(compared: Compared, word: LineWord, like: LineWord): string[] {
  const isLinkedAnew = word.link !== like.link
  return [
    ...(isLinkedAnew ? [`link:${like.link ?? 'none'}>${word.link ?? 'none'}`] : []),
    ...(isLinkedAnew && word.link !== null && like.link !== null ? ['link:changed'] : []),
    ...(word.kind === 'number' ? countNames(compared, word, like) : []),
    ...(word.kind === 'deed' && like.kind === 'thing' ? ['role:thing-to-deed'] : []),
    ...(isOfOtherHead(compared, word, like) ? ['role:other-head'] : []),
  ]
}

function isOfOtherHead({ now, before, came }: Compared, word: LineWord, like: LineWord): boolean {
  const [head, old] = [word, like].map((one, index) =>
    one.head === null ? null : (index === 0 ? now : before)[one.head],
  )
  return !!head && !!old && came.find((one) => one.word === head)?.like !== old
}

function countNames({ now, before, came }: Compared, word: LineWord, like: LineWord): string[] {
  const [counted, old] = [nextOf(now, word), nextOf(before, like)]
  if (!counted || !old) return []
  return [came.find((one) => one.word === counted)?.like?.low === old.low ? 'count:same' : 'count:other']
}
const nextOf = (words: readonly LineWord[], one: LineWord) => words.slice(words.indexOf(one) + 1).find(isTelling)

function deedSigns({ at, came }: Compared): Sign[] {
  const before = sourceLines(at).flatMap((line) => deedsIn(line))
  const hasOwn = before.some(({ actor }) => actor === 'self' || actor === 'joint')
  return deedsIn(at.block.text).flatMap(({ actor, from }): Sign[] => {
    const pair: Aligned | undefined = came.find(({ word }) => word.from === from)
    if (!pair || actor !== 'self') return []
    const of = before.find(({ verb }) => verb.toLowerCase() === pair.like?.low)?.actor ?? 'no-deed'
    const isFirst = from === 0 && !hasOwn && pair.support !== 'same'
    const names = [`deed:${pair.support}:of-${of}`, ...(isFirst ? ['deed:first-of-none'] : [])]
    return names.map((name) => ({ name, at: pair.word }))
  })
}
