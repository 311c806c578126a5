// The paths of the embedded accounts where a hosted service keeps them: a client that still asks here learns where to.
import type { FastifyInstance } from 'fastify'

export async function movedProtocolRoutes(app: FastifyInstance, { url }: { url: string }): Promise<void> {
  const message = `The accounts of this installation are kept at ${url}`
  app.setNotFoundHandler((_request, reply) =>
    reply
      .code(404)
      .header('x-supabase-api-version', '2024-01-01')
      .header('x-sb-error-code', 'not_found')
      .send({ code: 'not_found', message, details: null, hint: null }),
  )
}
