// SQL for accounts, sessions and refresh tokens.
import { and, eq, gte, isNull, lt, ne, notExists, or } from 'drizzle-orm'
import type { Database } from '../../db/open-database.ts'
import { lockUser } from './lock-session.repository.ts'
import { bans, mailedTokens, refreshTokens, sessions, userProfiles, users } from './accounts.tables.ts'

export type StoredUser = typeof users.$inferSelect
export type StoredSession = typeof sessions.$inferSelect
export type { SecondFactorMethod, SignInMethod } from './accounts.tables.ts'
export type StoredRefreshToken = typeof refreshTokens.$inferSelect
export type StoredProfile = typeof userProfiles.$inferSelect

/** The outcome of a presented refresh token. */
export type Rotation =
  | { kind: 'rotated'; tokenId: string; session: StoredSession; user: StoredUser }
  | { kind: 'unknown' }
  | { kind: 'reused'; userId: string }

/** Within the interval before now; a clock that was set back makes nothing recent. */
function isRecent(at: Date | null | undefined, now: Date, intervalMs: number): boolean {
  if (!at) return false
  const ageMs = now.getTime() - at.getTime()
  return ageMs >= 0 && ageMs < intervalMs
}

export interface AliveSession {
  /** The user's address as it is now: a token may have an older one. */
  email: string
  /** When a second factor was shown in it. */
  secondFactorAt: Date | null
  /** Since when its user has one; null without. */
  askedSince: Date | null
}

/** The earliest moment that a session that is still good was opened, and last refreshed. */
export interface SessionLimits {
  opened: Date
  used: Date
}

interface RotationTerms {
  nextId: string
  now: Date
  reuseIntervalMs: number
  limits: SessionLimits
}

export interface NewAccount {
  user: StoredUser
  fullName: string
}

/** Sessions opened, looked up and ended. */
function sessionsIn(db: Database) {
  return {
    /**
     * `changed`: the user's password is no longer the one that was checked. Unless it is `opened`, nothing is stored.
     */
    openSession: (
      { id, passwordHash }: Pick<StoredUser, 'id' | 'passwordHash'>,
      session: StoredSession,
      firstToken: StoredRefreshToken,
    ): Promise<'opened' | 'changed' | 'banned'> =>
      db.transaction(async (tx) => {
        // A ban locks the same row: a session is opened before it, and ended by it, or not at all.
        await lockUser(tx, id)
        if ((await tx.select().from(bans).where(eq(bans.userId, id))).length > 0) return 'banned'
        const opened = await tx
          .update(users)
          .set({ lastSignInAt: session.createdAt })
          .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
          .returning({ id: users.id })
        if (opened.length === 0) return 'changed'
        await tx.insert(sessions).values(session)
        await tx.insert(refreshTokens).values(firstToken)
        return 'opened'
      }),

    /** A session that has not ended, and what of its user is not in the token, or may have changed since. */
    findAlive: async (id: string, userId: string): Promise<AliveSession | undefined> =>
      (
        await db
          .select({ email: users.email, secondFactorAt: sessions.secondFactorAt, askedSince: users.secondFactorAt })
          .from(sessions)
          .innerJoin(users, eq(users.id, sessions.userId))
          .where(and(eq(sessions.id, id), eq(sessions.userId, userId), isNull(sessions.endedAt)))
      )[0],

    endSession: async (id: string, at: Date): Promise<void> => {
      await db
        .update(sessions)
        .set({ endedAt: at })
        .where(and(eq(sessions.id, id), isNull(sessions.endedAt)))
    },

    /** All but `keep`. A change of address that was asked for in one of them is withdrawn. */
    endSessionsOf: (userId: string, { at, keep }: { at: Date; keep: string | null }): Promise<void> =>
      db.transaction(async (tx) => {
        await lockUser(tx, userId)
        const isOther = keep === null ? undefined : ne(sessions.id, keep)
        await tx
          .update(sessions)
          .set({ endedAt: at })
          .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), isOther))
        const isChange = eq(mailedTokens.kind, 'email_change')
        await tx.delete(mailedTokens).where(and(eq(mailedTokens.userId, userId), isChange))
      }),
  }
}

export type AccountsRepository = ReturnType<typeof createAccountsRepository>

export function createAccountsRepository(db: Database) {
  return {
    ...sessionsIn(db),

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

    /** Ends those that were opened before, or were last refreshed before. */
    endSessionsExpired: async (at: Date, { opened, used }: SessionLimits): Promise<void> => {
      const isUsed = and(eq(refreshTokens.sessionId, sessions.id), gte(refreshTokens.createdAt, used))
      const recent = db.select({ id: refreshTokens.id }).from(refreshTokens).where(isUsed)
      await db
        .update(sessions)
        .set({ endedAt: at })
        .where(and(isNull(sessions.endedAt), or(lt(sessions.createdAt, opened), notExists(recent))))
    },

    /** Their refresh tokens go with them. */
    removeSessionsEnded: async (before: Date): Promise<number> =>
      (await db.delete(sessions).where(lt(sessions.endedAt, before)).returning({ id: sessions.id })).length,

    rotateRefreshToken: (tokenId: string, terms: RotationTerms): Promise<Rotation> =>
      db.transaction((tx) => rotate(tx, tokenId, terms)),
  }
}

/**
 * Exchanges a refresh token for the next one. The session's row is locked first, which serializes racing tabs: the
 * first rotates, and the others, whose token is the parent of the active one, receive the same child. An older token,
 * after the interval, was stolen or replayed: the session ends. So does one that is older than the limits.
 */
async function rotate(tx: Database, tokenId: string, terms: RotationTerms): Promise<Rotation> {
  const { nextId, now, reuseIntervalMs, limits } = terms
  const [shown] = await tx.select().from(refreshTokens).where(eq(refreshTokens.id, tokenId))
  if (!shown) return { kind: 'unknown' }
  const [session] = await tx.select().from(sessions).where(eq(sessions.id, shown.sessionId)).for('update')
  const [user] = session ? await tx.select().from(users).where(eq(users.id, session.userId)) : []
  if (!session || !user || session.endedAt !== null) return { kind: 'unknown' }
  // Read again behind the lock: the token may have been traded while this waited.
  const [token] = await tx.select().from(refreshTokens).where(eq(refreshTokens.id, tokenId))
  const isActive = and(eq(refreshTokens.sessionId, session.id), isNull(refreshTokens.revokedAt))
  const [active] = await tx.select().from(refreshTokens).where(isActive)
  const end = () => tx.update(sessions).set({ endedAt: now }).where(eq(sessions.id, session.id))
  if (session.createdAt < limits.opened || !active || active.createdAt < limits.used) {
    await end()
    return { kind: 'unknown' }
  }
  if (active.id === tokenId) {
    await tx.update(refreshTokens).set({ revokedAt: now }).where(eq(refreshTokens.id, tokenId))
    await tx
      .insert(refreshTokens)
      .values({ id: nextId, sessionId: session.id, parentId: tokenId, createdAt: now, revokedAt: null })
    return { kind: 'rotated', tokenId: nextId, session, user }
  }
  if (active.parentId === tokenId || isRecent(token?.revokedAt, now, reuseIntervalMs))
    return { kind: 'rotated', tokenId: active.id, session, user }
  await end()
  return { kind: 'reused', userId: session.userId }
}
