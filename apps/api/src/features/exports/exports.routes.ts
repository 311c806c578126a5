import { exportFormats, exportResume } from '@galley/contract/exports'
import type { FastifyInstance } from 'fastify'
import { ApiFailure } from '../../http/api-failure.ts'
import { bind } from '../../http/bind.ts'
import { attachmentNamed } from '../../http/content-disposition.ts'
import type { RequestLimits } from '../../http/rate-limits.ts'
import type { ExportsService } from './exports.service.ts'

const busyRetrySeconds = 2

export async function exportsRoutes(
  app: FastifyInstance,
  { exports, limits }: { exports: ExportsService; limits: RequestLimits },
): Promise<void> {
  bind(app, exportResume, async ({ caller, params, reply, signal }) => {
    await limits.spend('exportPerUser', caller.userId)
    const { id, format } = params
    const outcome = await exports.export({ id, format, userId: caller.userId }, signal)
    if (outcome.kind === 'missing') throw new ApiFailure('not_found')
    if (outcome.kind === 'foreign_class') throw new ApiFailure('foreign_class')
    if (outcome.kind === 'not_exportable') throw new ApiFailure('not_exportable')
    if (outcome.kind === 'unavailable') throw new ApiFailure('unavailable', { retryAfterSeconds: busyRetrySeconds })
    return reply
      .header('content-disposition', attachmentNamed(outcome.name))
      .header('cache-control', 'no-store')
      .type(exportFormats[format].type)
      .send(Buffer.from(outcome.bytes))
  })
}
