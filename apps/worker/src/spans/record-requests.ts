// Requests of a recorded trace say in their response what they were spent on.
import { spansHeader } from '@galley/contract/worker-wire'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { recorderFor, runWithSpans, type SpanRecorder } from './span-recorder.ts'

declare module 'fastify' {
  interface FastifyRequest {
    spans: SpanRecorder | null
  }
}

export function recordRequests(app: FastifyInstance): void {
  app.decorateRequest('spans', null)
  app.addHook('onRequest', (request, _reply, done) => {
    const { traceparent } = request.headers
    request.spans = recorderFor(typeof traceparent === 'string' ? traceparent : undefined)
    return request.spans ? runWithSpans(request.spans, done) : done()
  })
  // A body arrives by events of the connection, which know nothing of the request.
  app.addHook('preValidation', (request, _reply, done) => (request.spans ? runWithSpans(request.spans, done) : done()))
  app.addHook('onSend', async (request, reply) => void reply.headers(spansHeaders(request)))
}

/** For a response that is sent past the framework, too. */
export const spansHeaders = ({ spans }: Pick<FastifyRequest, 'spans'>): Record<string, string> =>
  spans ? { [spansHeader]: JSON.stringify(spans.recorded()) } : {}
