// SQL for a resume's versions. Every query names the owner, and a resume in the trash has no visible versions.
import { and, count, desc, eq, exists, inArray, isNotNull, isNull, notExists, sql } from 'drizzle-orm'
import type { Database } from '../../db/open-database.ts'
import { newestVersionFirst, resumes, resumeVersionBases, resumeVersions } from './resumes.tables.ts'
import type { ResumeOwner } from './resumes.repository.ts'

type VersionRow = typeof resumeVersions.$inferSelect
/** A version without its text. */
export type ListedVersion = Pick<
  VersionRow,
  'id' | 'reason' | 'author' | 'name' | 'wordsAdded' | 'wordsRemoved' | 'writtenAt' | 'createdAt'
>
/** How a version's text is stored: as it is, or packed, with a base or without. */
export type StoredText = Pick<VersionRow, 'latexContent' | 'packed' | 'files'> & { basePacked: Uint8Array | null }
export type StoredBase = Pick<typeof resumeVersionBases.$inferSelect, 'id' | 'packed'>
export type VersionsRepository = ReturnType<typeof createVersionsRepository>

const listed = {
  id: resumeVersions.id,
  reason: resumeVersions.reason,
  author: resumeVersions.author,
  name: resumeVersions.name,
  wordsAdded: resumeVersions.wordsAdded,
  wordsRemoved: resumeVersions.wordsRemoved,
  writtenAt: resumeVersions.writtenAt,
  createdAt: resumeVersions.createdAt,
}
const withText = {
  ...listed,
  latexContent: resumeVersions.latexContent,
  packed: resumeVersions.packed,
  files: resumeVersions.files,
  basePacked: resumeVersionBases.packed,
}
const ofResume = ({ id, userId }: ResumeOwner) =>
  and(eq(resumeVersions.resumeId, id), eq(resumeVersions.userId, userId))

export function createVersionsRepository(db: Database) {
  const visible = (which: ResumeOwner) =>
    and(
      ofResume(which),
      exists(
        db
          .select({ id: resumes.id })
          .from(resumes)
          .where(and(eq(resumes.id, which.id), eq(resumes.userId, which.userId), isNull(resumes.deletedAt))),
      ),
    )
  return {
    listOf: (which: ResumeOwner): Promise<ListedVersion[]> =>
      db
        .select(listed)
        .from(resumeVersions)
        .where(visible(which))
        .orderBy(...newestVersionFirst),

    find: async (
      which: ResumeOwner,
      version: string,
      within: Database = db,
    ): Promise<(ListedVersion & StoredText) | undefined> =>
      (
        await within
          .select(withText)
          .from(resumeVersions)
          .leftJoin(resumeVersionBases, eq(resumeVersionBases.id, resumeVersions.baseId))
          .where(and(visible(which), eq(resumeVersions.id, version)))
      )[0],

    /** Also of a resume in the trash. */
    findKept: async (which: ResumeOwner, version: string): Promise<(ListedVersion & StoredText) | undefined> =>
      (
        await db
          .select(withText)
          .from(resumeVersions)
          .leftJoin(resumeVersionBases, eq(resumeVersionBases.id, resumeVersions.baseId))
          .where(and(ofResume(which), eq(resumeVersions.id, version)))
      )[0],

    countNamed: async (tx: Database, which: ResumeOwner): Promise<number> =>
      (
        await tx
          .select({ versions: count() })
          .from(resumeVersions)
          .where(and(ofResume(which), isNotNull(resumeVersions.name)))
      )[0]?.versions ?? 0,

    /** Undefined where there is no such version. */
    change: async (
      tx: Database,
      which: ResumeOwner,
      { id, ...changed }: Pick<ListedVersion, 'id'> & Partial<Pick<ListedVersion, 'name' | 'reason'>>,
    ): Promise<ListedVersion | undefined> =>
      (
        await tx
          .update(resumeVersions)
          .set(changed)
          .where(and(visible(which), eq(resumeVersions.id, id)))
          .returning(listed)
      )[0],

    ...recordingIn(),

    /** Removes versions of resumes that are gone for good. Returns how many. */
    forgetGone: async (): Promise<number> => {
      const isThere = (resumeId: typeof resumeVersions.resumeId | typeof resumeVersionBases.resumeId) =>
        db.select({ id: resumes.id }).from(resumes).where(eq(resumes.id, resumeId))
      const gone = await db
        .delete(resumeVersions)
        .where(notExists(isThere(resumeVersions.resumeId)))
        .returning({ id: resumeVersions.id })
      await db.delete(resumeVersionBases).where(notExists(isThere(resumeVersionBases.resumeId)))
      return gone.length
    },
  }
}

/** What storing a version needs, within a transaction that holds the resume. */
const recordingIn = () => ({
  /** Of all versions the newest, as listed. */
  newest: async (tx: Database, which: ResumeOwner): Promise<(ListedVersion & StoredText) | undefined> =>
    (
      await tx
        .select(withText)
        .from(resumeVersions)
        .leftJoin(resumeVersionBases, eq(resumeVersionBases.id, resumeVersions.baseId))
        .where(ofResume(which))
        .orderBy(...newestVersionFirst)
        .limit(1)
    )[0],

  /** When the newest became one. */
  newestAt: async (tx: Database, which: ResumeOwner): Promise<Date | undefined> =>
    (
      await tx
        .select({ createdAt: resumeVersions.createdAt })
        .from(resumeVersions)
        .where(ofResume(which))
        .orderBy(...newestVersionFirst)
        .limit(1)
    )[0]?.createdAt,

  newestBase: async (tx: Database, { id, userId }: ResumeOwner): Promise<StoredBase | undefined> =>
    (
      await tx
        .select({ id: resumeVersionBases.id, packed: resumeVersionBases.packed })
        .from(resumeVersionBases)
        .where(and(eq(resumeVersionBases.resumeId, id), eq(resumeVersionBases.userId, userId)))
        .orderBy(desc(resumeVersionBases.createdAt), desc(resumeVersionBases.id))
        .limit(1)
    )[0],

  insertBase: async (tx: Database, base: typeof resumeVersionBases.$inferInsert): Promise<void> =>
    void (await tx.insert(resumeVersionBases).values(base)),

  insert: async (tx: Database, version: typeof resumeVersions.$inferInsert): Promise<ListedVersion> =>
    (await tx.insert(resumeVersions).values(version).returning(listed))[0]!,

  /** All of a resume, newest first. */
  listWithin: (tx: Database, which: ResumeOwner): Promise<ListedVersion[]> =>
    tx
      .select(listed)
      .from(resumeVersions)
      .where(ofResume(which))
      .orderBy(...newestVersionFirst),

  setWords: async (
    tx: Database,
    which: ResumeOwner,
    { id, ...words }: Pick<ListedVersion, 'id' | 'wordsAdded' | 'wordsRemoved'>,
  ): Promise<void> =>
    void (await tx
      .update(resumeVersions)
      .set(words)
      .where(and(ofResume(which), eq(resumeVersions.id, id)))),

  /** With the bases that no version uses any more. */
  remove: async (tx: Database, which: ResumeOwner, ids: readonly string[]): Promise<void> => {
    await tx.delete(resumeVersions).where(and(ofResume(which), inArray(resumeVersions.id, [...ids])))
    const users = tx
      .select({ one: sql`1` })
      .from(resumeVersions)
      .where(eq(resumeVersions.baseId, resumeVersionBases.id))
    await tx
      .delete(resumeVersionBases)
      .where(
        and(eq(resumeVersionBases.resumeId, which.id), eq(resumeVersionBases.userId, which.userId), notExists(users)),
      )
  },
})
