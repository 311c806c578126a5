// SQL for receipts: which purchases have none yet.
import { and, asc, eq, gte, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '../../db/open-database.ts'
import { purchases } from '../../db/schema.ts'
import type { StoredPurchase } from './purchases.repository.ts'

export type ReceiptsRepository = ReturnType<typeof createReceiptsRepository>

const mostAtOnce = 50

export function createReceiptsRepository(db: Database) {
  return {
    /** Paid since a moment, and no receipt sent: the longest waiting first. */
    withoutReceipt: (since: Date): Promise<StoredPurchase[]> =>
      db
        .select()
        .from(purchases)
        .where(
          and(
            eq(purchases.state, 'paid'),
            isNull(purchases.receiptSentAt),
            isNotNull(purchases.email),
            gte(purchases.paidAt, since),
          ),
        )
        .orderBy(asc(purchases.paidAt))
        .limit(mostAtOnce),
    /** False where another process is sending it. */
    takeReceipt: async (id: string, at: Date): Promise<boolean> =>
      (
        await db
          .update(purchases)
          .set({ receiptSentAt: at })
          .where(and(eq(purchases.id, id), isNull(purchases.receiptSentAt)))
          .returning({ id: purchases.id })
      ).length === 1,
    putReceiptBack: (id: string) => db.update(purchases).set({ receiptSentAt: null }).where(eq(purchases.id, id)),
  }
}
