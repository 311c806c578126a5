// SQL for the calls of a model that cost no credit: counted by person and day, within the transaction of the ask.
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '../../db/open-database.ts'
import { aiFreeCalls } from './assistant.tables.ts'

/** The most calls a day that cost no credit. */
export interface FreeCallLimits {
  perPerson: number
  /** Of the whole installation. */
  perDay: number
}

export interface FreeCall {
  userId: string
  /** Free whatever comes of it. */
  isFree: boolean
  /** Its day is that of UTC. */
  at: Date
}

/** So many calls a person has in a day before the installation's limit is theirs, too. */
const maxTrusted = 3
const dayOf = (at: Date) => at.toISOString().slice(0, 10)

export const createFreeCallsRepository = (db: Database, limits: FreeCallLimits) => ({
  limits,
  /** Counts a call before it is made; which limit is reached, or null. The caller rolls back where one is. */
  reserve: async (tx: Database, { userId, at, isFree }: FreeCall): Promise<keyof FreeCallLimits | null> => {
    const day = dayOf(at)
    const [own] = await tx
      .insert(aiFreeCalls)
      .values({ userId, day, calls: 1 })
      .onConflictDoUpdate({
        target: [aiFreeCalls.userId, aiFreeCalls.day],
        set: { calls: sql`${aiFreeCalls.calls} + 1` },
      })
      .returning({ calls: aiFreeCalls.calls })
    if ((own?.calls ?? 0) > limits.perPerson) return 'perPerson'
    // Other people's free calls do not keep a person from what they pay for.
    if (!isFree && (own?.calls ?? 0) <= maxTrusted) return null
    const [all] = await tx
      .select({ calls: sql<string>`coalesce(sum(${aiFreeCalls.calls}), 0)` })
      .from(aiFreeCalls)
      .where(eq(aiFreeCalls.day, day))
    return Number(all?.calls ?? 0) > limits.perDay ? 'perDay' : null
  },

  /** The call was charged, or never reached the model. */
  giveBack: async (tx: Database, { userId, at }: Omit<FreeCall, 'isFree'>): Promise<void> =>
    void (await tx
      .update(aiFreeCalls)
      .set({ calls: sql`${aiFreeCalls.calls} - 1` })
      .where(and(eq(aiFreeCalls.userId, userId), eq(aiFreeCalls.day, dayOf(at)), gt(aiFreeCalls.calls, 0)))),

  /** Forgets the days before the last two. */
  sweep: async (now: Date): Promise<number> =>
    (
      await db
        .delete(aiFreeCalls)
        .where(lt(aiFreeCalls.day, dayOf(new Date(now.getTime() - 2 * 86_400_000))))
        .returning({ day: aiFreeCalls.day })
    ).length,
})
export type FreeCallsRepository = ReturnType<typeof createFreeCallsRepository>
