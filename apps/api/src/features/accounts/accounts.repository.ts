// SQL for accounts, sessions and refresh tokens.
import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Database } from '../../db/open-database.ts'
import { refreshTokens, sessions, userProfiles, users } from './accounts.tables.ts'

export type StoredUser = typeof users.$inferSelect
export type StoredSession = typeof sessions.$inferSelect
export type StoredRefreshToken = typeof refreshTokens.$inferSelect
export type StoredProfile = typeof userProfiles.$inferSelect

/** The outcome of a presented refresh token. */
export type Rotation =
  | { kind: 'rotated'; tokenId: string; session: StoredSession; user: StoredUser }
  | { kind: 'unknown' }
  | { kind: 'reused' }

/** Within the interval before now; a clock that was set back makes nothing recent. */
function isRecent(at: Date | null | undefined, now: Date, intervalMs: number): boolean {
  if (!at) return false
  const ageMs = now.getTime() - at.getTime()
  return ageMs >= 0 && ageMs < intervalMs
}

export interface NewAccount {
  user: StoredUser
  fullName: string
}

export type AccountsRepository = ReturnType<typeof createAccountsRepository>

export function createAccountsRepository(db: Database) {
  return {
    /** False, and nothing is stored, where the address has an account already. */
    insertAccount: ({ user, fullName }: NewAccount): Promise<boolean> =>
      db.transaction(async (tx) => {
        const inserted = await tx
          .insert(users)
          .values(user)
          .onConflictDoNothing({ target: users.email })
          .returning({ id: users.id })
        if (inserted.length === 0) return false
        await tx
          .insert(userProfiles)
          .values({ userId: user.id, fullName, createdAt: user.createdAt, updatedAt: user.createdAt })
        return true
      }),

    findUserByEmail: async (email: string): Promise<StoredUser | undefined> =>
      (await db.select().from(users).where(eq(users.email, email)))[0],

    findUser: async (id: string): Promise<StoredUser | undefined> =>
      (await db.select().from(users).where(eq(users.id, id)))[0],

    findProfile: async (userId: string): Promise<StoredProfile | undefined> =>
      (await db.select().from(userProfiles).where(eq(userProfiles.userId, userId)))[0],

    openSession: (session: StoredSession, firstToken: StoredRefreshToken): Promise<void> =>
      db.transaction(async (tx) => {
        await tx.update(users).set({ lastSignInAt: session.createdAt }).where(eq(users.id, session.userId))
        await tx.insert(sessions).values(session)
        await tx.insert(refreshTokens).values(firstToken)
      }),

    isSessionAlive: async (id: string, userId: string): Promise<boolean> => {
      const found = await db
        .select({ id: sessions.id })
        .from(sessions)
        .where(and(eq(sessions.id, id), eq(sessions.userId, userId), isNull(sessions.endedAt)))
      return found.length > 0
    },

    endSession: async (id: string, at: Date): Promise<void> => {
      await db
        .update(sessions)
        .set({ endedAt: at })
        .where(and(eq(sessions.id, id), isNull(sessions.endedAt)))
    },

    endSessionsOf: async (userId: string, at: Date): Promise<void> => {
      await db
        .update(sessions)
        .set({ endedAt: at })
        .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)))
    },

    /** Their refresh tokens go with them. */
    removeSessionsEnded: async (before: Date): Promise<number> =>
      (await db.delete(sessions).where(lt(sessions.endedAt, before)).returning({ id: sessions.id })).length,

    /**
     * Exchanges a refresh token for the next one. The session's row is locked first, which serializes racing tabs: the
     * first rotates, and the others, whose token is the parent of the active one, receive the same child. An older
     * token, after the interval, was stolen or replayed: the session ends.
     */
    rotateRefreshToken: (
      tokenId: string,
      { nextId, now, reuseIntervalMs }: { nextId: string; now: Date; reuseIntervalMs: number },
    ): Promise<Rotation> =>
      db.transaction(async (tx): Promise<Rotation> => {
        const [shown] = await tx.select().from(refreshTokens).where(eq(refreshTokens.id, tokenId))
        if (!shown) return { kind: 'unknown' }
        const [session] = await tx.select().from(sessions).where(eq(sessions.id, shown.sessionId)).for('update')
        const [user] = session ? await tx.select().from(users).where(eq(users.id, session.userId)) : []
        if (!session || !user || session.endedAt !== null) return { kind: 'unknown' }
        // Read again behind the lock: the token may have been traded while this waited.
        const [token] = await tx.select().from(refreshTokens).where(eq(refreshTokens.id, tokenId))
        if (token?.revokedAt === null) {
          await tx.update(refreshTokens).set({ revokedAt: now }).where(eq(refreshTokens.id, tokenId))
          await tx
            .insert(refreshTokens)
            .values({ id: nextId, sessionId: session.id, parentId: tokenId, createdAt: now, revokedAt: null })
          return { kind: 'rotated', tokenId: nextId, session, user }
        }
        const [active] = await tx
          .select()
          .from(refreshTokens)
          .where(and(eq(refreshTokens.sessionId, session.id), isNull(refreshTokens.revokedAt)))
        if (active && (active.parentId === tokenId || isRecent(token?.revokedAt, now, reuseIntervalMs)))
          return { kind: 'rotated', tokenId: active.id, session, user }
        await tx.update(sessions).set({ endedAt: now }).where(eq(sessions.id, session.id))
        return { kind: 'reused' }
      }),
  }
}
