// SQL for the sessions that a user sees.
import { and, desc, eq, isNull, max } from 'drizzle-orm'
import type { Database } from '../../../db/open-database.ts'
import { refreshTokens, sessions } from '../accounts.tables.ts'

export type SessionsRepository = ReturnType<typeof createSessionsRepository>

const openOf = (userId: string) => and(eq(sessions.userId, userId), isNull(sessions.endedAt))

export const createSessionsRepository = (db: Database) => ({
  /** Those that have not ended, the one used last first. */
  listOpen: (userId: string) => {
    const lastUsedAt = max(refreshTokens.createdAt)
    const { id, createdAt, browser, country } = sessions
    return db
      .select({ id, createdAt, browser, country, lastUsedAt })
      .from(sessions)
      .leftJoin(refreshTokens, eq(refreshTokens.sessionId, sessions.id))
      .where(openOf(userId))
      .groupBy(sessions.id)
      .orderBy(desc(lastUsedAt), desc(sessions.createdAt))
  },

  /** False where the user has no such session, or it has ended. */
  end: async (userId: string, id: string, at: Date): Promise<boolean> =>
    (
      await db
        .update(sessions)
        .set({ endedAt: at })
        .where(and(openOf(userId), eq(sessions.id, id)))
        .returning({ id: sessions.id })
    ).length > 0,
})
