// SQL for what an operator sees of payments.
import { and, desc, eq, lt, or } from 'drizzle-orm'
import type { Database } from '../../../db/open-database.ts'
import { payments, purchases } from '../billing.tables.ts'

export type PaymentListRepository = ReturnType<typeof createPaymentListRepository>
export type ListedPayment = Awaited<ReturnType<PaymentListRepository['list']>>[number]

export const createPaymentListRepository = (db: Database) => ({
  /** Of all or of one user, the newest of those before `before`, each with the purchase that it was for. */
  list: async ({ userId, before, count }: { userId: string | null; before: string | null; count: number }) => {
    const [last] = before === null ? [] : await db.select().from(payments).where(eq(payments.id, before))
    if (before !== null && !last) return []
    const isOlder =
      last &&
      or(lt(payments.createdAt, last.createdAt), and(eq(payments.createdAt, last.createdAt), lt(payments.id, last.id)))
    return db
      .select({
        id: payments.id,
        createdAt: payments.createdAt,
        amount: payments.amount,
        currency: payments.currency,
        outcome: payments.outcome,
        userId: purchases.userId,
        email: purchases.email,
        packId: purchases.packId,
        messages: purchases.messages,
        /** Only the payment that it was paid with is refunded through it. */
        paidWith: purchases.paymentId,
        amountRefunded: purchases.amountRefunded,
        isTest: purchases.isTest,
        refundedAt: payments.refundedAt,
      })
      .from(payments)
      .leftJoin(purchases, eq(purchases.id, payments.purchaseId))
      .where(and(userId === null ? undefined : eq(purchases.userId, userId), isOlder))
      .orderBy(desc(payments.createdAt), desc(payments.id))
      .limit(count)
  },
})
