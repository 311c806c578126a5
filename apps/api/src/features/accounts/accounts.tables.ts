// The tables of embedded accounts. A change here needs a migration beside it: `npx drizzle-kit generate`.
import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at } from '../../db/columns.ts'

/** Accounts of the embedded authentication. With a hosted service this table stays empty: nothing else refers to it. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    /** In lower case: one address is one account. */
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    userMetadata: jsonb('user_metadata').$type<Record<string, unknown>>().notNull(),
    emailConfirmedAt: at('email_confirmed_at'),
    lastSignInAt: at('last_sign_in_at'),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [uniqueIndex('users_email').on(table.email)],
)

/** One sign-in on one device. An access token is only good while its session has not ended. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: at('created_at').notNull(),
    endedAt: at('ended_at'),
  },
  (table) => [index('sessions_user').on(table.userId)],
)

/**
 * The chain of refresh tokens of a session. The tokens are not stored: they are derived from their ids (see tokens.ts).
 */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    id: uuid('id').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    parentId: uuid('parent_id'),
    createdAt: at('created_at').notNull(),
    revokedAt: at('revoked_at'),
  },
  (table) => [
    index('refresh_tokens_session').on(table.sessionId),
    uniqueIndex('refresh_tokens_one_active')
      .on(table.sessionId)
      .where(sql`${table.revokedAt} is null`),
  ],
)

export const userProfiles = pgTable('user_profiles', {
  userId: uuid('user_id').primaryKey(),
  fullName: text('full_name').notNull(),
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
})
