import { getAccountsService, getChallenge } from '@galley/contract/accounts'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../http/bind.ts'
import { addressKey } from '../../http/rate-limits.ts'
import type { ProofOfWork } from './proof-of-work.service.ts'

interface Parts {
  hosted: { url: string; key: string } | null
  /** Null: none is asked for. */
  proof: ProofOfWork | null
}

export async function accountsServiceRoutes(app: FastifyInstance, { hosted, proof }: Parts): Promise<void> {
  /** For pages from another origin than this API's; its own have it written into them. */
  bind(app, getAccountsService, () => ({ hosted: hosted && { url: hosted.url, key: hosted.key } }))

  bind(app, getChallenge, ({ query: { purpose }, request }) =>
    proof === null ? { challenge: null, bits: 0 } : proof.issue({ purpose, address: addressKey(request.ip) }),
  )
}
