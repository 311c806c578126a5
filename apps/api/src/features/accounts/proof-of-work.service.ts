// Proof of work against robots: a client hashes for a moment before it signs up or asks for a mail. Challenges are
// sealed, not stored; what is stored, in memory and where all processes count, is which of them were used.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { ChallengePurpose } from '@galley/contract/accounts'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../../adapters/clock.port.ts'
import type { LimitCounters } from '../../adapters/limits/limit-counters.port.ts'
import type { Tokens } from './tokens.ts'

/** 262,144 hashes on average: docs/benchmarks.md has what that takes in a browser. */
export const defaultProofBits = 18

export const challengeMs = 10 * 60_000
/** Each so many proofs of one address within the time of a challenge double the work of the next one. */
const proofsPerBit = 10
const maxExtraBits = 3
const maxAddresses = 100_000
/** About 10 MB. Each costs its sender the work of a whole proof. */
const maxSpentChallenges = 100_000

/** As the captcha services name them: clients know what to do. */
export type ProofRefusal = 'missing-input-response' | 'invalid-input-response' | 'timeout-or-duplicate'

export interface ProofUse {
  purpose: ChallengePurpose
  /** The client's, as `addressKey` returns it. */
  address: string
}

export interface ProofOfWork {
  /** What the client has to find a number for: SHA-256 of `challenge.number` begins with so many zero bits. */
  issue(use: ProofUse): { challenge: string; bits: number }
  /** Null where the token is right; it is so once. */
  spend(token: string | undefined, use: ProofUse): Promise<ProofRefusal | null>
}

interface Parts {
  tokens: Pick<Tokens, 'sealChallenge'>
  clock: Clock
  bits: number
  maxSpent?: number
  /** Where several processes count together: a proof that one has taken, no other takes. */
  limitCounters?: LimitCounters
}

const tokenShape = /^(1\.([a-z_]{1,20})\.(\d{1,2})\.(\d{1,16})\.([\w-]{22}))\.([\w-]{43})\.\d{1,16}$/

/** Null: no token has this shape. */
function readToken(token: string) {
  const found = tokenShape.exec(token)
  if (!found) return null
  const [, sealed = '', purpose = '', bits, until, id = '', seal = ''] = found
  return { sealed, purpose, bits: Number(bits), untilMs: Number(until), id, seal }
}

export function createProofOfWork(parts: Parts): ProofOfWork {
  const { tokens, clock, bits: baseBits } = parts
  const spent = createSpentChallenges(parts.maxSpent ?? maxSpentChallenges)
  const spentByAll = parts.limitCounters?.({ name: 'spentProof', points: 1, seconds: challengeMs / 1000 })
  const proofsBy = new LRUCache<string, { count: number; untilMs: number }>({ max: maxAddresses })
  const nowMs = () => clock.now().getTime()

  const recentProofs = (address: string) => {
    const known = proofsBy.get(address)
    return known && known.untilMs > nowMs() ? known : { count: 0, untilMs: nowMs() + challengeMs }
  }
  const bitsFor = (address: string) =>
    baseBits + Math.min(maxExtraBits, Math.floor(recentProofs(address).count / proofsPerBit))

  function countFor(address: string): void {
    const { count, untilMs } = recentProofs(address)
    proofsBy.set(address, { count: count + 1, untilMs })
  }

  return {
    issue({ purpose, address }) {
      const bits = bitsFor(address)
      const id = randomBytes(16).toString('base64url')
      const sealed = `1.${purpose}.${bits}.${nowMs() + challengeMs}.${id}`
      return { challenge: `${sealed}.${tokens.sealChallenge(sealed)}`, bits }
    },

    async spend(token, { purpose, address }) {
      if (token === undefined || token === '') return 'missing-input-response'
      const read = readToken(token)
      if (read === null || !isSame(tokens.sealChallenge(read.sealed), read.seal) || read.purpose !== purpose)
        return 'invalid-input-response'
      // One bit less is enough: others may have used the address after this challenge was issued.
      if (read.untilMs <= nowMs() || read.bits < bitsFor(address) - 1) return 'timeout-or-duplicate'
      if (zeroBitsOf(token) < read.bits) return 'invalid-input-response'
      if (!spent.add(read.id, { untilMs: read.untilMs, nowMs: nowMs() })) return 'timeout-or-duplicate'
      if (spentByAll && (await spentByAll.consume(read.id)).waitMs > 0) return 'timeout-or-duplicate'
      countFor(address)
      return null
    },
  }
}

const zeroBitsOf = (text: string) => Math.clz32(createHash('sha256').update(text).digest().readUInt32BE(0))

function isSame(right: string, shown: string): boolean {
  const [one, other] = [Buffer.from(right), Buffer.from(shown)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** In the order of their use. Where it is full, the oldest goes: reusing that one would take as many proofs. */
export function createSpentChallenges(max: number) {
  const untilMsOf = new Map<string, number>()
  return {
    /** False where it was added before. */
    add(id: string, { untilMs, nowMs }: { untilMs: number; nowMs: number }): boolean {
      if (untilMsOf.has(id)) return false
      for (const [oldest, until] of untilMsOf) {
        if (until > nowMs && untilMsOf.size < max) break
        untilMsOf.delete(oldest)
      }
      untilMsOf.set(id, untilMs)
      return true
    },
    size: () => untilMsOf.size,
  }
}
