import { getThumbnail } from '@galley/contract/thumbnails'
import type { FastifyInstance } from 'fastify'
import { ApiFailure } from '../../../http/api-failure.ts'
import { bind } from '../../../http/bind.ts'
import type { RequestLimits } from '../../../http/rate-limits.ts'
import type { ThumbnailsService } from './thumbnails.service.ts'

const busyRetrySeconds = 2

export async function thumbnailsRoutes(
  app: FastifyInstance,
  { thumbnails, limits }: { thumbnails: ThumbnailsService; limits: RequestLimits },
): Promise<void> {
  bind(app, getThumbnail, async ({ caller, params, headers, reply, signal }) => {
    await limits.spend('thumbnailPerUser', caller.userId)
    const outcome = await thumbnails.find({ id: params.id, userId: caller.userId }, signal)
    if (outcome.kind === 'missing') throw new ApiFailure('not_found')
    if (outcome.kind === 'no_page') throw new ApiFailure('no_page')
    if (outcome.kind === 'unavailable') throw new ApiFailure('unavailable', { retryAfterSeconds: busyRetrySeconds })
    const etag = `"${outcome.hash}"`
    // The browser keeps it, and asks each time whether it is still the page, and still the user's.
    void reply.header('etag', etag).header('cache-control', 'private, no-cache')
    if (headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    return reply.type('image/jpeg').send(Buffer.from(outcome.image))
  })
}
