// What a user changes of their account, signed in or by a mailed link: password, address, name.
import type { Clock } from '../../../adapters/clock.port.ts'
import type { Mail, Mailer } from '../../../adapters/mail/mailer.port.ts'
import {
  emailChangeAskedMail,
  emailChangedMail,
  newPlaceMail,
  passwordChangedMail,
  type MailSettings,
  type WrittenMail,
} from './account-mails.ts'
import type { AccountChangesRepository } from './account-changes.repository.ts'
import type { AccountsRepository, StoredSession, StoredUser } from '../accounts.repository.ts'
import {
  normaliseEmail,
  profileName,
  unknownPassword,
  type AuthSession,
  type SessionOrigin,
} from '../accounts.service.ts'
import { createMailing, type Proof } from './mailed-tokens.ts'
import type { MailedKind, MailedTokensRepository } from './mailed-tokens.repository.ts'
import { passwordProblem, type PasswordProblem } from '../password-rules.ts'
import type { Passwords } from '../passwords.ts'
import type { AccessTokenClaims } from '../tokens.ts'
import { isSmall } from '../user-metadata.ts'

export interface AccountChangesParts {
  users: Pick<AccountsRepository, 'findUser' | 'findUserByEmail'>
  repository: AccountChangesRepository
  mailedTokens: MailedTokensRepository
  passwords: Passwords
  mailer: Mailer
  mailSettings: MailSettings
  clock: Clock
  /** A new session of this user, opened by a mailed link or code. Null where the password was changed meanwhile. */
  open: (user: StoredUser, method: 'recovery' | 'otp', origin: SessionOrigin) => Promise<AuthSession | 'banned' | null>
  /** What is known of access tokens has changed. */
  onSessionsEnded: () => void
  /** A mail that could not be sent. */
  onFailure: (error: Error) => void
}
export type AccountChangesService = ReturnType<typeof createAccountChanges>

export interface UserChange {
  password?: string | undefined
  currentPassword?: string | undefined
  email?: string | undefined
  metadata?: Record<string, unknown> | undefined
}
export type UserChangeOutcome =
  | { kind: 'changed'; user: StoredUser; events: ('password_changed' | 'email_changed' | 'email_change_asked')[] }
  /** `events`: what was changed before the rest was refused. */
  | {
      kind: PasswordProblem | 'missing' | 'current_password' | 'same_password' | 'email_exists' | 'metadata'
      events?: readonly 'password_changed'[]
    }
/** A link or a code was right: the new address counts, or a session is open. */
export type ProofOutcome =
  | { kind: 'email_changed'; userId: string }
  | { kind: 'recovered' | 'confirmed'; userId: string; session: AuthSession }
  | { kind: 'banned' }
  | null

/** So long after it, a session opened by a mailed link may set a password without the old one. */
const freshMs = 15 * 60_000

/** An account that is not confirmed is kept for so long. */
const unconfirmedMs = 7 * 86_400_000

interface Shown {
  session: StoredSession | undefined
  currentPassword: string | undefined
  /** A sign-in by password counts for so long. */
  maxAgeMs?: number
}

/** By the old password, or by a mailed link that was followed a moment ago. */
async function isProven(
  { passwords, clock }: Pick<AccountChangesParts, 'passwords' | 'clock'>,
  user: StoredUser,
  { session, currentPassword, maxAgeMs = 0 }: Shown,
): Promise<boolean> {
  const ageMs = session === undefined ? Infinity : clock.now().getTime() - session.createdAt.getTime()
  if (ageMs < (session?.method === 'recovery' ? freshMs : maxAgeMs)) return true
  return currentPassword !== undefined && (await passwords.matches(user.passwordHash, currentPassword))
}

function noticesBy({ mailSettings, clock }: AccountChangesParts, mail: (to: string, message: WrittenMail) => void) {
  return {
    /** Mails the user of a sign-in from a place that the account does not know. */
    noticeSignIn: (user: StoredUser): void => mail(user.email, newPlaceMail(mailSettings, clock.now())),

    /** Mails the user what has become of the account. */
    notice: (user: StoredUser, write: (settings: MailSettings) => WrittenMail): void =>
      mail(user.email, write(mailSettings)),
  }
}

export function createAccountChanges(parts: AccountChangesParts) {
  const { users, repository, passwords, mailer, mailSettings, clock } = parts
  const mailed = createMailing(parts, mail)

  /** Not awaited: how long a mail takes would say whether there is an account. */
  function mail(to: string, message: Pick<Mail, 'subject' | 'text' | 'html'>): void {
    if (mailer.isOn) mailer.send({ to, attachments: [], ...message }).catch(parts.onFailure)
  }

  /** Every other session ends: the old password may be why it is changed. */
  async function setPassword(
    user: StoredUser,
    claims: AccessTokenClaims,
    change: UserChange,
  ): Promise<UserChangeOutcome['kind']> {
    const { password = '', currentPassword } = change
    const session = await repository.findSession(claims.sessionId)
    if (!(await isProven(parts, user, { session, currentPassword }))) return 'current_password'
    const problem = passwordProblem(passwords, password)
    if (problem) return problem
    if (await passwords.matches(user.passwordHash, password)) return 'same_password'
    const hash = await passwords.hash(password)
    // A forgotten password may be a stolen one: what was added with it goes, unless a second factor was shown.
    const isByMail = session?.method === 'recovery' && session.secondFactorAt === null
    const terms = { hash, at: clock.now(), keep: claims.sessionId, dropsPasskeys: isByMail }
    const isSet = await repository.setPassword(user, terms)
    if (!isSet) return 'current_password'
    parts.onSessionsEnded()
    mail(user.email, passwordChangedMail(mailSettings))
    return 'changed'
  }

  /**
   * Without a mailer the address changes at once; with one, once its link was followed. Who has the address has the
   * account: an open session is not enough.
   */
  async function setEmail(
    user: StoredUser,
    claims: AccessTokenClaims,
    change: UserChange,
  ): Promise<UserChangeOutcome['kind']> {
    const { email = '', currentPassword } = change
    const session = await repository.findSession(claims.sessionId)
    const shown = { session, currentPassword, maxAgeMs: freshMs }
    if (!(await isProven(parts, user, shown))) return 'current_password'
    if (await users.findUserByEmail(email)) return 'email_exists'
    if (mailer.isOn) {
      await mailed.issue(user, 'email_change', email)
      mail(user.email, emailChangeAskedMail(mailSettings, email))
      return 'changed'
    }
    if (!(await repository.setEmail(user.id, email, clock.now()))) return 'email_exists'
    parts.onSessionsEnded()
    return 'changed'
  }

  return {
    canMail: mailer.isOn,

    ...linksOf(parts, { mailed, mail }),

    /** Undefined where there is no such user. */
    rename: (userId: string, fullName: string) => repository.rename(userId, fullName, clock.now()),

    async change(claims: AccessTokenClaims, change: UserChange): Promise<UserChangeOutcome> {
      const user = await users.findUser(claims.userId)
      if (!user) return { kind: 'missing' }
      if (!isSmall({ ...user.userMetadata, ...change.metadata })) return { kind: 'metadata' }
      const email = change.email === undefined ? user.email : normaliseEmail(change.email)
      const byPassword = change.password === undefined ? 'changed' : await setPassword(user, claims, change)
      if (byPassword !== 'changed') return { kind: byPassword }
      const byEmail = email === user.email ? 'changed' : await setEmail(user, claims, { ...change, email })
      if (byEmail !== 'changed')
        return { kind: byEmail, ...(change.password !== undefined && { events: ['password_changed'] as const }) }
      if (change.metadata) await repository.mergeMetadata(user.id, change.metadata, clock.now())
      const changed = await users.findUser(user.id)
      if (!changed) return { kind: 'missing' }
      const events = eventsOf({
        password: change.password !== undefined,
        email: email !== user.email,
        isMailed: mailer.isOn,
      })
      return { kind: 'changed', user: changed, events }
    },

    ...noticesBy(parts, mail),

    /** Removes what can't be used any more; returns how many. */
    forgetOldMails: mailed.forgetOld,
  }
}

function eventsOf({ password, email, isMailed }: { password: boolean; email: boolean; isMailed: boolean }) {
  const byMail = isMailed ? ('email_change_asked' as const) : ('email_changed' as const)
  return [...(password ? ['password_changed' as const] : []), ...(email ? [byMail] : [])]
}

type Mailing = ReturnType<typeof createMailing>
type SendMail = (to: string, message: Pick<Mail, 'subject' | 'text' | 'html'>) => void

/** Links and codes that are mailed, and what follows once they prove who reads a mailbox. */
function linksOf(
  { users, repository, passwords, mailSettings, clock, open, onSessionsEnded }: AccountChangesParts,
  { mailed, mail }: { mailed: Mailing; mail: SendMail },
) {
  const confirm = (userId: string) => repository.confirm(userId, clock.now())

  async function openSession(
    kind: 'recovery' | 'signup',
    user: StoredUser,
    origin: SessionOrigin,
  ): Promise<ProofOutcome> {
    // Either mail was read in the mailbox: that confirms it.
    const isFirst = user.emailConfirmedAt === null
    // Who asks for a link did not choose the password, or has forgotten it.
    const passwordHash = isFirst && kind === 'recovery' ? await unknownPassword(passwords) : user.passwordHash
    if (passwordHash !== user.passwordHash)
      await repository.replaceUnconfirmed({ ...user, passwordHash }, profileName(user))
    if (isFirst) await confirm(user.id)
    const session = await open({ ...user, passwordHash }, kind === 'recovery' ? 'recovery' : 'otp', origin)
    if (session === 'banned') return { kind: session }
    return session && ({ kind: kind === 'recovery' ? 'recovered' : 'confirmed', userId: user.id, session } as const)
  }

  return {
    /** Mails a link where the address has an account; does the same work, and returns nothing, where it has none. */
    async recover(email: string): Promise<void> {
      const user = await users.findUserByEmail(normaliseEmail(email))
      if (user) await mailed.issue(user, 'recovery', user.email)
    },

    /** The link that confirms a new account; what is stored of another sign-up before it counts no more. */
    async mailSignUp(user: StoredUser): Promise<void> {
      await repository.replaceUnconfirmed(user, profileName(user))
      await mailed.issue(user, 'signup', user.email)
    },

    /** The same once more, where an account waits for it. */
    async resendSignUp(email: string): Promise<void> {
      const user = await users.findUserByEmail(normaliseEmail(email))
      if (user?.emailConfirmedAt === null) await mailed.issue(user, 'signup', user.email)
    },

    /** The link to the new address once more, where the account with the old one waits for it. */
    async resendEmailChange(email: string): Promise<void> {
      const user = await users.findUserByEmail(normaliseEmail(email))
      const wanted = user && (await mailed.wantedAddress(user.id))
      if (user && wanted) await mailed.issue(user, 'email_change', wanted)
    },

    /**
     * Null for a link or a code that is wrong, used or too old. Reading the mailbox of a new address that the user only
     * claims opens no session: it may be mistyped, and whose link is followed may not be the user.
     */
    async verify(kind: MailedKind, proof: Proof, origin: SessionOrigin): Promise<ProofOutcome> {
      const token = await mailed.take(kind, proof)
      const user = token && (await users.findUser(token.userId))
      if (!token || !user) return null
      if (kind !== 'email_change') return token.email === user.email ? openSession(kind, user, origin) : null
      if (!(await repository.setEmail(user.id, token.email, clock.now()))) return null
      onSessionsEnded()
      mail(user.email, emailChangedMail(mailSettings, token.email))
      return { kind: 'email_changed', userId: user.id }
    },

    /** Accounts that were never confirmed; returns how many. */
    forgetUnconfirmed: () => repository.removeUnconfirmed(new Date(clock.now().getTime() - unconfirmedMs)),
  }
}
