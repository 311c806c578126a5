// Several changes that happen together or not at all. A service says which; the repositories that it hands the transaction to write them.
import type { Database } from '../db/open-database.ts'

export type Transaction = Database

export interface Transactions {
  /** Commits what `work` wrote when it resolves, and nothing of it when it rejects. */
  run<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>
}

export const transactionsOf = (db: Database): Transactions => ({ run: (work) => db.transaction(work) })
