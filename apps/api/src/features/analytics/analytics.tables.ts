// The table of analytics. A change here needs a migration beside it: `npx drizzle-kit generate`.
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { at } from '../../db/columns.ts'

/** Which of the known events happened and when: no user, no address, no text. */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    happenedAt: at('happened_at').notNull(),
    receivedAt: at('received_at').notNull(),
  },
  (table) => [index('analytics_events_name').on(table.name, table.happenedAt)],
)
