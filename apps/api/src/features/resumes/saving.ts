// How a changed text is stored: with room for it in the account, over the version that it is based on, and with what it
// replaces in the history.
import type { TextAuthor, VersionReason } from '@galley/contract/versions'
import type { SQL } from 'drizzle-orm'
import type { Clock } from '../../adapters/clock.port.ts'
import type { Transaction, Transactions } from '../../adapters/transactions.port.ts'
import { createAccountRoom } from './account-room.ts'
import { derivedFrom } from './derive-data.ts'
import type { FileRef, FilesOfText } from './files-of-text.ts'
import {
  assistantIf,
  type ResumeChange,
  type ResumeOwner,
  type ResumesRepository,
  type SavedFields,
  type StoredResume,
} from './resumes.repository.ts'
import { editingMs, type VersionsService } from './versions.service.ts'

export type SaveOutcome<Saved = StoredResume> =
  | { kind: 'saved'; resume: Saved }
  | { kind: 'missing' }
  | { kind: 'conflict'; current: StoredResume }
  | { kind: 'account_full' }

interface Writing {
  /** The optimistic version that the save is based on; null: any. */
  baseVersion: number | null
  /** Why the text before becomes a version; null: as time and content say. */
  reason: VersionReason | null
  /** Null: the user, or the assistant where the text is what it proposed. */
  author: TextAuthor | null
  /** What lies beside the text from now on; null, absent: what lies there. */
  files?: FileRef[] | null
}

type WrittenText = Omit<Writing, 'baseVersion' | 'files'> & { latex: string }

/** What counts towards the quota of an account. */
type NewText = Pick<ResumeChange, 'latexContent' | 'jobDescription'> & Partial<Pick<StoredResume, 'originBase'>>

export interface TextSavingParts {
  transactions: Transactions
  repository: ResumesRepository
  versions: VersionsService
  files: FilesOfText
  clock: Clock
  /** Bytes of an account's conversations and documents, which count towards its quota. */
  otherBytesOf: (userId: string) => Promise<number>
  /** After a text was stored. */
  onStored: (which: ResumeOwner) => void
  /** A condition: whether the text is one that the assistant proposed and the user accepted. */
  isAcceptedProposal: (which: ResumeOwner, latex: string) => SQL<boolean>
}
export type Saving = ReturnType<typeof createSaving>

export function createSaving(parts: TextSavingParts) {
  const { transactions, repository, versions, files, clock, otherBytesOf, isAcceptedProposal } = parts

  const room = createAccountRoom({
    clock,
    async bytesOf(userId) {
      const sums = await Promise.all([repository.bytesOf(userId), files.bytesOf(userId), otherBytesOf(userId)])
      return sums.reduce((all, some) => all + some)
    },
    async makeRoom(userId) {
      if ((await repository.emptyTrashOf(userId)) === 0) return false
      await versions.forgetGone()
      return true
    },
  })
  /** Whether a text still fits the account. What is in the trash gives way to it. */
  function hasRoom(userId: string, { latexContent, jobDescription, originBase }: NewText): Promise<boolean> {
    const texts = [latexContent, jobDescription, originBase && JSON.stringify(originBase)]
    return room(
      userId,
      texts.reduce((sum, text) => sum + Buffer.byteLength(text ?? ''), 0),
    )
  }

  /** Keeps what the change replaces, and returns who wrote the new text. Nothing, where the text stays as it is. */
  async function recordText(tx: Transaction, before: StoredResume, { latex, reason, author }: WrittenText) {
    if (latex === before.latexContent) return {}
    await versions.keepReplaced(tx, before, { latex, reason })
    return { latexAuthor: author ?? assistantIf(isAcceptedProposal(before, latex)), latexAt: clock.now() } as const
  }

  /** The text may be the same: what lay beside it is kept nevertheless. */
  async function replaceFiles(
    tx: Transaction,
    before: StoredResume,
    { reason, files: next }: Writing & { files: FileRef[] },
  ) {
    await versions.keepReplaced(tx, before, { latex: before.latexContent, reason })
    await files.replaceAll(tx, before, { files: next, at: clock.now() })
  }

  /** Stores a change and its history together. Undefined where the resume is missing or was saved meanwhile. */
  const write = (which: ResumeOwner, change: ResumeChange, writing: Writing): Promise<StoredResume | undefined> =>
    transactions.run(async (tx) => {
      const { baseVersion, files: beside } = writing
      const before = await repository.lock(tx, which)
      if (!before || (baseVersion !== null && before.version !== baseVersion)) return undefined
      const { latexContent: latex } = change
      const source = latex === undefined ? {} : await recordText(tx, before, { ...writing, latex })
      if (beside) await replaceFiles(tx, before, { ...writing, files: beside })
      return repository.change(tx, which, { ...change, ...source, at: clock.now(), baseVersion })
    })

  async function store(which: ResumeOwner, change: ResumeChange, writing: Writing): Promise<SaveOutcome> {
    if (!(await hasRoom(which.userId, change))) return { kind: 'account_full' }
    return storeDerived(which, { ...change, ...derivedOf(change) }, writing)
  }

  async function storeDerived(which: ResumeOwner, change: ResumeChange, writing: Writing): Promise<SaveOutcome> {
    const resume = await write(which, change, writing)
    if (resume) {
      if (change.latexContent !== undefined) parts.onStored(which)
      return { kind: 'saved', resume }
    }
    const current = await repository.find(which)
    return current ? { kind: 'conflict', current } : { kind: 'missing' }
  }

  /**
   * A save of the user's own editing. Most replace a text that need not be kept, which one statement sees and does,
   * without a transaction.
   */
  async function save(
    which: ResumeOwner,
    change: ResumeChange,
    baseVersion: number | null,
  ): Promise<SaveOutcome<SavedFields>> {
    if (!(await hasRoom(which.userId, change))) return { kind: 'account_full' }
    const derived = { ...change, ...derivedOf(change) }
    const resume = await overwrite(parts, which, { change: derived, baseVersion })
    if (!resume) return storeDerived(which, derived, { baseVersion, reason: null, author: null })
    parts.onStored(which)
    return { kind: 'saved', resume }
  }

  return { hasRoom, hasRoomFor: room, store, save }
}

function overwrite(
  { repository, clock, isAcceptedProposal }: TextSavingParts,
  which: ResumeOwner,
  { change, baseVersion }: { change: ResumeChange; baseVersion: number | null },
): Promise<SavedFields | undefined> {
  const { latexContent, templateName } = change
  if (latexContent === undefined || !templateName) return Promise.resolve(undefined)
  const at = clock.now()
  const latexAuthor = assistantIf(isAcceptedProposal(which, latexContent))
  const source = { latexContent, templateName, latexAuthor, latexAt: at, at }
  const keptSince = new Date(at.getTime() - editingMs)
  return repository.overwrite(which, { ...change, ...source }, { baseVersion, keptSince })
}

const derivedOf = ({ latexContent }: ResumeChange) => (latexContent === undefined ? {} : derivedFrom(latexContent))
