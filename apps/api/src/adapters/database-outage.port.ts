// A database that is gone for a moment: it restarts, stands still, or has no connection left.
import { setTimeout } from 'node:timers/promises'

/** Of sockets, of Postgres that stops, starts or has too many clients, and (08P01) of a PgBouncer that has lost it. */
const goneCodes = new Set(
  'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT ENOTFOUND EHOSTUNREACH 57P01 57P02 57P03 53300 08000 08001 08003 08004 08006 08P01'.split(
    ' ',
  ),
)
/** What the driver says without a code. */
const goneWords =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/

/** A failed query, or a connection that a pool could not open, carries what the driver said as its cause. */
export function isDatabaseGone(error: unknown): boolean {
  const { cause, message = '' } = (error ?? {}) as { cause?: { code?: string; message?: string }; message?: string }
  if (cause === undefined) return goneWords.test(message)
  return goneCodes.has(cause.code ?? '') || goneWords.test(cause.message ?? '')
}

const retryMs = 500

/**
 * Runs `work` again while the database is gone, for `maxMs` at most. What it wrote may have been committed although no
 * response came: `work` has to see that.
 */
export async function retryWhileGone<Result>(work: () => Promise<Result>, maxMs: number): Promise<Result> {
  for (const until = performance.now() + maxMs; ; await setTimeout(retryMs))
    try {
      return await work()
    } catch (error) {
      if (!isDatabaseGone(error) || performance.now() >= until) throw error
    }
}

/** So long a response waits for what the next request will look for. */
const maxWaitMs = 2_000

/** Runs `work`; where the database is gone, again as soon as it is back, for which the caller waits a moment only. */
export async function runOrRetryLater(work: () => Promise<unknown>, maxMs: number): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!isDatabaseGone(error)) throw error
    const done = retryWhileGone(work, maxMs).catch(() => {})
    await Promise.race([done, setTimeout(maxWaitMs, undefined, { ref: false })])
  }
}

/** How often a process shows in the row of its work that it is at it (db/signs-of-life.ts). */
export const signEveryMs = 5_000
