// The web app on an origin of its own: its browser may call the API, and no other origin's may. Cookies are never sent
// or accepted: the bearer token alone identifies the caller.
import type { FastifyInstance } from 'fastify'

const methods = 'GET, POST, PUT, PATCH, DELETE'
/** Those of the API and its traces, of the authentication client and of its REST reads; the last one is for tunnels. */
const requestHeaders =
  'authorization, content-type, accept, if-match, idempotency-key, traceparent, apikey, x-client-info, x-supabase-api-version, accept-profile, content-profile, prefer, range, ngrok-skip-browser-warning'
const answerHeaders =
  'content-disposition, etag, retry-after, x-compiler, x-diagnostics, x-error, x-filename, x-request-id, x-rerun, x-success'
const maxAgeSeconds = 7_200

/** Null: the web app is on the API's own origin, and no other is let in. */
export function registerWebOrigin(app: FastifyInstance, webOrigin: string | null): void {
  if (webOrigin === null) return
  app.addHook('onRequest', async (request, reply) => {
    // The pictures of templates are shown on the other origin's pages; everything else needs a bearer token.
    void reply.header('vary', 'Origin').header('cross-origin-resource-policy', 'cross-origin')
    if (request.headers.origin !== webOrigin) return
    void reply.header('access-control-allow-origin', webOrigin).header('access-control-expose-headers', answerHeaders)
    if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) return
    return reply
      .header('access-control-allow-methods', methods)
      .header('access-control-allow-headers', requestHeaders)
      .header('access-control-max-age', maxAgeSeconds)
      .code(204)
      .send()
  })
}
