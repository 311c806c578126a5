// SQL for payments, refunds and the gateway's events. What belongs together is written in the caller's transaction.
import { and, asc, eq, inArray, isNull, lt, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/open-database.ts'
import { paymentEvents, paymentOrders, paymentRefunds, payments, purchases } from './billing.tables.ts'
import { noticesIn, secondsIn } from './second-payments.repository.ts'

type StoredPurchase = typeof purchases.$inferSelect
export type StoredPayment = typeof payments.$inferSelect
export type StoredRefund = typeof paymentRefunds.$inferSelect
type NewEvent = typeof paymentEvents.$inferInsert

export type PaymentsRepository = ReturnType<typeof createPaymentsRepository>

export function createPaymentsRepository(db: Database) {
  return {
    purchaseOfOrder: (orderId: string): Promise<Pick<StoredPurchase, 'id' | 'amount' | 'currency'> | undefined> =>
      first(
        db
          .select({ id: purchases.id, amount: purchases.amount, currency: purchases.currency })
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

    /** A lock: until the transaction ends no other writes this payment, also before its row exists. */
    lockPayment: (tx: Database, id: string) =>
      tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`),

    ...capturesIn(db),

    /**
     * True where it was settled for a buyer; a payment of an unknown buyer, or an uncaptured one, may still be settled.
     */
    isSettled: async (paymentId: string): Promise<boolean> =>
      (
        await db
          .select({ id: payments.id })
          .from(payments)
          .where(and(eq(payments.id, paymentId), notInArray(payments.outcome, [...open])))
      ).length === 1,
    settledOf: async (paymentIds: string[]): Promise<Set<string>> =>
      new Set(
        paymentIds.length === 0
          ? []
          : (
              await db
                .select({ id: payments.id })
                .from(payments)
                .where(and(inArray(payments.id, paymentIds), notInArray(payments.outcome, [...open])))
            ).map(({ id }) => id),
      ),
    payment: (tx: Database, id: string) => first(tx.select().from(payments).where(eq(payments.id, id))),
    /**
     * False where it exists. One of an order that was unknown then, or that was not captured then, may be rewritten.
     */
    addPayment: async (tx: Database, payment: StoredPayment): Promise<boolean> =>
      (
        await tx
          .insert(payments)
          .values(payment)
          .onConflictDoUpdate({
            target: payments.id,
            set: { purchaseId: payment.purchaseId, outcome: payment.outcome },
            setWhere: sql`${payments.outcome} in ('unknown', 'uncaptured') and ${payment.outcome}::text not in ('unknown', 'uncaptured')`,
          })
          .returning({ id: payments.id })
      ).length === 1,
    pay: (tx: Database, id: string, { paymentId, at }: { paymentId: string; at: Date }) =>
      tx.update(purchases).set({ state: 'paid', paymentId, paidAt: at }).where(eq(purchases.id, id)),

    ...refundsIn,
    ...secondsIn(db),
    ...noticesIn(db),

    event: (id: string) => first(db.select().from(paymentEvents).where(eq(paymentEvents.id, id))),
    addEvent: (event: NewEvent) => db.insert(paymentEvents).values(event).onConflictDoNothing(),
    forgetEvents: async (before: Date): Promise<number> =>
      (await db.delete(paymentEvents).where(lt(paymentEvents.receivedAt, before)).returning({ id: paymentEvents.id }))
        .length,
  }
}

const capturesIn = (db: Database) => ({
  claimCapture: (purchaseId: string, claim: CaptureClaim) => claimCapture(db, purchaseId, claim),
  /** The payment that may be captured for a purchase; undefined where it is paid. */
  capturing: async (purchaseId: string): Promise<string | undefined> =>
    (
      await first(
        db
          .select({ captureId: purchases.captureId })
          .from(purchases)
          .where(and(eq(purchases.id, purchaseId), ne(purchases.state, 'paid'))),
      )
    )?.captureId ?? undefined,
})

const refundsIn = {
  refundsOf: (tx: Database, paymentId: string) =>
    tx
      .select()
      .from(paymentRefunds)
      .where(eq(paymentRefunds.paymentId, paymentId))
      .orderBy(asc(paymentRefunds.createdAt), asc(paymentRefunds.id)),
  /** False where a refund of that id is known, of whichever payment. */
  addRefund: async (tx: Database, refund: StoredRefund): Promise<boolean> =>
    (await tx.insert(paymentRefunds).values(refund).onConflictDoNothing().returning({ id: paymentRefunds.id })).length >
    0,
  setTaken: (tx: Database, id: string, taken: Pick<StoredRefund, 'taken' | 'waiting' | 'shortfall'>) =>
    tx.update(paymentRefunds).set(taken).where(eq(paymentRefunds.id, id)),
  setRefunded: (tx: Database, id: string, amountRefunded: number) =>
    tx.update(purchases).set({ amountRefunded }).where(eq(purchases.id, id)),
}

/** Outcomes that another may take the place of. */
const open = ['unknown', 'uncaptured'] as const

export interface CaptureClaim {
  paymentId: string
  /** The payment that held the claim, and can't be captured any more; null: no payment held it. */
  insteadOf: string | null
}

/** False where the purchase is paid, or another payment has the claim. */
async function claimCapture(
  db: Database,
  purchaseId: string,
  { paymentId, insteadOf }: CaptureClaim,
): Promise<boolean> {
  const claimed = await db
    .update(purchases)
    .set({ captureId: paymentId })
    .where(
      and(
        eq(purchases.id, purchaseId),
        ne(purchases.state, 'paid'),
        insteadOf === null
          ? or(isNull(purchases.captureId), eq(purchases.captureId, paymentId))
          : eq(purchases.captureId, insteadOf),
      ),
    )
    .returning({ id: purchases.id })
  return claimed.length === 1
}

const purchaseOf = (db: Database, orderId: string) =>
  db.select({ id: paymentOrders.purchaseId }).from(paymentOrders).where(eq(paymentOrders.id, orderId))
const first = async <Row>(rows: PromiseLike<Row[]>): Promise<Row | undefined> => (await rows)[0]
