// Composes a person's rights: the export of everything, and the deletion of the account.
import type { FastifyBaseLogger } from 'fastify'
import type { HostedAccounts } from './adapters/identity/hosted-accounts.port.ts'
import { transactionsOf } from './adapters/transactions.port.ts'
import type { PaymentParts } from './create-payments.ts'
import { personalData, removePersonalData, tablesToPurge } from './db/personal-data.ts'
import { accountDeletedMail } from './features/accounts/changes/account-mails.ts'
import type { AccountsService } from './features/accounts/accounts.service.ts'
import { createAccountArchive } from './features/account-data/account-archive.service.ts'
import { createAccountDataService, type AccountKeeper } from './features/account-data/account-data.service.ts'

type Data = Parameters<typeof createAccountDataService>[0]
type Archive = Parameters<typeof createAccountArchive>[0]
type Shared = { accounts: AccountsService } & Pick<Data, 'credits' | 'subscriptions' | 'billing' | 'security'> &
  Pick<Archive, 'resumes' | 'resumeFiles'>

const embeddedKeeper = (accounts: AccountsService): AccountKeeper => ({
  isPassword: ({ userId }, password) => accounts.isPassword(userId, password),
  // A session is looked up with the address of its user.
  emailOf: async ({ email }) => email,
  async remove() {
    accounts.onSessionsEnded()
    return true
  },
})

const hostedKeeper = (hosted: HostedAccounts): AccountKeeper => ({
  emailOf: async ({ accessToken, email }) => (await hosted.findEmail(accessToken)) ?? email,
  async isPassword({ userId, email }, password) {
    const tried = await hosted.signIn({ email, password })
    if (tried.kind === 'opened') return tried.session.user.id === userId
    return tried.kind === 'wrong' ? false : null
  },
  remove: ({ accessToken }) => hosted.remove(accessToken),
})

type DataParts = PaymentParts & { publicUrl: string; hosted: HostedAccounts | null }

export function createAccountData(parts: DataParts, shared: Shared, log: FastifyBaseLogger) {
  const { db } = parts.database
  const accountData = createAccountDataService({
    ...shared,
    keeper: parts.hosted ? hostedKeeper(parts.hosted) : embeddedKeeper(shared.accounts),
    transactions: transactionsOf(db),
    personalData: {
      remove: removePersonalData,
      read: (userId) => personalData(db, userId),
      purge: () => parts.database.purge(tablesToPurge),
    },
    mailer: parts.mailer,
    goodbye: accountDeletedMail(parts),
    clock: parts.clock,
    onFailure: (error) => log.warn({ err: error }, 'not all was done that follows a deletion'),
  })
  return { accountData, accountArchive: createAccountArchive({ ...shared, accountData, compiler: parts.compiler }) }
}
