// Where a proof of work is asked for: in the field of the protocol that captcha tokens travel in.
import type { ChallengePurpose } from '@galley/contract/accounts'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { addressKey } from '../../http/rate-limits.ts'
import type { ProofOfWork } from './proof-of-work.service.ts'

const withToken = z.object({ gotrue_meta_security: z.object({ captcha_token: z.string() }) })

/** Why a request without a good proof is refused; null where it may pass. Before limits: a robot uses up none. */
export async function refusalOfRobot(
  proof: ProofOfWork | null,
  purpose: ChallengePurpose,
  request: FastifyRequest,
): Promise<{ message: string } | null> {
  if (proof === null) return null
  const token = withToken.safeParse(request.body).data?.gotrue_meta_security.captcha_token
  const refusal = await proof.spend(token, { purpose, address: addressKey(request.ip) })
  return refusal && { message: `captcha protection: request disallowed (${refusal})` }
}
