// Which access tokens of the hosted service are believed: signed by its keys (or the project's secret), by it, for
// signed-in users, and not expired. Nothing in a token's header chooses how it is verified, but for the id of the key.
import { decodeProtectedHeader, jwtVerify, type CryptoKey, type JWTPayload } from 'jose'
import { z } from 'zod'
import type { Clock } from '../clock.port.ts'
import type { HostedClaims, HostedVerdict } from './hosted-accounts.port.ts'
import type { SigningKeys } from './signing-keys.ts'

/** What a token itself says. */
export interface TokenClaims extends Pick<HostedClaims, 'userId' | 'email' | 'sessionId'> {
  hasSecondFactor: boolean
}
export type TokenVerdict = { kind: 'good'; claims: TokenClaims } | Exclude<HostedVerdict, { kind: 'good' }>

interface TokenRules {
  issuer: string
  clock: Clock
  /** The keys; or the secret that older projects sign with, and then nothing else. */
  trust: { kind: 'keys'; keys: SigningKeys } | { kind: 'secret'; secret: Uint8Array }
}

/** Two machines' clocks are seldom further apart. */
const toleranceSeconds = 30
const audience = 'authenticated'

const claims = z.object({
  sub: z.uuid(),
  session_id: z.uuid(),
  email: z.email(),
  role: z.literal(audience),
  // A user without an address could not come back to what was written.
  is_anonymous: z.literal(false).optional(),
  iat: z.number(),
  /** How sure the sign-in is: `aal2` with a second factor. */
  aal: z.string().optional(),
})

const bad = { kind: 'bad' } as const

interface Trusted {
  key: CryptoKey | Uint8Array
  alg: string
}

async function trustedKey(
  token: string,
  { trust }: TokenRules,
): Promise<Trusted | Exclude<TokenVerdict, { kind: 'good' }>> {
  if (trust.kind === 'secret') return { key: trust.secret, alg: 'HS256' }
  const kid = kidOf(token)
  if (kid === null) return bad
  const found = await trust.keys.find(kid)
  if (found.kind === 'unknown') return bad
  return found.kind === 'found' ? { key: found.key, alg: found.alg } : found
}

/** Null for what is not even the shape of a token of ours: no key is looked for then. */
function kidOf(token: string): string | null {
  try {
    const { kid, alg } = decodeProtectedHeader(token)
    const isOurs = typeof alg === 'string' && ['ES256', 'RS256', 'EdDSA'].includes(alg)
    return isOurs && typeof kid === 'string' && kid.length > 0 && kid.length <= 200 ? kid : null
  } catch {
    return null
  }
}

export async function judgeToken(token: string, rules: TokenRules): Promise<TokenVerdict> {
  if (token.split('.').length !== 3) return bad
  const trusted = await trustedKey(token, rules)
  if ('kind' in trusted) return trusted
  const payload = await verify(token, trusted, rules)
  const read = claims.safeParse(payload)
  if (!read.success) return bad
  const { sub, session_id: sessionId, email, iat, aal } = read.data
  if (iat > rules.clock.now().getTime() / 1000 + toleranceSeconds) return bad
  return { kind: 'good', claims: { userId: sub.toLowerCase(), email, sessionId, hasSecondFactor: aal === 'aal2' } }
}

async function verify(token: string, { key, alg }: Trusted, rules: TokenRules): Promise<JWTPayload | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [alg],
      issuer: rules.issuer,
      audience,
      currentDate: rules.clock.now(),
      clockTolerance: toleranceSeconds,
      requiredClaims: ['sub', 'exp', 'iat'],
    })
    return payload
  } catch {
    return null
  }
}
