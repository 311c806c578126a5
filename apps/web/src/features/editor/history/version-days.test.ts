import type { VersionListItem } from '@galley/contract/versions'
import { expect, it } from 'vitest'
import { daysOf } from './version-days.ts'

const now = new Date(2026, 2, 1, 0, 30)
const at = (...[month, day, hour, year = 2026]: number[]) =>
  ({ written_at: new Date(year, (month ?? 1) - 1, day, hour).toISOString() }) as VersionListItem

it('groups versions by the days of the user’s own calendar', () => {
  const versions = [at(3, 1, 0), at(2, 28, 23), at(2, 28, 1), at(2, 27, 9), at(12, 31, 9, 2025)]
  expect(daysOf(versions, now).map(({ title, versions: all }) => [title, all.length])).toEqual([
    ['Today', 1],
    ['Yesterday', 2],
    ['Friday, February 27', 1],
    ['December 31, 2025', 1],
  ])
  expect(daysOf([], now)).toEqual([])
})
