// What the dashboard does with resumes beyond their text: duplicates, the application that each is for, the search.
import { limits } from '@galley/contract/limits'
import type { Application } from '@galley/contract/resumes'
import type { Clock, Ids } from '../../adapters/clock.port.ts'
import { copyTitle } from './titles/copy-title.ts'
import type { ResumeOwner, ResumesRepository, StoredResume } from './resumes.repository.ts'
import type { Saving } from './saving.ts'
import { idsWithWords } from './search.ts'

export type DuplicateOutcome =
  { kind: 'created'; resume: StoredResume } | { kind: 'missing' } | { kind: 'limit_reached' } | { kind: 'account_full' }

/** Of a resume that was not sent anywhere yet. */
export const newDraft = {
  originId: null,
  originBase: null,
  applicationStatus: 'draft',
  applicationEmployer: '',
  applicationLink: '',
  applicationDate: null,
} as const

interface Parts {
  repository: ResumesRepository
  clock: Clock
  ids: Ids
  hasRoom: Saving['hasRoom']
}

export const dashboardOf = ({ repository, clock, ids, hasRoom }: Parts) => ({
  /** A new draft with the same text, of the same origin; the history stays with the original. */
  async duplicate(which: ResumeOwner): Promise<DuplicateOutcome> {
    const { userId } = which
    const original = await repository.find(which)
    if (!original) return { kind: 'missing' }
    const others = await repository.listOf(userId)
    if (others.length >= limits.resumesPerUser) return { kind: 'limit_reached' }
    if (!(await hasRoom(userId, original))) return { kind: 'account_full' }
    const now = clock.now()
    const resume: StoredResume = {
      ...original,
      ...newDraft,
      id: ids.next(),
      originId: original.originId ?? original.id,
      originBase: original.originBase,
      title: copyTitle(original.title, new Set(others.map(({ title }) => title))),
      // The proposal for its job is made for the original.
      firstTailoring: null,
      version: 1,
      createdAt: now,
      updatedAt: now,
      latexAt: now,
    }
    await repository.insert(resume)
    return { kind: 'created', resume }
  },

  /** Returns undefined where it is missing. */
  setApplication: (which: ResumeOwner, application: Application): Promise<StoredResume | undefined> =>
    repository.setApplication(which, {
      applicationStatus: application.status,
      applicationEmployer: application.employer,
      applicationLink: application.link,
      applicationDate: application.date,
    }),

  search: async (userId: string, query: string): Promise<string[]> =>
    idsWithWords(await repository.listSearched(userId), query),
})
