// Whether the session behind a good token still lives: the hosted service is asked at most once a minute for each
// token. While it can't be asked the token's own word counts: an outage signs no user out.
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { Clock } from '../clock.port.ts'
import { askHosted, isUp, type HostedService } from './hosted-requests.ts'

interface Facts {
  isEnded: boolean
  createdAt: string | null
  fullName: string | null
  email: string | null
}

/** What the service said last, at most a minute ago but for an outage. */
export interface SessionFacts extends Facts {
  /** The user has a second factor at the service. */
  hasFactor: boolean
  /** False where the service could never be asked about this token. */
  isSaid: boolean
}

export interface SessionChecks {
  /** `userId`: the user of the token, who is known to be that. */
  find(accessToken: string, userId: string): Promise<SessionFacts>
  /** The same, with another question to the service unless it was down a moment ago. */
  findNow(accessToken: string, userId: string): Promise<SessionFacts>
}

interface Checked extends Facts {
  checkedAt: number
}

const checkEveryMs = 60_000
/** After a failure every token is believed for so long, rather than each request waiting for a timeout. */
const restMs = 5_000
const timeoutMs = 2_000
const maxTokens = 5_000
const maxUsers = 50_000

/** The service's verdicts about a session. Any other refusal is about the project or its gateway. */
const endings = new Set(['session_not_found', 'session_expired', 'user_not_found', 'user_banned', 'bad_jwt'])

const hostedUser = z.object({
  created_at: z.iso.datetime({ offset: true }),
  email: z.email().nullish().catch(null),
  user_metadata: z.looseObject({}).optional(),
  factors: z.array(z.looseObject({ status: z.string() })).nullish(),
})

const nothingSaid: Facts = { isEnded: false, createdAt: null, fullName: null, email: null }

interface Parts {
  service: HostedService
  clock: Clock
  /** The service refused to say: its status and code. */
  onRefusal: (refusal: { status: number; code: string | null }) => void
}

export function createSessionChecks({ service, clock, onRefusal }: Parts): SessionChecks {
  const known = new LRUCache<string, Checked>({ max: maxTokens })
  // Of users, not of tokens: in an outage a new token of a user who has one is not believed without it either.
  const withFactor = new LRUCache<string, true>({ max: maxUsers })
  const asking = new Map<string, Promise<Facts>>()
  let restUntil = -Infinity
  /** By token: what was refused about one says nothing of the others. */
  const resting = new LRUCache<string, number>({ max: maxTokens })
  const now = () => clock.now().getTime()

  async function ask(token: string, userId: string): Promise<Facts> {
    const response = await askHosted(service, '/auth/v1/user', { token, timeoutMs })
    const before = known.get(token) ?? nothingSaid
    if (isUp(response)) {
      const user = response.status === 200 ? hostedUser.safeParse(response.body) : null
      if (user?.success) {
        const { created_at: createdAt, user_metadata: metadata, email, factors } = user.data
        if (factors?.some(({ status }) => status === 'verified')) withFactor.set(userId, true)
        else withFactor.delete(userId)
        return remember(token, {
          isEnded: false,
          createdAt: new Date(createdAt).toISOString(),
          fullName: nameIn(metadata),
          email: email ?? null,
        })
      }
      if (endings.has(response.code ?? '')) return remember(token, { ...before, isEnded: true })
      onRefusal({ status: response.status, code: response.code })
    }
    if (isUp(response) && response.status < 500) resting.set(token, now() + restMs)
    else restUntil = now() + restMs
    return before
  }
  function remember(token: string, facts: Facts): Facts {
    known.set(token, { ...facts, checkedAt: now() })
    return facts
  }

  async function findFacts(token: string, userId: string, maxAgeMs: number): Promise<Facts> {
    const found = known.get(token)
    if (found && (found.isEnded || now() - found.checkedAt < maxAgeMs)) return found
    if (now() < Math.max(restUntil, resting.get(token) ?? -Infinity)) return found ?? nothingSaid
    const running = asking.get(token)
    if (running) return running
    const started = ask(token, userId).finally(() => asking.delete(token))
    asking.set(token, started)
    return started
  }
  const findWithin = (maxAgeMs: number) => async (token: string, userId: string) => {
    const facts = await findFacts(token, userId, maxAgeMs)
    return { ...facts, hasFactor: withFactor.has(userId), isSaid: facts !== nothingSaid }
  }

  return { find: findWithin(checkEveryMs), findNow: findWithin(0) }
}

export function nameIn(metadata: Record<string, unknown> | undefined): string | null {
  const name = metadata?.['full_name']
  return typeof name === 'string' && name.trim() !== '' ? name.trim().slice(0, 200) : null
}
