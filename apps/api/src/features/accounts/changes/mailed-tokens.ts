// Links and codes that prove who reads a mailbox: made, mailed, and taken once.
import { createHash, randomBytes, randomInt } from 'node:crypto'
import type { Clock } from '../../../adapters/clock.port.ts'
import type { Mail } from '../../../adapters/mail/mailer.port.ts'
import { emailChangeMail, recoveryMail, signUpMail, type MailSettings } from './account-mails.ts'
import type { AccountsRepository, StoredUser } from '../accounts.repository.ts'
import { normaliseEmail } from '../accounts.service.ts'
import type { MailedKind, MailedTokensRepository } from './mailed-tokens.repository.ts'

export type Proof = { kind: 'token'; token: string } | { kind: 'code'; email: string; code: string }

interface Parts {
  users: Pick<AccountsRepository, 'findUserByEmail'>
  mailedTokens: MailedTokensRepository
  mailSettings: MailSettings
  clock: Clock
}

const mails = { recovery: recoveryMail, email_change: emailChangeMail, signup: signUpMail }

const tokenMs = 60 * 60_000
/** Another mail of the same kind is not sent before. */
const pauseMs = 60_000
const maxCodeAttempts = 5

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')
const earlier = (date: Date, ms: number) => new Date(date.getTime() - ms)

export function createMailing(
  { users, mailedTokens, mailSettings, clock }: Parts,
  mail: (to: string, message: Pick<Mail, 'subject' | 'text' | 'html'>) => void,
) {
  return {
    /** Mails nothing, and returns false, where one of the kind was mailed there a moment ago. */
    async issue(user: Pick<StoredUser, 'id'>, kind: MailedKind, email: string): Promise<boolean> {
      const token = randomBytes(32).toString('base64url')
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      const now = clock.now()
      const hashes = { tokenHash: hashOf(token), codeHash: hashOf(`${user.id} ${code}`) }
      const isNew = await mailedTokens.replace(
        { userId: user.id, kind, email, ...hashes, attempts: 0, createdAt: now },
        earlier(now, pauseMs),
      )
      if (isNew) mail(email, mails[kind](mailSettings, { token, code }))
      return isNew
    },

    /** The address that a user is changing to; undefined where none is. */
    wantedAddress: (userId: string): Promise<string | undefined> =>
      mailedTokens.addressOf(userId, 'email_change', earlier(clock.now(), tokenMs)),

    /** Undefined for a link or a code that is wrong, used or too old. */
    async take(kind: MailedKind, proof: Proof) {
      const since = earlier(clock.now(), tokenMs)
      if (proof.kind === 'token') return mailedTokens.takeByToken(kind, hashOf(proof.token), since)
      const user = await users.findUserByEmail(normaliseEmail(proof.email))
      if (!user) return undefined
      const codeHash = hashOf(`${user.id} ${proof.code}`)
      return mailedTokens.takeByCode({ userId: user.id, kind }, { codeHash, since, maxAttempts: maxCodeAttempts })
    },

    /** Removes what can't be used any more; returns how many. */
    forgetOld: () => mailedTokens.removeOlderThan(earlier(clock.now(), 2 * tokenMs)),
  }
}
