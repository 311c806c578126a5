// One wish, read as a sentence: a verb, what it is done to, and where or what it becomes. It is understood where every
// word is accounted for, and left to the other readers where one is not.
import type { Clause, ClauseReader, ReadClause } from './clause.ts'
import { credentialClause } from './credential-clause.ts'
import { headerClause } from './header-clause.ts'
import { listClause } from './list-clause.ts'
import { moveClause } from './move-clause.ts'
import { removeClause } from './remove-clause.ts'
import { renameClause } from './rename-clause.ts'
import { trimClause } from './trim-clause.ts'

const readers: readonly ClauseReader[] = [
  headerClause,
  renameClause,
  listClause,
  trimClause,
  moveClause,
  removeClause,
  credentialClause,
]

/** Null where none of them accounts for every word. Pure. */
export function readClause(clause: Clause): ReadClause | null {
  for (const read of readers) {
    const found = read(clause)
    if (found) return found
  }
  return null
}
