// SQL for credits. The ledger only grows; the account row beside it is what a conditional update can refuse. Whatever
// changes one changes the other in the same transaction.
import { and, asc, eq, gt, inArray, sql, TransactionRollbackError } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { CreditReason } from '@galley/contract/credits'
import type { Database } from '../../db/open-database.ts'
import { statementOf, type StoredStatementLine } from './statement.repository.ts'
import { creditAccounts, creditDebts, creditEntries, creditHolds } from './credits.tables.ts'

export type StoredAccount = typeof creditAccounts.$inferSelect
export type StoredHold = typeof creditHolds.$inferSelect
type NewEntry = Omit<typeof creditEntries.$inferInsert, 'position' | 'balance'>

export interface Grant {
  userId: string
  reason: CreditReason
  amount: number
  /** The same key is granted once. */
  key: string
}
/**
 * Credits that were granted and no longer count: those of a refund, or of a test purchase once real payments are taken.
 */
export interface CreditReversal {
  userId: string
  kind: 'refund' | 'expire'
  amount: number
  /** The same key is taken back once. */
  key: string
}
/** Credits that an operator takes back. */
export type Withdrawal = Pick<CreditReversal, 'userId' | 'amount' | 'key'>
/** One that was reserved while it waited to be taken back, and was used. */
export type LostCredit = Pick<CreditReversal, 'kind' | 'key'>
const reasons = { refund: 'refund', expire: 'test_expired' } as const

/** When something happened, and the id of the line that says so. */
export interface Stamp {
  id: string
  at: Date
}
export type CreditsRepository = ReturnType<typeof createCreditsRepository>

const { granted, used, held } = creditAccounts
const left = sql<number>`${granted} - ${used}`

/** Writes a line of the ledger; `left` is what the account said right after the change that it is about. */
const note = (tx: Database, entry: NewEntry, balance: number) => tx.insert(creditEntries).values({ ...entry, balance })

export function createCreditsRepository(db: Database) {
  return {
    find: async (userId: string): Promise<StoredAccount | undefined> =>
      (await db.select().from(creditAccounts).where(eq(creditAccounts.userId, userId)))[0],

    /** False, and nothing changes, where that key was granted before. Within the caller's transaction if given. */
    grant: async (
      { userId, reason, amount, key }: Grant,
      { id, at }: Stamp,
      within: Database = db,
    ): Promise<boolean> => {
      try {
        await within.transaction(async (tx) => {
          const [account] = await tx
            .insert(creditAccounts)
            .values({ userId, granted: amount, used: 0, held: 0 })
            .onConflictDoUpdate({ target: creditAccounts.userId, set: { granted: sql`${granted} + ${amount}` } })
            .returning({ left })
          const entry = { id, userId, kind: 'grant', reason, amount, grantKey: key, createdAt: at } as const
          const written = await tx
            .insert(creditEntries)
            .values({ ...entry, balance: account?.left ?? amount })
            .onConflictDoNothing()
            .returning({ id: creditEntries.id })
          if (written.length === 0) tx.rollback()
        })
        return true
      } catch (error) {
        if (error instanceof TransactionRollbackError) return false
        throw error
      }
    },

    /** Exactly so many free ones, within the caller's transaction; false where there are fewer: nothing changes. */
    withdraw: (tx: Database, gone: Withdrawal, stamp: Stamp) => withdraw(tx, gone, stamp),

    /** By user; without a row an account was never used. */
    accountsOf: (userIds: string[]): Promise<StoredAccount[]> =>
      db.select().from(creditAccounts).where(inArray(creditAccounts.userId, userIds)),

    /** Of all accounts. */
    sums: async (): Promise<Record<'granted' | 'spent' | 'held', number>> => {
      const sum = (column: AnyPgColumn) => sql<number>`coalesce(sum(${column}), 0)::float8`
      const { granted, used, held } = creditAccounts
      const [sums] = await db.select({ granted: sum(granted), spent: sum(used), held: sum(held) }).from(creditAccounts)
      return sums ?? { granted: 0, spent: 0, held: 0 }
    },

    /** What was left right after the entry with this key; undefined: there is none. */
    balanceAfter: async (userId: string, key: string): Promise<number | undefined> =>
      (
        await db
          .select({ balance: creditEntries.balance })
          .from(creditEntries)
          .where(and(eq(creditEntries.userId, userId), eq(creditEntries.grantKey, key)))
      )[0]?.balance,

    takeBack: (tx: Database, gone: CreditReversal, stamp: Stamp) => takeBack(tx, gone, stamp),
    collectDebt: (tx: Database, holdId: string, stamp: Stamp) => collectDebt(tx, holdId, stamp),

    /** Reserves one credit, within the caller's transaction; false where the balance is empty. */
    hold: async (tx: Database, hold: Omit<StoredHold, 'state'>): Promise<boolean> => {
      const [account] = await tx
        .update(creditAccounts)
        .set({ held: sql`${held} + 1` })
        .where(and(eq(creditAccounts.userId, hold.userId), sql`${granted} - ${used} - ${held} >= 1`))
        .returning({ left })
      if (!account) return false
      await tx.insert(creditHolds).values({ ...hold, state: 'open' })
      const { id: holdId, userId, resumeId, createdAt } = hold
      await note(
        tx,
        { id: holdId, userId, kind: 'hold', reason: 'message', amount: 0, holdId, resumeId, createdAt },
        account.left,
      )
      return true
    },

    /** What was reserved is used; false where it is no longer reserved, and nothing changes. */
    spend: (tx: Database, holdId: string, stamp: Stamp): Promise<boolean> => close(tx, { holdId, to: 'spent' }, stamp),

    wasSpent: (holdId: string): Promise<boolean> => wasSpent(db, holdId),

    /** Of a user, locked. */
    openHoldsOf: async (tx: Database, userId: string): Promise<string[]> =>
      (
        await tx
          .select({ id: creditHolds.id })
          .from(creditHolds)
          .where(and(eq(creditHolds.userId, userId), eq(creditHolds.state, 'open')))
          .for('update')
      ).map(({ id }) => id),

    /** What was reserved is free again; false where it is no longer reserved. */
    release: (tx: Database, holdId: string, stamp: Stamp): Promise<boolean> =>
      close(tx, { holdId, to: 'released' }, stamp),

    statement: (userId: string, part: { before: string | null; count: number }): Promise<StoredStatementLine[]> =>
      statementOf(db, userId, part),
  }
}

/** Whether what was reserved was used since. */
async function wasSpent(db: Database, holdId: string): Promise<boolean> {
  const [hold] = await db.select({ state: creditHolds.state }).from(creditHolds).where(eq(creditHolds.id, holdId))
  return hold?.state === 'spent'
}

/** What is reserved is used or free again, once. */
async function close(
  tx: Database,
  { holdId, to }: { holdId: string; to: 'spent' | 'released' },
  { id, at }: Stamp,
): Promise<boolean> {
  const [hold] = await tx
    .update(creditHolds)
    .set({ state: to })
    .where(and(eq(creditHolds.id, holdId), eq(creditHolds.state, 'open')))
    .returning()
  if (!hold) return false
  const isSpent = to === 'spent'
  const [account] = await tx
    .update(creditAccounts)
    .set({ held: sql`${held} - 1`, ...(isSpent && { used: sql`${used} + 1` }) })
    .where(eq(creditAccounts.userId, hold.userId))
    .returning({ left })
  const { userId, resumeId } = hold
  await note(
    tx,
    {
      id,
      userId,
      kind: isSpent ? 'spend' : 'release',
      reason: 'message',
      amount: isSpent ? -1 : 0,
      holdId,
      resumeId,
      createdAt: at,
    },
    account?.left ?? 0,
  )
  return true
}

/** Takes what is neither used nor reserved; what is reserved waits until it is one or the other. */
async function takeBack(
  tx: Database,
  { userId, kind, amount, key }: CreditReversal,
  { id, at }: Stamp,
): Promise<{ taken: number; waiting: number }> {
  const [account] = await tx
    .select({ free: sql<number>`${granted} - ${used} - ${held}`, held })
    .from(creditAccounts)
    .where(eq(creditAccounts.userId, userId))
    .for('update')
  const [debts] = await tx
    .select({ waiting: sql<number>`coalesce(sum(${creditDebts.waiting}), 0)::int` })
    .from(creditDebts)
    .where(eq(creditDebts.userId, userId))
  const taken = Math.max(0, Math.min(amount, account?.free ?? 0))
  const waiting = Math.max(0, Math.min(amount - taken, (account?.held ?? 0) - (debts?.waiting ?? 0)))
  if (taken > 0) await reduce(tx, { userId, kind, amount: taken, key }, { id, at })
  if (waiting > 0)
    await tx.insert(creditDebts).values({ grantKey: key, userId, kind, waiting, taken: 0, lost: 0, createdAt: at })
  return { taken, waiting }
}

async function reduce(tx: Database, { userId, kind, amount, key }: CreditReversal, { id, at }: Stamp): Promise<void> {
  const [after] = await tx
    .update(creditAccounts)
    .set({ granted: sql`${granted} - ${amount}` })
    .where(eq(creditAccounts.userId, userId))
    .returning({ left })
  await note(
    tx,
    { id, userId, kind, reason: reasons[kind], amount: -amount, grantKey: key, createdAt: at },
    after?.left ?? 0,
  )
}

async function withdraw(tx: Database, { userId, amount, key }: Withdrawal, { id, at }: Stamp): Promise<boolean> {
  const [after] = await tx
    .update(creditAccounts)
    .set({ granted: sql`${granted} - ${amount}` })
    .where(and(eq(creditAccounts.userId, userId), sql`${granted} - ${used} - ${held} >= ${amount}`))
    .returning({ left })
  if (!after) return false
  const entry = { id, userId, kind: 'withdraw', reason: 'operator', amount: -amount, grantKey: key } as const
  await note(tx, { ...entry, createdAt: at }, after.left)
  return true
}

/**
 * After a reservation has ended: one credit that waits to be taken back is taken where it is free now, and lost where
 * all are used.
 */
async function collectDebt(tx: Database, holdId: string, stamp: Stamp): Promise<LostCredit | null> {
  const [hold] = await tx
    .select({ userId: creditHolds.userId, state: creditHolds.state, held })
    .from(creditHolds)
    .innerJoin(creditAccounts, eq(creditAccounts.userId, creditHolds.userId))
    .where(eq(creditHolds.id, holdId))
  if (!hold) return null
  const debts = await tx
    .select()
    .from(creditDebts)
    .where(and(eq(creditDebts.userId, hold.userId), gt(creditDebts.waiting, 0)))
    .orderBy(asc(creditDebts.createdAt), asc(creditDebts.grantKey))
  const [debt] = debts
  const waiting = debts.reduce((total, one) => total + one.waiting, 0)
  if (!debt || (hold.state === 'spent' && waiting <= hold.held)) return null
  const isTaken = hold.state === 'released'
  await tx
    .update(creditDebts)
    .set({
      waiting: sql`${creditDebts.waiting} - 1`,
      ...(isTaken ? { taken: sql`${creditDebts.taken} + 1` } : { lost: sql`${creditDebts.lost} + 1` }),
    })
    .where(and(eq(creditDebts.userId, debt.userId), eq(creditDebts.grantKey, debt.grantKey)))
  const { userId, kind, grantKey } = debt
  if (!isTaken) return { kind, key: grantKey }
  await reduce(tx, { userId, kind, amount: 1, key: `${grantKey}:${holdId}` }, stamp)
  return null
}
