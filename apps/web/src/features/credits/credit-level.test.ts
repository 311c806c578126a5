import { expect, it } from 'vitest'
import { creditLevel } from './credit-level.ts'

it.each([
  [50, 'good'],
  [7, 'good'],
  [6, 'low'],
  [4, 'low'],
  [3, 'out'],
  [1, 'out'],
  [0, 'none'],
])('%i messages left: %s', (left, level) => expect(creditLevel(left)).toBe(level))
