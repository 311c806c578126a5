// The keys of the embedded accounts.
import { sql } from 'drizzle-orm'
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { at } from '../../../db/columns.ts'

/** In the database, so that every process verifies every token. */
export const serverKeys = pgTable(
  'server_keys',
  {
    /** The `kid` of a signing key. */
    id: text('id').primaryKey(),
    /** `sign`: an ES256 key of access tokens. `seal`: of refresh tokens and keyed hashes; it never changes. */
    purpose: text('purpose').$type<'sign' | 'seal'>().notNull(),
    /** Encrypted with the key of the data folder or `SECRETS_KEY`. */
    secret: text('secret').notNull(),
    createdAt: at('created_at').notNull(),
    /** It signs no more; what it signed is good until it expires. */
    retiredAt: at('retired_at'),
  },
  (table) => [
    uniqueIndex('server_keys_one_active')
      .on(table.purpose)
      .where(sql`${table.retiredAt} is null`),
  ],
)
