// Copies that follow their original: made for a job or in another language, and what changed in the original since.
import type { ContentNode } from '@galley/contract/variants'
import { setOption } from '@galley/resume/set-option'
import { contentIn } from '@galley/resume/variant/content-tree'
import { decidedBase } from '@galley/resume/variant/origin-changes'
import { contentAs } from '@galley/resume/variant/read-as'
import type { Clock, Ids } from '../../adapters/clock.port.ts'
import type { Transactions } from '../../adapters/transactions.port.ts'
import { copyingOf, type DuplicateOutcome } from './dashboard.ts'
import { derivedFrom } from './derive-data.ts'
import { createChangeCounts } from './origin-changes/count-changes.ts'
import type { FilesOfText } from './files-of-text.ts'
import type { ResumeOwner, ResumesRepository, StoredResume } from './resumes.repository.ts'
import type { Saving } from './saving.ts'
import { variantTitle } from './titles/variant-title.ts'

export interface NewVariant {
  employer: string
  jobDescription: string | null
  /** Of the class option `lang`; null: as the original. */
  language: string | null
}

/** What a copy follows. Missing is the copy; none: it follows nothing, or its original is gone for good. */
export type OriginOutcome =
  | { kind: 'followed'; id: string; title: string; latex: string; base: ContentNode }
  | { kind: 'trashed'; id: string; title: string }
  | { kind: 'none' }
  | { kind: 'missing' }

export type DecideOutcome = 'stored' | 'missing' | 'account_full'

interface Parts {
  transactions: Transactions
  repository: ResumesRepository
  clock: Clock
  ids: Ids
  hasRoom: Saving['hasRoom']
  hasRoomFor: Saving['hasRoomFor']
  files: Pick<FilesOfText, 'list' | 'copy'>
}

export const variantsOf = (parts: Parts) => {
  const { transactions, repository, hasRoom } = parts
  /** Of a copy of a copy: the first original, while it is there. */
  async function originOf(resume: StoredResume): Promise<StoredResume> {
    const { originId, originBase, userId } = resume
    const origin = originId && originBase ? await repository.find({ id: originId, userId }) : undefined
    return origin ?? resume
  }

  async function findOrigin(which: ResumeOwner): Promise<OriginOutcome> {
    const copy = await repository.find(which)
    if (!copy) return { kind: 'missing' }
    const { originId, originBase: base, userId } = copy
    if (!originId || !base) return { kind: 'none' }
    const origin = await repository.find({ id: originId, userId })
    if (origin) return { kind: 'followed', id: origin.id, title: origin.title, latex: origin.latexContent, base }
    const trashed = await repository.findTrashed({ id: originId, userId })
    return trashed ? { kind: 'trashed', ...trashed } : { kind: 'none' }
  }

  return {
    /** A new draft for an application. With a posting it comes with a first proposal, as a generated resume does. */
    async tailorCopy(
      which: ResumeOwner,
      { employer, jobDescription, language }: NewVariant,
    ): Promise<DuplicateOutcome> {
      const source = await repository.find(which)
      if (!source) return { kind: 'missing' }
      const origin = await originOf(source)
      // A text of another class has no such option.
      const translated = language === null ? null : setOption(source.latexContent, 'lang', language)
      const latex = translated ?? source.latexContent
      const posting = jobDescription?.trim() ? jobDescription : null
      return copyingOf(parts)(source, (titles) => ({
        ...derivedFrom(latex),
        originId: origin.id,
        originBase: origin === source ? contentIn(source.latexContent) : source.originBase,
        applicationEmployer: employer,
        title: variantTitle(origin.title, { employer, language: translated && language }, titles),
        latexContent: latex,
        jobDescription: posting,
        firstTailoring: posting ? 'due' : null,
      }))
    },

    findOrigin,
    listOriginChanges: createChangeCounts(repository),

    /** Ids of changes that there are not, or not any more, are passed over. */
    async decideChanges(which: ResumeOwner, changes: readonly string[]): Promise<DecideOutcome> {
      const followed = await findOrigin(which)
      if (followed.kind === 'missing') return 'missing'
      const origin = followed.kind === 'followed' && contentAs(followed.base, followed.latex)
      if (!origin) return 'stored'
      // The base grows with what is decided, up to all that the origin says.
      if (!(await hasRoom(which.userId, { originBase: origin }))) return 'account_full'
      const isStored = await transactions.run(async (tx) => {
        const copy = await repository.lock(tx, which)
        if (!copy?.originBase) return false
        await repository.setOriginBase(tx, which, decidedBase(copy.originBase, origin, new Set(changes)))
        return true
      })
      return isStored ? 'stored' : 'missing'
    },
  }
}
