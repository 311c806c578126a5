// For monitoring: the metrics of the API and of its worker on one page, behind a token of their own.
import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { ApiFailure } from '../../http/api-failure.ts'
import type { ProcessMetrics } from './process-metrics.ts'

export interface MetricsParts {
  /** Null: there is no such page. */
  token: string | null
  own: ProcessMetrics | null
  /** The worker's numbers; null where it can't be reached. */
  ofWorker: () => Promise<string | null>
}

export async function metricsRoutes(app: FastifyInstance, { token, own, ofWorker }: MetricsParts): Promise<void> {
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (token === null || own === null) throw new ApiFailure('not_found')
    const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
    if (!isSame(given, token)) throw new ApiFailure('not_authenticated')
    const [mine, workers] = await Promise.all([own.text(), ofWorker()])
    return reply
      .type(own.contentType)
      .header('cache-control', 'no-store')
      .send([mine.trimEnd(), workerUp(workers !== null), workers ?? ''].join('\n'))
  })
}

const workerUp = (isUp: boolean) =>
  `# HELP galley_worker_up Whether the worker answers\n# TYPE galley_worker_up gauge\ngalley_worker_up ${isUp ? 1 : 0}`

/** Takes as long for a near miss as for any other: digests are of one length, whatever was sent. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}
