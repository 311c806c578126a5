// SQL for the sweep of chats about resumes that are gone for good.
import { and, asc, inArray, ne, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/open-database.ts'
import { aiAsks, aiMessages } from './assistant.tables.ts'

/** A resume, by its owner. */
type Subject = Pick<typeof aiAsks.$inferSelect, 'userId' | 'resumeId'>

/** What the sweep after resumes that are gone for good needs. */
export const sweepIn = (db: Database) => ({
  /** Resumes that messages or asks are about, after the given one in the order of their owners, at most `max`. */
  subjects: (after: Subject | null, max: number): Promise<Subject[]> => {
    const next = (table: typeof aiAsks | typeof aiMessages) =>
      db
        .selectDistinct({ userId: table.userId, resumeId: table.resumeId })
        .from(table)
        .where(
          after
            ? sql`(${table.userId}, ${table.resumeId}) > (${after.userId}::uuid, ${after.resumeId}::uuid)`
            : undefined,
        )
        .orderBy(asc(table.userId), asc(table.resumeId))
        .limit(max)
    return union(next(aiMessages), next(aiAsks))
      .orderBy(sql`1, 2`)
      .limit(max)
  },
  /** Deletes messages about these resumes, and asks unless in progress. Returns how many messages. */
  forgetAll: async (subjects: Subject[]): Promise<number> => {
    if (subjects.length === 0) return 0
    // The indexes begin with the owner.
    const about = (table: typeof aiAsks | typeof aiMessages) =>
      and(
        inArray(
          table.userId,
          subjects.map(({ userId }) => userId),
        ),
        inArray(
          table.resumeId,
          subjects.map(({ resumeId }) => resumeId),
        ),
      )
    await db.delete(aiAsks).where(and(about(aiAsks), ne(aiAsks.state, 'answering')))
    return (await db.delete(aiMessages).where(about(aiMessages)).returning({ id: aiMessages.id })).length
  },
})
