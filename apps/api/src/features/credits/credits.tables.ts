// The tables of credits: balances, the ledger, reservations. A change here needs a migration beside it:
// `npx drizzle-kit generate`.
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { CreditReason } from '@galley/contract/credits'
import { at } from '../../db/columns.ts'

/** What a person has, as sums over the ledger: kept beside it so that one conditional update can say yes or no. */
export const creditAccounts = pgTable(
  'credit_accounts',
  {
    userId: uuid('user_id').primaryKey(),
    granted: integer('granted').notNull(),
    used: integer('used').notNull(),
    /** Reserved for messages in progress. */
    held: integer('held').notNull(),
  },
  (table) => [
    check('credit_accounts_not_negative', sql`${table.granted} >= 0 and ${table.used} >= 0 and ${table.held} >= 0`),
    check('credit_accounts_covered', sql`${table.used} + ${table.held} <= ${table.granted}`),
  ],
)

/** Append-only: what was granted, what was reserved, and its outcome. Rows never change. */
export const creditEntries = pgTable(
  'credit_entries',
  {
    /** In the order in which they were written. */
    position: bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    id: uuid('id').notNull(),
    userId: uuid('user_id').notNull(),
    kind: text('kind').$type<'grant' | 'hold' | 'spend' | 'release' | 'refund' | 'expire' | 'withdraw'>().notNull(),
    reason: text('reason').$type<CreditReason>().notNull(),
    amount: integer('amount').notNull(),
    /** Of grants, refunds and spends: what was left to use or to reserve after it, and the reservations. */
    balance: integer('balance').notNull(),
    /** What a grant is for (an account's first credits, a payment): the same is granted once. */
    grantKey: text('grant_key'),
    holdId: uuid('hold_id'),
    resumeId: uuid('resume_id'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    index('credit_entries_user').on(table.userId, table.position),
    uniqueIndex('credit_entries_id').on(table.id),
    uniqueIndex('credit_entries_granted_once').on(table.userId, table.grantKey),
  ],
)

/**
 * A credit that is reserved while a message is in progress, and its outcome. The ask that reserves it ends it
 * (ai_asks).
 */
export const creditHolds = pgTable('credit_holds', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  state: text('state').$type<'open' | 'spent' | 'released'>().notNull(),
  resumeId: uuid('resume_id'),
  createdAt: at('created_at').notNull(),
})

/** Credits to take back that were reserved at that moment: taken when they are free again, lost when they are used. */
export const creditDebts = pgTable(
  'credit_debts',
  {
    /** Of the entry that took the rest. */
    grantKey: text('grant_key').notNull(),
    userId: uuid('user_id').notNull(),
    kind: text('kind').$type<'refund' | 'expire'>().notNull(),
    waiting: integer('waiting').notNull(),
    taken: integer('taken').notNull(),
    lost: integer('lost').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.grantKey] }),
    check('credit_debts_not_negative', sql`${table.waiting} >= 0 and ${table.taken} >= 0 and ${table.lost} >= 0`),
  ],
)
