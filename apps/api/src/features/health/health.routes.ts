// For operators: is the process up, and can it serve.
import type { FastifyInstance } from 'fastify'

export interface HealthChecks {
  database: () => Promise<void>
  compiler: () => Promise<boolean>
}

export interface HealthParts {
  checks: HealthChecks
  /** It serves what comes, and wants no more of it. */
  isDraining: () => boolean
}

export async function healthRoutes(app: FastifyInstance, { checks, isDraining }: HealthParts): Promise<void> {
  app.get('/healthz', { schema: { hide: true } }, (_request, reply) =>
    reply.code(isDraining() ? 503 : 200).send({ ok: !isDraining() }),
  )
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const [database, compiler] = await Promise.all([
      checks.database().then(
        () => true,
        () => false,
      ),
      checks.compiler().catch(() => false),
    ])
    const ready = database && compiler && !isDraining()
    return reply.code(ready ? 200 : 503).send({ ready, database, compiler })
  })
}
