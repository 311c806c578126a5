import { expect, it } from 'vitest'
import { createOwnerPace } from './owner-pace.ts'

it('knows no owner at first, and then by how their documents ran', () => {
  const pace = createOwnerPace()
  expect(pace.of('ann')).toBe('unknown')
  pace.wasQuick('ann')
  expect(pace.of('ann')).toBe('quick')
  pace.wasSlow('ann')
  expect(pace.of('ann')).toBe('slow')
  expect(pace.of('ben')).toBe('unknown')
})

it('three quick runs make good for one that was slow', () => {
  const pace = createOwnerPace()
  pace.wasSlow('ann')
  for (const expected of ['slow', 'slow', 'quick']) {
    pace.wasQuick('ann')
    expect(pace.of('ann')).toBe(expected)
  }
})

it('taking turns does not help', () => {
  const pace = createOwnerPace()
  for (let n = 0; n < 20; n += 1) {
    pace.wasSlow('ann')
    pace.wasQuick('ann')
    expect(pace.of('ann')).toBe('slow')
  }
})

it('forgets after ten minutes', () => {
  let now = 1
  const pace = createOwnerPace({ nowMs: () => now })
  pace.wasSlow('ann')
  now += 11 * 60_000
  expect(pace.of('ann')).toBe('unknown')
})
