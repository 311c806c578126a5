import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contestsOf, mergeText, resolveText } from './merge-text.ts'

const base = 'First line of it.\nLed a small team.\n\nThe end.\n'
const change = (from: string, to: string, text = base) => text.replace(from, () => to)

describe('changes in different places', () => {
  it.each([
    [
      'of two lines',
      change('First', 'Very first'),
      change('The end', 'An end'),
      'Very first line of it.\nLed a small team.\n\nAn end.\n',
    ],
    [
      'of neighboring lines',
      change('of it', 'of this'),
      change('Led', 'Ran'),
      'First line of this.\nRan a small team.\n\nThe end.\n',
    ],
    [
      'of two words of one line',
      change('Led', 'Ran'),
      change('small', 'large'),
      'First line of it.\nRan a large team.\n\nThe end.\n',
    ],
    [
      'where one side removed a line',
      change('Led a small team.\n', ''),
      change('The end', 'An end'),
      'First line of it.\n\nAn end.\n',
    ],
    [
      'where both made the same change, and one another',
      change('Led', 'Ran'),
      change('small', 'large', change('Led', 'Ran')),
      'First line of it.\nRan a large team.\n\nThe end.\n',
    ],
    [
      'where both added the same line, and one another one',
      `${base}New.\n`,
      `${base}New.\nMore.\n`,
      `${base}New.\nMore.\n`,
    ],
  ])('%s are joined without a question', (_title, mine, stored, joined) => {
    const pieces = mergeText({ base, mine, stored })
    expect(contestsOf(pieces)).toEqual([])
    expect(resolveText(pieces, [])).toBe(joined)
  })
})

describe('words that both changed', () => {
  const pieces = mergeText({
    base,
    mine: change('small', 'tiny', change('The end', 'My end')),
    stored: change('small', 'large'),
  })
  it('are a question about these words only', () =>
    expect(contestsOf(pieces)).toEqual([{ base: 'small', mine: 'tiny', stored: 'large' }]))
  it.each([
    ['mine', 'Led a tiny team.'],
    ['stored', 'Led a large team.'],
    ['both', 'Led a large tiny team.'],
  ] as const)('become what is chosen: %s', (choice, line) =>
    expect(resolveText(pieces, [choice])).toBe(`First line of it.\n${line}\n\nMy end.\n`),
  )
})

it('asks about two additions at one place, and keeps each on its own line when both stay', () => {
  const pieces = mergeText({
    base: '\\begin{document}\nText\n',
    mine: '\\begin{document}\n% mine\nText\n',
    stored: '\\begin{document}\n% stored\nText\n',
  })
  expect(contestsOf(pieces)).toHaveLength(1)
  expect(resolveText(pieces, ['both'])).toBe('\\begin{document}\n% stored\n% mine\nText\n')
})

it('asks once about a sentence that both rewrote', () => {
  const pieces = mergeText({
    base: 'I was responsible for the new billing system.',
    mine: 'I built and ran the entire billing system.',
    stored: 'I designed with others a whole billing platform.',
  })
  expect(contestsOf(pieces)).toHaveLength(1)
})

describe('whatever the three texts are', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', ' ', '\n', '\\x', '{', '}', 'constructor'), { maxLength: 30 })
    .map((parts) => parts.join(''))
  it('an untouched side gives way to the other', () =>
    fc.assert(
      fc.property(text, text, (from, to) => {
        expect(resolveText(mergeText({ base: from, mine: to, stored: from }), [])).toBe(to)
        expect(resolveText(mergeText({ base: from, mine: from, stored: to }), [])).toBe(to)
        expect(resolveText(mergeText({ base: from, mine: to, stored: to }), [])).toBe(to)
      }),
    ))
})
