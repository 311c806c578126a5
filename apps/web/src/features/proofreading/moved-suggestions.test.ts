import { expect, it } from 'vitest'
import { movedSuggestions } from './moved-suggestions.ts'
import type { Proofread } from '@galley/resume/proof/suggestion'

const latex = 'one teh two wrold three'
const at = (words: string, insert: string) => {
  const from = latex.indexOf(words)
  const place = { from, to: from + words.length }
  return {
    ...place,
    rule: 'spelling' as const,
    words,
    message: '',
    fixes: [{ words: insert, change: { ...place, insert } }],
  }
}
const read: Proofread = {
  latex,
  suggestions: [at('teh', 'the'), at('wrold', 'world')],
  isSpelled: true,
  isEnglish: true,
}
const wordsOf = (later: string) =>
  movedSuggestions(read, later).map(({ from, to, fixes }) => [
    later.slice(from, to),
    ...fixes.map(({ change }) => later.slice(change.from, change.to)),
  ])

it.each([
  [
    'before',
    'zero one teh two wrold three',
    [
      ['teh', 'teh'],
      ['wrold', 'wrold'],
    ],
  ],
  [
    'between',
    'one teh 2 wrold three',
    [
      ['teh', 'teh'],
      ['wrold', 'wrold'],
    ],
  ],
  [
    'behind',
    'one teh two wrold three four',
    [
      ['teh', 'teh'],
      ['wrold', 'wrold'],
    ],
  ],
  ['in a word', 'one the two wrold three', [['wrold', 'wrold']]],
  ['at its end', 'one tehy two wrold three', [['wrold', 'wrold']]],
  ['over both', 'three', []],
])('follows its words when the text changes %s', (_where, later, expected) => {
  expect(wordsOf(later)).toEqual(expected)
})

const offsets = Array.from({ length: latex.length + 1 }, (_none, at) => at)
const cuts = offsets.flatMap((from) => offsets.slice(from).map((to) => [from, to] as const))

it.each(['', 't', ' teh '])('never points at other words, wherever %j is put in or takes a place', (insert) => {
  for (const [from, to] of cuts) {
    const later = latex.slice(0, from) + insert + latex.slice(to)
    for (const [words] of wordsOf(later)) expect(['teh', 'wrold']).toContain(words)
  }
})
