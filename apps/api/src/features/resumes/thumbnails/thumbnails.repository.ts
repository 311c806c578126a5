// SQL for thumbnails. Every query names the owner.
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../db/open-database.ts'
import type { ResumeOwner } from '../resumes.repository.ts'
import { resumeThumbnails } from '../resumes.tables.ts'

export type StoredThumbnail = typeof resumeThumbnails.$inferSelect
export type ThumbnailsRepository = ReturnType<typeof createThumbnailsRepository>

export const createThumbnailsRepository = (db: Database) => ({
  find: async ({ id, userId }: ResumeOwner): Promise<StoredThumbnail | undefined> =>
    (
      await db
        .select()
        .from(resumeThumbnails)
        .where(and(eq(resumeThumbnails.resumeId, id), eq(resumeThumbnails.userId, userId)))
    )[0],

  /** In place of the resume's one before. The transaction holds the resume. */
  keep: async (tx: Database, thumbnail: StoredThumbnail): Promise<void> => {
    const { resumeId: _, ...change } = thumbnail
    await tx
      .insert(resumeThumbnails)
      .values(thumbnail)
      .onConflictDoUpdate({ target: resumeThumbnails.resumeId, set: change })
  },
})
