// Chores: work that another process left undone. They run at start, and every minute or at their own interval.
import type { FastifyInstance } from 'fastify'

export interface Chore {
  /** In the past tense, for the log. */
  what: string
  /** The first time, where it differs. */
  atStart?: () => Promise<number>
  /** Returns how many items there were. */
  run: () => Promise<number>
  /** Whether the first request waits for the first run; otherwise no request waits. */
  isAwaited: boolean
  /** A minute where it is not given. */
  everyMs?: number
}

/** One round at a time; one that fails is logged, and tried again the next time. */
export function everyMinute(app: FastifyInstance, { what, atStart, run, isAwaited, everyMs = 60_000 }: Chore): void {
  let current = Promise.resolve()
  const start = (work: () => Promise<number>) =>
    (current = current.then(work).then(
      (count) => {
        if (count > 0) app.log.info({ count }, what)
      },
      (error: Error) => app.log.error({ err: { type: error.name } }, `not done: ${what}`),
    ))
  const timer = setInterval(() => void start(run), everyMs).unref()
  app.addHook('onReady', async () => {
    const first = start(atStart ?? run)
    if (isAwaited) await first
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await current
  })
}
