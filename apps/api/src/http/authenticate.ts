// Who is asking: the person whose bearer token this is, as long as its session lives.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiFailure } from './api-failure.ts'

export interface Caller {
  userId: string
  email: string
  sessionId: string
}

/** Whose token it is, and whether their account has a second factor that was not shown. */
interface Verified extends Caller {
  needsSecondFactor: boolean
}

/** A token that can't be judged now. Refusing it would sign its user out. */
export interface Unjudged {
  retryAfterSeconds: number
}

/** Verifies an access token: returns its user, or null for one that is not good. */
export interface TokenVerifier {
  verify(token: string): Promise<Verified | Unjudged | null>
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
    const verdict = token === null ? null : await verifier.verify(token)
    if (verdict === null) throw new ApiFailure('not_authenticated')
    if ('retryAfterSeconds' in verdict) throw new ApiFailure('sign_in_unavailable', verdict)
    if (verdict.needsSecondFactor) throw new ApiFailure('second_factor_needed')
    request.caller = verdict
  })
}
