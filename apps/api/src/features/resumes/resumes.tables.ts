// The tables of resumes and of their versions. A change here needs a migration beside it: `npx drizzle-kit generate`.
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ResumeData } from '@galley/contract/resume-data'
import type { VersionReason } from '@galley/contract/resumes'
import { at } from '../../db/columns.ts'

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
    /** The optimistic version counts saves. A save names the one it was made on, and is refused once it is outdated. */
    version: integer('version').notNull(),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
    /** In the trash since then; swept after 30 days. */
    deletedAt: at('deleted_at'),
  },
  (table) => [index('resumes_user').on(table.userId, table.updatedAt)],
)

/** Versions: texts that a resume once had, each stored before something replaced it. */
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
