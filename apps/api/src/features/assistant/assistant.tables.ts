// The tables of chats. A change here needs a migration beside it: `npx drizzle-kit generate`.
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Claim, Decision, PatchData } from '@galley/contract/assistant'
import type { ResumeData } from '@galley/contract/resume-data'
import { at } from '../../db/columns.ts'
import type { ProposalRecord } from './assistant.types.ts'

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

export type StoredChatContext = Pick<typeof aiSessions.$inferSelect, 'resumeId' | 'formData' | 'jobDescription'>

/** A request for an answer: in progress, answered or failed. Its message is a row of ai_messages. */
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
    /** The last sign of the process that answers (signs-of-life.ts). */
    aliveAt: at('alive_at'),
    /** A stop came to another process than the one that answers. */
    stopAskedAt: at('stop_asked_at'),
  },
  (table) => [
    index('ai_asks_resume').on(table.userId, table.resumeId, table.createdAt),
    uniqueIndex('ai_asks_once').on(table.userId, table.idempotencyKey),
    index('ai_asks_open')
      .on(table.expiresAt)
      .where(sql`${table.state} = 'answering'`),
  ],
)

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
    /** Text of the claim whose question the message answers; null: it answers none. */
    answersClaim: text('answers_claim'),
    /** Words of the part of the text that the message is about; null: it is about all of it. */
    selected: text('selected'),
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

/**
 * Calls of a model that cost the person nothing, by person and day (UTC); those in progress count until they are
 * charged. Outlives the resumes that they were about.
 */
export const aiFreeCalls = pgTable(
  'ai_free_calls',
  {
    userId: uuid('user_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    calls: integer('calls').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] }), index('ai_free_calls_day').on(table.day)],
)

/** What a person withdrew or corrected of a message of theirs: it goes with the message. */
export const aiFactChanges = pgTable(
  'ai_fact_changes',
  {
    messageId: uuid('message_id')
      .notNull()
      .references(() => aiMessages.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').notNull(),
    /** Of the sentence (`factKey` in packages/honesty); empty: every sentence of the message. */
    factKey: text('fact_key').notNull(),
    /** The sentences that count in its place; none: it was withdrawn. */
    instead: jsonb('instead').$type<string[]>().notNull(),
    changedAt: at('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.factKey] }),
    index('ai_fact_changes_user').on(table.userId),
  ],
)
