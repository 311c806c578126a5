// The one schema of both databases. A change here needs a migration beside it: `npx drizzle-kit generate`.
import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ResumeData } from '@galley/contract/resume-data'

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

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

/** The chain of refresh tokens of a session. The tokens themselves are not kept: they can be told from their ids (see tokens.ts). */
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

export const resumes = pgTable(
  'resumes',
  {
    id: uuid('id').primaryKey(),
    /** No foreign key: with hosted authentication the users live elsewhere. */
    userId: uuid('user_id').notNull(),
    title: text('title').notNull(),
    templateName: text('template_name').notNull(),
    resumeData: jsonb('resume_data').$type<ResumeData>().notNull(),
    latexContent: text('latex_content').notNull(),
    jobDescription: text('job_description'),
    /** Counts saves. A save names the version it was made on, and is refused when that is no longer the stored one. */
    version: integer('version').notNull(),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
    /** In the trash since then; swept after 30 days. */
    deletedAt: at('deleted_at'),
  },
  (table) => [index('resumes_user').on(table.userId, table.updatedAt)],
)

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
