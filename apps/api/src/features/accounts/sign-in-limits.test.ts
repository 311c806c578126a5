// Guessing a password is slow for every attacker, and does not lock the owner out.
import { tierRuns, tierSample } from '@galley/resume/testing/tier'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { memoryCounters } from '../../adapters/limits/memory-counters.ts'
import type { ApiFailure } from '../../http/api-failure.ts'
import { createRequestLimits, defaultAllowances } from '../../http/rate-limits.ts'
import type { FamiliarPlaces, SignInAttempt } from './familiar-places.ts'
import { createSignInLimits } from './sign-in-limits.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

const account = 'victim@example.org'
const wrong = () => Promise.resolve(null)
const right = () => Promise.resolve('a session')

/** As the database keeps them; here in memory. */
function placesInMemory(): FamiliarPlaces {
  const known = new Set<string>()
  const namesOf = ({ device, address }: SignInAttempt) => [
    ...(device ? [`device ${device}`] : []),
    `address ${address}`,
  ]
  return {
    find: async (by) => namesOf(by).find((name) => known.has(name)) ?? null,
    async remember(by) {
      const isNew = known.size > 0 && !namesOf(by).some((name) => known.has(name))
      namesOf(by).forEach((name) => known.add(name))
      return isNew
    },
    forgetOld: async () => 0,
  }
}

/** The same on every run: a test that fails once in a hundred times says nothing. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const open = (seed = 1) => {
  const places = placesInMemory()
  const allowances = { ...defaultAllowances, signInPerAddress: { points: 1_000_000, seconds: 60 } }
  const limits = createSignInLimits(
    createRequestLimits(allowances, { counters: memoryCounters, random: randomFrom(seed) }),
    places,
  )
  const compared: number[] = []
  /** Whether the password was compared. */
  const isHeard = async (address: string, attempt: () => Promise<unknown> = wrong, device: string | null = null) => {
    const by = { account, address, device }
    try {
      const session = await limits.attempt(by, () => {
        if (attempt === wrong) compared.push(Date.now())
        return attempt()
      })
      if (session !== null) await places.remember(by)
      return true
    } catch {
      return false
    }
  }
  return { limits, compared, isHeard }
}
const minuteMs = 60_000

it('a person may mistype ten times in a row', async () => {
  const { isHeard } = open()
  for (let n = 0; n < 10; n += 1) expect(await isHeard('1.1.1.1')).toBe(true)
  expect(await isHeard('1.1.1.1', right)).toBe(true)
})

it('ten wrong tries of an attacker do not lock the owner out', async () => {
  const { limits, isHeard } = open()
  for (let n = 0; n < 30; n += 1) await isHeard('6.6.6.6')
  expect(await isHeard('6.6.6.6')).toBe(false)
  expect(await limits.attempt({ account, address: '1.1.1.1', device: null }, right)).toBe('a session')
})

it('a hundred addresses that guess do not keep the owner out of a place that they have signed in from', async () => {
  const { isHeard } = open()
  expect(await isHeard('1.1.1.1', right)).toBe(true)
  for (let n = 0; n < 300; n += 1) await isHeard(`6.6.6.${n % 100}`)
  expect(await isHeard('6.6.6.200', right)).toBe(false)
  expect(await isHeard('1.1.1.1', right)).toBe(true)
})

const guessers: [from: string, addressOf: (minute: number) => string][] = [
  ['one address', (_minute: number) => '6.6.6.6'],
  ['a new address each time', (minute: number) => `6.${minute >> 8}.${minute & 255}.6`],
  [
    'the owner’s address and others',
    (minute: number) => (minute % 2 ? '1.1.1.1' : `6.${minute >> 8}.${minute & 255}.6`),
  ],
]
it.each(tierSample(guessers, 2))(
  'a day of guesses from %s tries a hundred passwords at most',
  async (_title, addressOf) => {
    const { isHeard } = open()
    await isHeard('1.1.1.1', right)
    let heard = 0
    for (let minute = 0; minute < 24 * 60; minute += 1) {
      for (let n = 0; n < 5; n += 1) if (await isHeard(addressOf(minute * 5 + n))) heard += 1
      await vi.advanceTimersByTimeAsync(minuteMs)
    }
    expect(heard).toBeLessThanOrEqual(100)
    expect(heard).toBeGreaterThan(20)
  },
)

it('a wrong password makes right ones cost nothing', async () => {
  const { isHeard } = open()
  expect(await isHeard('1.1.1.1')).toBe(true)
  for (let n = 0; n < 40; n += 1) expect(await isHeard('1.1.1.1', right)).toBe(true)
})

it('a try that is refused counts for nothing', async () => {
  const { isHeard } = open()
  for (let n = 0; n < 300; n += 1) await isHeard(`6.6.${n % 100}.6`)
  for (let n = 0; n < 50; n += 1) expect(await isHeard('1.1.1.1', right)).toBe(false)
  await vi.advanceTimersByTimeAsync(121 * minuteMs)
  expect(await isHeard('1.1.1.1', right)).toBe(true)
})

/** An attacker guesses five times a minute, each time from the next of these addresses; the owner tries in between. */
async function besiege(
  { isHeard }: Pick<ReturnType<typeof open>, 'isHeard'>,
  addressOf: (n: number) => string,
  { minutes, eachHalfMinute = async () => {} }: { minutes: number; eachHalfMinute?: () => Promise<void> },
): Promise<void> {
  const end = minutes * 60
  for (let second = 0, next = 0; second < end; second = next) {
    if (second % 12 === 0) await isHeard(addressOf(second / 12))
    if (second % 30 === 20) await eachHalfMinute()
    const guess = second - (second % 12) + 12
    const ownTry = second - ((second + 10) % 30) + 30
    next = Math.min(guess, ownTry, end)
    await vi.advanceTimersByTimeAsync((next - second) * 1_000)
  }
}
const sameNetwork = (n: number) => `6.6.6.${n % 256}`
const fifteenNetworks = (n: number) => `6.6.${n % 15}.${n % 256}`
const newNetworks = (n: number) => `6.${(n >> 8) & 255}.${n & 255}.6`
const sameSite = (n: number) => `2001:db8:6:${n.toString(16)}`

it.each([
  ['clients of one network', sameNetwork],
  ['clients of one IPv6 site', sameSite],
  ['fifteen networks', fifteenNetworks],
])('while %s guess, the owner gets in from an unknown place within a quarter of an hour', async (_what, addressOf) => {
  for (const afterMinutes of tierSample([5, 120, 1_000], 2)) {
    const opened = open()
    await besiege(opened, addressOf, { minutes: afterMinutes })
    let waited = Infinity
    let half = 0
    await besiege(opened, addressOf, {
      minutes: 15,
      eachHalfMinute: async () => {
        half += 1
        if (waited === Infinity && (await opened.isHeard('1.1.1.1', right))) waited = half / 2
      },
    })
    expect(waited).toBeLessThanOrEqual(15)
  }
})

it('while ever new networks guess, the owner gets in at once where they were before, or with the same browser', async () => {
  const opened = open()
  expect(await opened.isHeard('1.1.1.1', right, 'the laptop')).toBe(true)
  await besiege(opened, newNetworks, { minutes: 300 })
  expect(await opened.isHeard('1.1.1.1', right)).toBe(true)
  expect(await opened.isHeard('2.2.2.2', right, 'the laptop')).toBe(true)
  expect(await opened.isHeard('3.3.3.3', right, 'another laptop')).toBe(false)
})

it('while ever new networks guess, an owner who keeps trying from an unknown place gets in within hours, mostly', async () => {
  const seeds = tierRuns(2, 6)
  let got = 0
  for (let seed = 1; seed <= seeds; seed += 1) {
    const opened = open(seed)
    await besiege(opened, newNetworks, { minutes: 60 })
    let isIn = false
    await besiege(opened, newNetworks, {
      minutes: 6 * 60,
      eachHalfMinute: async () => void (isIn ||= await opened.isHeard('1.1.1.1', right)),
    })
    if (isIn) got += 1
    expect(opened.compared.length).toBeLessThanOrEqual(78)
  }
  // 31 of 40 seeds.
  expect(got).toBeGreaterThanOrEqual(seeds / 2)
})

it('who has the owner’s browser guesses as slowly from many addresses as from one', async () => {
  const { isHeard, compared } = open()
  await isHeard('1.1.1.1', right, 'the laptop')
  for (let n = 0; n < 300; n += 1) await isHeard(newNetworks(n), wrong, 'the laptop')
  expect(compared.length).toBe(11)
})

it('when the next guess is free is not said', async () => {
  const { limits, isHeard } = open()
  for (let n = 0; n < 100; n += 1) await isHeard(newNetworks(n))
  const waits: number[] = []
  for (let n = 0; n < 3; n += 1) {
    const refused = limits.attempt({ account, address: `9.9.${n}.9`, device: null }, wrong)
    waits.push(await refused.then(Number, (failure: ApiFailure) => failure.details.retryAfterSeconds ?? 0))
    await vi.advanceTimersByTimeAsync(minuteMs)
  }
  expect(waits).toEqual([1_800, 1_800, 1_800])
})

it('signing in often uses nothing up', async () => {
  const { isHeard } = open()
  for (let n = 0; n < 200; n += 1) expect(await isHeard(`1.1.1.${n % 3}`, right)).toBe(true)
})

it('tries that are under way count: fifty at once are not heard before the first fails', async () => {
  const { isHeard } = open()
  const slow = () => new Promise<null>((resolve) => void setTimeout(() => resolve(null), 1_000))
  const all = Promise.all(Array.from({ length: 50 }, () => isHeard('6.6.6.6', slow)))
  await vi.advanceTimersByTimeAsync(1_000)
  expect((await all).filter(Boolean).length).toBeLessThanOrEqual(11)
})

it('an attempt that breaks is no guess', async () => {
  const { limits, isHeard } = open()
  for (let n = 0; n < 50; n += 1)
    await expect(
      limits.attempt({ account, address: '1.1.1.1', device: null }, () => Promise.reject(new Error('down'))),
    ).rejects.toThrow('down')
  expect(await isHeard('1.1.1.1')).toBe(true)
})
