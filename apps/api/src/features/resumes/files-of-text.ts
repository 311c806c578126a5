// The files beside a resume's text, as far as its saves, versions and copies are concerned.
import type { Transaction } from '../../adapters/transactions.port.ts'
import type { ResumeOwner } from './resumes.repository.ts'

/** A file as a version knows it. */
export interface FileRef {
  name: string
  /** SHA-256 of its content, in hexadecimal. */
  hash: string
  bytes: number
}

export interface FilesOfText {
  /** By name. */
  list(which: ResumeOwner, tx?: Transaction): Promise<FileRef[]>
  /** By hash; of those that are not there, nothing. */
  contents(which: ResumeOwner, hashes: readonly string[]): Promise<Map<string, Uint8Array>>
  /** In place of all that there are. What is not among the contents any more is left out. */
  replaceAll(tx: Transaction, which: ResumeOwner, next: { files: readonly FileRef[]; at: Date }): Promise<void>
  /** To another resume of the same owner, which has none. */
  copy(tx: Transaction, from: ResumeOwner, toId: string): Promise<void>
  /** Of all contents of an account. */
  bytesOf(userId: string): Promise<number>
}
