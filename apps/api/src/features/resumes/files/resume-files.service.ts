// Files beside a resume: what may be added, and what of a replaced one the history keeps.
import { createHash } from 'node:crypto'
import { limits } from '@galley/contract/limits'
import type { Clock } from '../../../adapters/clock.port.ts'
import type { Transaction, Transactions } from '../../../adapters/transactions.port.ts'
import type { ResumeOwner, ResumesRepository, StoredResume } from '../resumes.repository.ts'
import { isWhatItSays } from './file-content.ts'
import type { ResumeFilesRepository, StoredFile } from './resume-files.repository.ts'

export type { StoredFile }

export type FilesOutcome =
  | { kind: 'done'; files: StoredFile[] }
  /** There is no such resume, or no such file. */
  | { kind: 'missing' }
  | { kind: 'files_full' | 'account_full' | 'file_not_itself' | 'file_exists' }
export type ResumeFilesService = ReturnType<typeof createResumeFilesService>

interface Parts {
  transactions: Transactions
  resumes: Pick<ResumesRepository, 'find' | 'lock'>
  files: ResumeFilesRepository
  /** Keeps the text with the files beside it, before one of them goes. */
  keepVersion: (tx: Transaction, before: StoredResume) => Promise<unknown>
  /** `bytes` more in the account. */
  hasRoom: (userId: string, bytes: number) => Promise<boolean>
  /** After a change: its page may be another one. */
  onChanged: (which: ResumeOwner) => void
  clock: Clock
}

export function createResumeFilesService(parts: Parts) {
  const { transactions, resumes, files, keepVersion, hasRoom, onChanged, clock } = parts

  /** Holds the resume while `work` looks at its files and changes them. */
  async function change(
    which: ResumeOwner,
    work: (tx: Transaction, now: { resume: StoredResume; files: StoredFile[] }) => Promise<FilesOutcome['kind']>,
  ): Promise<FilesOutcome> {
    const outcome = await transactions.run(async (tx): Promise<FilesOutcome> => {
      const resume = await resumes.lock(tx, which)
      if (!resume) return { kind: 'missing' }
      const kind = await work(tx, { resume, files: await files.list(which, tx) })
      if (kind !== 'done') return { kind }
      await files.forgetUnused(tx, which)
      return { kind, files: await files.list(which, tx) }
    })
    if (outcome.kind === 'done') onChanged(which)
    return outcome
  }

  return {
    /** By name. Undefined where the resume is not there. */
    list: async (which: ResumeOwner): Promise<StoredFile[] | undefined> =>
      (await resumes.find(which)) ? files.list(which) : undefined,

    async put(which: ResumeOwner, { name, content }: { name: string; content: Uint8Array }): Promise<FilesOutcome> {
      if (!isWhatItSays(name, content)) return { kind: 'file_not_itself' }
      if (!(await hasRoom(which.userId, content.length))) return { kind: 'account_full' }
      const hash = createHash('sha256').update(content).digest('hex')
      return change(which, async (tx, now) => {
        const others = now.files.filter((file) => file.name !== name)
        const bytes = others.reduce((sum, file) => sum + file.bytes, content.length)
        if (others.length >= limits.filesPerResume || bytes > limits.resumeFilesBytes) return 'files_full'
        const replaced = now.files.find((file) => file.name === name)
        if (replaced && replaced.hash !== hash) await keepVersion(tx, now.resume)
        const { id: resumeId, userId } = which
        await files.put(tx, { resumeId, userId, name, hash, bytes: content.length, updatedAt: clock.now() }, content)
        return 'done'
      })
    },

    rename: (which: ResumeOwner, { from, to }: { from: string; to: string }): Promise<FilesOutcome> =>
      change(which, async (tx, now) => {
        if (!now.files.some(({ name }) => name === from)) return 'missing'
        if (from === to) return 'done'
        if (now.files.some(({ name }) => name === to)) return 'file_exists'
        await files.rename(tx, which, { from, to })
        return 'done'
      }),

    remove: (which: ResumeOwner, name: string): Promise<FilesOutcome> =>
      change(which, async (tx, now) => {
        if (!now.files.some((file) => file.name === name)) return 'missing'
        await keepVersion(tx, now.resume)
        await files.remove(tx, which, name)
        return 'done'
      }),

    /** Undefined where it is not there. */
    async read(which: ResumeOwner, name: string): Promise<Uint8Array | undefined> {
      const found = (await resumes.find(which)) && (await files.list(which)).find((file) => file.name === name)
      return found && (await files.contents(which, [found.hash])).get(found.hash)
    },

    /** Each with its content, by name. */
    async contentsOf(which: ResumeOwner): Promise<Map<string, Uint8Array>> {
      const found = await files.list(which)
      const contents = await files.contents(
        which,
        found.map(({ hash }) => hash),
      )
      return new Map(found.flatMap(({ name, hash }) => (contents.has(hash) ? [[name, contents.get(hash)!]] : [])))
    },
  }
}
