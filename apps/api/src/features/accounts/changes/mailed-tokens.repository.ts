// SQL for the links and codes that were mailed.
import { and, eq, gt, lt, ne, sql } from 'drizzle-orm'
import type { Database } from '../../../db/open-database.ts'
import { mailedTokens } from '../accounts.tables.ts'

export type MailedToken = typeof mailedTokens.$inferSelect
export type MailedKind = MailedToken['kind']
export type MailedTokensRepository = ReturnType<typeof createMailedTokensRepository>

export function createMailedTokensRepository(db: Database) {
  const ofUser = (userId: string, kind: MailedKind) => and(eq(mailedTokens.userId, userId), eq(mailedTokens.kind, kind))
  return {
    /**
     * Replaces the one before, unless that went to the same address after `notSince`: false then, and nothing is
     * stored.
     */
    async replace(token: MailedToken, notSince: Date): Promise<boolean> {
      const stored = await db
        .insert(mailedTokens)
        .values(token)
        .onConflictDoUpdate({
          target: [mailedTokens.userId, mailedTokens.kind],
          set: { ...token, attempts: 0 },
          setWhere: sql`${lt(mailedTokens.createdAt, notSince)} or ${ne(mailedTokens.email, token.email)}`,
        })
        .returning({ userId: mailedTokens.userId })
      return stored.length > 0
    },

    addressOf: async (userId: string, kind: MailedKind, since: Date): Promise<string | undefined> => {
      const found = and(ofUser(userId, kind), gt(mailedTokens.createdAt, since))
      return (await db.select({ email: mailedTokens.email }).from(mailedTokens).where(found))[0]?.email
    },

    /** Takes the token of a link: it is gone afterwards. Undefined where there is none, or it is older than `since`. */
    takeByToken: async (kind: MailedKind, tokenHash: string, since: Date): Promise<MailedToken | undefined> =>
      (
        await db
          .delete(mailedTokens)
          .where(
            and(eq(mailedTokens.kind, kind), eq(mailedTokens.tokenHash, tokenHash), gt(mailedTokens.createdAt, since)),
          )
          .returning()
      )[0],

    /** Takes it by its code. A wrong code is counted, and after `maxAttempts` none is right. */
    takeByCode: (
      { userId, kind }: Pick<MailedToken, 'userId' | 'kind'>,
      { codeHash, since, maxAttempts }: { codeHash: string; since: Date; maxAttempts: number },
    ): Promise<MailedToken | undefined> =>
      db.transaction(async (tx) => {
        const [counted] = await tx
          .update(mailedTokens)
          .set({ attempts: sql`${mailedTokens.attempts} + 1` })
          .where(and(ofUser(userId, kind), gt(mailedTokens.createdAt, since)))
          .returning()
        if (!counted || counted.attempts > maxAttempts || counted.codeHash !== codeHash) return undefined
        await tx.delete(mailedTokens).where(ofUser(userId, kind))
        return counted
      }),

    removeOlderThan: async (before: Date): Promise<number> =>
      (await db.delete(mailedTokens).where(lt(mailedTokens.createdAt, before)).returning({ id: mailedTokens.userId }))
        .length,
  }
}
