// Tokens of the stand-in for the hosted service: keys that can be changed, or a secret for all.
import { decodeJwt, jwtVerify, SignJWT, type JWK } from 'jose'
import type { Clock } from '../../adapters/clock.port.ts'
import { oneKey } from '../one-key.ts'
import { createTokens, generateSigningKey, type Tokens } from '../../features/accounts/tokens.ts'

export interface RotatingTokens {
  tokens: Tokens
  /** Signs with a new key from now on; the old one stays published. */
  rotate(): Promise<void>
  /** Publishes the newest key alone: what older ones have signed is good no more. */
  revokeOlder(): void
  /** With which tokens are signed now. */
  signingKey(): JWK
  publicKeys(): JWK[]
}

interface Options {
  issuer: string
  clock: Clock
  /** Signs with it (HS256) instead of with keys. */
  secret: string | undefined
}

export async function rotatingTokens({ issuer, clock, secret }: Options): Promise<RotatingTokens> {
  const make = async () => {
    const signingKey = await generateSigningKey()
    return { signingKey, tokens: await createTokens({ keys: oneKey(signingKey), issuer, clock }) }
  }
  const first = await make()
  let all = [first]
  const newest = () => all.at(-1) ?? first
  const shared = secret === undefined ? null : new TextEncoder().encode(secret)

  const tokens: Tokens = {
    ...first.tokens,
    async signAccessToken(subject) {
      const signed = await newest().tokens.signAccessToken(subject)
      if (!shared) return signed
      const header = { alg: 'HS256', typ: 'JWT' }
      return { ...signed, token: await new SignJWT(decodeJwt(signed.token)).setProtectedHeader(header).sign(shared) }
    },
    async verifyAccessToken(token) {
      if (shared) {
        const verified = await jwtVerify(token, shared, { issuer, currentDate: clock.now() }).catch(() => null)
        const { sub = '', email, session_id: sessionId, exp = 0, aal } = verified?.payload ?? {}
        return (
          verified && {
            userId: sub,
            email: String(email),
            sessionId: String(sessionId),
            expiresAt: new Date(exp * 1000),
            hasSecondFactor: aal === 'aal2',
          }
        )
      }
      const found = await Promise.all(all.map((one) => one.tokens.verifyAccessToken(token)))
      return found.find((claims) => claims !== null) ?? null
    },
  }
  return {
    tokens,
    rotate: async () => void all.push(await make()),
    revokeOlder: () => void (all = [newest()]),
    signingKey: () => newest().signingKey,
    publicKeys: () => (shared ? [] : all.flatMap((one) => one.tokens.jwks.keys)),
  }
}
