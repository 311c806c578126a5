// What the operator should look at, kept beside the counter in /metrics: that begins anew with each process.
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { AlarmKind } from '../../adapters/alarms.port.ts'
import { at } from '../../db/columns.ts'

export const alarms = pgTable(
  'alarms',
  {
    id: uuid('id').primaryKey(),
    at: at('at').notNull(),
    kind: text('kind').$type<AlarmKind>().notNull(),
    /** The provider's id of the payment, or what the credit was granted for. */
    subject: text('subject'),
    orderId: text('order_id'),
    /** An operator has dealt with it; the log says how. */
    closedAt: at('closed_at'),
  },
  (table) => [index('alarms_at').on(table.at), index('alarms_subject').on(table.subject)],
)
