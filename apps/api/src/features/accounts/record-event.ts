// A security event of a signed-in user, with where their request came from.
import type { SecurityEventKind } from '@galley/contract/accounts'
import type { FastifyRequest } from 'fastify'
import type { RequestOrigin } from '../../http/request-origin.ts'
import type { SecurityEvents } from '../security-events/security-events.service.ts'

export interface EventRecording {
  security: Pick<SecurityEvents, 'record'>
  originOf: (request: FastifyRequest) => RequestOrigin
}

export const recordEvent = (
  { security, originOf }: EventRecording,
  kind: SecurityEventKind,
  { request, userId }: { request: FastifyRequest; userId: string },
): Promise<void> => security.record(kind, { userId, from: originOf(request) })
