// Who may ask a worker for anything, and when it refuses work.
import { createHash, timingSafeEqual } from 'node:crypto'
import { refusalHeader } from '@galley/contract/worker-wire'
import type { FastifyInstance } from 'fastify'
import type { Drain } from './drain.ts'

/** For load balancers, which have no token: these say nothing about documents or users. */
const openRoutes = new Set(['/healthz', '/readyz'])
/** No work: it goes on until the end. */
const readable = '/metrics'

interface Guard {
  /** What every caller must send; null: every client that reaches the worker may ask. */
  token: string | null
  drain: Drain
}

/** Before the body is read. */
export function guardRequests(app: FastifyInstance, { token, drain }: Guard): void {
  const isCaller = token === null ? () => true : holdsToken(token)
  app.addHook('onRequest', async (request, reply) => {
    const { url = '' } = request.routeOptions
    if (openRoutes.has(url)) return
    if (!isCaller(request.headers.authorization))
      return reply.code(401).send({ detail: 'not the token of this worker' })
    if (url === readable) return
    if (drain.isOn())
      return reply
        .code(503)
        .header(refusalHeader, 'draining')
        .header('connection', 'close')
        .send({ detail: 'this worker is about to end' })
    drain.enter(reply.raw)
  })
}

/** Compares hashes, which have one length: the time says nothing about the token. */
function holdsToken(token: string): (authorization: string | undefined) => boolean {
  const hashOf = (text: string) => createHash('sha256').update(text).digest()
  const right = hashOf(`Bearer ${token}`)
  return (authorization) => timingSafeEqual(hashOf(authorization ?? ''), right)
}
