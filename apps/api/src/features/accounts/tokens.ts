// Access tokens: ES256 JWTs with the claims of Supabase Auth. Refresh tokens: the id of a row and a seal, so that the
// database holds nothing that signs anybody in, and the same token can be handed out again to a client that lost it.
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import {
  calculateJwkThumbprint,
  createLocalJWKSet,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  importJWK,
  jwtVerify,
  SignJWT,
  type JWK,
} from 'jose'
import type { Clock } from '../../adapters/clock.port.ts'
import type { SecondFactorMethod, SignInMethod } from './accounts.repository.ts'

export const accessTokenSeconds = 3600
export const audience = 'authenticated'

export interface AccessTokenSubject {
  userId: string
  email: string
  sessionId: string
  userMetadata: Record<string, unknown>
  signedInAt: Date
  method: SignInMethod
  /** Null where none was shown. */
  secondFactor: { method: SecondFactorMethod; at: Date } | null
}

export interface AccessTokenClaims {
  userId: string
  email: string
  sessionId: string
  expiresAt: Date
  /** Whether a second factor was shown before it was signed (`aal2`). */
  hasSecondFactor: boolean
}

export interface Tokens {
  signAccessToken(subject: AccessTokenSubject): Promise<{ token: string; expiresAt: number }>
  /** The claims of a token that is whole, ours, for us and not expired; null for every other. */
  verifyAccessToken(token: string): Promise<AccessTokenClaims | null>
  sealRefreshToken(id: string): string
  /** The id in a refresh token whose seal is right, or null. */
  openRefreshToken(token: string): string | null
  /** A hash that only this key makes, for what is compared and never read: 43 characters. */
  hashPrivately(text: string): string
  /** A seal by a key of its own, for challenges that clients hand back: 43 characters. */
  sealChallenge(text: string): string
  /** The public keys, as GET /.well-known/jwks.json returns them. */
  jwks: { keys: JWK[] }
}

const seconds = (date: Date) => Math.floor(date.getTime() / 1000)
/** As the client library calls them in `amr`. */
const amrNames = { totp: 'totp', recovery_code: 'mfa/recovery_code', webauthn: 'webauthn' } as const

/** `aal` and `amr`: how sure the sign-in is, and by what, the newest first. A passkey is both factors in one. */
function assuranceOf({ signedInAt, method, secondFactor }: AccessTokenSubject) {
  const first = { method, timestamp: seconds(signedInAt) }
  if (secondFactor === null) return { aal: 'aal1', amr: [first] }
  const second = { method: amrNames[secondFactor.method], timestamp: seconds(secondFactor.at) }
  return { aal: 'aal2', amr: secondFactor.method === method ? [first] : [second, first] }
}

/** A new signing key as a private JWK. */
export async function generateSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk = await exportJWK(privateKey)
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: 'ES256', use: 'sig' }
}

/** The keys that tokens are made with. */
export interface KeyRing {
  /** The private key that signs from now on, with its `kid`. */
  signing(): JWK
  /** The public keys whose signatures count; the same array until they change. */
  verifying(): JWK[]
  /** Of what outlives signing keys: refresh tokens and keyed hashes. In base64url. */
  readonly sealSecret: string
  /** Reads the keys again, where another process may have changed them. */
  reload(): Promise<void>
}

export async function createTokens({
  keys,
  issuer,
  clock,
}: {
  keys: KeyRing
  issuer: string
  clock: Clock
}): Promise<Tokens> {
  const secret = keys.sealSecret
  const { signingKey, verifyingKeys, isKnown } = keysOf(keys)
  const keyFor = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'base64url'), '', `galley ${purpose}`, 32))
  const [sealKey, placeKey] = [keyFor('refresh token seal'), keyFor('sign-in places')]
  const challengeKey = keyFor('proof of work')
  const seal = (id: string) => createHmac('sha256', sealKey).update(id).digest('base64url').slice(0, 32)

  return {
    get jwks() {
      return { keys: keys.verifying() }
    },
    hashPrivately: (text) => createHmac('sha256', placeKey).update(text).digest('base64url'),
    sealChallenge: (text) => createHmac('sha256', challengeKey).update(text).digest('base64url'),
    async signAccessToken(subject) {
      const { userId, email, sessionId, userMetadata } = subject
      const issuedAt = seconds(clock.now())
      const expiresAt = issuedAt + accessTokenSeconds
      const { kid, key } = await signingKey()
      const token = await new SignJWT({
        email,
        phone: '',
        app_metadata: { provider: 'email', providers: ['email'] },
        user_metadata: userMetadata,
        role: audience,
        ...assuranceOf(subject),
        session_id: sessionId,
        is_anonymous: false,
      })
        .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' })
        .setSubject(userId)
        .setAudience(audience)
        .setIssuer(issuer)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(key)
      return { token, expiresAt }
    },
    async verifyAccessToken(token) {
      try {
        // Another process may have begun to sign with another key.
        if (!isKnown(token)) await keys.reload()
        const { payload } = await jwtVerify(token, verifyingKeys(), {
          issuer,
          audience,
          algorithms: ['ES256'],
          currentDate: clock.now(),
          requiredClaims: ['sub', 'exp', 'session_id'],
        })
        const { sub, email, session_id: sessionId, exp = 0, aal } = payload
        const isWhole = typeof sub === 'string' && typeof email === 'string' && typeof sessionId === 'string'
        if (!isWhole) return null
        return { userId: sub, email, sessionId, expiresAt: new Date(exp * 1000), hasSecondFactor: aal === 'aal2' }
      } catch {
        return null
      }
    },
    sealRefreshToken: (id) => `${id}.${seal(id)}`,
    openRefreshToken(token) {
      const [id = '', given = '', ...rest] = token.split('.')
      const [right, shown] = [Buffer.from(seal(id)), Buffer.from(given)]
      const matches = shown.length === right.length && timingSafeEqual(shown, right)
      return rest.length === 0 && matches ? id : null
    },
  }
}

/** Imported once each. */
function keysOf(keys: KeyRing) {
  const privateKeys = new Map<string, Awaited<ReturnType<typeof importJWK>>>()
  const signingKey = async () => {
    const jwk = keys.signing()
    const kid = jwk.kid ?? ''
    const key = privateKeys.get(kid) ?? (await importJWK(jwk, 'ES256'))
    privateKeys.set(kid, key)
    return { kid, key }
  }
  let verifying = { keys: keys.verifying(), find: createLocalJWKSet({ keys: keys.verifying() }) }
  const verifyingKeys = () => {
    const now = keys.verifying()
    if (now !== verifying.keys) verifying = { keys: now, find: createLocalJWKSet({ keys: now }) }
    return verifying.find
  }
  const isKnown = (token: string) => {
    const { kid } = decodeProtectedHeader(token)
    return keys.verifying().some((key) => key.kid === kid)
  }
  return { signingKey, verifyingKeys, isKnown }
}
