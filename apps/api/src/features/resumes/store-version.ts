// Stores a version beside the others of its resume, and thins those out. The caller's transaction holds the resume.
import type { TextAuthor, VersionReason } from '@galley/contract/versions'
import { countWordChanges } from '@galley/resume/word-changes'
import type { Clock, Ids } from '../../adapters/clock.port.ts'
import type { Transaction } from '../../adapters/transactions.port.ts'
import type { FileRef } from './files-of-text.ts'
import type { ResumeOwner } from './resumes.repository.ts'
import { thinVersions } from './thin-versions.ts'
import { isFarFromBase, packText, unpackText } from './version-text.ts'
import type { ListedVersion, StoredText, VersionsRepository } from './versions.repository.ts'

/** A text that becomes a version. */
export interface NewVersion {
  latex: string
  reason: VersionReason
  author: TextAuthor
  writtenAt: Date
  name?: string
}
/** Of the files beside a text. */
export type FilesOf = (tx: Transaction, which: ResumeOwner) => Promise<FileRef[]>

interface Parts {
  versions: VersionsRepository
  filesOf: FilesOf
  clock: Clock
  ids: Ids
}

export function createVersionStore({ versions, filesOf, clock, ids }: Parts) {
  /**
   * Returns its place in the history: a text that is the newest version already, with the same files beside it, is not
   * stored again.
   */
  async function keep(tx: Transaction, which: ResumeOwner, version: NewVersion): Promise<ListedVersion> {
    const [newest, files] = [await versions.newest(tx, which), await filesOf(tx, which)]
    const isSame = newest && textOf(newest) === version.latex && areSame(newest.files ?? [], files)
    if (isSame && version.name === undefined) {
      // What replaces a text is a better reason to keep it than that time has passed.
      if (newest.reason !== 'editing' || version.reason === 'editing') return newest
      return (await versions.change(tx, which, { id: newest.id, reason: version.reason })) ?? newest
    }
    const words = newest ? countWordChanges(textOf(newest), version.latex) : null
    const { latex, ...rest } = version
    const kept = await versions.insert(tx, {
      ...rest,
      ...(await packed(tx, which, latex)),
      files,
      id: ids.next(),
      userId: which.userId,
      resumeId: which.id,
      wordsAdded: words?.added ?? null,
      wordsRemoved: words?.removed ?? null,
      createdAt: clock.now(),
    })
    await thin(tx, which)
    return kept
  }

  /** Packed with the newest base, or with a new one where that has too little in common with the text. */
  async function packed(tx: Transaction, { id: resumeId, userId }: ResumeOwner, latex: string) {
    const base = await versions.newestBase(tx, { id: resumeId, userId })
    const withBase = base && packText(latex, unpackText(base.packed, null))
    if (withBase && !isFarFromBase(withBase, latex)) return { baseId: base.id, packed: withBase }
    const baseId = ids.next()
    await versions.insertBase(tx, {
      id: baseId,
      userId,
      resumeId,
      packed: packText(latex, null),
      createdAt: clock.now(),
    })
    return { baseId, packed: packText(latex, latex) }
  }

  async function thin(tx: Transaction, which: ResumeOwner): Promise<void> {
    const all = await versions.listWithin(tx, which)
    const { removed, recounted } = thinVersions(
      all.map((version) => ({ ...version, isNamed: version.name !== null })),
      clock.now(),
    )
    if (removed.length === 0) return
    await versions.remove(tx, which, removed)
    for (const words of recounted) await versions.setWords(tx, which, words)
  }

  return keep
}

const areSame = (some: readonly FileRef[], others: readonly FileRef[]) =>
  some.length === others.length &&
  some.every(({ name, hash }, index) => others[index]?.name === name && others[index].hash === hash)

export function textOf({ latexContent, packed, basePacked }: StoredText): string {
  if (packed === null) return latexContent ?? ''
  return unpackText(packed, basePacked && unpackText(basePacked, null))
}
