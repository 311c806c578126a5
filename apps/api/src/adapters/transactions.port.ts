// Transactions: several changes that happen together or not at all. A service decides which; the repositories that
// receive the transaction write them.
import type { Database } from '../db/open-database.ts'
import { sqlStateOf } from '../db/sql-state.ts'

export type Transaction = Database

export interface Transactions {
  /**
   * Commits what `work` wrote when it resolves, and nothing when it rejects. `work` may be retried, so it only writes.
   */
  run<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>
}

/** Postgres ended one of two that waited for each other, or that can't have happened one after the other. */
const collisions = new Set(['40P01', '40001'])
const maxAttempts = 4

export const transactionsOf = (db: Database): Transactions => ({
  async run(work) {
    for (let attempt = 1; ; attempt += 1)
      try {
        return await db.transaction(work)
      } catch (error) {
        if (attempt === maxAttempts || !(collisions.has(sqlStateOf(error)) || isNotBegun(error))) throw error
      }
  },
})

/** All connections were in use for longer than a request waits: nothing was written. The message is pg-pool's. */
const isNotBegun = (error: unknown): boolean => {
  const { message, cause } = (error ?? {}) as { message?: string; cause?: { message?: string } }
  return [message, cause?.message].includes('timeout exceeded when trying to connect')
}
