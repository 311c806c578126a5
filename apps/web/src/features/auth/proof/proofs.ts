import { getChallenge } from '@galley/contract/accounts'
import { accountsService } from '../../../api/accounts-service.ts'
import { api } from '../../../api/galley-api.ts'
import { createProofs } from './create-proofs.ts'
import { findToken } from './find-token.ts'

const timeoutMs = 10_000

/** A hosted service asks for none of these. */
export const { prepare: prepareProof, withProof } = createProofs({
  askChallenge: async (purpose) =>
    accountsService.url === null
      ? api(getChallenge, { query: { purpose } }, { signal: AbortSignal.timeout(timeoutMs) })
      : { challenge: null, bits: 0 },
  findToken,
  nowMs: Date.now,
})
