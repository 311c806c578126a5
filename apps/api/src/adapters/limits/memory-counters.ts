// Counts in this process alone.
import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import type { LimitCounter, LimitCounters } from './limit-counters.port.ts'

export const memoryCounters: LimitCounters = ({ points, seconds }) =>
  counterOf(new RateLimiterMemory({ points, duration: seconds }))

/** The limiter as a counter. What is no refusal is thrown. */
export const counterOf = (limiter: RateLimiterAbstract): LimitCounter => ({
  async consume(key, options) {
    const giveBack = async () => void (await limiter.reward(key))
    try {
      await limiter.consume(key, 1, options && { customDuration: options.seconds })
      return { waitMs: 0, giveBack }
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      return { waitMs: Math.max(1, refused.msBeforeNext), giveBack: async () => {} }
    }
  },
})
