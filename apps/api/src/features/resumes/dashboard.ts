// What the dashboard does with resumes beyond their text: duplicates, the application that each is for, the search.
import { limits } from '@galley/contract/limits'
import type { Application } from '@galley/contract/resumes'
import type { Clock, Ids } from '../../adapters/clock.port.ts'
import type { Transactions } from '../../adapters/transactions.port.ts'
import type { FilesOfText } from './files-of-text.ts'
import { copyTitle } from './titles/copy-title.ts'
import type { ResumeOwner, ResumesRepository, StoredResume } from './resumes.repository.ts'
import type { Saving } from './saving.ts'
import { idsWithWords } from './search.ts'

export type DuplicateOutcome =
  | { kind: 'created'; resume: StoredResume }
  | { kind: 'missing' }
  | { kind: 'limit_reached' }
  | { kind: 'account_full' }

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
  hasRoomFor: Saving['hasRoomFor']
  transactions: Transactions
  files: Pick<FilesOfText, 'list' | 'copy'>
}

type OwnOfCopy = Pick<StoredResume, 'title' | 'originId' | 'originBase'> & Partial<StoredResume>

/**
 * Stores a new draft that is `source` but for what `own` returns, which gets the titles that are taken. The history
 * stays with the original, and so does the proposal for its job.
 */
export const copyingOf =
  ({ repository, clock, ids, hasRoom, hasRoomFor, transactions, files }: Parts) =>
  async (source: StoredResume, own: (titles: ReadonlySet<string>) => OwnOfCopy): Promise<DuplicateOutcome> => {
    const { userId } = source
    const others = await repository.listOf(userId)
    if (others.length >= limits.resumesPerUser) return { kind: 'limit_reached' }
    const now = clock.now()
    const resume: StoredResume = {
      ...source,
      ...newDraft,
      firstTailoring: null,
      ...own(new Set(others.map(({ title }) => title))),
      id: ids.next(),
      version: 1,
      createdAt: now,
      updatedAt: now,
      latexAt: now,
    }
    const beside = (await files.list(source)).reduce((sum, { bytes }) => sum + bytes, 0)
    if (!(await hasRoom(userId, resume)) || !(await hasRoomFor(userId, beside))) return { kind: 'account_full' }
    await transactions.run(async (tx) => {
      await repository.insert(resume, tx)
      await files.copy(tx, source, resume.id)
    })
    return { kind: 'created', resume }
  }

export const dashboardOf = (parts: Parts) => ({
  /** With the same text, of the same origin. */
  async duplicate(which: ResumeOwner): Promise<DuplicateOutcome> {
    const original = await parts.repository.find(which)
    if (!original) return { kind: 'missing' }
    return copyingOf(parts)(original, (titles) => ({
      originId: original.originId ?? original.id,
      originBase: original.originBase,
      title: copyTitle(original.title, titles),
    }))
  },

  /** Returns undefined where it is missing. */
  setApplication: (which: ResumeOwner, application: Application): Promise<StoredResume | undefined> =>
    parts.repository.setApplication(which, {
      applicationStatus: application.status,
      applicationEmployer: application.employer,
      applicationLink: application.link,
      applicationDate: application.date,
    }),

  search: async (userId: string, query: string): Promise<string[]> =>
    idsWithWords(await parts.repository.listSearched(userId), query),
})
