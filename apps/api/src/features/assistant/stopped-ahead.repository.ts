// SQL for messages that were stopped before they arrived. Anyone signed in may stop a message that never comes: what is
// kept of these is bounded, by number and by time.
import { and, desc, eq, inArray, lt } from 'drizzle-orm'
import type { Database } from '../../db/open-database.ts'
import type { NewAsk } from './asks.repository.ts'
import { aiAsks } from './assistant.tables.ts'

/** More than a browser stops while its messages are on their way. */
const maxKept = 50

/** They have no message, and so no hash of one. */
const isStoppedAhead = and(eq(aiAsks.state, 'stopped'), eq(aiAsks.bodyHash, ''))

export const stoppedAheadIn = (db: Database) => ({
  /** When it arrives, it gets no answer. False where it has arrived. An account's oldest ones give way. */
  insertStopped: (ask: Omit<NewAsk, 'bodyHash' | 'state'>): Promise<boolean> =>
    db.transaction(async (tx) => {
      const inserted = await tx
        .insert(aiAsks)
        .values({ ...ask, bodyHash: '', state: 'stopped' })
        .onConflictDoNothing()
        .returning({ id: aiAsks.id })
      const beyond = tx
        .select({ id: aiAsks.id })
        .from(aiAsks)
        .where(and(eq(aiAsks.userId, ask.userId), isStoppedAhead))
        .orderBy(desc(aiAsks.createdAt))
        .offset(maxKept)
      if (inserted.length > 0) await tx.delete(aiAsks).where(inArray(aiAsks.id, beyond))
      return inserted.length > 0
    }),

  /** Those whose message can't come any more. Returns how many. */
  sweepStopped: async (before: Date): Promise<number> =>
    (
      await db
        .delete(aiAsks)
        .where(and(isStoppedAhead, lt(aiAsks.createdAt, before)))
        .returning({ id: aiAsks.id })
    ).length,
})
