// The rules of resumes: how one is created, what a save may overwrite, and how a deleted one ends.
import { isLatexTooLong, limits } from '@galley/contract/limits'
import type { ResumeData } from '@galley/contract/resume-data'
import { findTemplate } from '@galley/resume/templates'
import { dashboardOf } from './dashboard.ts'
import type { Ids } from '../../adapters/clock.port.ts'
import { resumeKeyOf, type Compiler } from '../../adapters/compiler/compiler.port.ts'
import type { Transaction } from '../../adapters/transactions.port.ts'
import type {
  FactSubject,
  FirstTailoring,
  ResumeChange,
  ResumeOwner,
  SavedFields,
  StoredResume,
} from './resumes.repository.ts'
import { creationId, filledWith, newResume, type NewResume } from './new-resume.ts'
import { historyOf } from './resume-history.ts'
import { besideIn } from './files-beside.ts'
import { createSaving, type SaveOutcome, type TextSavingParts } from './saving.ts'
import { trashOf } from './trash.ts'
import { variantsOf } from './variants.ts'

export type { FactSubject }

export type CreateOutcome =
  | { kind: 'created'; resume: StoredResume }
  | { kind: 'unknown_template' }
  | { kind: 'text_too_long' }
  | { kind: 'limit_reached' }
  | { kind: 'account_full' }

/** How a text is stored over another one. */
export interface SaveOptions {
  /** The optimistic version that the save is based on; null: any. */
  baseVersion: number | null
  origin?: 'import' | undefined
}
export type ResumesService = ReturnType<typeof createResumesService>

interface ResumesParts extends TextSavingParts {
  ids: Ids
  compiler: Pick<Compiler, 'prepare'>
}

const maxInOverview = 200

export function createResumesService(savingParts: ResumesParts) {
  const { repository, clock, ids, compiler } = savingParts
  const parts = { ...savingParts, saving: createSaving(savingParts) }
  const { hasRoom, hasRoomFor, store, save } = parts.saving
  /** A client that opens a resume will soon compile it. */
  const prepare = ({ id, latexContent: latex, userId }: StoredResume) =>
    compiler.prepare({ latex, userKey: userId, resumeKey: resumeKeyOf({ id, userId }) })

  return {
    list: (userId: string) => repository.listOf(userId),

    /** Returns undefined where it is missing. */
    async open(which: ResumeOwner): Promise<StoredResume | undefined> {
      const resume = await repository.find(which)
      if (resume) prepare(resume)
      return resume
    },

    /** Like `open`, for the server's own use: nothing is prepared for a compile. */
    find: (which: ResumeOwner): Promise<StoredResume | undefined> => repository.find(which),
    /** What is compiled with its LaTeX; undefined where there is nothing. */
    besideOf: besideIn(savingParts.files),
    /** Of these ids those of resumes that are not gone for good. */
    existing: (ids: string[]): Promise<Set<string>> => repository.existing(ids),
    titlesOf: (userId: string, ids: string[]): Promise<Map<string, string>> => repository.titlesOf(userId, ids),
    /** For operators: what there is, and nothing of what it says. */
    overviewOf: (userId: string) => repository.overviewOf(userId, maxInOverview),
    async countsOf(userIds: string[]): Promise<Map<string, number>> {
      const found = userIds.length === 0 ? [] : await repository.countsOf(userIds)
      return new Map(found.map(({ userId, resumes }) => [userId, resumes]))
    },
    /** In the order of the ids, without those that are not there. */
    async factSubjects(userId: string, subjects: string[]): Promise<FactSubject[]> {
      const found = subjects.length === 0 ? [] : await repository.factSubjects(userId, subjects)
      const byId = new Map(found.map((subject) => [subject.id, subject]))
      return subjects.flatMap((id) => byId.get(id) ?? [])
    },
    /** Within the caller's transaction; false where it is not in the state `from`. */
    moveFirstTailoring: (tx: Transaction, which: ResumeOwner, fromTo: [from: FirstTailoring, to: FirstTailoring]) =>
      repository.moveFirstTailoring(tx, which, fromTo),

    /** The text of a resume that would be created so; undefined: there is no such template. */
    textFor(templateName: string, data: ResumeData): string | undefined {
      const template = findTemplate(templateName)
      return template && filledWith(data, template)
    },

    /** With its own LaTeX a resume keeps it; otherwise its template is filled with its data, in their language. */
    async create(userId: string, wanted: NewResume): Promise<CreateOutcome> {
      const { idempotencyKey } = wanted
      const keyed = idempotencyKey === undefined ? null : { id: creationId(userId, idempotencyKey), userId }
      const made = keyed && (await repository.find(keyed))
      if (made) return { kind: 'created', resume: made }
      const template = findTemplate(wanted.templateName ?? 'classic')
      if (!template) return { kind: 'unknown_template' }
      if ((await repository.countOf(userId)) >= limits.resumesPerUser) return { kind: 'limit_reached' }
      const resume = newResume(wanted, template, { id: keyed?.id ?? ids.next(), userId, at: clock.now() })
      if (isLatexTooLong(resume.latexContent)) return { kind: 'text_too_long' }
      if (!(await hasRoom(userId, resume))) return { kind: 'account_full' }
      if (!(await repository.insert(resume))) {
        // A retry at the same moment has made it; or it is in the trash, and another one is wanted.
        const other = await repository.find(resume)
        if (other) return { kind: 'created', resume: other }
        resume.id = ids.next()
        await repository.insert(resume)
      }
      prepare(resume)
      parts.onStored(resume)
      return { kind: 'created', resume }
    },

    save: (
      which: ResumeOwner,
      change: ResumeChange,
      { baseVersion, origin }: SaveOptions,
    ): Promise<SaveOutcome<SavedFields>> =>
      origin === 'import'
        ? store(which, change, { baseVersion, reason: 'before_import', author: 'import' })
        : save(which, change, baseVersion),

    /** Whether a text that belongs to a resume still fits the account. */
    hasRoomFor: (userId: string, text: string): Promise<boolean> => hasRoom(userId, { latexContent: text }),

    /** The same of so many bytes. */
    hasRoomForBytes: hasRoomFor,

    ...historyOf(parts),

    ...trashOf(parts),
    ...dashboardOf({ ...parts, hasRoom, hasRoomFor }),
    ...variantsOf({ ...parts, hasRoom, hasRoomFor }),
  }
}
