// Who is kept out. Embedded accounts: a ban ends every session, and none is opened while it stands. With a hosted
// service, whose sessions can't be ended from here, each request asks.
import type { Clock } from '../../../adapters/clock.port.ts'
import type { Transaction } from '../../../adapters/transactions.port.ts'
import type { BansRepository, StoredBan } from './bans.repository.ts'

export type BansService = ReturnType<typeof createBans>

interface Parts {
  repository: BansRepository
  clock: Clock
  /** What is known of access tokens has changed. */
  onSessionsEnded: () => void
}

export const createBans = ({ repository, clock, onSessionsEnded }: Parts) => ({
  isBanned: async (userId: string): Promise<boolean> => (await repository.find(userId)) !== undefined,

  /** By user. */
  async listOf(userIds: string[]): Promise<Map<string, StoredBan>> {
    if (userIds.length === 0) return new Map()
    return new Map((await repository.listOf(userIds)).map((ban) => [ban.userId, ban]))
  },

  /** Within the caller's transaction, after which `applied` is called. False where it stood before. */
  add: (tx: Transaction, { userId, reason }: { userId: string; reason: string }): Promise<boolean> =>
    repository.add(tx, { userId, reason, at: clock.now() }),

  /** False where there was none. */
  lift: (tx: Transaction, userId: string): Promise<boolean> => repository.remove(tx, userId),

  /** A ban is committed: from now on no token of that user counts. */
  applied: onSessionsEnded,
})
