import { expect, it } from 'vitest'
import { wordLexicon } from './word-lexicon.ts'

it('reads the dictionary that is installed, once', () => {
  const lexicon = wordLexicon()
  expect(wordLexicon()).toBe(lexicon)
  expect(
    [
      ['gave', 'administered'],
      ['inquiries', 'enquiries'],
      ['gathered', 'collected'],
      ['order', 'revenue'],
      ['nurse', 'doctor'],
    ].map(([known = '', word = '']) => lexicon.covers(known, word)),
  ).toEqual([true, true, true, false, false])
})
