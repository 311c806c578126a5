import { closeSession, listSessions } from '@galley/contract/accounts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiFailure } from '../../../http/api-failure.ts'
import { bind } from '../../../http/bind.ts'
import type { RequestLimits } from '../../../http/rate-limits.ts'
import type { RequestOrigin } from '../../../http/request-origin.ts'
import type { SecurityEvents } from '../../security-events/security-events.service.ts'
import type { SessionsService } from './sessions.service.ts'

interface Parts {
  sessions: SessionsService
  limits: RequestLimits
  security: Pick<SecurityEvents, 'record'>
  originOf: (request: FastifyRequest) => RequestOrigin
}

export async function sessionsRoutes(
  app: FastifyInstance,
  { sessions, limits, security, originOf }: Parts,
): Promise<void> {
  bind(app, listSessions, async ({ caller }) => ({
    sessions: (await sessions.listOpen(caller.userId)).map(({ id, createdAt, lastUsedAt, browser, country }) => ({
      id,
      created_at: createdAt.toISOString(),
      last_used_at: (lastUsedAt ?? createdAt).toISOString(),
      browser,
      country,
      is_current: id === caller.sessionId,
    })),
  }))

  bind(app, closeSession, async ({ caller, params, request }) => {
    await limits.spend('changePerUser', caller.userId)
    if (!(await sessions.end(caller.userId, params.id))) throw new ApiFailure('not_found')
    await security.record('signed_out', { userId: caller.userId, from: originOf(request) })
    return undefined
  })
}
