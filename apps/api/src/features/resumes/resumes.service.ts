// The rules of resumes: how one is created, what a save may overwrite, and how a deleted one ends.
import type { ResumeData } from '@galley/contract/resume-data'
import { defaultTitle as untitled, limits } from '@galley/contract/limits'
import { defaultTitle } from '@galley/resume/default-title'
import { renderResume } from '@galley/resume/render-resume'
import { findTemplate } from '@galley/resume/templates'
import type { Clock, Ids } from '../../adapters/clock.port.ts'
import type { Compiler } from '../../adapters/compiler/compiler.port.ts'
import type { Transaction } from '../../adapters/transactions.port.ts'
import type { VersionReason } from '@galley/contract/resumes'
import type {
  FirstTailoring,
  ResumeOwner,
  ResumeChange,
  ResumesRepository,
  StoredResume,
} from './resumes.repository.ts'
import type { VersionsRepository } from './versions.repository.ts'

export interface NewResume {
  title?: string | undefined
  templateName?: string | undefined
  resumeData: ResumeData
  jobDescription?: string | null | undefined
  latexContent?: string | undefined
}
export type CreateOutcome =
  | { kind: 'created'; resume: StoredResume }
  | { kind: 'unknown_template' }
  | { kind: 'limit_reached' }
  | { kind: 'account_full' }
export type SaveOutcome =
  | { kind: 'saved'; resume: StoredResume }
  | { kind: 'missing' }
  | { kind: 'conflict'; current: StoredResume }
  | { kind: 'account_full' }

/** A version of a resume: a text that it had, and why it is stored. */
export interface VersionText {
  latex: string
  reason: VersionReason
}

const trashDays = 30
export type ResumesService = ReturnType<typeof createResumesService>

interface ResumesParts {
  repository: ResumesRepository
  versions: VersionsRepository
  clock: Clock
  ids: Ids
  compiler: Pick<Compiler, 'prepare'>
  /** Bytes of an account's conversations, which count towards its quota. */
  conversationBytesOf: (userId: string) => Promise<number>
}

export function createResumesService(parts: ResumesParts) {
  const { repository, versions, clock, ids, compiler, conversationBytesOf } = parts
  /** A client that opens a resume will soon compile it. */
  const prepare = ({ latexContent: latex, userId: userKey }: StoredResume) => compiler.prepare({ latex, userKey })

  /** Whether a text still fits the account. What is in the trash gives way to it. */
  async function hasRoom(userId: string, { latexContent, jobDescription }: ResumeChange): Promise<boolean> {
    const more = Buffer.byteLength(latexContent ?? '') + Buffer.byteLength(jobDescription ?? '')
    if (more === 0) return true
    const fits = async () => {
      const [texts, conversations] = await Promise.all([repository.bytesOf(userId), conversationBytesOf(userId)])
      return texts + conversations + more <= limits.accountBytes
    }
    if (await fits()) return true
    if ((await repository.emptyTrashOf(userId)) === 0) return false
    await versions.forgetGone()
    return fits()
  }

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
    /** Of these ids those of resumes that are not gone for good. */
    existing: (ids: string[]): Promise<Set<string>> => repository.existing(ids),
    titlesOf: (userId: string, ids: string[]): Promise<Map<string, string>> => repository.titlesOf(userId, ids),
    /** Within the caller's transaction; false where it is not in the state `from`. */
    moveFirstTailoring: (tx: Transaction, which: ResumeOwner, fromTo: [from: FirstTailoring, to: FirstTailoring]) =>
      repository.moveFirstTailoring(tx, which, fromTo),

    /** With its own LaTeX a resume keeps it; otherwise its template is filled with its data. */
    async create(
      userId: string,
      { title, templateName, resumeData, jobDescription, latexContent }: NewResume,
    ): Promise<CreateOutcome> {
      const template = findTemplate(templateName ?? 'classic')
      if (!template) return { kind: 'unknown_template' }
      if ((await repository.countOf(userId)) >= limits.resumesPerUser) return { kind: 'limit_reached' }
      const now = clock.now()
      const resume: StoredResume = {
        id: ids.next(),
        userId,
        templateName: template.id,
        resumeData,
        version: 1,
        createdAt: now,
        updatedAt: now,
        deletedAt: null,
        title: (title || (latexContent === undefined ? defaultTitle(resumeData, template.name) : untitled)).slice(
          0,
          limits.titleChars,
        ),
        latexContent: latexContent ?? renderResume(resumeData, template),
        jobDescription: jobDescription?.trim() ? jobDescription : null,
        // What is generated for a job comes with a proposal that brings it closer to it.
        firstTailoring: jobDescription?.trim() && latexContent === undefined ? 'due' : null,
      }
      if (!(await hasRoom(userId, resume))) return { kind: 'account_full' }
      await repository.insert(resume)
      prepare(resume)
      return { kind: 'created', resume }
    },

    async save(which: ResumeOwner, change: ResumeChange, baseVersion: number | null): Promise<SaveOutcome> {
      if (!(await hasRoom(which.userId, change))) return { kind: 'account_full' }
      const resume = await repository.change(which, change, { at: clock.now(), baseVersion })
      if (resume) return { kind: 'saved', resume }
      const current = await repository.find(which)
      return current ? { kind: 'conflict', current } : { kind: 'missing' }
    },

    /** Null where the resume is not there. */
    async listVersions(which: ResumeOwner) {
      return (await repository.find(which)) ? versions.listOf(which) : null
    },
    findVersion: (which: ResumeOwner, version: string) => versions.find(which, version),
    /** Keeps a text that is about to be replaced, within the caller's transaction. */
    keepVersion: (tx: Transaction, { id, userId }: ResumeOwner, { latex, reason }: VersionText): Promise<void> =>
      versions.keep(
        tx,
        { id: ids.next(), userId, resumeId: id, reason, latexContent: latex, createdAt: clock.now() },
        limits.versionsPerResume,
      ),
    /** After the trash was emptied. Returns how many versions were removed. */
    forgetGoneVersions: (): Promise<number> => versions.forgetGone(),

    moveToTrash: (which: ResumeOwner) => repository.moveToTrash(which, clock.now()),
    emptyTrash: () => repository.emptyTrash(new Date(clock.now().getTime() - trashDays * 86_400_000)),
  }
}
