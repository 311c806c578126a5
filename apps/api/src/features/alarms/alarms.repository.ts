// SQL for alarms.
import { and, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/open-database.ts'
import { alarms } from './alarms.tables.ts'

export type StoredAlarm = typeof alarms.$inferSelect
export type AlarmsRepository = ReturnType<typeof createAlarmsRepository>

export const createAlarmsRepository = (db: Database) => ({
  insert: async (alarm: StoredAlarm): Promise<void> => void (await db.insert(alarms).values(alarm)),

  /** Open ones first, then the newest, of those after `before`. */
  list: async ({ before, count }: { before: string | null; count: number }): Promise<StoredAlarm[]> => {
    const [last] = before === null ? [] : await db.select().from(alarms).where(eq(alarms.id, before))
    if (before !== null && !last) return []
    const isOlder = last && or(lt(alarms.at, last.at), and(eq(alarms.at, last.at), lt(alarms.id, last.id)))
    const isAfter =
      last &&
      (last.closedAt === null ? or(isNotNull(alarms.closedAt), isOlder) : and(isNotNull(alarms.closedAt), isOlder))
    return db
      .select()
      .from(alarms)
      .where(isAfter)
      .orderBy(sql`${alarms.closedAt} is not null`, desc(alarms.at), desc(alarms.id))
      .limit(count)
  },

  /** Those that no operator has closed, about any of these. */
  openAbout: (subjects: string[]): Promise<StoredAlarm[]> =>
    db
      .select()
      .from(alarms)
      .where(and(inArray(alarms.subject, subjects), isNull(alarms.closedAt))),

  countOpen: (): Promise<{ kind: StoredAlarm['kind']; count: number }[]> =>
    db
      .select({ kind: alarms.kind, count: sql<number>`count(*)::int` })
      .from(alarms)
      .where(isNull(alarms.closedAt))
      .groupBy(alarms.kind),

  find: async (id: string): Promise<StoredAlarm | undefined> =>
    (await db.select().from(alarms).where(eq(alarms.id, id)))[0],

  /** False where it was closed before. */
  close: async (tx: Database, id: string, at: Date): Promise<boolean> =>
    (
      await tx
        .update(alarms)
        .set({ closedAt: at })
        .where(and(eq(alarms.id, id), isNull(alarms.closedAt)))
        .returning({ id: alarms.id })
    ).length === 1,
})
