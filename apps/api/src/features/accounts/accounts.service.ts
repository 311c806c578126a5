// The rules of the embedded accounts: who may sign up and in, what a session is, when it ends.
import { randomBytes } from 'node:crypto'
import type { Clock, Ids } from '../../adapters/clock.port.ts'
import type {
  AccountsRepository,
  SessionLimits,
  SignInMethod,
  StoredProfile,
  StoredSession,
  StoredUser,
} from './accounts.repository.ts'
import type { KnownTokens, SignedIn } from './known-tokens.ts'
import type { Passwords } from './passwords.ts'
import { passwordProblem } from './password-rules.ts'
import { accessTokenSeconds, type AccessTokenClaims, type Tokens } from './tokens.ts'

export interface AuthSession {
  accessToken: string
  refreshToken: string
  expiresIn: number
  expiresAt: number
  user: StoredUser
  factors: Factor[]
}

/** A second factor of a user, as the protocol calls it. */
export interface Factor {
  id: string
  name: string
  type: 'totp' | 'recovery_code'
  isVerified: boolean
  createdAt: Date
  updatedAt: Date
}

export type SignUp = {
  email: string
  password: string
  metadata: Record<string, unknown>
  origin?: SessionOrigin
  mustConfirm?: boolean
}
export type RegistrationOutcome =
  | { kind: 'signed_up'; session: AuthSession }
  /** The address has to be confirmed by a mail. Of an account that waits for it already: with what was sent now. */
  | { kind: 'unconfirmed'; user: StoredUser }
  | { kind: 'exists' }
  | { kind: 'weak_password' }
  | { kind: 'common_password' }
  | { kind: 'password_too_long' }
export type RefreshOutcome =
  | { kind: 'refreshed'; session: AuthSession }
  | { kind: 'unknown' }
  | { kind: 'reused'; userId: string }

/** Why a user whose password is right does not get in. */
export type NoEntry = 'unconfirmed' | 'banned'

/** Where a session was opened, for its owner: such as “Firefox on Windows”, and the two letters of a country. */
export interface SessionOrigin {
  browser: string | null
  country: string | null
}
const unknownOrigin: SessionOrigin = { browser: null, country: null }

export type Bearer = { kind: 'good'; claims: SignedIn } | { kind: 'bad_jwt' } | { kind: 'session_not_found' }

/** Tabs of one browser that refresh at once show the same token within this time. */
export const reuseIntervalMs = 10_000

const endedSessionDays = 30
const unusedSessionDays = 30
const maxSessionDays = 180

const sessionLimits = (now: Date): SessionLimits => ({
  opened: daysBefore(now, maxSessionDays),
  used: daysBefore(now, unusedSessionDays),
})

export interface AccountsParts {
  repository: AccountsRepository
  passwords: Passwords
  tokens: Tokens
  knownTokens: KnownTokens
  /** The second factors of a user. */
  factorsOf: (userId: string) => Promise<Factor[]>
  clock: Clock
  ids: Ids
}
export type AccountsService = ReturnType<typeof createAccountsService>

export const normaliseEmail = (email: string) => email.trim().toLowerCase()

/** What a person gets who has signed in, or is still signed in. */
const handWith =
  ({ tokens, factorsOf }: Pick<AccountsParts, 'tokens' | 'factorsOf'>) =>
  async (user: StoredUser, session: StoredSession, refreshTokenId: string): Promise<AuthSession> => {
    const { secondFactor: method, secondFactorAt: at } = session
    const { token, expiresAt } = await tokens.signAccessToken({
      userId: user.id,
      email: user.email,
      sessionId: session.id,
      userMetadata: user.userMetadata,
      signedInAt: session.createdAt,
      method: session.method,
      secondFactor: method && at && { method, at },
    })
    return {
      accessToken: token,
      refreshToken: tokens.sealRefreshToken(refreshTokenId),
      expiresIn: accessTokenSeconds,
      expiresAt,
      user,
      factors: await factorsOf(user.id),
    }
  }

/** How sessions end, but for a refresh token that is used twice. */
function endings({ repository, knownTokens, clock }: AccountsParts) {
  return {
    /** Global: every session of the user. Local: this one. Others: all but this one. */
    async signOut({ userId, sessionId }: AccessTokenClaims, scope: 'global' | 'local' | 'others'): Promise<void> {
      const at = clock.now()
      if (scope === 'local') await repository.endSession(sessionId, at)
      else await repository.endSessionsOf(userId, { at, keep: scope === 'others' ? sessionId : null })
      knownTokens.forgetAll()
    },

    /** Ends sessions that are unused or old, and removes for good what ended long ago; returns how many sessions. */
    async forgetEndedSessions(): Promise<number> {
      const now = clock.now()
      await repository.endSessionsExpired(now, sessionLimits(now))
      return repository.removeSessionsEnded(daysBefore(now, endedSessionDays))
    },
  }
}

export function createAccountsService(parts: AccountsParts) {
  const { repository, passwords, tokens, knownTokens, clock, ids } = parts

  const hand = handWith(parts)

  /** Null where the password was changed since `user` was read. */
  async function open(
    user: StoredUser,
    method: SignInMethod = 'password',
    { browser, country }: SessionOrigin = unknownOrigin,
  ): Promise<AuthSession | 'banned' | null> {
    const now = clock.now()
    // A passkey is both factors: what holds it, and what unlocks it.
    const second = method === 'webauthn' ? { secondFactorAt: now, secondFactor: method } : noSecondFactor
    const opened = { id: ids.next(), userId: user.id, createdAt: now, endedAt: null, method }
    const session: StoredSession = { ...opened, ...second, browser, country }
    const token = { id: ids.next(), sessionId: session.id, parentId: null, createdAt: now, revokedAt: null }
    const outcome = await repository.openSession(user, session, token)
    if (outcome !== 'opened') return outcome === 'banned' ? outcome : null
    return hand({ ...user, lastSignInAt: now }, session, token.id)
  }

  /**
   * Why a token is bad matters to the client library: it deletes a session that does not exist, and refreshes an
   * invalid token.
   */
  async function examine(accessToken: string): Promise<Bearer> {
    const claims = await tokens.verifyAccessToken(accessToken)
    if (claims === null) return { kind: 'bad_jwt' }
    const session = await repository.findAlive(claims.sessionId, claims.userId)
    if (!session) return { kind: 'session_not_found' }
    // A token that was signed before the factor was shown stays without it: it may have been stolen before.
    const isShown = claims.hasSecondFactor && session.secondFactorAt !== null
    const needsSecondFactor = session.askedSince !== null && !isShown
    return { kind: 'good', claims: { ...claims, email: session.email, needsSecondFactor } }
  }

  return {
    /**
     * Null for an unknown address and for a wrong password alike, after the same work; `unconfirmed` and `banned` only
     * where the password is right.
     */
    async signIn(email: string, password: string, origin?: SessionOrigin): Promise<AuthSession | NoEntry | null> {
      const user = await repository.findUserByEmail(normaliseEmail(email))
      const right = await passwords.matches(user?.passwordHash ?? null, password)
      if (!right || !user) return null
      return user.emailConfirmedAt === null ? 'unconfirmed' : open(user, 'password', origin)
    },

    async refresh(refreshToken: string): Promise<RefreshOutcome> {
      const tokenId = tokens.openRefreshToken(refreshToken)
      if (tokenId === null) return { kind: 'unknown' }
      const now = clock.now()
      const terms = { nextId: ids.next(), now, reuseIntervalMs, limits: sessionLimits(now) }
      const rotation = await repository.rotateRefreshToken(tokenId, terms)
      if (rotation.kind === 'reused') knownTokens.forgetAll()
      if (rotation.kind !== 'rotated') return rotation
      const { user, session } = rotation
      return { kind: 'refreshed', session: await hand(user, session, rotation.tokenId) }
    },

    /** Whose a token is, while its session lives. */
    authenticate: (accessToken: string): Promise<SignedIn | null> =>
      knownTokens.find(accessToken, async () => {
        const bearer = await examine(accessToken)
        return bearer.kind === 'good' ? bearer.claims : null
      }),

    examine,

    getUser: (userId: string): Promise<StoredUser | undefined> => repository.findUser(userId),
    findProfile: (userId: string): Promise<StoredProfile | undefined> => repository.findProfile(userId),

    /** Whether it is the user's password; false for an unknown user, after the same work. */
    async isPassword(userId: string, password: string): Promise<boolean> {
      const user = await repository.findUser(userId)
      return (await passwords.matches(user?.passwordHash ?? null, password)) && user !== undefined
    },

    /** Sessions have ended elsewhere: every token is looked at again. */
    onSessionsEnded: (): void => knownTokens.forgetAll(),

    factorsOf: parts.factorsOf,

    /** A session that was not opened by password. */
    open,

    /** The tokens of a session whose newest refresh token has this id. */
    hand,

    ...registering(parts, open),
    ...endings(parts),

    /** The public keys, as they are now. */
    jwks: () => tokens.jwks,
  }
}

type Open = (user: StoredUser, method?: SignInMethod, origin?: SessionOrigin) => Promise<AuthSession | 'banned' | null>

function registering({ repository, passwords, clock, ids }: AccountsParts, open: Open) {
  return {
    async signUp({ email, password, metadata, origin, mustConfirm = false }: SignUp): Promise<RegistrationOutcome> {
      const problem = passwordProblem(passwords, password)
      if (problem) return { kind: problem }
      const now = clock.now()
      const user: StoredUser = {
        id: ids.next(),
        email: normaliseEmail(email),
        passwordHash: await passwords.hash(password),
        userMetadata: metadata,
        emailConfirmedAt: mustConfirm ? null : now,
        secondFactorAt: null,
        lastSignInAt: null,
        createdAt: now,
        updatedAt: now,
      }
      const isNew = await repository.insertAccount({ user, fullName: profileName(user) })
      if (mustConfirm) {
        if (isNew) return { kind: 'unconfirmed', user }
        const waiting = await repository.findUserByEmail(user.email)
        // Who of two signed up with their own address is not known: with two passwords, neither counts.
        const isSame = await passwords.matches(waiting?.passwordHash ?? null, password)
        if (waiting?.emailConfirmedAt !== null) return { kind: 'exists' }
        const passwordHash = isSame ? waiting.passwordHash : await unknownPassword(passwords)
        return { kind: 'unconfirmed', user: { ...user, id: waiting.id, createdAt: waiting.createdAt, passwordHash } }
      }
      const session = isNew ? await open(user, 'password', origin) : null
      return session && session !== 'banned' ? { kind: 'signed_up', session } : { kind: 'exists' }
    },
  }
}

/** The hash of a password that is not known to any person: only a mailed link opens the account. */
export const unknownPassword = (passwords: Passwords): Promise<string> =>
  passwords.hash(randomBytes(32).toString('base64url'))

const noSecondFactor = { secondFactorAt: null, secondFactor: null }
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000)
export const nameFromEmail = (email: string) => email.split('@')[0] ?? email

/** As the user gave it at the sign-up, or else as the address has it. */
export function profileName({ email, userMetadata }: Pick<StoredUser, 'email' | 'userMetadata'>): string {
  const { full_name: name } = userMetadata
  return (typeof name === 'string' && name.trim()) || nameFromEmail(email)
}
