// SQL for the requests that have a document written: each step within the transaction of what it belongs to.
import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm'
import type { Database } from '../../db/open-database.ts'
import { aliveNow, isSilent } from '../../db/signs-of-life.ts'
import { documentAsks } from './documents.tables.ts'

export type DocumentAsk = typeof documentAsks.$inferSelect
/** Before it is written; the database says when it was. */
export type NewDocumentAsk = Omit<DocumentAsk, 'aliveAt'>
/** One attempt under a key: a failed one may be retried. */
type Attempt = Pick<DocumentAsk, 'id' | 'holdId' | 'expiresAt'>
const ofAttempt = ({ id, holdId, expiresAt }: Attempt) =>
  and(
    eq(documentAsks.id, id),
    holdId === null ? isNull(documentAsks.holdId) : eq(documentAsks.holdId, holdId),
    eq(documentAsks.expiresAt, expiresAt),
  )
const isOpen = (attempt: Attempt) => and(ofAttempt(attempt), eq(documentAsks.state, 'writing'))

export type DocumentAsksRepository = ReturnType<typeof createDocumentAsksRepository>

export const createDocumentAsksRepository = (db: Database) => ({
  find: async (userId: string, idempotencyKey: string): Promise<DocumentAsk | undefined> =>
    (
      await db
        .select()
        .from(documentAsks)
        .where(and(eq(documentAsks.userId, userId), eq(documentAsks.idempotencyKey, idempotencyKey)))
    )[0],

  ofId: async (id: string): Promise<DocumentAsk | undefined> =>
    (await db.select().from(documentAsks).where(eq(documentAsks.id, id)))[0],

  /** False where that key was used before. */
  insert: async (tx: Database, ask: NewDocumentAsk): Promise<boolean> =>
    (
      await tx
        .insert(documentAsks)
        .values({ ...ask, aliveAt: aliveNow() })
        .onConflictDoNothing()
        .returning({ id: documentAsks.id })
    ).length > 0,

  /** False where it is no longer the last attempt, or has not failed. */
  reopen: async (tx: Database, last: Attempt, again: Pick<DocumentAsk, 'holdId' | 'expiresAt'>): Promise<boolean> =>
    (
      await tx
        .update(documentAsks)
        .set({ ...again, state: 'writing', aliveAt: aliveNow() })
        .where(and(ofAttempt(last), eq(documentAsks.state, 'failed')))
        .returning({ id: documentAsks.id })
    ).length > 0,

  /** The process that writes is alive. False where the attempt has ended: nothing more is wanted of it. */
  showLife: async (attempt: Attempt): Promise<boolean> =>
    (
      await db
        .update(documentAsks)
        .set({ aliveAt: aliveNow() })
        .where(isOpen(attempt))
        .returning({ id: documentAsks.id })
    ).length > 0,

  /** Whether the process that writes has died. */
  isAbandoned: async (attempt: Attempt): Promise<boolean> =>
    (
      await db
        .select({ id: documentAsks.id })
        .from(documentAsks)
        .where(and(isOpen(attempt), isSilent(documentAsks.aliveAt)))
    ).length > 0,

  /** False where it has ended already. */
  close: async (
    tx: Database,
    attempt: Attempt,
    ending: { state: 'written' | 'failed'; documentId: string | null },
  ): Promise<boolean> =>
    (await tx.update(documentAsks).set(ending).where(isOpen(attempt)).returning({ id: documentAsks.id })).length > 0,

  expired: (before: Date): Promise<DocumentAsk[]> =>
    db
      .select()
      .from(documentAsks)
      .where(
        and(eq(documentAsks.state, 'writing'), or(lt(documentAsks.expiresAt, before), isSilent(documentAsks.aliveAt))),
      ),

  sweep: async (before: Date): Promise<number> =>
    (
      await db
        .delete(documentAsks)
        .where(and(inArray(documentAsks.state, ['written', 'failed']), lt(documentAsks.createdAt, before)))
        .returning({ id: documentAsks.id })
    ).length,
})
