// The rules of a resume's history: which text becomes a version when, and what the user may do with it.
import { limits } from '@galley/contract/limits'
import type { VersionReason } from '@galley/contract/versions'
import { themeOf } from '@galley/resume/class-options'
import type { Clock, Ids } from '../../adapters/clock.port.ts'
import type { Transaction } from '../../adapters/transactions.port.ts'
import type { FileRef } from './files-of-text.ts'
import type { ResumeOwner, StoredResume } from './resumes.repository.ts'
import { createVersionStore, textOf, type FilesOf, type NewVersion } from './store-version.ts'
import type { ListedVersion, VersionsRepository } from './versions.repository.ts'

export type { ListedVersion } from './versions.repository.ts'
/** `files`: what lay beside the text; null: of an earlier release, which knew of none. */
export type FoundVersion = ListedVersion & { latex: string; files: FileRef[] | null }

export type VersionNaming = { kind: 'named'; version: ListedVersion } | { kind: 'missing' } | { kind: 'limit_reached' }

/** So often a version is stored while the user edits; and a text that stood for so long is never lost. */
export const editingMs = 5 * 60_000

interface Parts {
  versions: VersionsRepository
  filesOf: FilesOf
  clock: Clock
  ids: Ids
}
export type VersionsService = ReturnType<typeof createVersionsService>

export function createVersionsService({ versions, filesOf, clock, ids }: Parts) {
  const keep = createVersionStore({ versions, filesOf, clock, ids })

  /** Whether time alone makes the text that is replaced a version. */
  async function isDue(tx: Transaction, before: StoredResume): Promise<boolean> {
    const since = clock.now().getTime() - editingMs
    // As the user left it, however soon before that a version was stored.
    if (before.latexAt.getTime() <= since) return true
    const newest = await versions.newestAt(tx, before)
    return !newest || newest.getTime() <= since
  }

  const nameWithin = async (tx: Transaction, which: ResumeOwner, version: { id: string; name: string | null }) => {
    const changed = await versions.change(tx, which, version)
    return changed ? ({ kind: 'named', version: changed } as const) : ({ kind: 'missing' } as const)
  }
  const hasRoomForName = async (tx: Transaction, which: ResumeOwner) =>
    (await versions.countNamed(tx, which)) < limits.namedVersionsPerResume

  return {
    keep,

    /**
     * Keeps the text of a locked resume that `latex` is about to replace, where it belongs to the history: before what
     * `reason` names, before a theme switch, and every few minutes of editing.
     */
    async keepReplaced(
      tx: Transaction,
      before: StoredResume,
      { latex, reason }: { latex: string; reason: VersionReason | null },
    ): Promise<void> {
      const why = reason ?? (isThemeSwitch(before.latexContent, latex) ? 'before_theme' : 'editing')
      if (why === 'editing' && !(await isDue(tx, before))) return
      await keep(tx, before, versionOf(before, why))
    },

    listOf: (which: ResumeOwner) => versions.listOf(which),

    async find(which: ResumeOwner, version: string): Promise<FoundVersion | undefined> {
      const found = await versions.find(which, version)
      if (!found) return undefined
      const { latexContent: _plain, packed: _packed, basePacked: _base, ...rest } = found
      return { ...rest, latex: textOf(found) }
    },

    /** Its text, also where its resume is in the trash. */
    async findKept(which: ResumeOwner, version: string): Promise<string | undefined> {
      const found = await versions.findKept(which, version)
      return found && textOf(found)
    },

    /** The text of a locked resume, as a version with a name. */
    async keepNamed(tx: Transaction, resume: StoredResume, name: string): Promise<VersionNaming> {
      if (!(await hasRoomForName(tx, resume))) return { kind: 'limit_reached' }
      const newest = await versions.newest(tx, resume)
      if (newest?.name === null && textOf(newest) === resume.latexContent)
        return nameWithin(tx, resume, { id: newest.id, name })
      return { kind: 'named', version: await keep(tx, resume, { ...versionOf(resume, 'named'), name }) }
    },

    /** An empty name removes it. The caller holds the resume. */
    async name(
      tx: Transaction,
      which: ResumeOwner,
      { id, name }: { id: string; name: string },
    ): Promise<VersionNaming> {
      const isNew = (await versions.find(which, id, tx))?.name === null
      if (name !== '' && isNew && !(await hasRoomForName(tx, which))) return { kind: 'limit_reached' }
      return nameWithin(tx, which, { id, name: name === '' ? null : name })
    },

    /** After the trash was emptied. Returns how many versions were removed. */
    forgetGone: (): Promise<number> => versions.forgetGone(),
  }
}

export const versionOf = (resume: StoredResume, reason: VersionReason): NewVersion => ({
  latex: resume.latexContent,
  reason,
  author: resume.latexAuthor,
  writtenAt: resume.latexAt,
})

/** A theme that is half typed is none: what it will replace has been kept before it was touched. */
function isThemeSwitch(before: string, after: string): boolean {
  const theme = themeOf(before)
  return theme !== null && themeOf(after) !== theme
}
