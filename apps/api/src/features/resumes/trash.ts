// The trash: a deleted resume stays in it for 30 days, can be taken back, and ends for good.
import { limits } from '@galley/contract/limits'
import type { Clock } from '../../adapters/clock.port.ts'
import type { ResumeOwner, ResumesRepository, StoredResume } from './resumes.repository.ts'
import type { TrashedSummary } from './trash.repository.ts'
import type { VersionsService } from './versions.service.ts'

export type TrashEntry = TrashedSummary & { removedAt: Date }
export type RestoreOutcome =
  | { kind: 'restored'; resume: StoredResume }
  | { kind: 'missing' }
  | { kind: 'limit_reached' }

interface Parts {
  repository: ResumesRepository
  versions: VersionsService
  clock: Clock
}
const trashMs = 30 * 86_400_000

export const trashOf = ({ repository, versions, clock }: Parts) => ({
  moveToTrash: (which: ResumeOwner): Promise<boolean> => repository.moveToTrash(which, clock.now()),

  async listTrash(userId: string): Promise<TrashEntry[]> {
    const list = await repository.listTrashOf(userId, limits.resumesPerUser)
    return list.map((resume) => ({ ...resume, removedAt: new Date(resume.deletedAt.getTime() + trashMs) }))
  },

  /** A repeated request finds the resume restored, which is what it asks for. */
  async restoreFromTrash(which: ResumeOwner): Promise<RestoreOutcome> {
    if (!(await repository.find(which))) {
      const { userId } = which
      if ((await repository.countOf(userId)) >= limits.resumesPerUser) {
        return (await repository.isTrashed(which)) ? { kind: 'limit_reached' } : { kind: 'missing' }
      }
      await repository.restore(which)
    }
    const resume = await repository.find(which)
    return resume ? { kind: 'restored', resume } : { kind: 'missing' }
  },

  /** With its versions; false where it is not in the trash. */
  async deleteForGood(which: ResumeOwner): Promise<boolean> {
    if (!(await repository.deleteForGood(which))) return false
    await versions.forgetGone()
    return true
  },

  /** Removes for good what has been in the trash for 30 days; returns how many. */
  emptyTrash: (): Promise<number> => repository.emptyTrash(new Date(clock.now().getTime() - trashMs)),
})
