// Whether a text still fits its account. What an account has is summed in seven tables: far from its quota not at each
// save, but once a minute.
import { limits } from '@galley/contract/limits'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../../adapters/clock.port.ts'

interface Parts {
  /** Bytes of all that counts towards the quota. */
  bytesOf: (userId: string) => Promise<number>
  /** Empties the trash, which gives way to new texts. False where it was empty. */
  makeRoom: (userId: string) => Promise<boolean>
  clock: Clock
  quota?: number
}

const maxAgeMs = 60_000
const maxAccounts = 50_000
/**
 * Up to this part of the quota a process goes by its last sum and what it let in since. Four processes may so let in
 * the whole quota before they sum again.
 */
const farFromFull = 1 / 4

export function createAccountRoom({ bytesOf, makeRoom, clock, quota = limits.accountBytes }: Parts) {
  const sums = new LRUCache<string, { bytes: number; at: number }>({ max: maxAccounts })

  /** Replaced texts count, too: it is never less than what this process has stored since the sum. */
  function isSurelyFree(userId: string, more: number): boolean {
    const sum = sums.get(userId)
    if (!sum || Math.abs(clock.now().getTime() - sum.at) > maxAgeMs) return false
    if (sum.bytes + more > quota * farFromFull) return false
    sum.bytes += more
    return true
  }

  async function fits(userId: string, more: number): Promise<boolean> {
    const at = clock.now().getTime()
    const bytes = (await bytesOf(userId)) + more
    sums.set(userId, { bytes, at })
    return bytes <= quota
  }

  /** `more`: bytes. Makes room where it can. */
  return async function hasRoom(userId: string, more: number): Promise<boolean> {
    if (more === 0 || isSurelyFree(userId, more) || (await fits(userId, more))) return true
    return (await makeRoom(userId)) && fits(userId, more)
  }
}
