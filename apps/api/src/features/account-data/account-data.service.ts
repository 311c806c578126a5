// A person's right to take all of it along, and to have all of it deleted.
import type { Clock } from '../../adapters/clock.port.ts'
import type { Mail, Mailer } from '../../adapters/mail/mailer.port.ts'
import type { Transaction, Transactions } from '../../adapters/transactions.port.ts'
import type { BillingService } from '../billing/billing.service.ts'
import type { SubscriptionsService } from '../billing/subscriptions.service.ts'
import type { CreditsService } from '../credits/credits.service.ts'
import type { SecurityEvents } from '../security-events/security-events.service.ts'

export type DeletionOutcome =
  | 'deleted'
  | 'wrong_password'
  | 'plan_active'
  | 'payment_pending'
  | 'sign_in_unavailable'
  | 'sign_in_kept'
export type AccountDataService = ReturnType<typeof createAccountDataService>

/** What the database holds about a user. */
export interface PersonalData {
  /** Removes all but the accounting, in which only a random id is left. Returns how many rows are gone. */
  remove(tx: Transaction, userId: string): Promise<number>
  /** Overwrites what removed rows have left in the database's files. */
  purge(): Promise<void>
  /** Table by table, each row as JSON. */
  read(userId: string): AsyncIterable<{ name: string; rows: object[] }>
}

export interface Leaver {
  userId: string
  /** Of the request's session. */
  email: string
  accessToken: string
}

/** Who keeps the accounts: this API, or a hosted service. */
export interface AccountKeeper {
  /** The address that the account has now. */
  emailOf(user: Leaver): Promise<string>
  /** Null: that can't be said now. */
  isPassword(user: Leaver, password: string): Promise<boolean | null>
  /** After all else is gone. False: the user can still sign in. */
  remove(user: Leaver): Promise<boolean>
}

interface Parts {
  transactions: Transactions
  personalData: PersonalData
  keeper: AccountKeeper
  credits: Pick<CreditsService, 'releaseAll'>
  subscriptions: Pick<SubscriptionsService, 'endUnpaid'>
  billing: Pick<BillingService, 'isPaymentAwaited'>
  security: Pick<SecurityEvents, 'forgetUser'>
  mailer: Mailer
  goodbye: Pick<Mail, 'subject' | 'text' | 'html'>
  clock: Clock
  /** A mail that could not be sent, or files that could not be purged. */
  onFailure: (error: Error) => void
}

/** A request that was let in before the deletion may still write: it has ended by then. */
const lateWritesMs = 5 * 60_000

export function createAccountDataService(parts: Parts) {
  const { transactions, personalData, keeper, credits, subscriptions, billing, mailer, clock } = parts
  /** Users who were deleted a moment ago, and when. */
  const deleted = new Map<string, Date>()

  const removeAll = (userId: string) =>
    transactions.run(async (tx) => {
      // What is reserved is released first: the ledger outlives the messages that reserved it.
      await credits.releaseAll(tx, userId)
      return personalData.remove(tx, userId)
    })

  return {
    /** Table by table, each row as JSON. */
    read: (userId: string) => personalData.read(userId),

    /** At once and for good, but for the accounting. */
    async deleteAccount(leaver: Leaver, password: string): Promise<DeletionOutcome> {
      const { userId } = leaver
      const email = await keeper.emailOf(leaver)
      const user = { ...leaver, email }
      const isProven = await keeper.isPassword(user, password)
      if (isProven === null) return 'sign_in_unavailable'
      if (!isProven) return 'wrong_password'
      const plan = await subscriptions.endUnpaid(userId)
      if (plan === 'active') return 'plan_active'
      if (plan === 'unsure' || (await billing.isPaymentAwaited(userId))) return 'payment_pending'
      await removeAll(userId)
      deleted.set(userId, clock.now())
      const isGone = await keeper.remove(user)
      await parts.security.forgetUser(userId, email)
      await personalData.purge().catch(parts.onFailure)
      if (!isGone) {
        // The user may go on: what they write from now on is theirs.
        deleted.delete(userId)
        return 'sign_in_kept'
      }
      if (mailer.isOn) mailer.send({ to: email, attachments: [], ...parts.goodbye }).catch(parts.onFailure)
      return 'deleted'
    },

    /** Removes what requests that were under way have written after the deletion. Returns how many rows. */
    async removeLateWrites(): Promise<number> {
      let rows = 0
      const now = clock.now().getTime()
      for (const [userId, at] of deleted) {
        rows += await removeAll(userId)
        if (now - at.getTime() > lateWritesMs) deleted.delete(userId)
      }
      return rows
    },
  }
}
