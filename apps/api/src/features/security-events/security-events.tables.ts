// What happened to the safety of accounts.
import type { SecurityEventKind } from '@galley/contract/accounts'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at } from '../../db/columns.ts'

/** Rows are added, and removed when they are old or their account is deleted; none is ever changed. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: uuid('id').primaryKey(),
    at: at('at').notNull(),
    kind: text('kind').$type<SecurityEventKind>().notNull(),
    /** Null where no account is known: a failed sign-in with an address that has none, a deleted account. */
    userId: uuid('user_id'),
    /** A keyed hash of the e-mail address, and one of the client's: neither is stored. */
    account: text('account'),
    place: text('place'),
    /** Such as “Firefox on Windows”, and the two letters of a country. */
    browser: text('browser'),
    country: text('country'),
  },
  (table) => [index('security_events_user').on(table.userId, table.at), index('security_events_at').on(table.at)],
)
