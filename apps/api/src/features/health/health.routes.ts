// For operators: is the process up, and can it serve.
import type { FastifyInstance } from 'fastify'

export interface HealthChecks {
  database: () => Promise<void>
  compiler: () => Promise<boolean>
}

export async function healthRoutes(app: FastifyInstance, { checks }: { checks: HealthChecks }): Promise<void> {
  app.get('/healthz', { schema: { hide: true } }, () => ({ ok: true }))
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const [database, compiler] = await Promise.all([
      checks.database().then(
        () => true,
        () => false,
      ),
      checks.compiler().catch(() => false),
    ])
    return reply.code(database && compiler ? 200 : 503).send({ ready: database && compiler, database, compiler })
  })
}
