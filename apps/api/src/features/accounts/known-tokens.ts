// A cache of access tokens that were verified and whose session lives: verifying again costs more than a lookup.
import { LRUCache } from 'lru-cache'
import type { Clock } from '../../adapters/clock.port.ts'
import type { AccessTokenClaims } from './tokens.ts'

/** Whose a token is, and what their account asks of it. */
export interface SignedIn extends AccessTokenClaims {
  /** The account has a second factor that was not shown for this token: it opens nothing but the way to show it. */
  needsSecondFactor: boolean
}

export interface KnownTokens {
  /** What is known of the token; where that is nothing, what `look` finds. Null for one that is not good. */
  find(token: string, look: () => Promise<SignedIn | null>): Promise<SignedIn | null>
  /** A session has ended, or what an account asks of its tokens has changed: every token is looked at again. */
  forgetAll(): void
}

const maxTokens = 5_000

export function createKnownTokens(clock: Clock): KnownTokens {
  const known = new LRUCache<string, SignedIn>({ max: maxTokens })
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
