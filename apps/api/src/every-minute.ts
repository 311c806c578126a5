// What another process, or nobody, has left undone: at start, and every minute, or as often as it says.
import type { FastifyInstance } from 'fastify'

export interface Chore {
  /** In the past tense, for the log. */
  what: string
  /** The first time, where it differs. */
  atStart?: () => Promise<number>
  /** Answers how much there was to do. */
  run: () => Promise<number>
  /** Whether the first request waits until it was done once; otherwise nobody waits at the door. */
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
