// The one schema of both databases. A change here needs a migration beside it: `npx drizzle-kit generate`.
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Claim, Decision, PatchData, Review } from '@galley/contract/assistant'
import type { CreditReason } from '@galley/contract/credits'
import type { ResumeData } from '@galley/contract/resume-data'
import type { VersionReason } from '@galley/contract/resumes'
import { at } from './columns.ts'

export * from './billing-schema.ts'

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
    /**
     * A resume that is generated for a job comes with a first proposal: `due` until an attempt starts, and again if it
     * came to nothing.
     */
    firstTailoring: text('first_tailoring').$type<'due' | 'running' | 'done'>(),
    /** Counts saves. A save names the version it was made on, and is refused when that is no longer the stored one. */
    version: integer('version').notNull(),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
    /** In the trash since then; swept after 30 days. */
    deletedAt: at('deleted_at'),
  },
  (table) => [index('resumes_user').on(table.userId, table.updatedAt)],
)

/** Texts that a resume once had, each kept before something replaced it. */
export const resumeVersions = pgTable(
  'resume_versions',
  {
    position: bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    id: uuid('id').notNull(),
    userId: uuid('user_id').notNull(),
    resumeId: uuid('resume_id').notNull(),
    reason: text('reason').$type<VersionReason>().notNull(),
    latexContent: text('latex_content').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('resume_versions_id').on(table.id),
    index('resume_versions_resume').on(table.userId, table.resumeId, table.position),
  ],
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
    kind: text('kind').$type<'grant' | 'hold' | 'spend' | 'release' | 'refund' | 'expire'>().notNull(),
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

/** An open chat: its subject and the user's input. Ends when it is closed, or after a day without a message. */
export const aiSessions = pgTable(
  'ai_sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    resumeId: uuid('resume_id').notNull(),
    formData: jsonb('form_data').$type<ResumeData>().notNull(),
    jobDescription: text('job_description'),
    createdAt: at('created_at').notNull(),
    usedAt: at('used_at').notNull(),
    /** How many pages have opened it and not closed it: a resume has one chat, also in two tabs. */
    openings: integer('openings').notNull().default(1),
  },
  (table) => [
    index('ai_sessions_used').on(table.usedAt),
    uniqueIndex('ai_sessions_one_a_resume').on(table.userId, table.resumeId),
  ],
)

/** One message of a user: in progress, answered or failed. */
export const aiAsks = pgTable(
  'ai_asks',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    resumeId: uuid('resume_id').notNull(),
    /** Idempotency key from the client: a retry with it returns the first result. */
    idempotencyKey: text('idempotency_key'),
    /** Of what was asked: the same key means the same message. */
    bodyHash: text('body_hash').notNull(),
    state: text('state').$type<'answering' | 'answered' | 'failed' | 'stopped'>().notNull(),
    /** The first tailoring of a resume, which is a part of generating it. */
    isFirstTailoring: boolean('is_first_tailoring').notNull(),
    /** Null where it costs nothing. */
    holdId: uuid('hold_id'),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    index('ai_asks_resume').on(table.userId, table.resumeId, table.createdAt),
    uniqueIndex('ai_asks_once').on(table.userId, table.idempotencyKey),
    index('ai_asks_open')
      .on(table.expiresAt)
      .where(sql`${table.state} = 'answering'`),
  ],
)

/** What an assistant's message proposes: the text it was made from, the new one, and what the guard found. */
export interface ProposalRecord {
  baseLatex: string
  newLatex: string
  review: Review
}

/** The conversation about a resume, both sides. */
export const aiMessages = pgTable(
  'ai_messages',
  {
    position: bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    id: uuid('id').notNull(),
    userId: uuid('user_id').notNull(),
    resumeId: uuid('resume_id').notNull(),
    askId: uuid('ask_id').notNull(),
    role: text('role').$type<'user' | 'assistant'>().notNull(),
    content: text('content').notNull(),
    attachments: jsonb('attachments').$type<string[]>().notNull(),
    claims: jsonb('claims').$type<Claim[]>().notNull(),
    proposal: jsonb('proposal').$type<ProposalRecord>(),
    decision: text('decision').$type<Decision>().notNull(),
    patchType: text('patch_type').$type<PatchData['type']>(),
    isCharged: boolean('is_charged').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('ai_messages_id').on(table.id),
    index('ai_messages_resume').on(table.userId, table.resumeId, table.position),
    uniqueIndex('ai_messages_one_answer')
      .on(table.askId)
      .where(sql`${table.role} = 'assistant'`),
  ],
)
