// The files of a resume as the compiler takes them.
import type { Beside } from '../../adapters/compiler/compiler.port.ts'
import type { Transaction } from '../../adapters/transactions.port.ts'
import type { FileRef, FilesOfText } from './files-of-text.ts'
import type { ResumeOwner } from './resumes.repository.ts'

/** Within the caller's transaction, where there is one. */
export type BesideOf = (which: ResumeOwner, within?: Transaction) => Promise<Beside | undefined>

/** What is compiled with a resume's LaTeX; undefined where there is nothing. */
export const besideIn =
  (files: Pick<FilesOfText, 'list' | 'contents'>): BesideOf =>
  async (which, within) => {
    return besideOf(files, which, await files.list(which, within))
  }

/** Undefined where there are none. */
export function besideOf(
  files: Pick<FilesOfText, 'contents'>,
  which: ResumeOwner,
  found: readonly FileRef[],
): Beside | undefined {
  if (found.length === 0) return undefined
  return {
    files: found.map(({ name, hash }) => ({ name, hash })),
    read: (hashes) => files.contents(which, hashes),
  }
}
