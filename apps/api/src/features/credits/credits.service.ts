// The rules of credits: ten to begin with, one an answered message, reserved before and used after, never for nothing.
import type { Clock, Ids } from '../../adapters/clock.port.ts'
import type { Transaction } from '../../adapters/transactions.port.ts'
import type { ResumesService } from '../resumes/resumes.service.ts'
import type { CreditsRepository, LostCredit, CreditReversal, Withdrawal } from './credits.repository.ts'
import type { StoredStatementLine } from './statement.repository.ts'

export type { LostCredit }

/** `resumeTitle`: of the resume that a credit was used for, while it exists. */
export type StatementLine = Omit<StoredStatementLine, 'resumeId'> & { resumeTitle: string | null }

export const welcomeCredits = 10
const statementLines = 50

export type CreditsService = ReturnType<typeof createCreditsService>

interface Parts {
  repository: CreditsRepository
  resumes: Pick<ResumesService, 'titlesOf'>
  clock: Clock
  ids: Ids
}

/** What an operator sees and does: looking at an account that was never used does not open it. */
const forOperators = ({ repository, clock, ids }: Omit<Parts, 'resumes'>) => ({
  /** All or nothing, within the caller's transaction, once for each key; false where so many are not free. */
  async changeByOperator(tx: Transaction, { userId, amount, key }: Withdrawal): Promise<boolean> {
    const stamp = { id: ids.next(), at: clock.now() }
    return amount > 0
      ? repository.grant({ userId, amount, key, reason: 'operator' }, stamp, tx)
      : repository.withdraw(tx, { userId, amount: -amount, key }, stamp)
  },

  balanceAfter: (userId: string, key: string): Promise<number | undefined> => repository.balanceAfter(userId, key),

  /** By user, without those whose account was never used. */
  async accountsOf(userIds: string[]): Promise<Map<string, { granted: number; used: number; reserved: number }>> {
    if (userIds.length === 0) return new Map()
    const found = await repository.accountsOf(userIds)
    return new Map(found.map(({ userId, granted, used, held }) => [userId, { granted, used, reserved: held }]))
  },

  /** The newest lines. */
  linesOf: (userId: string): Promise<StoredStatementLine[]> =>
    repository.statement(userId, { before: null, count: statementLines }),
})

/** Who reserves a credit, and about which resume. */
export interface HoldRequest {
  id: string
  userId: string
  resumeId: string
}

export function createCreditsService({ repository, resumes, clock, ids }: Parts) {
  const stamp = () => ({ id: ids.next(), at: clock.now() })
  const release = async (tx: Transaction, holdId: string): Promise<boolean> => {
    if (!(await repository.release(tx, holdId, stamp()))) return false
    await repository.collectDebt(tx, holdId, stamp())
    return true
  }
  /** An account gets its first credits at the first request, however the user registered. */
  const welcome = (userId: string) =>
    repository.grant({ userId, reason: 'welcome', amount: welcomeCredits, key: 'welcome' }, stamp())

  async function accountOf(userId: string) {
    const found = await repository.find(userId)
    if (found) return found
    await welcome(userId)
    return repository.find(userId)
  }

  return {
    /** All that was ever granted, and all that was ever spent. */
    async sumsOf(userId: string): Promise<{ granted: number; used: number }> {
      const account = await accountOf(userId)
      return { granted: account?.granted ?? 0, used: account?.used ?? 0 }
    },

    /** One part of what came and went, and the id that leads to the next; null: that was all. */
    async statementOf(userId: string, before: string | null): Promise<{ lines: StatementLine[]; next: string | null }> {
      await accountOf(userId)
      const lines = await repository.statement(userId, { before, count: statementLines + 1 })
      const shown = lines.slice(0, statementLines)
      const titles = await resumes.titlesOf(
        userId,
        shown.flatMap(({ resumeId }) => resumeId ?? []),
      )
      const titled = shown.map(({ resumeId, ...line }) => ({
        ...line,
        resumeTitle: titles.get(resumeId ?? '') ?? null,
      }))
      return { lines: titled, next: lines.length > statementLines ? (shown.at(-1)?.id ?? null) : null }
    },

    /**
     * Creates the account first, for a user who begins with a message: the first credits come before the transaction
     * that reserves one.
     */
    open: (userId: string): Promise<unknown> => accountOf(userId),

    /** What was bought, within the caller's transaction; false where it was granted before. */
    grant: (tx: Transaction, bought: { userId: string; amount: number; key: string }): Promise<boolean> =>
      repository.grant({ ...bought, reason: 'purchase' }, stamp(), tx),

    /**
     * Removes credits within the caller's transaction: those that are free now, and reserved ones once they are free.
     */
    takeBack: (tx: Transaction, gone: CreditReversal): Promise<{ taken: number; waiting: number }> =>
      repository.takeBack(tx, gone, stamp()),

    /** Gives back the credit of an answer that is obsolete, within the caller's transaction; once for each key. */
    giveBack: (tx: Transaction, { userId, key }: { userId: string; key: string }): Promise<boolean> =>
      repository.grant({ userId, key, reason: 'returned', amount: 1 }, stamp(), tx),

    ...forOperators({ repository, clock, ids }),

    /** Of all accounts, for metrics. */
    sums: () => repository.sums(),

    /** Reserves one credit within the caller's transaction, under the caller's id; false where the balance is empty. */
    hold: (tx: Transaction, request: HoldRequest): Promise<boolean> =>
      repository.hold(tx, { ...request, createdAt: clock.now() }),
    /**
     * `lost`: a credit that waited to be taken back and can't be any more, to be reported once the transaction is
     * committed.
     */
    spend: async (tx: Transaction, holdId: string): Promise<{ isSpent: boolean; lost: LostCredit | null }> => {
      if (!(await repository.spend(tx, holdId, stamp()))) return { isSpent: false, lost: null }
      return { isSpent: true, lost: await repository.collectDebt(tx, holdId, stamp()) }
    },
    release,
    /** Whether a reserved credit was spent since. */
    wasSpent: (holdId: string): Promise<boolean> => repository.wasSpent(holdId),
    /** Every credit of the user that is reserved. */
    async releaseAll(tx: Transaction, userId: string): Promise<void> {
      for (const holdId of await repository.openHoldsOf(tx, userId)) await release(tx, holdId)
    },
  }
}
