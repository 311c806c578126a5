// SQL for the files beside a resume. Every query names the owner.
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../db/open-database.ts'
import type { FileRef } from '../files-of-text.ts'
import type { ResumeOwner } from '../resumes.repository.ts'
import { resumeFileContents, resumeFiles, resumeVersions } from '../resumes.tables.ts'

export type StoredFile = typeof resumeFiles.$inferSelect
export type ResumeFilesRepository = ReturnType<typeof createResumeFilesRepository>

const ofResume = ({ id, userId }: ResumeOwner) => and(eq(resumeFiles.resumeId, id), eq(resumeFiles.userId, userId))
const named = (which: ResumeOwner, name: string) => and(ofResume(which), eq(resumeFiles.name, name))
const contentOf = ({ id, userId }: ResumeOwner) =>
  and(eq(resumeFileContents.resumeId, id), eq(resumeFileContents.userId, userId))

export const createResumeFilesRepository = (db: Database) => ({
  /** By name. */
  list: (which: ResumeOwner, within: Database = db): Promise<StoredFile[]> =>
    within.select().from(resumeFiles).where(ofResume(which)).orderBy(asc(resumeFiles.name)),

  put: async (tx: Database, file: StoredFile, content: Uint8Array): Promise<void> => {
    const { resumeId, userId, hash } = file
    await tx.insert(resumeFileContents).values({ resumeId, userId, hash, content }).onConflictDoNothing()
    await tx
      .insert(resumeFiles)
      .values(file)
      .onConflictDoUpdate({
        target: [resumeFiles.resumeId, resumeFiles.name],
        set: { hash, bytes: file.bytes, updatedAt: file.updatedAt },
      })
  },

  rename: async (tx: Database, which: ResumeOwner, { from, to }: { from: string; to: string }): Promise<void> =>
    void (await tx.update(resumeFiles).set({ name: to }).where(named(which, from))),

  remove: async (tx: Database, which: ResumeOwner, name: string): Promise<void> =>
    void (await tx.delete(resumeFiles).where(named(which, name))),

  /** In place of all that there are. What is not among the contents any more is left out. */
  replaceAll: async (
    tx: Database,
    which: ResumeOwner,
    { files, at }: { files: readonly FileRef[]; at: Date },
  ): Promise<void> => {
    await tx.delete(resumeFiles).where(ofResume(which))
    const hashes = files.map(({ hash }) => hash)
    const there = hashes.length
      ? await tx
          .select({ hash: resumeFileContents.hash })
          .from(resumeFileContents)
          .where(and(contentOf(which), inArray(resumeFileContents.hash, hashes)))
      : []
    const known = new Set(there.map(({ hash }) => hash))
    const rows = files
      .filter(({ hash }) => known.has(hash))
      .map((file) => ({ ...file, resumeId: which.id, userId: which.userId, updatedAt: at }))
    if (rows.length > 0) await tx.insert(resumeFiles).values(rows)
  },

  /** To another resume of the same owner, which has none. */
  copy: async (tx: Database, from: ResumeOwner, toId: string): Promise<void> => {
    await tx.execute(sql`
      insert into ${resumeFileContents} (resume_id, user_id, hash, content)
      select ${toId}, c.user_id, c.hash, c.content from ${resumeFileContents} c
      where c.resume_id = ${from.id} and c.user_id = ${from.userId}
        and c.hash in (select f.hash from ${resumeFiles} f where f.resume_id = ${from.id})`)
    await tx.execute(sql`
      insert into ${resumeFiles} (resume_id, user_id, name, hash, bytes, updated_at)
      select ${toId}, f.user_id, f.name, f.hash, f.bytes, f.updated_at from ${resumeFiles} f
      where f.resume_id = ${from.id} and f.user_id = ${from.userId}`)
  },

  /** Contents that neither a file nor a version has. */
  forgetUnused: async (tx: Database, { id, userId }: ResumeOwner): Promise<void> =>
    void (await tx.execute(sql`
      delete from ${resumeFileContents} c
      where c.resume_id = ${id} and c.user_id = ${userId}
        and not exists (select 1 from ${resumeFiles} f where f.resume_id = c.resume_id and f.hash = c.hash)
        and not exists (
          select 1 from ${resumeVersions} v
          where v.resume_id = c.resume_id and v.files @> jsonb_build_array(jsonb_build_object('hash', c.hash)))`)),

  /** By hash; of those that are not there, nothing. */
  contents: async (which: ResumeOwner, hashes: readonly string[]): Promise<Map<string, Uint8Array>> => {
    if (hashes.length === 0) return new Map()
    const rows = await db
      .select({ hash: resumeFileContents.hash, content: resumeFileContents.content })
      .from(resumeFileContents)
      .where(and(contentOf(which), inArray(resumeFileContents.hash, [...hashes])))
    return new Map(rows.map(({ hash, content }) => [hash, content]))
  },

  bytesOf: async (userId: string): Promise<number> => {
    const [row] = await db
      .select({ bytes: sql<string>`coalesce(sum(octet_length(${resumeFileContents.content})), 0)` })
      .from(resumeFileContents)
      .where(eq(resumeFileContents.userId, userId))
    return Number(row?.bytes ?? 0)
  },
})
