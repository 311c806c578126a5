// SQL for what a person said in their chats. Every query names them.
import { and, desc, eq, inArray, lte, max, sql } from 'drizzle-orm'
import type { Database } from '../../../db/open-database.ts'
import { aiMessages, aiSessions, type StoredChatContext } from '../assistant.tables.ts'

const columns = {
  id: aiMessages.id,
  resumeId: aiMessages.resumeId,
  content: aiMessages.content,
  answersClaim: aiMessages.answersClaim,
  createdAt: aiMessages.createdAt,
}
export type OwnMessage = { [Column in keyof typeof columns]: (typeof aiMessages.$inferSelect)[Column] }

export type SaidRepository = ReturnType<typeof createSaidRepository>

export function createSaidRepository(db: Database) {
  const own = (userId: string) => and(eq(aiMessages.userId, userId), eq(aiMessages.role, 'user'))
  return {
    /** The last `maxEach` messages about each of these resumes, oldest first. */
    saidAbout: async (userId: string, resumeIds: string[], maxEach: number): Promise<OwnMessage[]> => {
      const rank = sql<number>`row_number() over (partition by ${aiMessages.resumeId} order by ${aiMessages.position} desc)`
      const ranked = db
        .select({ ...columns, position: aiMessages.position, rank: rank.as('rank') })
        .from(aiMessages)
        .where(and(own(userId), inArray(aiMessages.resumeId, resumeIds)))
        .as('ranked')
      const { id, resumeId, content, answersClaim, createdAt } = ranked
      return db
        .select({ id, resumeId, content, answersClaim, createdAt })
        .from(ranked)
        .where(lte(ranked.rank, maxEach))
        .orderBy(ranked.position)
    },

    /** Resumes that they said something about, the last one first. */
    subjectsOf: async (userId: string): Promise<string[]> =>
      (
        await db
          .select({ resumeId: aiMessages.resumeId })
          .from(aiMessages)
          .where(own(userId))
          .groupBy(aiMessages.resumeId)
          .orderBy(desc(max(aiMessages.position)))
      ).map(({ resumeId }) => resumeId),

    findSaid: async (id: string, userId: string): Promise<OwnMessage | undefined> =>
      (
        await db
          .select(columns)
          .from(aiMessages)
          .where(and(own(userId), eq(aiMessages.id, id)))
      )[0],

    /** What the open chats about these resumes were begun with. */
    chatsAbout: (userId: string, resumeIds: string[]): Promise<StoredChatContext[]> =>
      db
        .select({
          resumeId: aiSessions.resumeId,
          formData: aiSessions.formData,
          jobDescription: aiSessions.jobDescription,
        })
        .from(aiSessions)
        .where(and(eq(aiSessions.userId, userId), inArray(aiSessions.resumeId, resumeIds))),
  }
}
