// A session that must still be open while something is done in it.
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../db/open-database.ts'
import { sessions, users } from './accounts.tables.ts'

export interface InSession {
  userId: string
  sessionId: string
}
export interface LockedSession {
  user: typeof users.$inferSelect
  session: typeof sessions.$inferSelect
}

/**
 * Locks the user and then the session until the transaction ends: what is done in it, and its end elsewhere, follow one
 * another. Undefined where it has ended. Everything that locks both does so in this order, or could wait for ever.
 */
export async function lockSession(tx: Database, { userId, sessionId }: InSession): Promise<LockedSession | undefined> {
  const user = await lockUser(tx, userId)
  const isOpen = and(eq(sessions.id, sessionId), eq(sessions.userId, userId), isNull(sessions.endedAt))
  const [session] = await tx.select().from(sessions).where(isOpen).for('update')
  return user && session && { user, session }
}

export const lockUser = async (tx: Database, userId: string): Promise<LockedSession['user'] | undefined> =>
  (await tx.select().from(users).where(eq(users.id, userId)).for('update'))[0]
