// SQL for payments, refunds and the gateway's events. What belongs together is written in the caller's transaction.
import { and, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Database } from '../../db/open-database.ts'
import { paymentEvents, paymentOrders, paymentRefunds, payments, purchases } from '../../db/schema.ts'

type StoredPurchase = typeof purchases.$inferSelect
export type StoredPayment = typeof payments.$inferSelect
type NewRefund = typeof paymentRefunds.$inferInsert
type NewEvent = typeof paymentEvents.$inferInsert

export type PaymentsRepository = ReturnType<typeof createPaymentsRepository>

export function createPaymentsRepository(db: Database) {
  return {
    priceOfOrder: (orderId: string): Promise<Pick<StoredPurchase, 'amount' | 'currency'> | undefined> =>
      first(
        db
          .select({ amount: purchases.amount, currency: purchases.currency })
          .from(paymentOrders)
          .innerJoin(purchases, eq(purchases.id, paymentOrders.purchaseId))
          .where(eq(paymentOrders.id, orderId)),
      ),

    announce: (orderId: string, at: Date) =>
      db
        .update(purchases)
        .set({ announcedAt: at })
        .where(
          and(
            inArray(purchases.id, purchaseOf(db, orderId)),
            ne(purchases.state, 'paid'),
            isNull(purchases.announcedAt),
          ),
        ),

    /** What was said to be paid, and was not after all. */
    recant: (purchaseId: string) =>
      db
        .update(purchases)
        .set({ announcedAt: null })
        .where(and(eq(purchases.id, purchaseId), ne(purchases.state, 'paid'))),

    /** Of an order, held until the transaction ends: two that settle the same come one after the other. */
    lockOfOrder: async (tx: Database, orderId: string): Promise<StoredPurchase | undefined> => {
      const [order] = await tx.select().from(paymentOrders).where(eq(paymentOrders.id, orderId))
      if (!order) return undefined
      return first(tx.select().from(purchases).where(eq(purchases.id, order.purchaseId)).for('update'))
    },
    lock: (tx: Database, id: string) => first(tx.select().from(purchases).where(eq(purchases.id, id)).for('update')),

    /** It was settled for somebody; one of which nobody knew whose it is may be settled yet. */
    isSettled: async (paymentId: string): Promise<boolean> =>
      (
        await db
          .select({ id: payments.id })
          .from(payments)
          .where(and(eq(payments.id, paymentId), ne(payments.outcome, 'unknown')))
      ).length === 1,
    payment: (tx: Database, id: string) => first(tx.select().from(payments).where(eq(payments.id, id))),
    /** False where it is there already. What nobody knew before, and somebody does now, is written anew. */
    addPayment: async (tx: Database, payment: StoredPayment): Promise<boolean> =>
      (
        await tx
          .insert(payments)
          .values(payment)
          .onConflictDoUpdate({
            target: payments.id,
            set: { purchaseId: payment.purchaseId, outcome: payment.outcome },
            setWhere: sql`${payments.outcome} = 'unknown' and ${payment.outcome}::text <> 'unknown'`,
          })
          .returning({ id: payments.id })
      ).length === 1,
    pay: (tx: Database, id: string, { paymentId, at }: { paymentId: string; at: Date }) =>
      tx.update(purchases).set({ state: 'paid', paymentId, paidAt: at }).where(eq(purchases.id, id)),

    refundsOf: (tx: Database, paymentId: string) =>
      tx.select().from(paymentRefunds).where(eq(paymentRefunds.paymentId, paymentId)),
    addRefund: (tx: Database, refund: NewRefund) => tx.insert(paymentRefunds).values(refund),
    setRefunded: (tx: Database, id: string, amountRefunded: number) =>
      tx.update(purchases).set({ amountRefunded }).where(eq(purchases.id, id)),

    event: (id: string) => first(db.select().from(paymentEvents).where(eq(paymentEvents.id, id))),
    addEvent: (event: NewEvent) => db.insert(paymentEvents).values(event).onConflictDoNothing(),
    forgetEvents: async (before: Date): Promise<number> =>
      (await db.delete(paymentEvents).where(lt(paymentEvents.receivedAt, before)).returning({ id: paymentEvents.id }))
        .length,
  }
}

const purchaseOf = (db: Database, orderId: string) =>
  db.select({ id: paymentOrders.purchaseId }).from(paymentOrders).where(eq(paymentOrders.id, orderId))
const first = async <Row>(rows: PromiseLike<Row[]>): Promise<Row | undefined> => (await rows)[0]
