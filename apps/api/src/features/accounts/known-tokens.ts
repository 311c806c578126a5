// A cache of access tokens that were verified and whose session lives: verifying again costs more than a lookup.
import { LRUCache } from 'lru-cache'
import type { Clock } from '../../adapters/clock.port.ts'
import type { AccessTokenClaims } from './tokens.ts'

export interface KnownTokens {
  /** What is known of the token; where that is nothing, what `look` finds. Null for one that is not good. */
  find(token: string, look: () => Promise<AccessTokenClaims | null>): Promise<AccessTokenClaims | null>
  /** A session has ended: every token is looked at again. */
  forgetAll(): void
}

const maxTokens = 5_000

export function createKnownTokens(clock: Clock): KnownTokens {
  const known = new LRUCache<string, AccessTokenClaims>({ max: maxTokens })
  let endings = 0
  return {
    async find(token, look) {
      const found = known.get(token)
      if (found && found.expiresAt > clock.now()) return found
      const before = endings
      const claims = await look()
      // What was looked up while a session ended may be about that one.
      if (claims !== null && endings === before) known.set(token, claims)
      return claims
    },
    forgetAll() {
      endings += 1
      known.clear()
    },
  }
}

/** Where other processes can end a session, each token is looked at each time. */
export const nothingKnown: KnownTokens = { find: (_token, look) => look(), forgetAll() {} }
