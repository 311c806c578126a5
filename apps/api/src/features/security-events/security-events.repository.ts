// SQL for security events: rows are added, and removed when they are old or their account is.
import { and, desc, eq, isNull, lt, or } from 'drizzle-orm'
import type { Database } from '../../db/open-database.ts'
import { securityEvents } from './security-events.tables.ts'

export type StoredSecurityEvent = typeof securityEvents.$inferSelect
export type SecurityEventsRepository = ReturnType<typeof createSecurityEventsRepository>

/** Of a user, and what was tried with the address before it was known whose it is. */
const about = (userId: string, account: string) =>
  or(eq(securityEvents.userId, userId), and(isNull(securityEvents.userId), eq(securityEvents.account, account)))

export const createSecurityEventsRepository = (db: Database) => ({
  insert: async (event: StoredSecurityEvent): Promise<void> => void (await db.insert(securityEvents).values(event)),

  /** The newest ones. */
  list: (userId: string, { account, max }: { account: string; max: number }): Promise<StoredSecurityEvent[]> =>
    db
      .select()
      .from(securityEvents)
      .where(about(userId, account))
      .orderBy(desc(securityEvents.at), desc(securityEvents.id))
      .limit(max),

  /** Of all accounts or of one, the newest ones of those before `before`. */
  listOfAll: async ({
    userId,
    before,
    count,
  }: {
    userId: string | null
    before: string | null
    count: number
  }): Promise<StoredSecurityEvent[]> => {
    const [last] = before === null ? [] : await db.select().from(securityEvents).where(eq(securityEvents.id, before))
    if (before !== null && !last) return []
    const isOlder =
      last && or(lt(securityEvents.at, last.at), and(eq(securityEvents.at, last.at), lt(securityEvents.id, last.id)))
    return db
      .select()
      .from(securityEvents)
      .where(and(userId === null ? undefined : eq(securityEvents.userId, userId), isOlder))
      .orderBy(desc(securityEvents.at), desc(securityEvents.id))
      .limit(count)
  },

  removeOf: async (userId: string, account: string): Promise<void> =>
    void (await db.delete(securityEvents).where(about(userId, account))),

  removeBefore: async (before: Date): Promise<number> =>
    (await db.delete(securityEvents).where(lt(securityEvents.at, before)).returning({ id: securityEvents.id })).length,
})
