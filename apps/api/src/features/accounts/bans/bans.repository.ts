// SQL for bans.
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../../db/open-database.ts'
import { bans, mailedTokens, sessions } from '../accounts.tables.ts'
import { lockUser } from '../lock-session.repository.ts'

export type StoredBan = typeof bans.$inferSelect
export type BansRepository = ReturnType<typeof createBansRepository>

export const createBansRepository = (db: Database) => ({
  find: async (userId: string): Promise<StoredBan | undefined> =>
    (await db.select().from(bans).where(eq(bans.userId, userId)))[0],

  listOf: (userIds: string[]): Promise<StoredBan[]> => db.select().from(bans).where(inArray(bans.userId, userIds)),

  /**
   * Within the caller's transaction: every session ends, and no mailed link counts any more. False where the user was
   * banned before.
   */
  add: async (tx: Database, ban: StoredBan): Promise<boolean> => {
    const { userId, at } = ban
    // A sign-in locks the same row, and looks for the ban behind that lock.
    await lockUser(tx, userId)
    const added = await tx.insert(bans).values(ban).onConflictDoNothing().returning({ userId: bans.userId })
    await tx
      .update(sessions)
      .set({ endedAt: at })
      .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)))
    await tx.delete(mailedTokens).where(eq(mailedTokens.userId, userId))
    return added.length === 1
  },

  /** False where the user was not banned. */
  remove: async (tx: Database, userId: string): Promise<boolean> =>
    (await tx.delete(bans).where(eq(bans.userId, userId)).returning({ userId: bans.userId })).length === 1,
})
