// SQL for receipts: paid purchases without one.
import { and, asc, eq, gte, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/open-database.ts'
import { purchases } from './billing.tables.ts'
import type { StoredPurchase } from './purchases.repository.ts'

export type ReceiptsRepository = ReturnType<typeof createReceiptsRepository>

const maxAtOnce = 50
const isDue = (now: Date) => or(isNull(purchases.receiptNextAt), lte(purchases.receiptNextAt, now))

export function createReceiptsRepository(db: Database) {
  return {
    /** Paid since a moment, not paid back, and no receipt sent; what failed seldom first. */
    withoutReceipt: ({ since, now, isTest }: { since: Date; now: Date; isTest: boolean }): Promise<StoredPurchase[]> =>
      db
        .select()
        .from(purchases)
        .where(
          and(
            eq(purchases.state, 'paid'),
            eq(purchases.isTest, isTest),
            isNull(purchases.receiptSentAt),
            isNotNull(purchases.email),
            sql`${purchases.amountRefunded} < ${purchases.amount}`,
            gte(purchases.paidAt, since),
            isDue(now),
          ),
        )
        .orderBy(asc(purchases.receiptTries), asc(purchases.paidAt))
        .limit(maxAtOnce),
    /** False where another process is sending it; `next`: when it may be tried again, should this one never say. */
    takeReceipt: async (id: string, { now, next }: { now: Date; next: Date }): Promise<boolean> =>
      (
        await db
          .update(purchases)
          .set({ receiptTries: sql`${purchases.receiptTries} + 1`, receiptNextAt: next })
          .where(and(eq(purchases.id, id), isNull(purchases.receiptSentAt), isDue(now)))
          .returning({ id: purchases.id })
      ).length === 1,
    receiptSent: (id: string, at: Date) => db.update(purchases).set({ receiptSentAt: at }).where(eq(purchases.id, id)),
  }
}
