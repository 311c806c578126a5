// How a changed text is stored: with room for it in the account, over the version that it is based on, and with what it
// replaces in the history.
import type { TextAuthor, VersionReason } from '@galley/contract/versions'
import type { Clock } from '../../adapters/clock.port.ts'
import type { Transaction, Transactions } from '../../adapters/transactions.port.ts'
import { createAccountRoom } from './account-room.ts'
import { derivedFrom } from './derive-data.ts'
import type { FileRef, FilesOfText } from './files-of-text.ts'
import type { ResumeChange, ResumeOwner, ResumesRepository, StoredResume } from './resumes.repository.ts'
import type { VersionsService } from './versions.service.ts'

export type SaveOutcome =
  | { kind: 'saved'; resume: StoredResume }
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
  /** Whether the text is one that the assistant proposed and the user accepted. */
  isAcceptedProposal: (tx: Transaction, which: ResumeOwner, latex: string) => Promise<boolean>
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
    const isProposed = author === null && (await isAcceptedProposal(tx, before, latex))
    return { latexAuthor: author ?? (isProposed ? 'assistant' : 'you'), latexAt: clock.now() } as const
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
    const derived = change.latexContent === undefined ? {} : derivedFrom(change.latexContent)
    const resume = await write(which, { ...change, ...derived }, writing)
    if (resume) {
      if (change.latexContent !== undefined) parts.onStored(which)
      return { kind: 'saved', resume }
    }
    const current = await repository.find(which)
    return current ? { kind: 'conflict', current } : { kind: 'missing' }
  }

  return { hasRoom, hasRoomFor: room, store }
}
