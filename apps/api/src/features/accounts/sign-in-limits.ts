// Limits of password guesses: about a hundred a day an account, whatever they come from. Each place that the owner has
// signed in from (an address, a browser) has its own; all others share a budget. No network can use it up, since a part
// is kept for the first guesses of other networks; and when it comes free is random. Counted in memory.
import { LRUCache } from 'lru-cache'
import { networkKey, type RequestLimits } from '../../http/rate-limits.ts'
import type { FamiliarPlaces, SignInAttempt } from './familiar-places.ts'

export interface SignInLimits {
  /**
   * Runs `attempt`, which resolves with null for a wrong password: only those count.
   * Throws `too_many_requests` without running it where too many have failed, whether or not this password is right.
   */
  attempt<Session>(by: SignInAttempt, attempt: () => Promise<Session | null>): Promise<Session | null>
}

const dayMs = 86_400_000
const maxNetworks = 100_000

export function createSignInLimits(limits: RequestLimits, places: FamiliarPlaces): SignInLimits {
  /** Accounts and networks that a guess came from within a day. */
  const guessing = new LRUCache<string, true>({ max: maxNetworks, ttl: dayMs })

  async function* spendAsUnknown({ account, address }: SignInAttempt) {
    const network = `${account} ${networkKey(address)}`
    yield await limits.spend('signInPerAccountAndPlace', network)
    const isNew = !guessing.has(network)
    guessing.set(network, true)
    yield async () => void (isNew && guessing.delete(network))
    yield await limits.spend('signInPerAccount', account).catch((refused: unknown) => {
      const reserve = isNew ? limits.spend('signInPerNewNetwork', account) : Promise.reject(refused as Error)
      // The wait of the reserve is not the account's.
      return reserve.catch(() => Promise.reject(refused as Error))
    })
  }
  async function* spendAll(by: SignInAttempt) {
    await limits.spend('signInPerAddress', by.address)
    const familiar = await places.find(by)
    if (familiar === null) yield* spendAsUnknown(by)
    else yield await limits.spend('signInPerAccountAndPlace', `${by.account} ${familiar}`)
  }
  return {
    async attempt(by, attempt) {
      const giveBacks: (() => Promise<void>)[] = []
      let isGuess = false
      try {
        for await (const giveBack of spendAll(by)) giveBacks.push(giveBack)
        const session = await attempt()
        isGuess = session === null
        return session
      } finally {
        // A right password, a refusal and a failure of the server are no guesses.
        if (!isGuess) for (const giveBack of giveBacks) await giveBack()
      }
    },
  }
}
