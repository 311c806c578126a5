// The rules of the embedded accounts: who may sign up and in, what a session is, when it ends.
import { limits } from '@galley/contract/limits'
import type { Clock, Ids } from '../../adapters/clock.port.ts'
import type { AccountsRepository, StoredProfile, StoredUser } from './accounts.repository.ts'
import type { KnownTokens } from './known-tokens.ts'
import type { Passwords } from './passwords.ts'
import { accessTokenSeconds, type AccessTokenClaims, type Tokens } from './tokens.ts'

export interface AuthSession {
  accessToken: string
  refreshToken: string
  expiresIn: number
  expiresAt: number
  user: StoredUser
}

export type SignUp = { email: string; password: string; metadata: Record<string, unknown> }
export type RegistrationOutcome =
  | { kind: 'signed_up'; session: AuthSession }
  | { kind: 'exists' }
  | { kind: 'weak_password' }
  | { kind: 'common_password' }
  | { kind: 'password_too_long' }
export type RefreshOutcome = { kind: 'refreshed'; session: AuthSession } | { kind: 'unknown' } | { kind: 'reused' }

export type Bearer = { kind: 'good'; claims: AccessTokenClaims } | { kind: 'bad_jwt' } | { kind: 'session_not_found' }

/** Tabs of one browser that refresh at once show the same token within this time. */
const reuseIntervalMs = 10_000

const endedSessionDays = 30

export interface AccountsParts {
  repository: AccountsRepository
  passwords: Passwords
  tokens: Tokens
  knownTokens: KnownTokens
  clock: Clock
  ids: Ids
}
export type AccountsService = ReturnType<typeof createAccountsService>

export const normaliseEmail = (email: string) => email.trim().toLowerCase()

/** What a person gets who has signed in, or is still signed in. */
const handWith =
  (tokens: Tokens) =>
  async (user: StoredUser, session: { id: string; signedInAt: Date }, refreshTokenId: string): Promise<AuthSession> => {
    const { token, expiresAt } = await tokens.signAccessToken({
      userId: user.id,
      email: user.email,
      sessionId: session.id,
      userMetadata: user.userMetadata,
      signedInAt: session.signedInAt,
    })
    return {
      accessToken: token,
      refreshToken: tokens.sealRefreshToken(refreshTokenId),
      expiresIn: accessTokenSeconds,
      expiresAt,
      user,
    }
  }

export function createAccountsService(parts: AccountsParts) {
  const { repository, passwords, tokens, knownTokens, clock, ids } = parts

  const hand = handWith(tokens)

  async function open(user: StoredUser): Promise<AuthSession> {
    const now = clock.now()
    const session = { id: ids.next(), userId: user.id, createdAt: now, endedAt: null }
    const token = { id: ids.next(), sessionId: session.id, parentId: null, createdAt: now, revokedAt: null }
    await repository.openSession(session, token)
    return hand({ ...user, lastSignInAt: now }, { id: session.id, signedInAt: now }, token.id)
  }

  /**
   * Why a token is bad matters to the client library: it deletes a session that does not exist, and refreshes an
   * invalid token.
   */
  async function examine(accessToken: string): Promise<Bearer> {
    const claims = await tokens.verifyAccessToken(accessToken)
    if (claims === null) return { kind: 'bad_jwt' }
    const isAlive = await repository.isSessionAlive(claims.sessionId, claims.userId)
    return isAlive ? { kind: 'good', claims } : { kind: 'session_not_found' }
  }

  return {
    async signUp({ email, password, metadata }: SignUp): Promise<RegistrationOutcome> {
      if (password.length < limits.passwordMinChars) return { kind: 'weak_password' }
      if (Buffer.byteLength(password) > limits.passwordMaxBytes) return { kind: 'password_too_long' }
      if (passwords.isCommon(password)) return { kind: 'common_password' }
      const now = clock.now()
      const user: StoredUser = {
        id: ids.next(),
        email: normaliseEmail(email),
        passwordHash: await passwords.hash(password),
        userMetadata: metadata,
        emailConfirmedAt: now,
        lastSignInAt: null,
        createdAt: now,
        updatedAt: now,
      }
      const isNew = await repository.insertAccount({ user, fullName: givenName(metadata) || nameFromEmail(user.email) })
      return isNew ? { kind: 'signed_up', session: await open(user) } : { kind: 'exists' }
    },

    /** Null for an unknown address and for a wrong password alike, after the same work. */
    async signIn(email: string, password: string): Promise<AuthSession | null> {
      const user = await repository.findUserByEmail(normaliseEmail(email))
      const right = await passwords.matches(user?.passwordHash ?? null, password)
      return right && user ? open(user) : null
    },

    async refresh(refreshToken: string): Promise<RefreshOutcome> {
      const tokenId = tokens.openRefreshToken(refreshToken)
      if (tokenId === null) return { kind: 'unknown' }
      const rotation = await repository.rotateRefreshToken(tokenId, {
        nextId: ids.next(),
        now: clock.now(),
        reuseIntervalMs,
      })
      if (rotation.kind === 'reused') knownTokens.forgetAll()
      if (rotation.kind !== 'rotated') return rotation
      const { user, session } = rotation
      return {
        kind: 'refreshed',
        session: await hand(user, { id: session.id, signedInAt: session.createdAt }, rotation.tokenId),
      }
    },

    /** Whose a token is, while its session lives. */
    authenticate: (accessToken: string): Promise<AccessTokenClaims | null> =>
      knownTokens.find(accessToken, async () => {
        const bearer = await examine(accessToken)
        return bearer.kind === 'good' ? bearer.claims : null
      }),

    examine,

    getUser: (userId: string): Promise<StoredUser | undefined> => repository.findUser(userId),
    findProfile: (userId: string): Promise<StoredProfile | undefined> => repository.findProfile(userId),

    /** Global: every session of the person. Local: this one. */
    async signOut(claims: AccessTokenClaims, scope: 'global' | 'local'): Promise<void> {
      if (scope === 'global') await repository.endSessionsOf(claims.userId, clock.now())
      else await repository.endSession(claims.sessionId, clock.now())
      knownTokens.forgetAll()
    },

    /** Removes for good what ended long ago; returns how many sessions. */
    forgetEndedSessions: () => repository.removeSessionsEnded(daysBefore(clock.now(), endedSessionDays)),

    jwks: tokens.jwks,
  }
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000)
const givenName = ({ full_name: name }: Record<string, unknown>) => (typeof name === 'string' ? name.trim() : '')
export const nameFromEmail = (email: string) => email.split('@')[0] ?? email
