// SQL for what was asked: one row for each message, in whose state its attempts take turns.
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Database } from '../../db/open-database.ts'
import { aliveNow, isSilent } from '../../db/signs-of-life.ts'
import { aiAsks, aiMessages } from './assistant.tables.ts'

export interface OfResume {
  userId: string
  resumeId: string
}
/** One side's words in the conversation about a resume. */
export type StoredMessage = Omit<typeof aiMessages.$inferSelect, 'position'>
export type StoredAsk = typeof aiAsks.$inferSelect
/** Before it is written; the database says when it was. */
export type NewAsk = Omit<StoredAsk, 'aliveAt'>
/** What has to be known of an ask to end it. */
export type OpenAsk = Pick<StoredAsk, 'id' | 'holdId' | 'expiresAt' | 'userId' | 'resumeId' | 'isFirstTailoring'>
const openAsk = {
  id: aiAsks.id,
  holdId: aiAsks.holdId,
  expiresAt: aiAsks.expiresAt,
  userId: aiAsks.userId,
  resumeId: aiAsks.resumeId,
  isFirstTailoring: aiAsks.isFirstTailoring,
}
/** One attempt at an ask: each reserves its own credit, and has its own deadline. */
type Attempt = Pick<StoredAsk, 'id' | 'holdId' | 'expiresAt'>
const ofAttempt = ({ id, holdId, expiresAt }: Attempt) =>
  and(
    eq(aiAsks.id, id),
    holdId === null ? isNull(aiAsks.holdId) : eq(aiAsks.holdId, holdId),
    eq(aiAsks.expiresAt, expiresAt),
  )
const isOpen = (attempt: Attempt) => and(ofAttempt(attempt), eq(aiAsks.state, 'answering'))
const isWanted = (attempt: Attempt) => and(isOpen(attempt), isNull(aiAsks.stopAskedAt))

export const asksIn = (db: Database) => ({
  findAsk: async (userId: string, idempotencyKey: string): Promise<StoredAsk | undefined> =>
    (
      await db
        .select()
        .from(aiAsks)
        .where(and(eq(aiAsks.userId, userId), eq(aiAsks.idempotencyKey, idempotencyKey)))
    )[0],

  /** The ask in progress about a resume. */
  answering: (which: OfResume): Promise<OpenAsk[]> =>
    db
      .select(openAsk)
      .from(aiAsks)
      .where(and(eq(aiAsks.userId, which.userId), eq(aiAsks.resumeId, which.resumeId), eq(aiAsks.state, 'answering'))),

  /** Writes what is asked and the person's words, within a transaction; false where that key was used before. */
  insertAsk: async (tx: Database, ask: NewAsk, message: StoredMessage): Promise<boolean> => {
    const inserted = await tx
      .insert(aiAsks)
      .values({ ...ask, aliveAt: aliveNow() })
      .onConflictDoNothing()
      .returning({ id: aiAsks.id })
    if (inserted.length === 0) return false
    await tx.insert(aiMessages).values(message)
    return true
  },

  /**
   * A failed attempt is retried once under its key; false where it is no longer the last attempt, or has not failed.
   */
  reopenAsk: async (tx: Database, last: Attempt, again: Pick<StoredAsk, 'holdId' | 'expiresAt'>): Promise<boolean> =>
    (
      await tx
        .update(aiAsks)
        .set({ ...again, state: 'answering', stopAskedAt: null, aliveAt: aliveNow() })
        .where(and(ofAttempt(last), eq(aiAsks.state, 'failed')))
        .returning({ id: aiAsks.id })
    ).length > 0,

  /** Ends one attempt, within a transaction; false where it has ended already, or another one was begun since. */
  closeAsk: async (tx: Database, attempt: Attempt, state: 'answered' | 'failed' | 'stopped'): Promise<boolean> =>
    (await tx.update(aiAsks).set({ state }).where(isOpen(attempt)).returning({ id: aiAsks.id })).length > 0,

  /** `isSilent`: the process that answers has died. */
  statusOf: async (askId: string): Promise<{ state: StoredAsk['state']; isSilent: boolean } | undefined> =>
    (
      await db
        .select({ state: aiAsks.state, isSilent: isSilent(aiAsks.aliveAt) })
        .from(aiAsks)
        .where(eq(aiAsks.id, askId))
    )[0],

  /** Whether an answer is still wanted: it was not ended, and no stop was asked for. */
  isWanted: async (attempt: Attempt): Promise<boolean> =>
    (await db.select({ id: aiAsks.id }).from(aiAsks).where(isWanted(attempt))).length > 0,

  /** The same; the process that makes the answer is alive. */
  showLife: async (attempt: Attempt): Promise<boolean> =>
    (await db.update(aiAsks).set({ aliveAt: aliveNow() }).where(isWanted(attempt)).returning({ id: aiAsks.id }))
      .length > 0,

  /** Of an answer in progress, for the process that makes it. */
  askForStop: async (askId: string, at: Date): Promise<void> =>
    void (await db
      .update(aiAsks)
      .set({ stopAskedAt: at })
      .where(and(eq(aiAsks.id, askId), eq(aiAsks.state, 'answering')))),

  /** Asks that no process works on any more. */
  expired: (before: Date): Promise<OpenAsk[]> =>
    db
      .select(openAsk)
      .from(aiAsks)
      .where(and(eq(aiAsks.state, 'answering'), or(lt(aiAsks.expiresAt, before), isSilent(aiAsks.aliveAt)))),
})
