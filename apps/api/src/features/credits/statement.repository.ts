// SQL for the statement of an account.
import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '../../db/open-database.ts'
import { creditEntries } from './credits.tables.ts'

export type StoredStatementLine = Pick<
  typeof creditEntries.$inferSelect,
  'id' | 'reason' | 'amount' | 'balance' | 'createdAt' | 'kind' | 'resumeId'
>

/** What a person sees: lines that changed what is left, newest first, `count` of those before `before`. */
export function statementOf(
  db: Database,
  userId: string,
  { before, count }: { before: string | null; count: number },
): Promise<StoredStatementLine[]> {
  return db
    .select({
      id: creditEntries.id,
      kind: creditEntries.kind,
      reason: creditEntries.reason,
      amount: creditEntries.amount,
      balance: creditEntries.balance,
      createdAt: creditEntries.createdAt,
      resumeId: creditEntries.resumeId,
    })
    .from(creditEntries)
    .where(
      and(
        eq(creditEntries.userId, userId),
        ne(creditEntries.amount, 0),
        before === null
          ? undefined
          : sql`${creditEntries.position} < (select e.position from credit_entries e where e.id = ${before} and e.user_id = ${userId})`,
      ),
    )
    .orderBy(desc(creditEntries.position))
    .limit(count)
}
