// SQL for the log of acts: rows are added, and nothing else; a trigger sees to it.
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/open-database.ts'
import { operatorActs } from './admin.tables.ts'

export type StoredAct = typeof operatorActs.$inferSelect
export type NewAct = Omit<StoredAct, 'position'>
export type ActsRepository = ReturnType<typeof createActsRepository>

export const createActsRepository = (db: Database) => ({
  /** False where the operator used its key before: another request may be first at any time. */
  add: async (tx: Database, act: NewAct): Promise<boolean> =>
    (
      await tx
        .insert(operatorActs)
        .values(act)
        .onConflictDoNothing({ target: [operatorActs.actorId, operatorActs.idempotencyKey] })
        .returning({ id: operatorActs.id })
    ).length === 1,

  byKey: async (actorId: string, key: string): Promise<StoredAct | undefined> =>
    (
      await db
        .select()
        .from(operatorActs)
        .where(and(eq(operatorActs.actorId, actorId), eq(operatorActs.idempotencyKey, key)))
    )[0],

  /** All, or those that were done to one person: the newest of those before `before`. */
  list: ({
    targetId,
    before,
    count,
  }: {
    targetId: string | null
    before: string | null
    count: number
  }): Promise<StoredAct[]> =>
    db
      .select()
      .from(operatorActs)
      .where(
        and(
          targetId === null ? undefined : eq(operatorActs.targetId, targetId),
          before === null
            ? undefined
            : sql`${operatorActs.position} < (select a.position from operator_acts a where a.id = ${before})`,
        ),
      )
      .orderBy(desc(operatorActs.position))
      .limit(count),
})
