// SQL for the requests that have a document written: each step within the transaction of what it belongs to.
import { and, eq, inArray, lt } from 'drizzle-orm'
import type { Database } from '../../db/open-database.ts'
import { documentAsks } from './documents.tables.ts'

export type DocumentAsk = typeof documentAsks.$inferSelect
/** One attempt under a key: a failed one may be retried. */
type Attempt = Pick<DocumentAsk, 'id' | 'expiresAt'>
export type DocumentAsksRepository = ReturnType<typeof createDocumentAsksRepository>

const isOpen = ({ id, expiresAt }: Attempt) =>
  and(eq(documentAsks.id, id), eq(documentAsks.expiresAt, expiresAt), eq(documentAsks.state, 'writing'))

export const createDocumentAsksRepository = (db: Database) => ({
  find: async (userId: string, idempotencyKey: string): Promise<DocumentAsk | undefined> =>
    (
      await db
        .select()
        .from(documentAsks)
        .where(and(eq(documentAsks.userId, userId), eq(documentAsks.idempotencyKey, idempotencyKey)))
    )[0],

  /** False where that key was used before. */
  insert: async (tx: Database, ask: DocumentAsk): Promise<boolean> =>
    (await tx.insert(documentAsks).values(ask).onConflictDoNothing().returning({ id: documentAsks.id })).length > 0,

  /** False where it is no longer the last attempt, or has not failed. */
  reopen: async (
    tx: Database,
    { id, expiresAt }: Attempt,
    again: Pick<DocumentAsk, 'holdId' | 'expiresAt'>,
  ): Promise<boolean> =>
    (
      await tx
        .update(documentAsks)
        .set({ ...again, state: 'writing' })
        .where(and(eq(documentAsks.id, id), eq(documentAsks.expiresAt, expiresAt), eq(documentAsks.state, 'failed')))
        .returning({ id: documentAsks.id })
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
      .where(and(eq(documentAsks.state, 'writing'), lt(documentAsks.expiresAt, before))),

  sweep: async (before: Date): Promise<number> =>
    (
      await db
        .delete(documentAsks)
        .where(and(inArray(documentAsks.state, ['written', 'failed']), lt(documentAsks.createdAt, before)))
        .returning({ id: documentAsks.id })
    ).length,
})
