// What is kept for a time goes when that time is over: at start, and once a day.
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Sweeps now; resolves when it is done. */
    sweep(): Promise<void>
  }
}

/** Each removes expired rows of one kind, and returns how many. */
export type Sweeps = Record<string, () => Promise<number>>

const dayMs = 86_400_000

export function registerDailySweep(app: FastifyInstance, sweeps: Sweeps): void {
  /** One that fails keeps no other from being done, and is tried again the next day. */
  async function sweep(): Promise<void> {
    for (const [of, run] of Object.entries(sweeps))
      await run().then(
        (removed) => {
          if (removed > 0) app.log.info({ of, removed }, 'swept')
        },
        (error: Error) => app.log.error({ of, code: error.name }, 'could not be swept'),
      )
  }
  let current = Promise.resolve()
  const start = () => void (current = current.then(sweep))
  const timer = setInterval(start, dayMs).unref()
  app.decorate('sweep', sweep)
  app.addHook('onReady', async () => start())
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await current
  })
}
