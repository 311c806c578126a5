import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** One line per request: route, status, duration. Never a body, a user's address, a token or a text. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const user = request.caller
      ? createHash('sha256').update(request.caller.userId).digest('hex').slice(0, 12)
      : undefined
    const route = request.routeOptions.url ?? 'none'
    request.log.info(
      {
        request_id: request.id,
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        user,
        // Undefined, and not written, where it is not traced.
        trace_id: request.span?.traceId,
      },
      'request',
    )
  })
}
