import { limits } from '@galley/contract/limits'
import { expect, it } from 'vitest'
import { copyTitle } from './copy-title.ts'

it.each([
  ['Nurse', [], 'Nurse (copy)'],
  ['Nurse', ['Nurse (copy)'], 'Nurse (copy 2)'],
  ['Nurse (copy)', ['Nurse', 'Nurse (copy)'], 'Nurse (copy 2)'],
  ['Nurse (copy 2)', ['Nurse (copy)', 'Nurse (copy 2)'], 'Nurse (copy 3)'],
  ['Nurse (night)', [], 'Nurse (night) (copy)'],
])('names the copy of %j beside %j %j', (title, taken, expected) => {
  expect(copyTitle(title, new Set(taken))).toBe(expected)
})

it('keeps the name as long as titles may be, and still finds a free one', () => {
  const long = 'x'.repeat(limits.titleChars)
  const first = copyTitle(long, new Set())
  const second = copyTitle(long, new Set([first]))
  expect([first.length, second.length]).toEqual([limits.titleChars, limits.titleChars])
  expect([first.endsWith('x (copy)'), second.endsWith('x (copy 2)')]).toEqual([true, true])
})
