// The tables of letters and notes. A change here needs a migration beside it: `npx drizzle-kit generate`.
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { DocumentClaim, DocumentContent, DocumentKind, WrittenBy } from '@galley/contract/documents'
import { at } from '../../db/columns.ts'
import { resumes } from '../resumes/resumes.tables.ts'

/** What belongs to a resume beside it. It goes when the resume goes, and is out of reach while that is in the trash. */
export const resumeDocuments = pgTable(
  'resume_documents',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    resumeId: uuid('resume_id')
      .notNull()
      .references(() => resumes.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<DocumentKind>().notNull(),
    title: text('title').notNull(),
    content: jsonb('content').$type<DocumentContent>().notNull(),
    writtenBy: text('written_by').$type<WrittenBy>().notNull(),
    /** What its writer said that no source proves. */
    heldBack: jsonb('held_back').$type<DocumentClaim[]>().notNull(),
    /** The optimistic version counts saves. */
    version: integer('version').notNull(),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [index('resume_documents_resume').on(table.userId, table.resumeId, table.updatedAt)],
)

/** A request for a document: in progress, written or failed. Swept once its idempotency key has expired. */
export const documentAsks = pgTable(
  'document_asks',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    /** No foreign key: a reserved credit is released also when the resume has gone meanwhile. */
    resumeId: uuid('resume_id').notNull(),
    idempotencyKey: text('idempotency_key'),
    /** Of what was asked: the same key means the same document. */
    bodyHash: text('body_hash').notNull(),
    state: text('state').$type<'writing' | 'written' | 'failed'>().notNull(),
    /** Null where it costs nothing. */
    holdId: uuid('hold_id'),
    /** What came of it. */
    documentId: uuid('document_id'),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    /** The last sign of the process that writes (signs-of-life.ts). */
    aliveAt: at('alive_at'),
  },
  (table) => [
    uniqueIndex('document_asks_once').on(table.userId, table.idempotencyKey),
    index('document_asks_open')
      .on(table.expiresAt)
      .where(sql`${table.state} = 'writing'`),
  ],
)
