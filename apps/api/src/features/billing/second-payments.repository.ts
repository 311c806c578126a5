// SQL for payments of purchases that another payment had paid: their refunds, and the mails about them.
import { and, asc, eq, gte, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/open-database.ts'
import { payments, purchases } from './billing.tables.ts'

type StoredPayment = typeof payments.$inferSelect

const maxDue = 50

/** Second payments of purchases that another payment had paid. */
export const secondsIn = (db: Database) => ({
  /** Not refunded yet; the longer it takes, the more rarely. */
  secondsToRefund: ({ isTest, now }: { isTest: boolean; now: Date }): Promise<Pick<StoredPayment, 'id'>[]> => {
    const at = sql`${now.toISOString()}::timestamptz`
    return db
      .select({ id: payments.id })
      .from(payments)
      .innerJoin(purchases, eq(purchases.id, payments.purchaseId))
      .where(
        and(
          eq(payments.outcome, 'second'),
          isNull(payments.refundedAt),
          eq(purchases.isTest, isTest),
          or(
            isNull(payments.refundTriedAt),
            sql`${payments.refundTriedAt} < ${at} - greatest(interval '50 seconds', (${at} - ${payments.createdAt}) / 10)`,
          ),
        ),
      )
      .orderBy(sql`${payments.refundTriedAt} asc nulls first`)
      .limit(maxDue)
  },
  secondTried: (id: string, at: Date) => db.update(payments).set({ refundTriedAt: at }).where(eq(payments.id, id)),
  setSecondRefunded: (tx: Database | null, id: string, at: Date) =>
    (tx ?? db)
      .update(payments)
      .set({ refundedAt: at })
      .where(and(eq(payments.id, id), isNull(payments.refundedAt))),
})

/** What the buyer of a paid purchase has to know of its other payments. */
const ofSeconds = () => and(eq(purchases.state, 'paid'), inArray(payments.outcome, ['second', 'uncaptured']))
export const noticesIn = (db: Database) => ({
  /** The other payments of paid purchases, oldest first. */
  secondPaymentsOf: async (purchaseIds: string[]): Promise<StoredPayment[]> =>
    purchaseIds.length === 0
      ? []
      : (
          await db
            .select({ payment: payments })
            .from(payments)
            .innerJoin(purchases, eq(purchases.id, payments.purchaseId))
            .where(and(ofSeconds(), inArray(purchases.id, purchaseIds)))
            .orderBy(asc(payments.createdAt))
        ).map(({ payment }) => payment),

  /** Left alone, or refunded, with no mail to the buyer as yet. */
  withoutNotice: ({ since, now, isTest }: { since: Date; now: Date; isTest: boolean }) =>
    db
      .select({ payment: payments, purchase: purchases })
      .from(payments)
      .innerJoin(purchases, eq(purchases.id, payments.purchaseId))
      .where(
        and(
          ofSeconds(),
          or(eq(payments.outcome, 'uncaptured'), isNotNull(payments.refundedAt)),
          isNull(payments.noticeSentAt),
          isNotNull(purchases.email),
          eq(purchases.isTest, isTest),
          gte(sql`coalesce(${payments.refundedAt}, ${payments.createdAt})`, since.toISOString()),
          isNoticeDue(now),
        ),
      )
      .orderBy(asc(payments.noticeTries), asc(payments.createdAt))
      .limit(maxDue),
  /** False where another process is sending it; `next`: when it may be tried again. */
  takeNotice: async (id: string, { now, next }: { now: Date; next: Date }): Promise<boolean> =>
    (
      await db
        .update(payments)
        .set({ noticeTries: sql`${payments.noticeTries} + 1`, noticeNextAt: next })
        .where(and(eq(payments.id, id), isNull(payments.noticeSentAt), isNoticeDue(now)))
        .returning({ id: payments.id })
    ).length === 1,
  noticeSent: (id: string, at: Date) => db.update(payments).set({ noticeSentAt: at }).where(eq(payments.id, id)),
})
const isNoticeDue = (now: Date) => or(isNull(payments.noticeNextAt), lte(payments.noticeNextAt, now))
