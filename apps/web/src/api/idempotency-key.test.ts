import { expect, it } from 'vitest'
import { createIdempotencyKeys } from './idempotency-key.ts'

it('is the same while the same is sent, and another for anything else', () => {
  const { keyOf, done } = createIdempotencyKeys()
  const first = keyOf({ title: 'a' })
  expect(keyOf({ title: 'a' })).toBe(first)
  const second = keyOf({ title: 'b' })
  expect(second).not.toBe(first)
  expect(keyOf({ title: 'a' })).toBe(first)
  done({ title: 'b' })
  expect(keyOf({ title: 'b' })).not.toBe(second)
  expect(keyOf({ title: 'a' })).toBe(first)
})
