// What the user and other features do with a resume's history: each of them holds the resume while it changes.
import type { VersionReason } from '@galley/contract/versions'
import type { Beside } from '../../adapters/compiler/compiler.port.ts'
import type { Transaction } from '../../adapters/transactions.port.ts'
import { besideOf } from './files-beside.ts'
import type { ResumeOwner, StoredResume } from './resumes.repository.ts'
import type { SaveOutcome, Saving, TextSavingParts } from './saving.ts'
import { versionOf, type ListedVersion, type VersionNaming } from './versions.service.ts'

export type NamingOutcome = VersionNaming | { kind: 'conflict'; current: StoredResume } | { kind: 'account_full' }

/** A version of a resume: a text that it had, and why it is stored. */
interface VersionText {
  latex: string
  reason: VersionReason
}

type Parts = Omit<TextSavingParts, 'otherBytesOf' | 'isAcceptedProposal'> & { saving: Saving }

export const historyOf = ({ transactions, repository, versions, files, clock, saving: { hasRoom, store } }: Parts) => ({
  /** Null where the resume is not there. */
  async listVersions(which: ResumeOwner): Promise<ListedVersion[] | null> {
    return (await repository.find(which)) ? versions.listOf(which) : null
  },
  /** Its text, also where the resume is in the trash. */
  findKeptVersion: (which: ResumeOwner, version: string) => versions.findKept(which, version),
  findVersion: (which: ResumeOwner, version: string) => versions.find(which, version),
  /** What lay beside a version; what lies there now, where the version is of a release that knew of no files. */
  async besideOfVersion(which: ResumeOwner, id: string): Promise<Beside | undefined> {
    const found = (await versions.find(which, id))?.files ?? null
    return besideOf(files, which, found ?? (await files.list(which)))
  },

  /** A version becomes the text, with the files that lay beside it, and the text a version. */
  async restoreVersion(which: ResumeOwner, id: string, baseVersion: number | null): Promise<SaveOutcome> {
    const version = await versions.find(which, id)
    if (!version) return { kind: 'missing' }
    const { latex, author, files } = version
    const restored = { baseVersion, reason: 'before_restore', author, files } as const
    return store(which, { latexContent: latex }, restored)
  },

  /** Makes the stored text a version with a name. */
  async saveNamedVersion(which: ResumeOwner, name: string, baseVersion: number | null): Promise<NamingOutcome> {
    const stored = await repository.find(which)
    if (!stored) return { kind: 'missing' }
    if (!(await hasRoom(which.userId, { latexContent: stored.latexContent }))) return { kind: 'account_full' }
    return transactions.run(async (tx) => {
      const current = await repository.lock(tx, which)
      if (!current) return { kind: 'missing' }
      if (baseVersion !== null && current.version !== baseVersion) return { kind: 'conflict', current }
      return versions.keepNamed(tx, current, name)
    })
  },
  nameVersion: (which: ResumeOwner, id: string, name: string): Promise<NamingOutcome> =>
    transactions.run(async (tx) => {
      if (!(await repository.lock(tx, which))) return { kind: 'missing' }
      return versions.name(tx, which, { id, name })
    }),

  /** Keeps a text that is about to be replaced, within the caller's transaction. */
  async keepVersion(tx: Transaction, which: ResumeOwner, { latex, reason }: VersionText): Promise<void> {
    const resume = await repository.lock(tx, which)
    if (!resume) return
    // What the user has typed since the last save is not stored yet.
    const unsaved = { latex, reason, author: 'you', writtenAt: clock.now() } as const
    await versions.keep(tx, which, latex === resume.latexContent ? versionOf(resume, reason) : unsaved)
  },
  /** After the trash was emptied. Returns how many versions were removed. */
  forgetGoneVersions: (): Promise<number> => versions.forgetGone(),
})
