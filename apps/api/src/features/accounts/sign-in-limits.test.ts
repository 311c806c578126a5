// Guessing a password is slow for every attacker, and does not lock the owner out.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createRequestLimits, defaultAllowances } from '../../http/rate-limits.ts'
import { createSignInLimits } from './sign-in-limits.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

const account = 'victim@example.org'
const wrong = () => Promise.resolve(null)
const right = () => Promise.resolve('a session')
const open = () => {
  const limits = createSignInLimits(
    createRequestLimits({ ...defaultAllowances, signInPerAddress: { points: 1_000_000, seconds: 60 } }),
  )
  const isHeard = (address: string, attempt: () => Promise<unknown> = wrong) =>
    limits.attempt({ account, address }, attempt).then(
      () => true,
      () => false,
    )
  return { limits, isHeard }
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
  expect(await limits.attempt({ account, address: '1.1.1.1' }, right)).toBe('a session')
})

it('a hundred addresses that guess do not keep the owner out of a place that they have signed in from', async () => {
  const { isHeard } = open()
  expect(await isHeard('1.1.1.1', right)).toBe(true)
  for (let n = 0; n < 300; n += 1) await isHeard(`6.6.6.${n % 100}`)
  expect(await isHeard('6.6.6.200', right)).toBe(false)
  expect(await isHeard('1.1.1.1', right)).toBe(true)
})

it.each([
  ['one address', (_minute: number) => '6.6.6.6'],
  ['a new address each time', (minute: number) => `6.${minute >> 8}.${minute & 255}.6`],
  [
    'the owner’s address and others',
    (minute: number) => (minute % 2 ? '1.1.1.1' : `6.${minute >> 8}.${minute & 255}.6`),
  ],
])('a day of guesses from %s tries a hundred passwords at most', async (_title, addressOf) => {
  const { isHeard } = open()
  await isHeard('1.1.1.1', right)
  let heard = 0
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    for (let n = 0; n < 5; n += 1) if (await isHeard(addressOf(minute * 5 + n))) heard += 1
    await vi.advanceTimersByTimeAsync(minuteMs)
  }
  expect(heard).toBeLessThanOrEqual(100)
  expect(heard).toBeGreaterThan(20)
})

it('a wrong password makes right ones cost nothing', async () => {
  const { isHeard } = open()
  expect(await isHeard('1.1.1.1')).toBe(true)
  for (let n = 0; n < 40; n += 1) expect(await isHeard('1.1.1.1', right)).toBe(true)
})

it('a try that is refused counts for nothing', async () => {
  const { isHeard } = open()
  for (let n = 0; n < 300; n += 1) await isHeard(`6.6.6.${n % 100}`)
  for (let n = 0; n < 50; n += 1) expect(await isHeard('1.1.1.1', right)).toBe(false)
  await vi.advanceTimersByTimeAsync(61 * minuteMs)
  expect(await isHeard('1.1.1.1', right)).toBe(true)
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
      limits.attempt({ account, address: '1.1.1.1' }, () => Promise.reject(new Error('down'))),
    ).rejects.toThrow('down')
  expect(await isHeard('1.1.1.1')).toBe(true)
})
