// The tables of embedded accounts. A change here needs a migration beside it: `npx drizzle-kit generate`.
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
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
    /** Since when a second factor is asked for at sign-in; null where none is. */
    secondFactorAt: at('second_factor_at'),
    lastSignInAt: at('last_sign_in_at'),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [uniqueIndex('users_email').on(table.email)],
)

/** By password, by a link or a code in a mail, or by a passkey. */
export type SignInMethod = 'password' | 'recovery' | 'otp' | 'webauthn'
/** What a second factor was shown with. */
export type SecondFactorMethod = 'totp' | 'recovery_code' | 'webauthn'

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
    /** How it was opened. */
    method: text('method').$type<SignInMethod>().notNull().default('password'),
    /** When a second factor was shown in it, and which; null where none was. */
    secondFactorAt: at('second_factor_at'),
    secondFactor: text('second_factor').$type<SecondFactorMethod>(),
    /** For its owner: such as “Firefox on Windows”, and the two letters of a country. */
    browser: text('browser'),
    country: text('country'),
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

/**
 * Links and codes that were mailed: each is used once, within its time. One of a kind for a user: a new one replaces
 * the one before. Only hashes are stored.
 */
export const mailedTokens = pgTable(
  'mailed_tokens',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'recovery' | 'email_change' | 'signup'>().notNull(),
    tokenHash: text('token_hash').notNull(),
    codeHash: text('code_hash').notNull(),
    /** Wrong codes so far. */
    attempts: integer('attempts').notNull().default(0),
    /** The address that it was mailed to. */
    email: text('email').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind] }),
    uniqueIndex('mailed_tokens_hash').on(table.tokenHash),
  ],
)

/** Where a right password came from lately: guesses from elsewhere do not keep the owner out there. */
export const signInPlaces = pgTable(
  'sign_in_places',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A keyed hash of an address or of a browser's id: neither is stored. */
    place: text('place').notNull(),
    usedAt: at('used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.place] })],
)

/** People who are kept out, also where a hosted service keeps their accounts: hence no foreign key. */
export const bans = pgTable('bans', {
  userId: uuid('user_id').primaryKey(),
  at: at('at').notNull(),
  /** As the operator gave it. */
  reason: text('reason').notNull(),
})

/** People of a hosted service, as their tokens named them last: its own list of them is out of reach. */
export const seenPeople = pgTable(
  'seen_people',
  {
    userId: uuid('user_id').primaryKey(),
    email: text('email').notNull(),
    fullName: text('full_name').notNull(),
    firstSeenAt: at('first_seen_at').notNull(),
    lastSeenAt: at('last_seen_at').notNull(),
  },
  (table) => [index('seen_people_email').on(table.email)],
)

export const userProfiles = pgTable('user_profiles', {
  userId: uuid('user_id').primaryKey(),
  fullName: text('full_name').notNull(),
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
})
