// Each request as a trace, or as a part of the one that its client has begun. Only its method, its route and its
// status are said: never a path, an address, a body or who asked.
import type { FastifyInstance } from 'fastify'
import type { TraceSpan, Tracing } from '../adapters/tracing/tracing.port.ts'
import { routeLabel } from './route-label.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Null where the request is not traced. */
    span: TraceSpan | null
  }
}

/** Asked every few seconds by machines, or files. */
const untraced = new Set(['/healthz', '/readyz', '/metrics', 'site', 'none'])

/** Before any other hook: what these do belongs to the request. */
export function traceRequests(app: FastifyInstance, tracing: Tracing): void {
  app.decorateRequest('span', null)
  if (!tracing.isOn) return
  app.addHook('onRequest', (request, reply, done) => {
    const route = routeLabel(request)
    if (untraced.has(route)) return done()
    const { method, headers } = request
    const facts = { 'http.request.method': method, 'http.route': route }
    const traceparent = typeof headers.traceparent === 'string' ? headers.traceparent : undefined
    request.span = tracing.serve(`${method} ${route}`, facts, traceparent)
    const { span } = request
    // Without a response, where its client has left.
    reply.raw.once('close', () => reply.raw.writableFinished || span?.end('abandoned'))
    return span ? span.run(done) : done()
  })
  // A body arrives by events of the connection, which know nothing of the request.
  app.addHook('preValidation', (request, _reply, done) => (request.span ? request.span.run(done) : done()))
  app.addHook('onResponse', async ({ span }, { statusCode }) => {
    span?.set({ 'http.response.status_code': statusCode })
    span?.end(statusCode >= 500 ? String(statusCode) : null)
  })
}
