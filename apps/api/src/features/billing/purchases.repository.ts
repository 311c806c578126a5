// SQL for purchases and the gateway's orders.
import { and, asc, desc, eq, gt, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/open-database.ts'
import { paymentOrders, purchases } from './billing.tables.ts'

export type StoredPurchase = typeof purchases.$inferSelect

/** Of a purchase that has just been written down. */
export const untouched = {
  state: 'open',
  paymentId: null,
  captureId: null,
  amountRefunded: 0,
  begunAt: null,
  announcedAt: null,
  paidAt: null,
  receiptSentAt: null,
  receiptTries: 0,
  receiptNextAt: null,
  checkedAt: null,
  creditsExpiredAt: null,
} as const satisfies Partial<StoredPurchase>

export type PurchasesRepository = ReturnType<typeof createPurchasesRepository>

export function createPurchasesRepository(db: Database) {
  return {
    byKey: (userId: string, idempotencyKey: string) =>
      first(db.select().from(purchases).where(ofKey(userId, idempotencyKey))),

    openOne: (userId: string, packId: string) =>
      first(
        db
          .select()
          .from(purchases)
          .where(
            and(
              eq(purchases.userId, userId),
              eq(purchases.packId, packId),
              eq(purchases.state, 'open'),
              isNull(purchases.subscriptionId),
            ),
          ),
      ),

    /** False where this person has begun to buy that pack already, or has sent that key before. */
    begin: async (purchase: StoredPurchase): Promise<boolean> =>
      (await db.insert(purchases).values(purchase).onConflictDoNothing().returning({ id: purchases.id })).length === 1,

    supersede: (id: string) =>
      db
        .update(purchases)
        .set({ state: 'superseded' })
        .where(and(eq(purchases.id, id), eq(purchases.state, 'open'))),

    /** Whether money may still come: announced, or its checkout was open after `since`. */
    isAwaited: async (userId: string, since: Date): Promise<boolean> => {
      const mayCome = or(
        isNotNull(purchases.announcedAt),
        gt(sql`coalesce(${purchases.begunAt}, ${purchases.createdAt})`, since),
      )
      const awaited = and(eq(purchases.userId, userId), ne(purchases.state, 'paid'), mayCome)
      return (await db.select({ id: purchases.id }).from(purchases).where(awaited).limit(1)).length > 0
    },

    ...ordersIn(db),

    find: (userId: string, id: string) =>
      first(
        db
          .select()
          .from(purchases)
          .where(and(eq(purchases.id, id), eq(purchases.userId, userId))),
      ),

    /** What was paid, or seems to have been where that may still come, newest first. */
    list: (userId: string, isTest: boolean): Promise<StoredPurchase[]> =>
      db
        .select()
        .from(purchases)
        .where(
          and(
            eq(purchases.userId, userId),
            or(eq(purchases.state, 'paid'), and(isNotNull(purchases.announcedAt), eq(purchases.isTest, isTest))),
          ),
        )
        .orderBy(desc(purchases.createdAt))
        .limit(maxListed),

    /**
     * Unpaid as far as is known: begun between `from` and `to`, and due for a check, the one checked longest ago first.
     */
    due: ({ from, to, isTest, now }: { from: Date; to: Date; isTest: boolean; now: Date }): Promise<StoredPurchase[]> =>
      db
        .select()
        .from(purchases)
        .where(
          and(
            ne(purchases.state, 'paid'),
            eq(purchases.isTest, isTest),
            sql`coalesce(${purchases.begunAt}, ${purchases.createdAt}) between ${from.toISOString()}::timestamptz and ${to.toISOString()}::timestamptz`,
            // The older it is, the more rarely: a minute to begin with, then a tenth of its age.
            or(
              isNull(purchases.checkedAt),
              sql`${purchases.checkedAt} < ${now.toISOString()}::timestamptz - greatest(interval '50 seconds', (${now.toISOString()}::timestamptz - coalesce(${purchases.begunAt}, ${purchases.createdAt})) / 10)`,
            ),
          ),
        )
        .orderBy(sql`${purchases.checkedAt} asc nulls first`, asc(purchases.createdAt))
        .limit(maxDue),

    byId: (id: string) => first(db.select().from(purchases).where(eq(purchases.id, id))),
    ...testsIn(db),
    dueForRefunds: (asked: { isTest: boolean; now: Date }) => dueForRefunds(db, asked),
    /** Its checkout is opened again: it may be paid from now on. */
    beginAgain: (id: string, at: Date) => beginAgain(db, id, at),
    /** The caller that gets true asks the gateway; the others wait. */
    claimCheck: (id: string, when: { at: Date; before: Date }) => claimCheck(db, id, when),
    checked: (id: string, at: Date) => db.update(purchases).set({ checkedAt: at }).where(eq(purchases.id, id)),
  }
}

const testsIn = (db: Database) => ({
  /** Paid without money, whose credits are still there. */
  unexpiredTests: () =>
    db
      .select({ id: purchases.id })
      .from(purchases)
      .where(and(eq(purchases.isTest, true), eq(purchases.state, 'paid'), isNull(purchases.creditsExpiredAt)))
      .limit(maxDue),
  expireCredits: (tx: Database, id: string, at: Date) =>
    tx.update(purchases).set({ creditsExpiredAt: at }).where(eq(purchases.id, id)),
})

const ordersIn = (db: Database) => ({
  addOrder: (id: string, purchaseId: string, createdAt: Date) =>
    db.insert(paymentOrders).values({ id, purchaseId, createdAt }).onConflictDoNothing(),

  /** Newest first. */
  ordersOf: async (purchaseId: string): Promise<string[]> =>
    (
      await db
        .select({ id: paymentOrders.id })
        .from(paymentOrders)
        .where(eq(paymentOrders.purchaseId, purchaseId))
        .orderBy(desc(paymentOrders.createdAt))
    ).map(({ id }) => id),

  ofOrder: (userId: string, orderId: string) =>
    first(
      db
        .select({ purchase: purchases })
        .from(paymentOrders)
        .innerJoin(purchases, eq(purchases.id, paymentOrders.purchaseId))
        .where(and(eq(paymentOrders.id, orderId), eq(purchases.userId, userId))),
    ).then((found) => found?.purchase),
})

const beginAgain = (db: Database, id: string, at: Date) =>
  db
    .update(purchases)
    .set({ begunAt: at, checkedAt: null })
    .where(and(eq(purchases.id, id), ne(purchases.state, 'paid')))

async function claimCheck(db: Database, id: string, { at, before }: { at: Date; before: Date }): Promise<boolean> {
  const claimed = await db
    .update(purchases)
    .set({ checkedAt: at })
    .where(and(eq(purchases.id, id), or(isNull(purchases.checkedAt), lt(purchases.checkedAt, before))))
    .returning({ id: purchases.id })
  return claimed.length === 1
}

/** Paid, and not wholly paid back: once a day to begin with, then more rarely, for half a year. */
function dueForRefunds(db: Database, { isTest, now }: { isTest: boolean; now: Date }): Promise<StoredPurchase[]> {
  const at = sql`${now.toISOString()}::timestamptz`
  return db
    .select()
    .from(purchases)
    .where(
      and(
        eq(purchases.state, 'paid'),
        eq(purchases.isTest, isTest),
        sql`${purchases.amountRefunded} < ${purchases.amount} and ${purchases.paidAt} > ${at} - interval '180 days'`,
        sql`greatest(${purchases.checkedAt}, ${purchases.paidAt}) < ${at} - greatest(interval '1 day', (${at} - ${purchases.paidAt}) / 5)`,
      ),
    )
    .orderBy(asc(purchases.checkedAt))
    .limit(maxDue)
}

const maxListed = 200
const maxDue = 50

const ofKey = (userId: string, key: string) => and(eq(purchases.userId, userId), eq(purchases.idempotencyKey, key))
const first = async <Row>(rows: PromiseLike<Row[]>): Promise<Row | undefined> => (await rows)[0]
