// SQL for the role of operators.
import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../db/open-database.ts'
import { operators } from './admin.tables.ts'

export type StoredOperator = typeof operators.$inferSelect
export type OperatorsRepository = ReturnType<typeof createOperatorsRepository>

export const createOperatorsRepository = (db: Database) => ({
  find: async (userId: string): Promise<StoredOperator | undefined> =>
    (await db.select().from(operators).where(eq(operators.userId, userId)))[0],

  list: (): Promise<StoredOperator[]> => db.select().from(operators).orderBy(asc(operators.grantedAt)),

  among: async (userIds: string[]): Promise<Set<string>> =>
    new Set((await db.select().from(operators).where(inArray(operators.userId, userIds))).map(({ userId }) => userId)),

  /** False where the role was there. */
  add: async (tx: Database, operator: StoredOperator): Promise<boolean> =>
    (await tx.insert(operators).values(operator).onConflictDoNothing().returning({ id: operators.userId })).length ===
    1,

  /** False where there was none. */
  remove: async (tx: Database, userId: string): Promise<boolean> =>
    (await tx.delete(operators).where(eq(operators.userId, userId)).returning({ id: operators.userId })).length === 1,
})
