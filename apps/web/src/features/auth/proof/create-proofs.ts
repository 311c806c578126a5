// Proofs of work for the forms: found while the user types, each used once.
import type { ChallengePurpose } from '@galley/contract/accounts'
import type { Sought } from './find-number.ts'

interface Parts {
  /** The server's challenge; null where it asks for none. */
  askChallenge: (purpose: ChallengePurpose) => Promise<{ challenge: string | null; bits: number }>
  findToken: (sought: Sought) => Promise<string>
  nowMs: () => number
}

/** The server takes one for ten minutes. */
const keptMs = 9 * 60_000
const refused = 'captcha_failed'

interface Answer {
  error: { code?: string | undefined } | null
}

export function createProofs({ askChallenge, findToken, nowMs }: Parts) {
  const prepared = new Map<ChallengePurpose, { atMs: number; token: Promise<string | undefined> }>()

  async function makeToken(purpose: ChallengePurpose): Promise<string | undefined> {
    try {
      const { challenge, bits } = await askChallenge(purpose)
      return challenge ? await findToken({ challenge, bits }) : undefined
    } catch {
      // The request itself finds out what is wrong.
      return undefined
    }
  }

  function prepare(purpose: ChallengePurpose): Promise<string | undefined> {
    const known = prepared.get(purpose)
    if (known && nowMs() - known.atMs < keptMs) return known.token
    const token = makeToken(purpose)
    prepared.set(purpose, { atMs: nowMs(), token })
    return token
  }

  async function take(purpose: ChallengePurpose): Promise<{ captchaToken?: string }> {
    const token = prepare(purpose)
    prepared.delete(purpose)
    const captchaToken = await token
    return captchaToken === undefined ? {} : { captchaToken }
  }

  return {
    /** Begins to look for one, for a form that may be sent soon. */
    prepare: (purpose: ChallengePurpose): void => void prepare(purpose),

    /** Sends a request with a proof; once more with another where that is refused, such as after a long pause. */
    async withProof<A extends Answer>(
      purpose: ChallengePurpose,
      send: (options: { captchaToken?: string }) => Promise<A>,
    ): Promise<A> {
      const answer = await send(await take(purpose))
      return answer.error?.code === refused ? send(await take(purpose)) : answer
    },
  }
}
