// The public keys that the hosted service signs access tokens with (JWKS). A key that is new there is found at its
// first token; invented key ids can't make Galley ask more often than once in `restMs`.
import { importJWK, type CryptoKey, type JWK } from 'jose'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { Clock } from '../clock.port.ts'
import { askHosted, type HostedService } from './hosted-requests.ts'

export type KeyLookup =
  | { kind: 'found'; key: CryptoKey; alg: SigningAlgorithm }
  | { kind: 'unknown' }
  | { kind: 'unavailable'; retryAfterSeconds: number }
export type SigningAlgorithm = 'ES256' | 'RS256' | 'EdDSA'

export interface SigningKeys {
  find(kid: string): Promise<KeyLookup>
}

/** So long a key is believed without asking whether it was revoked. While the service is down: until it is back. */
const freshMs = 10 * 60_000
const restMs = 10_000
/** Shorter after a failure: users wait for the service to come back. */
const restAfterFailureMs = 3_000
const timeoutMs = 3_000
const maxKeys = 20
const maxUnknown = 1_000

const publicKey = z.object({
  kid: z.string().min(1).max(200),
  kty: z.string(),
  crv: z.string().optional(),
  alg: z.string().optional(),
  use: z.literal('sig').optional(),
  x: z.string().optional(),
  y: z.string().optional(),
  n: z.string().optional(),
  e: z.string().optional(),
})
type PublicKey = z.infer<typeof publicKey>
const keySet = z.object({ keys: z.array(z.unknown()).max(maxKeys) })

/** By the kind of key, never by a token; null for kinds that are not accepted, shared secrets above all. */
function algorithmOf({ kty, crv, alg }: PublicKey): SigningAlgorithm | null {
  const only =
    kty === 'EC' && crv === 'P-256'
      ? 'ES256'
      : kty === 'RSA'
        ? 'RS256'
        : kty === 'OKP' && crv === 'Ed25519'
          ? 'EdDSA'
          : null
  return alg === undefined || alg === only ? only : null
}

type Keys = Map<string, { key: CryptoKey; alg: SigningAlgorithm }>

async function readKeys(body: unknown): Promise<Keys | null> {
  const set = keySet.safeParse(body)
  if (!set.success) return null
  const keys: Keys = new Map()
  for (const one of set.data.keys) {
    const parsed = publicKey.safeParse(one)
    const alg = parsed.success ? algorithmOf(parsed.data) : null
    if (!parsed.success || alg === null) continue
    const key = await importJWK(parsed.data as JWK, alg).catch(() => null)
    if (key !== null && !(key instanceof Uint8Array)) keys.set(parsed.data.kid, { key, alg })
  }
  return keys
}

export function createSigningKeys(service: HostedService, clock: Clock): SigningKeys {
  let keys: Keys = new Map()
  let fetchedAt = -Infinity
  let restUntil = -Infinity
  let refreshing: Promise<boolean> | null = null
  /** Key ids that the last response did not have. */
  const unknown = new LRUCache<string, true>({ max: maxUnknown })
  const now = () => clock.now().getTime()

  /** False where the service could not be asked. */
  async function refresh(): Promise<boolean> {
    const response = await askHosted(service, '/auth/v1/.well-known/jwks.json', { timeoutMs })
    const read = response?.status === 200 ? await readKeys(response.body) : null
    restUntil = now() + (read === null ? restAfterFailureMs : restMs)
    if (read === null) return false
    keys = read
    fetchedAt = now()
    unknown.clear()
    return true
  }
  const refreshOnce = () => (refreshing ??= refresh().finally(() => (refreshing = null)))

  return {
    async find(kid) {
      const known = keys.get(kid)
      if (known && now() - fetchedAt < freshMs) return { kind: 'found', ...known }
      if (refreshing === null && now() < restUntil) {
        if (known) return { kind: 'found', ...known }
        if (unknown.has(kid)) return { kind: 'unknown' }
        return { kind: 'unavailable', retryAfterSeconds: Math.ceil((restUntil - now()) / 1000) }
      }
      const isRead = await refreshOnce()
      const found = keys.get(kid)
      if (found) return { kind: 'found', ...found }
      if (!isRead) return { kind: 'unavailable', retryAfterSeconds: restAfterFailureMs / 1000 }
      unknown.set(kid, true)
      return { kind: 'unknown' }
    },
  }
}
