// The embedded database must never run into a full disk: where it cannot create its next write-ahead log file, it
// stops, and this process with it. So writes are rejected while less is free than such a file takes, and resume by
// themselves when there is more.
import { statfsSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'

/** A file of the write-ahead log is 16 MB; the rest is for tables that grow meanwhile. */
const minFreeBytes = 20 * 1024 * 1024
/** What a new database takes. */
const minFreeBytesAtFirst = 64 * 1024 * 1024

/** How the database itself says that the disk is full. */
export const diskFullCode = '53100'

class DiskFull extends Error {
  readonly code = diskFullCode
  constructor() {
    super('the disk of the data folder is full')
  }
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** Throws a sentence for the operator where the database could not be opened for lack of space. */
export function requireRoom(folder: string, { isNew }: { isNew: boolean }): void {
  const needed = isNew ? minFreeBytesAtFirst : minFreeBytes
  const free = freeBytes(folder)
  if (free >= needed) return
  const mb = (bytes: number) => Math.floor(bytes / 1024 / 1024)
  throw new Error(
    `The disk of the data folder ${folder} is full: ${mb(free)} MB are free, and Galley needs ${mb(needed)} MB. Make room, or set GALLEY_DATA_DIR to a folder on another disk.`,
  )
}

/** From now on the database rejects every possible write with `DiskFull` while there is no room. Reads go on. */
export function guardWrites(client: PGlite, folder: string): void {
  const reject = () => freeBytes(folder) < minFreeBytes
  const [query, transaction] = [client.query.bind(client), client.transaction.bind(client)]
  client.query = ((text: string, ...rest: []) =>
    isRead(text) || !reject() ? query(text, ...rest) : Promise.reject(new DiskFull())) as typeof client.query
  client.transaction = ((work: Parameters<typeof client.transaction>[0]) =>
    reject() ? Promise.reject(new DiskFull()) : transaction(work)) as typeof client.transaction
}

const isRead = (text: string) => /^\s*(?:select|show)\b/i.test(text) && !/\bfor\s+(?:no\s+key\s+)?update\b/i.test(text)
