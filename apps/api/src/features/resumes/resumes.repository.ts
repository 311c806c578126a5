// SQL for resumes. Every query names the owner: another person's resume is one that is not there.
import { and, count, desc, eq, getTableColumns, gt, inArray, isNotNull, isNull, ne, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ContentNode } from '@galley/contract/variants'
import type { TextAuthor } from '@galley/contract/versions'
import type { Database } from '../../db/open-database.ts'
import type { CopyState } from './origin-changes/count-changes.ts'
import { newestVersionFirst, resumes, resumeVersionBases, resumeVersions } from './resumes.tables.ts'
import { trashQueries } from './trash.repository.ts'

export type StoredResume = typeof resumes.$inferSelect
export type StoredResumeSummary = Omit<
  StoredResume,
  | 'resumeData'
  | 'originBase'
  | 'latexContent'
  | 'latexAuthor'
  | 'latexAt'
  | 'jobDescription'
  | 'firstTailoring'
  | 'version'
>
/** What facts may be said about. */
export type FactSubject = Pick<StoredResume, 'id' | 'title' | 'resumeData' | 'jobDescription'> & { copies: number }
/** What a search reads. */
export type SearchedResume = Pick<StoredResume, 'id' | 'title' | 'applicationEmployer' | 'resumeData'> & {
  /** Of a document of another class: its data does not say what it says. */
  foreignLatex: string
}
export type ApplicationChange = Pick<
  StoredResume,
  'applicationStatus' | 'applicationEmployer' | 'applicationLink' | 'applicationDate'
>
export type FirstTailoring = NonNullable<StoredResume['firstTailoring']>
export type ResumeChange = Partial<
  Pick<StoredResume, 'title' | 'latexContent' | 'jobDescription' | 'resumeData' | 'templateName'>
>
/** Who wrote a changed LaTeX, and when: stored with it. */
export type TextSource = Partial<Pick<StoredResume, 'latexAt'> & { latexAuthor: TextAuthor | SQL<TextAuthor> }>
/** What a save returns. */
export type SavedFields = Pick<StoredResume, 'id' | 'title' | 'updatedAt' | 'version'>
type Overwriting = ResumeChange &
  Required<TextSource & Pick<ResumeChange, 'latexContent' | 'templateName'>> & { at: Date }

/** The author of a text: the assistant where the condition holds, and the user otherwise. */
export const assistantIf = (isProposed: SQL<boolean>): SQL<TextAuthor> =>
  sql`case when ${isProposed} then 'assistant' else 'you' end`

export interface ResumeOwner {
  id: string
  userId: string
}
export type ResumesRepository = ReturnType<typeof createResumesRepository>

const owned = ({ id, userId }: ResumeOwner) =>
  and(eq(resumes.id, id), eq(resumes.userId, userId), isNull(resumes.deletedAt))
const kept = (userId: string) => and(eq(resumes.userId, userId), isNull(resumes.deletedAt))

const {
  resumeData: _data,
  originBase: _base,
  latexContent: _latex,
  latexAuthor: _author,
  latexAt: _at,
  jobDescription: _job,
  firstTailoring: _tailoring,
  version: _version,
  ...summaryColumns
} = getTableColumns(resumes)

/** For operators: what there is, and nothing of what it says. */
const overviewsIn = (db: Database) => ({
  /** The trash included, the newest first. */
  overviewOf: (userId: string, max: number) =>
    db
      .select({
        id: resumes.id,
        title: resumes.title,
        createdAt: resumes.createdAt,
        updatedAt: resumes.updatedAt,
        deletedAt: resumes.deletedAt,
        versions: sql<number>`(select count(*)::int from ${resumeVersions} where ${resumeVersions.resumeId} = ${resumes.id})`,
      })
      .from(resumes)
      .where(eq(resumes.userId, userId))
      .orderBy(desc(resumes.updatedAt), desc(resumes.id))
      .limit(max),

  /** By user, without the trash; users without any are left out. */
  countsOf: (userIds: string[]): Promise<{ userId: string; resumes: number }[]> =>
    db
      .select({ userId: resumes.userId, resumes: count() })
      .from(resumes)
      .where(and(inArray(resumes.userId, userIds), isNull(resumes.deletedAt)))
      .groupBy(resumes.userId),
})

export function createResumesRepository(db: Database) {
  return {
    listOf: (userId: string): Promise<StoredResumeSummary[]> =>
      db.select(summaryColumns).from(resumes).where(kept(userId)).orderBy(desc(resumes.updatedAt), desc(resumes.id)),

    /** Newest update first, as `listOf`. */
    listSearched: (userId: string): Promise<SearchedResume[]> =>
      db
        .select({
          id: resumes.id,
          title: resumes.title,
          applicationEmployer: resumes.applicationEmployer,
          resumeData: resumes.resumeData,
          foreignLatex: sql<string>`case when ${resumes.templateName} = '' then ${resumes.latexContent} else '' end`,
        })
        .from(resumes)
        .where(kept(userId))
        .orderBy(desc(resumes.updatedAt), desc(resumes.id)),

    countOf: async (userId: string): Promise<number> =>
      (await db.select({ resumes: count() }).from(resumes).where(kept(userId)))[0]?.resumes ?? 0,

    /** Bytes of this account's texts, with the trash and versions. */
    bytesOf: async (userId: string): Promise<number> => {
      const [row] = await db
        .select({
          bytes: sql<string>`
            (select coalesce(sum(octet_length(${resumes.latexContent}) + octet_length(coalesce(${resumes.jobDescription}, '')) + pg_column_size(${resumes.resumeData}) + coalesce(pg_column_size(${resumes.originBase}), 0)), 0) from ${resumes} where ${resumes.userId} = ${userId})
            + (select coalesce(sum(coalesce(octet_length(${resumeVersions.latexContent}), 0) + coalesce(octet_length(${resumeVersions.packed}), 0)), 0) from ${resumeVersions} where ${resumeVersions.userId} = ${userId})
            + (select coalesce(sum(octet_length(${resumeVersionBases.packed})), 0) from ${resumeVersionBases} where ${resumeVersionBases.userId} = ${userId})`,
        })
        .from(sql`(select 1) as one`)
      return Number(row?.bytes ?? 0)
    },

    /** Of these ids those of any account's resumes, the trash included. */
    existing: async (ids: string[]): Promise<Set<string>> =>
      new Set((await db.select({ id: resumes.id }).from(resumes).where(inArray(resumes.id, ids))).map(({ id }) => id)),

    /** By id, of an account's own resumes, the trash included. */
    titlesOf: async (userId: string, ids: string[]): Promise<Map<string, string>> =>
      new Map(
        (
          await db
            .select({ id: resumes.id, title: resumes.title })
            .from(resumes)
            .where(and(eq(resumes.userId, userId), inArray(resumes.id, ids)))
        ).map(({ id, title }) => [id, title]),
      ),

    /** False, and nothing changes, where it is not in the state `from`. */
    moveFirstTailoring: async (
      tx: Database,
      { id, userId }: ResumeOwner,
      [from, to]: [FirstTailoring, FirstTailoring],
    ): Promise<boolean> =>
      (
        await tx
          .update(resumes)
          .set({ firstTailoring: to })
          .where(and(eq(resumes.id, id), eq(resumes.userId, userId), eq(resumes.firstTailoring, from)))
          .returning({ id: resumes.id })
      ).length > 0,

    ...overviewsIn(db),

    /** False, and nothing is stored, where there is one of this id. */
    insert: async (resume: StoredResume, within: Database = db): Promise<boolean> =>
      (await within.insert(resumes).values(resume).onConflictDoNothing().returning({ id: resumes.id })).length > 0,

    find: async (which: ResumeOwner): Promise<StoredResume | undefined> =>
      (await db.select().from(resumes).where(owned(which)))[0],

    /** Holds the resume until the transaction ends: other saves wait. */
    lock: async (tx: Database, which: ResumeOwner): Promise<StoredResume | undefined> =>
      (await tx.select().from(resumes).where(owned(which)).for('update'))[0],

    /** Undefined when the resume is missing. It is no save: neither the optimistic version nor `updatedAt` changes. */
    setApplication: async (which: ResumeOwner, change: ApplicationChange): Promise<StoredResume | undefined> =>
      (await db.update(resumes).set(change).where(owned(which)).returning())[0],

    setOriginBase: async (tx: Database, which: ResumeOwner, originBase: ContentNode): Promise<void> =>
      void (await tx.update(resumes).set({ originBase }).where(owned(which))),

    ...editingQueries(db),
    ...subjectQueries(db),
    ...copyQueries(db),
    ...trashQueries(db),
  }
}

/** `baseVersion` null: whatever its optimistic version is. */
const onBase = (which: ResumeOwner, baseVersion: number | null) =>
  and(owned(which), baseVersion === null ? undefined : eq(resumes.version, baseVersion))
const nextVersion = (at: Date) => ({ version: sql`${resumes.version} + 1`, updatedAt: at })

const editingQueries = (db: Database) => ({
  /**
   * Stores a change and increments the optimistic version, in one statement; only while it is `baseVersion`, if
   * given. Returns undefined when the resume is missing or was saved meanwhile.
   */
  change: async (
    tx: Database,
    which: ResumeOwner,
    { at, baseVersion, ...change }: ResumeChange & TextSource & { at: Date; baseVersion: number | null },
  ): Promise<StoredResume | undefined> =>
    (
      await tx
        .update(resumes)
        .set({ ...change, ...nextVersion(at) })
        .where(onBase(which, baseVersion))
        .returning()
    )[0],

  /**
   * Stores a text over one that the history does without: it has the same theme, and both it and the newest version
   * are younger than `keptSince`. Otherwise nothing is stored, and it returns undefined.
   */
  overwrite: async (
    which: ResumeOwner,
    { at, ...change }: Overwriting,
    { baseVersion, keptSince }: { baseVersion: number | null; keptSince: Date },
  ): Promise<SavedFields | undefined> => {
    const newestVersionAt = db
      .select({ createdAt: resumeVersions.createdAt })
      .from(resumeVersions)
      .where(and(eq(resumeVersions.resumeId, which.id), eq(resumeVersions.userId, which.userId)))
      .orderBy(...newestVersionFirst)
      .limit(1)
    const saved = await db
      .update(resumes)
      .set({ ...change, ...nextVersion(at) })
      .where(
        and(
          onBase(which, baseVersion),
          ne(resumes.latexContent, change.latexContent),
          eq(resumes.templateName, change.templateName),
          gt(resumes.latexAt, keptSince),
          gt(sql`(${newestVersionAt})`, keptSince),
        ),
      )
      .returning({ id: resumes.id, title: resumes.title, updatedAt: resumes.updatedAt, version: resumes.version })
    return saved[0]
  },
})

const subjectQueries = (db: Database) => ({
  /** Of these ids those of the account's own resumes, in no order. */
  factSubjects: (userId: string, ids: string[]): Promise<FactSubject[]> => {
    const copy = alias(resumes, 'copy')
    const { id, title, resumeData, jobDescription } = resumes
    return db
      .select({ id, title, resumeData, jobDescription, copies: count(copy.id) })
      .from(resumes)
      .leftJoin(copy, and(eq(copy.originId, id), eq(copy.userId, userId), isNull(copy.deletedAt)))
      .where(and(kept(userId), inArray(id, ids)))
      .groupBy(id)
  },
})

const copyQueries = (db: Database) => ({
  /** Copies that follow an original which is there, newest update first. */
  listCopies: (userId: string): Promise<CopyState[]> => {
    const origin = alias(resumes, 'origin')
    const isThere = and(eq(origin.id, resumes.originId), eq(origin.userId, userId), isNull(origin.deletedAt))
    return db
      .select({
        id: resumes.id,
        version: resumes.version,
        originId: origin.id,
        originVersion: origin.version,
        originTitle: origin.title,
        baseHash: sql<string>`md5(${resumes.originBase}::text)`,
      })
      .from(resumes)
      .innerJoin(origin, isThere)
      .where(and(kept(userId), isNotNull(resumes.originBase)))
      .orderBy(desc(resumes.updatedAt), desc(resumes.id))
  },
})
