// SQL for what a user changes of an account.
import { and, eq, inArray, isNull, lt, ne, notExists, sql } from 'drizzle-orm'
import type { Database } from '../../../db/open-database.ts'
import { sqlStateOf } from '../../../db/sql-state.ts'
import type { StoredProfile, StoredSession, StoredUser } from '../accounts.repository.ts'
import { mailedTokens, sessions, userProfiles, users } from '../accounts.tables.ts'
import { isSmall } from '../user-metadata.ts'

const uniqueViolation = '23505'

const others = (userId: string, keep: string) =>
  and(eq(sessions.userId, userId), ne(sessions.id, keep), isNull(sessions.endedAt))

export type AccountChangesRepository = ReturnType<typeof createAccountChangesRepository>

/** Accounts that wait for their first link. */
function unconfirmedIn(db: Database) {
  return {
    /** What was sent with a newer sign-up counts, the name too, as long as none was confirmed. */
    replaceUnconfirmed: ({ id, passwordHash, userMetadata, updatedAt }: StoredUser, fullName: string): Promise<void> =>
      db.transaction(async (tx) => {
        const replaced = await tx
          .update(users)
          .set({ passwordHash, userMetadata, updatedAt })
          .where(and(eq(users.id, id), isNull(users.emailConfirmedAt)))
          .returning({ id: users.id })
        if (replaced.length > 0)
          await tx.update(userProfiles).set({ fullName, updatedAt }).where(eq(userProfiles.userId, id))
      }),

    confirm: async (userId: string, at: Date): Promise<void> =>
      void (await db
        .update(users)
        .set({ emailConfirmedAt: at, updatedAt: at })
        .where(and(eq(users.id, userId), isNull(users.emailConfirmedAt)))),

    /** Accounts that were not confirmed. Returns how many. */
    removeUnconfirmed: (before: Date): Promise<number> =>
      db.transaction(async (tx) => {
        const gone = await tx
          .delete(users)
          .where(and(isNull(users.emailConfirmedAt), lt(users.createdAt, before)))
          .returning({ id: users.id })
        const ids = gone.map(({ id }) => id)
        if (ids.length > 0) await tx.delete(userProfiles).where(inArray(userProfiles.userId, ids))
        return ids.length
      }),
  }
}

export function createAccountChangesRepository(db: Database) {
  return {
    ...unconfirmedIn(db),

    findSession: async (id: string): Promise<StoredSession | undefined> =>
      (await db.select().from(sessions).where(eq(sessions.id, id)))[0],

    /**
     * Ends every session of the user but `keep`, and withdraws what was mailed: it may have been asked for in one of
     * them. False where the password is no longer the one that was checked.
     */
    setPassword: (
      { id, passwordHash }: Pick<StoredUser, 'id' | 'passwordHash'>,
      { hash, at, keep, dropsPasskeys }: { hash: string; at: Date; keep: string; dropsPasskeys: boolean },
    ): Promise<boolean> =>
      db.transaction(async (tx) => {
        const changed = await tx
          .update(users)
          .set({ passwordHash: hash, updatedAt: at })
          .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
          .returning({ id: users.id })
        if (changed.length === 0) return false
        await tx.update(sessions).set({ endedAt: at }).where(others(id, keep))
        await tx.delete(mailedTokens).where(eq(mailedTokens.userId, id))
        // By its name: the folder of passkeys imports this one.
        if (dropsPasskeys) await tx.execute(sql`delete from passkeys where user_id = ${id}`)
        return true
      }),

    /** Withdraws what was mailed to the old address. False where another account has the new one. */
    setEmail: async (userId: string, email: string, at: Date): Promise<boolean> => {
      const holder = db.select({ id: users.id }).from(users).where(eq(users.email, email))
      try {
        return await db.transaction(async (tx) => {
          const changed = await tx
            .update(users)
            .set({ email, emailConfirmedAt: at, updatedAt: at })
            .where(and(eq(users.id, userId), notExists(holder)))
            .returning({ id: users.id })
          if (changed.length === 0) return false
          await tx.delete(mailedTokens).where(eq(mailedTokens.userId, userId))
          return true
        })
      } catch (error) {
        // Two accounts that take the same address at once.
        if (sqlStateOf(error) === uniqueViolation) return false
        throw error
      }
    },

    /** Nothing where the whole would be too large for a token. */
    mergeMetadata: (userId: string, metadata: Record<string, unknown>, at: Date): Promise<void> =>
      db.transaction(async (tx) => {
        const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
        if (!user) return
        const merged = { ...user.userMetadata, ...metadata }
        if (!isSmall(merged)) return
        await tx.update(users).set({ userMetadata: merged, updatedAt: at }).where(eq(users.id, userId))
      }),

    rename: async (userId: string, fullName: string, at: Date): Promise<StoredProfile | undefined> =>
      (
        await db
          .update(userProfiles)
          .set({ fullName, updatedAt: at })
          .where(eq(userProfiles.userId, userId))
          .returning()
      )[0],
  }
}
