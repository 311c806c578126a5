// SQL for documents. Every query names the owner and the resume: another person's document is one that is not there.
import { and, count, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Database } from '../../db/open-database.ts'
import { resumeDocuments } from './documents.tables.ts'

export type StoredDocument = typeof resumeDocuments.$inferSelect
export type StoredDocumentItem = Omit<StoredDocument, 'content' | 'heldBack'>
export interface DocumentsOfResume {
  userId: string
  resumeId: string
}
export interface DocumentOwner extends DocumentsOfResume {
  id: string
}
export type DocumentChange = Partial<Pick<StoredDocument, 'title' | 'content'>>
export type DocumentsRepository = ReturnType<typeof createDocumentsRepository>

const ofResume = ({ userId, resumeId }: DocumentsOfResume) =>
  and(eq(resumeDocuments.userId, userId), eq(resumeDocuments.resumeId, resumeId))
const owned = (which: DocumentOwner) => and(ofResume(which), eq(resumeDocuments.id, which.id))

const { content: _content, heldBack: _heldBack, ...itemColumns } = getTableColumns(resumeDocuments)

export const createDocumentsRepository = (db: Database) => ({
  listOf: (which: DocumentsOfResume): Promise<StoredDocumentItem[]> =>
    db
      .select(itemColumns)
      .from(resumeDocuments)
      .where(ofResume(which))
      .orderBy(desc(resumeDocuments.updatedAt), desc(resumeDocuments.id)),

  countOf: async (which: DocumentsOfResume): Promise<number> =>
    (await db.select({ documents: count() }).from(resumeDocuments).where(ofResume(which)))[0]?.documents ?? 0,

  find: async (which: DocumentOwner): Promise<StoredDocument | undefined> =>
    (await db.select().from(resumeDocuments).where(owned(which)))[0],

  /** Within the caller's transaction, or by itself. */
  insert: async (document: StoredDocument, tx: Database = db): Promise<void> =>
    void (await tx.insert(resumeDocuments).values(document)),

  /** Only over `baseVersion`, where that is given; undefined where it is missing or was saved meanwhile. */
  change: async (
    which: DocumentOwner,
    { at: updatedAt, baseVersion, ...change }: DocumentChange & { at: Date; baseVersion: number | null },
  ): Promise<StoredDocument | undefined> =>
    (
      await db
        .update(resumeDocuments)
        .set({ ...change, updatedAt, version: sql`${resumeDocuments.version} + 1` })
        .where(and(owned(which), baseVersion === null ? undefined : eq(resumeDocuments.version, baseVersion)))
        .returning()
    )[0],

  delete: async (which: DocumentOwner): Promise<boolean> =>
    (await db.delete(resumeDocuments).where(owned(which)).returning({ id: resumeDocuments.id })).length > 0,

  /** Bytes of this account's documents. */
  bytesOf: async (userId: string): Promise<number> => {
    const [row] = await db
      .select({
        bytes: sql<string>`coalesce(sum(octet_length(${resumeDocuments.content}::text) + octet_length(${resumeDocuments.heldBack}::text)), 0)`,
      })
      .from(resumeDocuments)
      .where(eq(resumeDocuments.userId, userId))
    return Number(row?.bytes ?? 0)
  },
})
