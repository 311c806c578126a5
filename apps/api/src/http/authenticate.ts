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
  /** It could not be asked whether the account has one: nothing that only operators may do is done then. */
  isUnsure?: boolean
}

/** A token that can't be judged now. Refusing it would sign its user out. */
export interface Unjudged {
  retryAfterSeconds: number
}

/** A good token of a user who is kept out. */
export interface Banned {
  isBanned: true
}

/** Verifies an access token: returns its user, or null for one that is not good. */
export interface TokenVerifier {
  verify(token: string): Promise<Verified | Unjudged | Banned | null>
}

declare module 'fastify' {
  interface FastifyInstance {
    authenticate: (request: FastifyRequest) => Promise<void>
    /** The same, for operators alone: to others the call does not exist. */
    authenticateOperator: (request: FastifyRequest) => Promise<void>
  }
  interface FastifyRequest {
    caller: Caller | null
  }
}

export const bearerOf = (request: FastifyRequest): string | null =>
  /^Bearer ([\w.~+/=-]{1,8192})$/i.exec(request.headers.authorization ?? '')?.[1] ?? null

const unsureRetrySeconds = 5

interface Verifying extends TokenVerifier {
  isOperator(userId: string): Promise<boolean>
}

export function registerAuthentication(app: FastifyInstance, { verify, isOperator }: Verifying): void {
  const isUnsure = new WeakMap<FastifyRequest, boolean>()
  app.decorateRequest('caller', null)
  async function authenticate(request: FastifyRequest): Promise<void> {
    const token = bearerOf(request)
    const verdict = token === null ? null : await verify(token)
    if (verdict === null) throw new ApiFailure('not_authenticated')
    if ('retryAfterSeconds' in verdict) throw new ApiFailure('sign_in_unavailable', verdict)
    if ('isBanned' in verdict) throw new ApiFailure('account_banned')
    if (verdict.needsSecondFactor) throw new ApiFailure('second_factor_needed')
    request.caller = verdict
    isUnsure.set(request, verdict.isUnsure ?? false)
  }
  app.decorate('authenticate', authenticate)
  app.decorate('authenticateOperator', async (request) => {
    await authenticate(request)
    if (!request.caller || !(await isOperator(request.caller.userId))) throw new ApiFailure('not_found')
    if (isUnsure.get(request)) throw new ApiFailure('sign_in_unavailable', { retryAfterSeconds: unsureRetrySeconds })
  })
}
