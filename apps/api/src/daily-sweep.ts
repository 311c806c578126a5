// What is kept for a time goes when that time is over: once a day, in one process.
import type { FastifyInstance } from 'fastify'
import type { JobLeases } from './features/jobs/job-leases.service.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Sweeps now; resolves when it is done. */
    sweep(): Promise<void>
  }
}

/** Each removes expired rows of one kind, and returns how many. */
export type Sweeps = Record<string, () => Promise<number>>

const dayMs = 86_400_000
/** How often a process asks whether it is its turn: one that is restarted each day never lives a whole one. */
const askMs = 60 * 60_000

export function registerDailySweep(app: FastifyInstance, leases: JobLeases, sweeps: Sweeps): void {
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
  const sweepInTurn = () =>
    leases.run({ name: 'sweep', everyMs: dayMs }, sweep).then(
      () => {},
      (error: Error) => app.log.error({ err: { type: error.name } }, 'not done: the daily sweep'),
    )
  const start = () => void (current = current.then(sweepInTurn))
  const timer = setInterval(start, askMs).unref()
  app.decorate('sweep', sweep)
  app.addHook('onReady', async () => start())
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await current
  })
}
