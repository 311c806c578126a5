// SQL for monthly plans, and for the gateway's names of them.
import { and, asc, desc, eq, isNotNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/open-database.ts'
import { gatewayPlans, paymentOrders, purchases, subscriptionLeases, subscriptions } from './billing.tables.ts'
import type { StoredPurchase } from './purchases.repository.ts'

export type StoredSubscription = typeof subscriptions.$inferSelect
type SubscriptionChange = Partial<
  Pick<StoredSubscription, 'state' | 'periodEnd' | 'cancelledAt' | 'checkedAt' | 'begunAt'>
>
export type PricedPlan = typeof gatewayPlans.$inferSelect

export type SubscriptionsRepository = ReturnType<typeof createSubscriptionsRepository>

export function createSubscriptionsRepository(db: Database) {
  const ofUser = ({ userId, isTest }: { userId: string; isTest: boolean }) =>
    and(eq(subscriptions.userId, userId), eq(subscriptions.isTest, isTest))
  return {
    /** The one that is not over. */
    live: (whose: { userId: string; isTest: boolean }) =>
      first(
        db
          .select()
          .from(subscriptions)
          .where(and(ofUser(whose), ne(subscriptions.state, 'over'))),
      ),
    /** The one whose paid month ends last. */
    lastPaid: (whose: { userId: string; isTest: boolean }) =>
      first(
        db
          .select()
          .from(subscriptions)
          .where(and(ofUser(whose), isNotNull(subscriptions.periodEnd)))
          .orderBy(desc(subscriptions.periodEnd))
          .limit(1),
      ),
    ofGateway: (gatewayId: string) =>
      first(db.select().from(subscriptions).where(eq(subscriptions.gatewayId, gatewayId))),

    /** False where this person has another one that is not over. */
    add: async (subscription: StoredSubscription): Promise<boolean> =>
      (await db.insert(subscriptions).values(subscription).onConflictDoNothing().returning({ id: subscriptions.id }))
        .length === 1,

    find: (id: string) => first(db.select().from(subscriptions).where(eq(subscriptions.id, id))),
    get: async (id: string): Promise<StoredSubscription> =>
      (await first(db.select().from(subscriptions).where(eq(subscriptions.id, id)))) ?? gone(),
    update: async (id: string, change: SubscriptionChange): Promise<StoredSubscription> =>
      (await first(db.update(subscriptions).set(changed(change)).where(eq(subscriptions.id, id)).returning())) ??
      gone(),
    /** Undefined, and nothing is written, where it was changed since it was read. */
    updateUnchanged: (
      { id, version }: StoredSubscription,
      change: SubscriptionChange,
    ): Promise<StoredSubscription | undefined> =>
      first(
        db
          .update(subscriptions)
          .set(changed(change))
          .where(and(eq(subscriptions.id, id), eq(subscriptions.version, version)))
          .returning(),
      ),

    ...leasesIn(db),
    ...plansIn(db),

    /** A paid month, to be settled: once for each of the gateway's orders, also where two find it at once. */
    addMonth: async (tx: Database, purchase: StoredPurchase, orderId: string): Promise<void> => {
      await tx
        .select({ id: subscriptions.id })
        .from(subscriptions)
        .where(eq(subscriptions.id, purchase.subscriptionId ?? ''))
        .for('update')
      const [known] = await tx.select().from(paymentOrders).where(eq(paymentOrders.id, orderId))
      if (known) return
      await tx.insert(purchases).values(purchase)
      await tx.insert(paymentOrders).values({ id: orderId, purchaseId: purchase.id, createdAt: purchase.createdAt })
    },

    /**
     * Those that may have changed: unpaid, owing, with a month that is over, or cancelled of late. Every other once a
     * day.
     */
    due: ({ isTest, now }: { isTest: boolean; now: Date }): Promise<StoredSubscription[]> => {
      const at = sql`${now.toISOString()}::timestamptz`
      // The longer a change is awaited, the more rarely: a minute to begin with, then a tenth of the time since.
      const since = sql`greatest(${subscriptions.createdAt}, ${subscriptions.begunAt}, ${subscriptions.cancelledAt}, case when ${subscriptions.periodEnd} <= ${at} then ${subscriptions.periodEnd} end)`
      const wait = sql`case when ${subscriptions.state} = 'running' and ${subscriptions.periodEnd} > ${at}
        then interval '1 day' else least(interval '1 day', greatest(interval '50 seconds', (${at} - ${since}) / 10)) end`
      return db
        .select()
        .from(subscriptions)
        .where(
          and(
            // A charge during the cancellation may be notified late.
            or(ne(subscriptions.state, 'over'), sql`${subscriptions.cancelledAt} > ${at} - interval '7 days'`),
            eq(subscriptions.isTest, isTest),
            sql`coalesce(${subscriptions.checkedAt}, ${subscriptions.createdAt}) < ${at} - ${wait}`,
          ),
        )
        .orderBy(sql`${subscriptions.checkedAt} asc nulls first`, asc(subscriptions.createdAt))
        .limit(maxDue)
    },
  }
}

const changed = (change: SubscriptionChange) => ({ ...change, version: sql`${subscriptions.version} + 1` })
const gone = (): never => {
  throw new Error('a subscription is gone')
}

export interface Lease {
  userId: string
  holderId: string
  expiresAt: Date
}
const leasesIn = (db: Database) => ({
  /** False where another request holds it. */
  takeLease: async (lease: Lease, now: Date): Promise<boolean> =>
    (
      await db
        .insert(subscriptionLeases)
        .values(lease)
        .onConflictDoUpdate({
          target: subscriptionLeases.userId,
          set: lease,
          setWhere: lt(subscriptionLeases.expiresAt, now),
        })
        .returning({ userId: subscriptionLeases.userId })
    ).length === 1,
  returnLease: ({ userId, holderId }: Pick<Lease, 'userId' | 'holderId'>) =>
    db
      .delete(subscriptionLeases)
      .where(and(eq(subscriptionLeases.userId, userId), eq(subscriptionLeases.holderId, holderId))),
})

const plansIn = (db: Database) => ({
  gatewayPlan: async ({ keyId, planId, amount, currency }: Omit<PricedPlan, 'gatewayPlanId'>) =>
    (
      await first(
        db
          .select()
          .from(gatewayPlans)
          .where(
            and(
              eq(gatewayPlans.keyId, keyId),
              eq(gatewayPlans.planId, planId),
              eq(gatewayPlans.amount, amount),
              eq(gatewayPlans.currency, currency),
            ),
          ),
      )
    )?.gatewayPlanId,
  addGatewayPlan: (plan: PricedPlan) => db.insert(gatewayPlans).values(plan).onConflictDoNothing(),
})

const maxDue = 50
const first = async <Row>(rows: PromiseLike<Row[]>): Promise<Row | undefined> => (await rows)[0]
