// The tables of the second factor at sign-in.
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at } from '../../../db/columns.ts'
import { users } from '../accounts.tables.ts'

/** An authenticator app. It counts once a first code of it was right. */
export const mfaFactors = pgTable(
  'mfa_factors',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Encrypted with the key of the data folder or `SECRETS_KEY`. */
    secret: text('secret').notNull(),
    /** The time step of the newest code that was accepted: no code is accepted twice. */
    lastStep: integer('last_step').notNull().default(0),
    verifiedAt: at('verified_at'),
    lastUsedAt: at('last_used_at'),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [index('mfa_factors_user').on(table.userId)],
)

/** A code is accepted for a challenge that is open. */
export const mfaChallenges = pgTable(
  'mfa_challenges',
  {
    id: uuid('id').primaryKey(),
    factorId: uuid('factor_id')
      .notNull()
      .references(() => mfaFactors.id, { onDelete: 'cascade' }),
    createdAt: at('created_at').notNull(),
    verifiedAt: at('verified_at'),
  },
  (table) => [index('mfa_challenges_factor').on(table.factorId)],
)

/** Each opens the account once, without the authenticator app. Only hashes are stored. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    createdAt: at('created_at').notNull(),
    usedAt: at('used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)
