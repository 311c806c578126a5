// SQL for passkeys and their challenges.
import { and, eq, lt } from 'drizzle-orm'
import type { Database } from '../../../db/open-database.ts'
import { sqlStateOf } from '../../../db/sql-state.ts'
import { lockSession } from '../lock-session.repository.ts'
import { passkeyChallenges, passkeys } from './passkeys.tables.ts'

export type StoredPasskey = typeof passkeys.$inferSelect
export type StoredChallenge = typeof passkeyChallenges.$inferSelect
export type PasskeysRepository = ReturnType<typeof createPasskeysRepository>

const uniqueViolation = '23505'

export function createPasskeysRepository(db: Database) {
  const own = (userId: string, id: string) => and(eq(passkeys.id, id), eq(passkeys.userId, userId))
  return {
    list: (userId: string): Promise<StoredPasskey[]> =>
      db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(passkeys.createdAt),

    findByCredential: async (credential: string): Promise<StoredPasskey | undefined> =>
      (await db.select().from(passkeys).where(eq(passkeys.credential, credential)))[0],

    add: async (
      passkey: StoredPasskey,
      { sessionId, max }: { sessionId: string; max: number },
    ): Promise<'added' | 'too_many' | 'exists' | 'no_session'> => {
      try {
        return await db.transaction(async (tx) => {
          if (!(await lockSession(tx, { userId: passkey.userId, sessionId }))) return 'no_session'
          const ofUser = eq(passkeys.userId, passkey.userId)
          if ((await tx.$count(passkeys, ofUser)) >= max) return 'too_many'
          await tx.insert(passkeys).values(passkey)
          return 'added'
        })
      } catch (error) {
        if (sqlStateOf(error) === uniqueViolation) return 'exists'
        throw error
      }
    },

    rename: async (userId: string, id: string, name: string): Promise<StoredPasskey | undefined> =>
      (await db.update(passkeys).set({ name }).where(own(userId, id)).returning())[0],

    remove: async (userId: string, id: string): Promise<boolean> =>
      (await db.delete(passkeys).where(own(userId, id)).returning({ id: passkeys.id })).length > 0,

    /** False where its counter was moved on meanwhile: it may have been copied. */
    use: async (
      id: string,
      { counter, isBackedUp, at }: { counter: number; isBackedUp: boolean; at: Date },
    ): Promise<boolean> => {
      // Many devices do not count: theirs stays 0.
      const isNewer = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter)
      const used = await db
        .update(passkeys)
        .set({ counter, isBackedUp, lastUsedAt: at })
        .where(and(eq(passkeys.id, id), isNewer))
        .returning({ id: passkeys.id })
      return used.length > 0
    },

    addChallenge: async (challenge: StoredChallenge): Promise<void> => {
      await db.insert(passkeyChallenges).values(challenge)
    },

    /** It is gone afterwards, whatever becomes of it. */
    takeChallenge: async (id: string): Promise<StoredChallenge | undefined> =>
      (await db.delete(passkeyChallenges).where(eq(passkeyChallenges.id, id)).returning())[0],

    removeChallenges: async (before: Date): Promise<number> =>
      (
        await db
          .delete(passkeyChallenges)
          .where(lt(passkeyChallenges.createdAt, before))
          .returning({ id: passkeyChallenges.id })
      ).length,
  }
}
