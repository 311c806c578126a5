// SQL for the places that accounts were signed in from.
import { and, desc, eq, lt, notInArray } from 'drizzle-orm'
import type { Database } from '../../db/open-database.ts'
import { signInPlaces, users } from './accounts.tables.ts'

export type FamiliarPlacesRepository = ReturnType<typeof createFamiliarPlacesRepository>

export const createFamiliarPlacesRepository = (db: Database) => ({
  /** Of the account with this e-mail address: `places` are hashes. Undefined where there is none. */
  find: async (email: string): Promise<{ userId: string; places: Set<string> } | undefined> => {
    const rows = await db
      .select({ userId: users.id, place: signInPlaces.place })
      .from(users)
      .leftJoin(signInPlaces, eq(users.id, signInPlaces.userId))
      .where(eq(users.email, email))
    const [first] = rows
    return first && { userId: first.userId, places: new Set(rows.flatMap(({ place }) => place ?? [])) }
  },

  /** Stores them as used at this moment, and keeps the account's last `max`. */
  store: (userId: string, hashes: string[], { usedAt, max }: { usedAt: Date; max: number }): Promise<void> =>
    db.transaction(async (tx) => {
      // One sign-in after the other: each removes what another may be renewing.
      const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
      if (user === undefined) return
      await tx
        .insert(signInPlaces)
        .values(hashes.map((place) => ({ userId, place, usedAt })))
        .onConflictDoUpdate({ target: [signInPlaces.userId, signInPlaces.place], set: { usedAt } })
      const kept = tx
        .select({ place: signInPlaces.place })
        .from(signInPlaces)
        .where(eq(signInPlaces.userId, userId))
        .orderBy(desc(signInPlaces.usedAt))
        .limit(max)
      await tx.delete(signInPlaces).where(and(eq(signInPlaces.userId, userId), notInArray(signInPlaces.place, kept)))
    }),

  /** Returns how many. */
  removeUnused: async (before: Date): Promise<number> =>
    (await db.delete(signInPlaces).where(lt(signInPlaces.usedAt, before)).returning({ place: signInPlaces.place }))
      .length,
})
