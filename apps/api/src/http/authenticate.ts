// Who is asking: the person whose bearer token this is, as long as its session lives.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiFailure } from './api-failure.ts'

export interface Caller {
  userId: string
  email: string
  sessionId: string
}

/** Verifies an access token: returns its user, or null for any failure. */
export interface TokenVerifier {
  verify(token: string): Promise<Caller | null>
}

declare module 'fastify' {
  interface FastifyInstance {
    authenticate: (request: FastifyRequest) => Promise<void>
  }
  interface FastifyRequest {
    caller: Caller | null
  }
}

export const bearerOf = (request: FastifyRequest): string | null =>
  /^Bearer ([\w.~+/=-]{1,8192})$/i.exec(request.headers.authorization ?? '')?.[1] ?? null

export function registerAuthentication(app: FastifyInstance, verifier: TokenVerifier): void {
  app.decorateRequest('caller', null)
  app.decorate('authenticate', async (request) => {
    const token = bearerOf(request)
    request.caller = token === null ? null : await verifier.verify(token)
    if (request.caller === null) throw new ApiFailure('not_authenticated')
  })
}
