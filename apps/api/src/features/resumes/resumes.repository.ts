// SQL for resumes. Every query names the owner: another person's resume is one that is not there.
import { and, count, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../db/open-database.ts'
import { resumes, resumeVersions } from './resumes.tables.ts'

export type StoredResume = typeof resumes.$inferSelect
export type StoredResumeSummary = Pick<StoredResume, 'id' | 'title' | 'templateName' | 'createdAt' | 'updatedAt'>
export type FirstTailoring = NonNullable<StoredResume['firstTailoring']>
export type ResumeChange = Partial<Pick<StoredResume, 'title' | 'latexContent' | 'jobDescription'>>

export interface ResumeOwner {
  id: string
  userId: string
}
export type ResumesRepository = ReturnType<typeof createResumesRepository>

const owned = ({ id, userId }: ResumeOwner) =>
  and(eq(resumes.id, id), eq(resumes.userId, userId), isNull(resumes.deletedAt))
const kept = (userId: string) => and(eq(resumes.userId, userId), isNull(resumes.deletedAt))

export function createResumesRepository(db: Database) {
  return {
    listOf: (userId: string): Promise<StoredResumeSummary[]> =>
      db
        .select({
          id: resumes.id,
          title: resumes.title,
          templateName: resumes.templateName,
          createdAt: resumes.createdAt,
          updatedAt: resumes.updatedAt,
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
            (select coalesce(sum(octet_length(${resumes.latexContent}) + octet_length(coalesce(${resumes.jobDescription}, '')) + pg_column_size(${resumes.resumeData})), 0) from ${resumes} where ${resumes.userId} = ${userId})
            + (select coalesce(sum(octet_length(${resumeVersions.latexContent})), 0) from ${resumeVersions} where ${resumeVersions.userId} = ${userId})`,
        })
        .from(sql`(select 1) as one`)
      return Number(row?.bytes ?? 0)
    },

    /** Removes for good what this account has in the trash; returns how many. */
    emptyTrashOf: async (userId: string): Promise<number> =>
      (
        await db
          .delete(resumes)
          .where(and(eq(resumes.userId, userId), isNotNull(resumes.deletedAt)))
          .returning({ id: resumes.id })
      ).length,

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

    insert: async (resume: StoredResume): Promise<void> => void (await db.insert(resumes).values(resume)),

    find: async (which: ResumeOwner): Promise<StoredResume | undefined> =>
      (await db.select().from(resumes).where(owned(which)))[0],

    /**
     * Stores a change and increments the optimistic version, in one statement; only while it is `baseVersion`, if
     * given. Returns undefined when the resume is missing or was saved meanwhile.
     */
    change: async (
      which: ResumeOwner,
      change: ResumeChange,
      { at, baseVersion }: { at: Date; baseVersion: number | null },
    ): Promise<StoredResume | undefined> =>
      (
        await db
          .update(resumes)
          .set({ ...change, version: sql`${resumes.version} + 1`, updatedAt: at })
          .where(and(owned(which), baseVersion === null ? undefined : eq(resumes.version, baseVersion)))
          .returning()
      )[0],

    moveToTrash: async (which: ResumeOwner, at: Date): Promise<boolean> =>
      (await db.update(resumes).set({ deletedAt: at }).where(owned(which)).returning({ id: resumes.id })).length > 0,

    /** Removes for good what has been in the trash since before `before`; returns how many. */
    emptyTrash: async (before: Date): Promise<number> =>
      (await db.delete(resumes).where(lt(resumes.deletedAt, before)).returning({ id: resumes.id })).length,
  }
}
