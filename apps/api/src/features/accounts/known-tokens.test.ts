// A token that was found good a moment ago is believed without another look, until it expires or any session ends.
import { beforeEach, expect, it, vi } from 'vitest'
import { createKnownTokens, nothingKnown, type KnownTokens } from './known-tokens.ts'

const claims = {
  userId: 'ann',
  email: 'ann@example.org',
  sessionId: 's',
  expiresAt: new Date(10_000),
  hasSecondFactor: false,
  needsSecondFactor: false,
}
let nowMs = 0
let known: KnownTokens
const look = vi.fn(() => Promise.resolve<typeof claims | null>(claims))
beforeEach(() => {
  nowMs = 0
  look.mockReset().mockResolvedValue(claims)
  known = createKnownTokens({ now: () => new Date(nowMs) })
})

it('looks once at a good token, and each time at one that is not', async () => {
  expect([await known.find('a', look), await known.find('a', look)]).toEqual([claims, claims])
  expect(look).toHaveBeenCalledTimes(1)
  look.mockResolvedValue(null)
  expect([await known.find('b', look), await known.find('b', look)]).toEqual([null, null])
  expect(look).toHaveBeenCalledTimes(3)
})

it('looks again at one that has expired', async () => {
  await known.find('a', look)
  nowMs = 10_000
  look.mockResolvedValue(null)
  expect(await known.find('a', look)).toBeNull()
})

it('looks again at all of them when a session has ended', async () => {
  await known.find('a', look)
  known.forgetAll()
  look.mockResolvedValue(null)
  expect(await known.find('a', look)).toBeNull()
})

it('does not keep what was found while a session ended', async () => {
  const slow = Promise.withResolvers<typeof claims>()
  const found = known.find('a', () => slow.promise)
  known.forgetAll()
  slow.resolve(claims)
  await found
  look.mockResolvedValue(null)
  expect(await known.find('a', look)).toBeNull()
})

it('knows nothing where others may end sessions, too', async () => {
  await nothingKnown.find('a', look)
  await nothingKnown.find('a', look)
  expect(look).toHaveBeenCalledTimes(2)
})
