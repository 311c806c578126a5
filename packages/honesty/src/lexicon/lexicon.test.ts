import { expect, it } from 'vitest'
import { lemmasOf } from './lemmas.ts'
import { noLexicon, readLexicon } from './lexicon.ts'

const none = { index: '', data: '' }
/** Rows in the format of the dictionary's files: offset, class, words and pointers of each sense. */
const lexicon = readLexicon({
  adj: none,
  noun: {
    index: [
      '  1 a line of the licence',
      'car n 1 1 @ 1 1 00000001',
      'automobile n 1 1 @ 1 0 00000001',
      'vehicle n 1 0 1 1 00000002',
      'truck n 1 1 @ 1 1 00000003',
      'introduction n 1 1 + 1 1 00000004',
      'ice_cream n 1 0 1 1 00000005',
    ].join('\n'),
    data: [
      '  1 a line of the licence',
      '00000001 06 n 02 car 0 automobile 0 001 @ 00000002 n 0000 | a motor vehicle  ',
      '00000002 06 n 01 vehicle 0 000 | a conveyance  ',
      '00000003 06 n 01 truck 0 001 @ 00000002 n 0000 | an automotive vehicle  ',
      '00000004 04 n 01 introduction 0 001 + 00000011 v 0101 | the act of beginning  ',
    ].join('\n'),
  },
  verb: {
    index: [
      'introduce v 1 1 + 1 1 00000011',
      'help v 1 1 ~ 1 1 00000012',
      'assist v 1 0 1 1 00000012',
      'cook v 1 1 @ 1 1 00000013',
      'make v 1 1 ~ 1 1 00000014',
    ].join('\n'),
    data: [
      '00000011 30 v 01 introduce 0 001 + 00000004 n 0101 01 + 08 00 | bring in  ',
      '00000012 41 v 02 help 0 assist 0 000 01 + 08 00 | give aid  ',
      '00000013 36 v 01 cook 0 001 @ 00000014 v 0000 01 + 08 00 | prepare  ',
      '00000014 36 v 01 make 0 000 01 + 08 00 | create  ',
    ].join('\n'),
  },
})

it.each([
  ['car', 'automobile', true],
  ['cars', 'automobiles', true],
  ['helped', 'assisting', true],
  ['car', 'vehicle', true],
  // A narrower thing says more, a narrower act says how.
  ['vehicle', 'car', false],
  ['make', 'cook', true],
  ['car', 'truck', false],
  ['introduced', 'introduction', true],
  ['ice', 'cream', false],
  ['constructor', 'car', false],
])('%s covers %s: %s', (known, word, is) => expect(lexicon.covers(known, word)).toBe(is))

it('tells verbs by their senses', () => {
  expect(['cooking', 'cars', 'unknown'].map((word) => lexicon.verbShare(word))).toEqual([1, 0, 0])
  expect(noLexicon.covers('car', 'car')).toBe(false)
})

it.each([
  ['planned', 'verb', 'plan'],
  ['studied', 'verb', 'study'],
  ['oversaw', 'verb', 'oversee'],
  ['children', 'noun', 'child'],
  ['batches', 'noun', 'batch'],
  ['larger', 'adj', 'large'],
] as const)('%s (%s) may be of %s', (word, of, lemma) => expect(lemmasOf(word, of)).toContain(lemma))
