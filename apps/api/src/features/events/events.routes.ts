import { recordEvents } from '@galley/contract/events'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../http/bind.ts'
import { addressKey, type RequestLimits } from '../../http/rate-limits.ts'
import type { EventsService } from './events.service.ts'

export async function eventsRoutes(
  app: FastifyInstance,
  { events, limits }: { events: EventsService; limits: RequestLimits },
): Promise<void> {
  bind(app, recordEvents, async ({ body, request }) => {
    await limits.spend('eventsPerAddress', addressKey(request.ip))
    const asked = request.headers['dnt'] === '1' || request.headers['sec-gpc'] === '1'
    if (!asked) await events.record(body.events)
    return undefined
  })
}
