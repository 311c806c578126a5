// SQL for the trash. Every query of a user's request names the owner.
import { and, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../db/open-database.ts'
import { resumes, resumeThumbnails } from './resumes.tables.ts'

interface ResumeOwner {
  id: string
  userId: string
}
export type TrashedSummary = Pick<typeof resumes.$inferSelect, 'id' | 'title' | 'templateName'> & { deletedAt: Date }

const trashed = ({ id, userId }: ResumeOwner) =>
  and(eq(resumes.id, id), eq(resumes.userId, userId), isNotNull(resumes.deletedAt))

export const trashQueries = (db: Database) => ({
  /** Its thumbnail goes: the trash shows none. Of a resume that is removed for good it goes with its row. */
  moveToTrash: async ({ id, userId }: ResumeOwner, at: Date): Promise<boolean> => {
    const moved = await db
      .update(resumes)
      .set({ deletedAt: at })
      .where(and(eq(resumes.id, id), eq(resumes.userId, userId), isNull(resumes.deletedAt)))
      .returning({ id: resumes.id })
    if (moved.length === 0) return false
    await db.delete(resumeThumbnails).where(and(eq(resumeThumbnails.resumeId, id), eq(resumeThumbnails.userId, userId)))
    return true
  },

  /** Removes for good what this account has in the trash; returns how many. */
  emptyTrashOf: async (userId: string): Promise<number> =>
    (
      await db
        .delete(resumes)
        .where(and(eq(resumes.userId, userId), isNotNull(resumes.deletedAt)))
        .returning({ id: resumes.id })
    ).length,

  /** What this account has in the trash, newest deletion first; at most `max`. */
  listTrashOf: (userId: string, max: number): Promise<TrashedSummary[]> =>
    db
      .select({
        id: resumes.id,
        title: resumes.title,
        templateName: resumes.templateName,
        deletedAt: sql<Date>`${resumes.deletedAt}`.mapWith(resumes.deletedAt),
      })
      .from(resumes)
      .where(and(eq(resumes.userId, userId), isNotNull(resumes.deletedAt)))
      .orderBy(desc(resumes.deletedAt), desc(resumes.id))
      .limit(max),

  findTrashed: async (which: ResumeOwner): Promise<{ id: string; title: string } | undefined> =>
    (await db.select({ id: resumes.id, title: resumes.title }).from(resumes).where(trashed(which)))[0],

  isTrashed: async (which: ResumeOwner): Promise<boolean> =>
    (await db.select({ id: resumes.id }).from(resumes).where(trashed(which))).length > 0,

  restore: async (which: ResumeOwner): Promise<void> =>
    void (await db.update(resumes).set({ deletedAt: null }).where(trashed(which))),

  /** False where it is not in the trash. */
  deleteForGood: async (which: ResumeOwner): Promise<boolean> =>
    (await db.delete(resumes).where(trashed(which)).returning({ id: resumes.id })).length > 0,

  /** Removes for good what has been in the trash since before `before`; returns how many. */
  emptyTrash: async (before: Date): Promise<number> =>
    (await db.delete(resumes).where(lt(resumes.deletedAt, before)).returning({ id: resumes.id })).length,
})
