// SQL for withdrawn and corrected facts. Every query names the owner.
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../db/open-database.ts'
import { aiFactChanges, aiMessages } from '../assistant.tables.ts'

export interface StoredFactChange {
  messageId: string
  /** Null: every sentence of the message. */
  key: string | null
  instead: string[]
}
interface ChangedFact {
  messageId: string
  userId: string
  key: string
}
const everySentence = ''

export type FactsRepository = ReturnType<typeof createFactsRepository>

export function createFactsRepository(db: Database) {
  const { messageId, userId, factKey, instead } = aiFactChanges
  const ofUser = (which: { userId: string; messageIds: string[] }) =>
    and(eq(userId, which.userId), inArray(messageId, which.messageIds))
  return {
    changesOf: async (owner: string, messageIds: string[]): Promise<StoredFactChange[]> =>
      messageIds.length === 0
        ? []
        : (
            await db
              .select({ messageId, factKey, instead })
              .from(aiFactChanges)
              .where(ofUser({ userId: owner, messageIds }))
          ).map((row) => ({ ...row, key: row.factKey === everySentence ? null : row.factKey })),

    /** `sentences` count in its place; none: it is withdrawn. */
    change: async ({ key, ...which }: ChangedFact, sentences: string[], changedAt: Date): Promise<void> =>
      void (await db
        .insert(aiFactChanges)
        .values({ ...which, factKey: key, instead: sentences, changedAt })
        .onConflictDoUpdate({ target: [messageId, factKey], set: { instead: sentences, changedAt } })),

    /** It counts as it was written. */
    undo: async (which: ChangedFact): Promise<void> =>
      void (await db
        .delete(aiFactChanges)
        .where(and(ofUser({ ...which, messageIds: [which.messageId] }), eq(factKey, which.key)))),

    /** Of one resume, or of all, every sentence that was said so far; within the caller's transaction. */
    withdrawAll: async (
      tx: Database,
      which: { userId: string; resumeId: string | null },
      changedAt: Date,
    ): Promise<void> => {
      const said = and(
        eq(aiMessages.userId, which.userId),
        eq(aiMessages.role, 'user'),
        which.resumeId === null ? undefined : eq(aiMessages.resumeId, which.resumeId),
      )
      const ids = tx.select({ id: aiMessages.id }).from(aiMessages).where(said)
      await tx.delete(aiFactChanges).where(and(eq(userId, which.userId), inArray(messageId, ids)))
      await tx
        .insert(aiFactChanges)
        .select(
          tx
            .select({
              messageId: sql`${aiMessages.id}`.as('message_id'),
              userId: sql`${aiMessages.userId}`.as('user_id'),
              factKey: sql`${everySentence}::text`.as('fact_key'),
              instead: sql`'[]'::jsonb`.as('instead'),
              changedAt: sql`${changedAt.toISOString()}::timestamptz`.as('changed_at'),
            })
            .from(aiMessages)
            .where(said),
        )
        // Another press of the same button was first.
        .onConflictDoUpdate({ target: [messageId, factKey], set: { instead: [], changedAt } })
    },

    /** Bytes of this account's corrections. */
    bytesOf: async (owner: string): Promise<number> => {
      const bytes = sql<string>`coalesce(sum(pg_column_size(${instead})), 0)`
      return Number((await db.select({ bytes }).from(aiFactChanges).where(eq(userId, owner)))[0]?.bytes ?? 0)
    },
  }
}
