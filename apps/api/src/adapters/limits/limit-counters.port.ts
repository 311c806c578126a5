// Counts uses within a window of time, for rate limits.
export interface CountedLimit {
  /** Of letters: it is part of the keys. */
  name: string
  points: number
  seconds: number
}

export interface Use {
  /** Milliseconds until the next use is allowed, or 0 where this one was. */
  waitMs: number
  /** Takes the use back where it was counted. */
  giveBack(): Promise<void>
}

export interface LimitCounter {
  /** `seconds`: of the window that begins with this use, where it differs from the limit's. */
  consume(key: string, options?: { seconds: number }): Promise<Use>
}

export type LimitCounters = (limit: CountedLimit) => LimitCounter
