import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { searchToken } from './find-number.ts'

const zeroBits = (text: string) => Math.clz32(createHash('sha256').update(text).digest().readUInt32BE(0))

// Around the ends of blocks: what is left of the last one decides how many are hashed for each number.
const lengths = [1, 30, 38, 40, 41, 42, 43, 44, 50, 51, 52, 55, 62, 63, 64, 65, 93, 105, 120, 127, 128, 200]

it.each(lengths)('finds what SHA-256 takes for right, for a challenge of %i characters', (length) => {
  const challenge = 'c'.repeat(length)
  const token = searchToken({ challenge, bits: 9 })(Number.POSITIVE_INFINITY)!
  expect(token).toMatch(new RegExp(`^${challenge}\\.\\d{12}$`))
  expect(zeroBits(token)).toBeGreaterThanOrEqual(9)
})

describe('in slices', () => {
  it('goes on where the last one ended, and misses no number', () => {
    const sought = { challenge: 'some challenge', bits: 11 }
    const search = searchToken(sought)
    let found: string | null = null
    let tried = 0
    while (found === null) {
      found = search(1)
      tried += 1
    }
    expect(found).toBe(searchToken(sought)(Number.POSITIVE_INFINITY))
    const numbers = Array.from({ length: tried }, (_, n) => `some challenge.${100_000_000_000 + n}`)
    expect(numbers.findIndex((text) => zeroBits(text) >= 11)).toBe(tried - 1)
  })
})
