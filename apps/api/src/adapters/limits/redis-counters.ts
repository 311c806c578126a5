// Counts in Redis, for all processes together. While Redis is gone each process counts by itself, with its part of the
// points: never open, and no request waits for Redis but the first one that notices.
import { Redis } from 'ioredis'
import { RateLimiterRedis } from 'rate-limiter-flexible'
import type { CountedLimit, LimitCounter, LimitCounters } from './limit-counters.port.ts'
import { counterOf, memoryCounters } from './memory-counters.ts'

interface Settings {
  url: string
  /** How many processes share the limits: without Redis each has such a part of the points. */
  processes: number
  /** A keyed hash. Keys are addresses of people and machines: Redis gets none of them. */
  hash: (key: string) => string
  /** Once an outage: the name of the error alone. */
  onLost: (reason: string) => void
  /** Once it counts again. */
  onBack: () => void
}

export interface RedisCounters {
  counters: LimitCounters
  close(): void
}

const prefix = 'galley:limit'
/** What a request may wait for Redis, once an outage. */
const commandTimeoutMs = 250
const connectTimeoutMs = 1_000
/** How often a Redis that is gone is asked for. */
const probeMs = 500
/** A connection that responds to none of the probes of this time is made anew. */
const staleMs = 3_000

/** Without Redis of what all processes may spend together: at least one point, where there is any. */
export const partOf = (points: number, processes: number): number =>
  points === 0 ? 0 : Math.max(1, Math.floor(points / processes))

/** Resolves once Redis counts, or is found to be gone. */
export async function redisCounters({ url, processes, hash, onLost, onBack }: Settings): Promise<RedisCounters> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: connectTimeoutMs,
    commandTimeout: commandTimeoutMs,
    // A use is counted now or not at all.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(probeMs, attempt * 50),
  })
  // What fails is noticed by the next command; without a listener it would be printed.
  redis.on('error', () => {})
  const outage = watchOutage({ redis, onLost, onBack })
  await redis.connect().catch(outage.begin)
  return {
    counters: (limit) =>
      sharedCounter({
        shared: counterOf(limiterOf(redis, limit)),
        own: memoryCounters({ ...limit, points: partOf(limit.points, processes) }),
        outage,
        hash: (key) => hash(`limit ${key}`),
      }),
    close() {
      outage.close()
      redis.disconnect()
    },
  }
}

const limiterOf = (redis: Redis, { name, points, seconds }: CountedLimit) =>
  new RateLimiterRedis({
    storeClient: redis,
    keyPrefix: `${prefix}:${name}`,
    points,
    duration: seconds,
    rejectIfRedisNotReady: true,
  })

interface SharedCounter {
  shared: LimitCounter
  own: LimitCounter
  outage: Outage
  hash: (key: string) => string
}

/** A use is taken back where it was counted. */
const sharedCounter = ({ shared, own, outage, hash }: SharedCounter): LimitCounter => ({
  async consume(key, options) {
    if (outage.isOn()) return own.consume(key, options)
    try {
      const { waitMs, giveBack } = await shared.consume(hash(key), options)
      return { waitMs, giveBack: () => giveBack().catch(outage.begin) }
    } catch (error) {
      outage.begin(error)
      return own.consume(key, options)
    }
  },
})

interface Outage {
  isOn(): boolean
  /** Nothing happens where it has begun. */
  begin(error: unknown): void
  close(): void
}

/** Ends when a use can be counted again, not when the connection is there: a full Redis responds and counts nothing. */
function watchOutage({ redis, onLost, onBack }: Pick<Settings, 'onLost' | 'onBack'> & { redis: Redis }): Outage {
  const probe = limiterOf(redis, { name: 'probe', points: 1_000_000, seconds: 1 })
  let probing: NodeJS.Timeout | null = null
  let isClosed = false
  let connectedAtMs = 0

  function end(): void {
    if (probing === null) return
    clearInterval(probing)
    probing = null
    onBack()
  }
  function look(): void {
    probe.consume('probe').then(end, () => {
      if (Date.now() - connectedAtMs < staleMs) return
      connectedAtMs = Date.now()
      redis.disconnect(true)
    })
  }
  return {
    isOn: () => probing !== null,
    begin(error) {
      if (probing !== null || isClosed) return
      connectedAtMs = Date.now()
      probing = setInterval(look, probeMs).unref()
      onLost(reasonOf(error))
    },
    close() {
      isClosed = true
      if (probing !== null) clearInterval(probing)
    },
  }
}

/** Redis' own code, such as OOM or NOAUTH, or the system's; never what was sent. */
const reasonOf = (error: unknown): string => {
  const { code, message } = error as NodeJS.ErrnoException
  return code ?? /^[A-Z]{2,20}(?= )/.exec(message)?.[0] ?? (/timed? ?out/i.test(message) ? 'timeout' : 'unreachable')
}
