import { expect, it } from 'vitest'
import { joinCommas, splitCommas } from './comma-list.ts'

it.each([
  ['Python, SQL', ['Python', 'SQL']],
  ['  Python ,,  , SQL,', ['Python', 'SQL']],
  ['C++', ['C++']],
  ['', []],
  [' , ', []],
  ['Zürich\n, Łódź', ['Zürich', 'Łódź']],
])('splits %j into %j', (text, parts) => {
  expect(splitCommas(text)).toEqual(parts)
})

it('joins what it split', () => {
  expect(joinCommas(splitCommas('a,b ,  c'))).toBe('a, b, c')
})
