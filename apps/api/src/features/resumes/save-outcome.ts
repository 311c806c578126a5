// What the routes of resumes and of their versions share: the version of If-Match, and a save that was refused.
import { ApiFailure } from '../../http/api-failure.ts'
import { presentResume } from './present-resume.ts'
import type { StoredResume } from './resumes.repository.ts'
import type { SaveOutcome } from './saving.ts'

/** Null: the change applies to any version. */
export function baseVersionIn(headers: { 'if-match'?: string | undefined }): number | null {
  const base = headers['if-match']
  return base === undefined ? null : Number(base.slice(1, -1))
}

export const conflictWith = (current: StoredResume) =>
  new ApiFailure('version_conflict', { extra: { current: presentResume(current) } })

export function savedOrThrow<Saved>(outcome: SaveOutcome<Saved>): Saved {
  if (outcome.kind === 'saved') return outcome.resume
  if (outcome.kind === 'missing') throw new ApiFailure('not_found')
  if (outcome.kind === 'account_full') throw new ApiFailure('account_full')
  throw conflictWith(outcome.current)
}
