// Access tokens: ES256 JWTs with the claims of Supabase Auth. Refresh tokens: the id of a row and a seal, so that the
// database holds nothing that signs anybody in, and the same token can be handed out again to a client that lost it.
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import {
  calculateJwkThumbprint,
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  importJWK,
  jwtVerify,
  SignJWT,
  type JWK,
} from 'jose'
import type { Clock } from '../../adapters/clock.port.ts'

export const accessTokenSeconds = 3600
export const audience = 'authenticated'

export interface AccessTokenSubject {
  userId: string
  email: string
  sessionId: string
  userMetadata: Record<string, unknown>
  signedInAt: Date
}

export interface AccessTokenClaims {
  userId: string
  email: string
  sessionId: string
  expiresAt: Date
}

export interface Tokens {
  signAccessToken(subject: AccessTokenSubject): Promise<{ token: string; expiresAt: number }>
  /** The claims of a token that is whole, ours, for us and not expired; null for every other. */
  verifyAccessToken(token: string): Promise<AccessTokenClaims | null>
  sealRefreshToken(id: string): string
  /** The id in a refresh token whose seal is right, or null. */
  openRefreshToken(token: string): string | null
  /** The public keys, as GET /.well-known/jwks.json returns them. */
  jwks: { keys: JWK[] }
}

/** A new signing key as a private JWK. Keep it: every session ends with it. */
export async function generateSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk = await exportJWK(privateKey)
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: 'ES256', use: 'sig' }
}

export async function createTokens({
  signingKey,
  issuer,
  clock,
}: {
  signingKey: JWK
  issuer: string
  clock: Clock
}): Promise<Tokens> {
  const { d: secret = '', ...publicKey } = signingKey
  const privateKey = await importJWK(signingKey, 'ES256')
  const jwks = { keys: [publicKey] }
  const keys = createLocalJWKSet(jwks)
  const sealKey = Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'base64url'), '', 'galley refresh token seal', 32))
  const seal = (id: string) => createHmac('sha256', sealKey).update(id).digest('base64url').slice(0, 32)

  return {
    jwks,
    async signAccessToken({ userId, email, sessionId, userMetadata, signedInAt }) {
      const issuedAt = Math.floor(clock.now().getTime() / 1000)
      const expiresAt = issuedAt + accessTokenSeconds
      const token = await new SignJWT({
        email,
        phone: '',
        app_metadata: { provider: 'email', providers: ['email'] },
        user_metadata: userMetadata,
        role: audience,
        aal: 'aal1',
        amr: [{ method: 'password', timestamp: Math.floor(signedInAt.getTime() / 1000) }],
        session_id: sessionId,
        is_anonymous: false,
      })
        .setProtectedHeader({ alg: 'ES256', kid: signingKey.kid ?? '', typ: 'JWT' })
        .setSubject(userId)
        .setAudience(audience)
        .setIssuer(issuer)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(privateKey)
      return { token, expiresAt }
    },
    async verifyAccessToken(token) {
      try {
        const { payload } = await jwtVerify(token, keys, {
          issuer,
          audience,
          algorithms: ['ES256'],
          currentDate: clock.now(),
          requiredClaims: ['sub', 'exp', 'session_id'],
        })
        const { sub, email, session_id: sessionId, exp = 0 } = payload
        const isWhole = typeof sub === 'string' && typeof email === 'string' && typeof sessionId === 'string'
        return isWhole ? { userId: sub, email, sessionId, expiresAt: new Date(exp * 1000) } : null
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
