// SQL for a resume's versions. Every query names the owner, and a resume in the trash has no visible versions.
import { and, desc, eq, exists, inArray, isNull, notExists } from 'drizzle-orm'
import type { Database } from '../../db/open-database.ts'
import { resumes, resumeVersions } from './resumes.tables.ts'
import type { ResumeOwner } from './resumes.repository.ts'

export type StoredVersion = Omit<typeof resumeVersions.$inferSelect, 'position'>
export type VersionsRepository = ReturnType<typeof createVersionsRepository>

export function createVersionsRepository(db: Database) {
  const versionsOf = ({ id, userId }: ResumeOwner) =>
    and(
      eq(resumeVersions.resumeId, id),
      eq(resumeVersions.userId, userId),
      exists(
        db
          .select({ id: resumes.id })
          .from(resumes)
          .where(and(eq(resumes.id, id), eq(resumes.userId, userId), isNull(resumes.deletedAt))),
      ),
    )
  return {
    listOf: (which: ResumeOwner): Promise<Pick<StoredVersion, 'id' | 'reason' | 'createdAt'>[]> =>
      db
        .select({ id: resumeVersions.id, reason: resumeVersions.reason, createdAt: resumeVersions.createdAt })
        .from(resumeVersions)
        .where(versionsOf(which))
        .orderBy(desc(resumeVersions.position)),

    find: async (which: ResumeOwner, version: string): Promise<StoredVersion | undefined> =>
      (
        await db
          .select()
          .from(resumeVersions)
          .where(and(versionsOf(which), eq(resumeVersions.id, version)))
      )[0],

    /** Stores a version within a transaction, and keeps the newest `most`. */
    keep: async (tx: Database, version: StoredVersion, most: number): Promise<void> => {
      await tx.insert(resumeVersions).values(version)
      const old = tx
        .select({ id: resumeVersions.id })
        .from(resumeVersions)
        .where(and(eq(resumeVersions.resumeId, version.resumeId), eq(resumeVersions.userId, version.userId)))
        .orderBy(desc(resumeVersions.position))
        .offset(most)
      await tx.delete(resumeVersions).where(inArray(resumeVersions.id, old))
    },

    /** Removes versions of resumes that are gone for good. Returns how many. */
    forgetGone: async (): Promise<number> => {
      const isThere = db.select({ id: resumes.id }).from(resumes).where(eq(resumes.id, resumeVersions.resumeId))
      return (await db.delete(resumeVersions).where(notExists(isThere)).returning({ id: resumeVersions.id })).length
    },
  }
}
