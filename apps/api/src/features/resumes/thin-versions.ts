// Which versions of a resume are kept: all of the last day, then fewer the older they are.
import { limits } from '@galley/contract/limits'
import type { VersionReason } from '@galley/contract/versions'

export interface DatedVersion {
  id: string
  reason: VersionReason
  isNamed: boolean
  /** When its text was last saved. */
  writtenAt: Date
  /** Null for the first version of a resume. */
  wordsAdded: number | null
  wordsRemoved: number | null
}

export interface Thinned {
  removed: string[]
  /** Versions that follow removed ones: their words count against the version that now stands before them. */
  recounted: { id: string; wordsAdded: number; wordsRemoved: number }[]
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const weekMs = 7 * dayMs
/** Of versions up to this age the newest in each interval stays. */
const tiers = [
  { maxAgeMs: weekMs, everyMs: hourMs },
  { maxAgeMs: 90 * dayMs, everyMs: dayMs },
  { maxAgeMs: Infinity, everyMs: weekMs },
] as const
/** Versions from before a proposal, a restore, an import or a theme switch stay so long, at most so many of them. */
const milestoneDays = 90
const maxMilestones = 100

/** `versions`: all of a resume, newest first. */
export function thinVersions(versions: readonly DatedVersion[], now: Date): Thinned {
  const kept = new Set<string>()
  const intervals = new Set<string>()
  let milestones = 0
  for (const [index, { id, reason, isNamed, writtenAt }] of versions.entries()) {
    const ageMs = now.getTime() - writtenAt.getTime()
    const isMilestone = reason !== 'editing' && ageMs < milestoneDays * dayMs && milestones < maxMilestones
    if (isMilestone) milestones += 1
    const interval = intervalOf(writtenAt, ageMs)
    // The newest is what the next one is compared with.
    if (index === 0 || isNamed || isMilestone || interval === null || !intervals.has(interval)) kept.add(id)
    if (interval !== null && !isNamed && !isMilestone) intervals.add(interval)
  }
  dropBeyondLimit(versions, kept)
  return { removed: versions.filter(({ id }) => !kept.has(id)).map(({ id }) => id), recounted: recount(versions, kept) }
}

/** Null: all are kept. */
function intervalOf(writtenAt: Date, ageMs: number): string | null {
  if (ageMs < dayMs) return null
  const { everyMs } = tiers.find(({ maxAgeMs }) => ageMs < maxAgeMs) ?? tiers[2]
  return `${everyMs} ${Math.floor(writtenAt.getTime() / everyMs)}`
}

function dropBeyondLimit(versions: readonly DatedVersion[], kept: Set<string>): void {
  for (const { id, isNamed } of versions.toReversed()) {
    if (kept.size <= limits.versionsPerResume) return
    if (!isNamed) kept.delete(id)
  }
}

function recount(versions: readonly DatedVersion[], kept: ReadonlySet<string>): Thinned['recounted'] {
  const recounted: Thinned['recounted'] = []
  let [added, removed] = [0, 0]
  let isPending = false
  for (const { id, wordsAdded, wordsRemoved } of versions.toReversed()) {
    added += wordsAdded ?? 0
    removed += wordsRemoved ?? 0
    if (!kept.has(id)) {
      isPending = true
      continue
    }
    if (isPending) recounted.push({ id, wordsAdded: added, wordsRemoved: removed })
    ;[added, removed, isPending] = [0, 0, false]
  }
  return recounted
}
