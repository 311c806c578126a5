import { Readable } from 'node:stream'
import { deleteAccount, exportAccount } from '@galley/contract/accounts'
import { zipStream } from '@galley/export/zip-stream'
import { fileName } from '@galley/resume/file-name'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Clock } from '../../adapters/clock.port.ts'
import { ApiFailure } from '../../http/api-failure.ts'
import { bearerOf } from '../../http/authenticate.ts'
import { bind } from '../../http/bind.ts'
import { attachmentNamed } from '../../http/content-disposition.ts'
import type { RequestLimits } from '../../http/rate-limits.ts'
import type { RequestOrigin } from '../../http/request-origin.ts'
import type { SecurityEvents } from '../security-events/security-events.service.ts'
import type { AccountArchive } from './account-archive.service.ts'
import type { AccountDataService } from './account-data.service.ts'

interface Parts {
  accountData: AccountDataService
  accountArchive: AccountArchive
  security: Pick<SecurityEvents, 'record'>
  originOf: (request: FastifyRequest) => RequestOrigin
  limits: RequestLimits
  clock: Clock
}

export async function accountDataRoutes(
  app: FastifyInstance,
  { accountData, accountArchive, security, originOf, limits, clock }: Parts,
): Promise<void> {
  bind(app, exportAccount, async ({ caller, request, reply, signal }) => {
    await limits.spend('accountExportPerUser', caller.userId)
    await security.record('data_exported', { userId: caller.userId, from: originOf(request) })
    const now = clock.now()
    const zip = zipStream(accountArchive.filesOf(caller.userId, signal), now)
    return reply
      .header('content-disposition', attachmentNamed(fileName(`galley-${now.toISOString().slice(0, 10)}`, '.zip')))
      .header('cache-control', 'no-store')
      .type('application/zip')
      .send(Readable.from(zip))
  })

  bind(app, deleteAccount, async ({ caller, body, request }) => {
    const takeBack = await limits.spend('currentPasswordPerUser', caller.userId)
    const outcome = await accountData.deleteAccount({ ...caller, accessToken: bearerOf(request) ?? '' }, body.password)
    if (outcome !== 'wrong_password') await takeBack()
    if (outcome !== 'deleted') throw new ApiFailure(outcome)
    await security.record('account_deleted', {})
    return undefined
  })
}
