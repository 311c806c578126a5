// SQL for the keys of the embedded accounts.
import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Database } from '../../../db/open-database.ts'
import { serverKeys } from './server-keys.tables.ts'

export type StoredKey = typeof serverKeys.$inferSelect
export type ServerKeysRepository = ReturnType<typeof createServerKeysRepository>

const activeOf = (purpose: StoredKey['purpose']) => and(eq(serverKeys.purpose, purpose), isNull(serverKeys.retiredAt))

export const createServerKeysRepository = (db: Database) => ({
  list: (): Promise<StoredKey[]> => db.select().from(serverKeys),

  /** Nothing where there is an active key of its purpose: another process was first. */
  insertFirst: async (key: StoredKey): Promise<void> =>
    void (await db.insert(serverKeys).values(key).onConflictDoNothing()),

  /** In the place of `previous`. False where that is not the active one any more: another process was first. */
  replace: (previous: string, key: StoredKey): Promise<boolean> =>
    db.transaction(async (tx) => {
      const retired = await tx
        .update(serverKeys)
        .set({ retiredAt: key.createdAt })
        .where(and(activeOf(key.purpose), eq(serverKeys.id, previous)))
        .returning({ id: serverKeys.id })
      if (retired.length === 0) return false
      await tx.insert(serverKeys).values(key)
      return true
    }),

  removeRetired: async (before: Date): Promise<number> =>
    (await db.delete(serverKeys).where(lt(serverKeys.retiredAt, before)).returning({ id: serverKeys.id })).length,
})
