import { listSecurityEvents } from '@galley/contract/accounts'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../http/bind.ts'
import type { SecurityEvents } from './security-events.service.ts'

export async function securityEventsRoutes(
  app: FastifyInstance,
  { security }: { security: Pick<SecurityEvents, 'list'> },
): Promise<void> {
  bind(app, listSecurityEvents, async ({ caller }) => {
    const events = await security.list(caller.userId, caller.email)
    return {
      events: events.map(({ id, at, kind, browser, country }) => ({
        id,
        at: at.toISOString(),
        kind,
        browser,
        country,
      })),
    }
  })
}
