import { recordEvents } from '@galley/contract/events'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../http/bind.ts'
import { addressKey, type RequestLimits } from '../../http/rate-limits.ts'
import type { AnalyticsService } from './analytics.service.ts'

export async function analyticsRoutes(
  app: FastifyInstance,
  { analytics, limits }: { analytics: AnalyticsService; limits: RequestLimits },
): Promise<void> {
  bind(app, recordEvents, async ({ body, request }) => {
    await limits.spend('eventsPerAddress', addressKey(request.ip))
    const asked = request.headers['dnt'] === '1' || request.headers['sec-gpc'] === '1'
    if (!asked) await analytics.record(body.events)
    return undefined
  })
}
