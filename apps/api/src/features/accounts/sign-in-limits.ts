// Limits of password attempts. Per account and address, so that an attacker does not lock the owner out; and, more
// slowly, per account from all addresses without a sign-in to it, so that many addresses do not give many guesses.
// Together about a hundred a day. Counted in memory.
import { LRUCache } from 'lru-cache'
import type { RequestLimits } from '../../http/rate-limits.ts'

export interface SignInAttempt {
  /** The normalized e-mail address. */
  account: string
  /** Of the client, as `addressKey` returns it. */
  address: string
}

export interface SignInLimits {
  /**
   * Runs `attempt`, which resolves with null for a wrong password: only those count.
   * Throws `too_many_requests` without running it where too many have failed, whether or not this password is right.
   */
  attempt<Session>(by: SignInAttempt, attempt: () => Promise<Session | null>): Promise<Session | null>
}

const maxFamiliar = 100_000
const familiarMs = 30 * 24 * 60 * 60_000

export function createSignInLimits(limits: RequestLimits): SignInLimits {
  /** Pairs of account and address that a right password came from lately. */
  const familiar = new LRUCache<string, true>({ max: maxFamiliar, ttl: familiarMs })
  return {
    async attempt({ account, address }, attempt) {
      const pair = `${account} ${address}`
      await limits.spend('signInPerAddress', address)
      const giveBacks: (() => Promise<void>)[] = []
      let isGuess = false
      try {
        giveBacks.push(await limits.spend('signInPerAccountAndAddress', pair))
        if (!familiar.has(pair)) giveBacks.push(await limits.spend('signInPerAccount', account))
        const session = await attempt()
        isGuess = session === null
        if (!isGuess) familiar.set(pair, true)
        return session
      } finally {
        // A right password, a refusal and a failure of the server are no guesses.
        if (!isGuess) for (const giveBack of giveBacks) await giveBack()
      }
    },
  }
}
