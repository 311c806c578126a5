import { limits } from '@galley/contract/limits'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { thinVersions, type DatedVersion } from './thin-versions.ts'

const now = new Date('2026-03-01T12:00:00.000Z')
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
const version = (ageMs: number, more: Partial<DatedVersion> = {}): DatedVersion => ({
  id: `${ageMs}`,
  reason: 'editing',
  isNamed: false,
  writtenAt: new Date(now.getTime() - ageMs),
  wordsAdded: 2,
  wordsRemoved: 1,
  ...more,
})
/** The ages of what stays. A version of now stands before them, as it does when versions are thinned. */
const agesKept = (versions: DatedVersion[]) => {
  const { removed } = thinVersions([version(0), ...versions], now)
  return versions.filter(({ id }) => !removed.includes(id)).map(({ id }) => Number(id))
}
const every = (stepMs: number, fromMs: number, toMs: number) =>
  Array.from({ length: Math.floor((toMs - fromMs) / stepMs) }, (_, n) => version(fromMs + n * stepMs))

describe('what is kept', () => {
  it('all of the last day', () => {
    const versions = every(5 * minute, 5 * minute, day)
    expect(agesKept(versions)).toHaveLength(versions.length)
  })
  it('then one an hour for a week: the newest of each', () => {
    expect(agesKept(every(5 * minute, 2 * day, 2 * day + 6 * hour))).toEqual(
      // It is twelve o’clock: an hour ends at each full hour of age.
      [0, 1, 2, 3, 4, 5, 6].map((n) => 2 * day + (n === 0 ? 0 : (n - 1) * hour + 5 * minute)),
    )
  })
  it('then one a day for 90 days, then one a week', () => {
    expect(agesKept(every(6 * hour, 10 * day, 20 * day))).toHaveLength(11)
    expect(agesKept(every(day, 100 * day, 170 * day)).length).toBeLessThanOrEqual(11)
    expect(agesKept(every(day, 100 * day, 170 * day)).length).toBeGreaterThanOrEqual(10)
  })
  it('named versions, whatever their age and number', () => {
    const named = every(minute, 300 * day, 300 * day + 99 * minute).map((one) => ({ ...one, isNamed: true }))
    expect(agesKept(named)).toHaveLength(99)
  })
  it('those before a proposal, a restore, an import or a theme switch for 90 days, at most 100', () => {
    const reasons = ['before_proposal', 'before_restore', 'before_import', 'before_theme'] as const
    const milestones = every(minute, 50 * day, 50 * day + 4 * minute).map((one, n) => ({ ...one, reason: reasons[n]! }))
    expect(agesKept(milestones)).toHaveLength(4)
    expect(agesKept(milestones.map((one) => ({ ...one, writtenAt: new Date(now.getTime() - 91 * day) })))).toHaveLength(
      1,
    )
    const many = every(minute, 50 * day, 50 * day + 150 * minute).map((one) => ({ ...one, reason: reasons[0] }))
    expect(agesKept(many).length).toBeLessThanOrEqual(102)
  })
  it('never more than the limit, and then the oldest goes', () => {
    const many = every(10_000, 1, 1 + (limits.versionsPerResume + 5) * 10_000)
    expect(agesKept(many)).toEqual(many.slice(0, limits.versionsPerResume - 1).map(({ id }) => Number(id)))
  })
})

it('what was thinned once stays as it is, and no words of the changes are lost', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 400 * 24 * 60 }), { maxLength: 80 }), (minutes) => {
      const versions = minutes.toSorted((a, b) => a - b).map((age) => version(age * minute))
      const { removed, recounted } = thinVersions(versions, now)
      const words = new Map(recounted.map((one) => [one.id, one]))
      const left = versions.filter(({ id }) => !removed.includes(id)).map((one) => ({ ...one, ...words.get(one.id) }))
      expect(thinVersions(left, now)).toEqual({ removed: [], recounted: [] })
      expect(left.reduce((sum, one) => sum + (one.wordsAdded ?? 0), 0)).toBe(versions.length * 2)
    }),
  )
})
