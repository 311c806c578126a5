import { describe, expect, it } from 'vitest'
import { nearestWord, wordDistance } from './nearest-word.ts'

describe('the distance of two words', () => {
  it.each([
    ['section', 'section', 0],
    ['sectoin', 'section', 1],
    ['sectio', 'section', 1],
    ['ssection', 'section', 1],
    ['sexion', 'section', 2],
    ['item', 'emit', Infinity],
    ['a', 'section', Infinity],
  ])('of %s and %s', (a, b, distance) => {
    expect(wordDistance(a, b, 2)).toBe(distance)
    expect(wordDistance(b, a, 2)).toBe(distance)
  })
})

describe('the nearest word', () => {
  const known = ['section', 'subsection', 'item', 'textsc', 'textsf', 'textbf', 'it', 'em']
  it.each([
    ['sectoin', 'section'],
    ['Section', 'section'],
    ['itme', 'item'],
    ['subsecion', 'subsection'],
    ['textsx', null],
    ['ixex', null],
    ['xy', null],
    ['', null],
  ])('to %s is %s', (word, nearest) => expect(nearestWord(word, known)).toBe(nearest))
})
