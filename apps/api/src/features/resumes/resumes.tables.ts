// The tables of resumes and of their histories. A change here needs a migration beside it: `npx drizzle-kit generate`.
import { desc } from 'drizzle-orm'
import { bigint, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ResumeData } from '@galley/contract/resume-data'
import type { ApplicationStatus } from '@galley/contract/resumes'
import type { ContentNode } from '@galley/contract/variants'
import type { TextAuthor, VersionReason } from '@galley/contract/versions'
import { at, bytes } from '../../db/columns.ts'

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
    /** Who wrote the LaTeX, and when it was saved: what its version will say once another text replaces it. */
    latexAuthor: text('latex_author').$type<TextAuthor>().notNull(),
    latexAt: at('latex_at').notNull(),
    jobDescription: text('job_description'),
    /**
     * A resume that is generated for a job comes with a first proposal: `due` until an attempt starts, and again if it
     * came to nothing.
     */
    firstTailoring: text('first_tailoring').$type<'due' | 'running' | 'done'>(),
    /** The resume that this one goes back to by duplicates, the first of them; null: none. It may be gone. */
    originId: uuid('origin_id'),
    /** Of a copy that follows its origin: what that said when the two were last in step. */
    originBase: jsonb('origin_base').$type<ContentNode>(),
    /** The application that it is for. It is no part of the text: a change of it is no save. */
    applicationStatus: text('application_status').$type<ApplicationStatus>().notNull().default('draft'),
    applicationEmployer: text('application_employer').notNull().default(''),
    applicationLink: text('application_link').notNull().default(''),
    /** A calendar day, in no time zone. */
    applicationDate: date('application_date'),
    /** The optimistic version counts saves. A save names the one it was made on, and is refused once it is outdated. */
    version: integer('version').notNull(),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
    /** In the trash since then; swept after 30 days. */
    deletedAt: at('deleted_at'),
  },
  (table) => [index('resumes_user').on(table.userId, table.updatedAt)],
)

/** The first page of each resume as a small picture, drawn when it was last asked for (thumbnails.service.ts). */
export const resumeThumbnails = pgTable('resume_thumbnails', {
  resumeId: uuid('resume_id')
    .primaryKey()
    .references(() => resumes.id, { onDelete: 'cascade' }),
  userId: uuid('user_id').notNull(),
  /** Of the text and the class: of another text it is no thumbnail. */
  hash: text('hash').notNull(),
  /** A JPEG; null where the text has no page. */
  image: bytes('image'),
  drawnAt: at('drawn_at').notNull(),
})

/** Files beside a resume's LaTeX, by name. */
export const resumeFiles = pgTable(
  'resume_files',
  {
    resumeId: uuid('resume_id')
      .notNull()
      .references(() => resumes.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').notNull(),
    name: text('name').notNull(),
    /** SHA-256 of its content, in hexadecimal. */
    hash: text('hash').notNull(),
    bytes: integer('bytes').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.resumeId, table.name] })],
)

/** What files of a resume hold, or held: as long as a file or a version has it. */
export const resumeFileContents = pgTable(
  'resume_file_contents',
  {
    resumeId: uuid('resume_id')
      .notNull()
      .references(() => resumes.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').notNull(),
    hash: text('hash').notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.resumeId, table.hash] }),
    index('resume_file_contents_user').on(table.userId),
  ],
)

/** Texts with which versions of the same resume are packed (version-text.ts). One without versions is deleted. */
export const resumeVersionBases = pgTable(
  'resume_version_bases',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    resumeId: uuid('resume_id').notNull(),
    packed: bytes('packed').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [index('resume_version_bases_resume').on(table.userId, table.resumeId, table.createdAt)],
)

/** Versions: texts that a resume once had, each stored before something replaced it, or when it was named. */
export const resumeVersions = pgTable(
  'resume_versions',
  {
    position: bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    id: uuid('id').notNull(),
    userId: uuid('user_id').notNull(),
    resumeId: uuid('resume_id').notNull(),
    reason: text('reason').$type<VersionReason>().notNull(),
    author: text('author').$type<TextAuthor>().notNull(),
    name: text('name'),
    /** Against the version before it; null for the first one. */
    wordsAdded: integer('words_added'),
    wordsRemoved: integer('words_removed'),
    /** Versions of earlier releases have their text as it is, and no base. */
    latexContent: text('latex_content'),
    baseId: uuid('base_id').references(() => resumeVersionBases.id),
    packed: bytes('packed'),
    /** What lay beside it; null: of an earlier release, which knew of no files. */
    files: jsonb('files').$type<{ name: string; hash: string; bytes: number }[]>(),
    /** When its text was last saved, and when it became a version. */
    writtenAt: at('written_at').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('resume_versions_id').on(table.id),
    index('resume_versions_resume').on(table.userId, table.resumeId, table.position),
    index('resume_versions_base').on(table.baseId),
  ],
)

export const newestVersionFirst = [desc(resumeVersions.writtenAt), desc(resumeVersions.position)]
