// The role of operators, and the log of what they did. A change here needs a migration beside it.
import { bigint, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ActKind } from '@galley/contract/admin/acts'
import { at } from '../../db/columns.ts'

/** By id, so that it holds with a hosted service, too. Rows come and go by bin/operator alone. */
export const operators = pgTable('operators', {
  userId: uuid('user_id').primaryKey(),
  grantedAt: at('granted_at').notNull(),
})

/** Append-only: a trigger of the migration refuses updates, deletions and truncation. */
export const operatorActs = pgTable(
  'operator_acts',
  {
    /** In the order in which they were written. */
    position: bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    id: uuid('id').notNull(),
    at: at('at').notNull(),
    /** Null: the command at the server. */
    actorId: uuid('actor_id'),
    kind: text('kind').$type<ActKind>().notNull(),
    /** Whom it was done to. */
    targetId: uuid('target_id'),
    details: jsonb('details').$type<ActDetails>().notNull(),
    reason: text('reason').notNull(),
    /** The same key of the same operator is one act. */
    idempotencyKey: text('idempotency_key'),
  },
  (table) => [
    uniqueIndex('operator_acts_id').on(table.id),
    uniqueIndex('operator_acts_once').on(table.actorId, table.idempotencyKey),
    index('operator_acts_target').on(table.targetId, table.position),
  ],
)

export interface ActDetails {
  /** Credits, below zero where they were taken back. */
  amount?: number
  switch?: string
  alarm?: string
}
