import fc from 'fast-check'
import { expect, it } from 'vitest'
import { withoutBrackets } from '../vocabulary/without-brackets.ts'

it('is what a pattern would leave, for any text', () => {
  const text = fc.array(fc.constantFrom('(', ')', 'a', ' ', 'bc'), { maxLength: 30 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, (any) => {
      expect(withoutBrackets(any, '_')).toBe(any.replace(/\([^)]*\)/g, '_'))
    }),
  )
})
