// Where a proof of work is asked for: in the field of the protocol that captcha tokens travel in.
import type { ChallengePurpose } from '@galley/contract/accounts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { addressKey } from '../../http/rate-limits.ts'
import { refuse } from './auth-answers.ts'
import type { ProofOfWork } from './proof-of-work.service.ts'

const withToken = z.object({ gotrue_meta_security: z.object({ captcha_token: z.string() }) })

interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
}

/** The refusal of a request without a good proof; null where it may pass. Before limits: a robot uses up none. */
export function refuseRobot(
  proof: ProofOfWork | null,
  purpose: ChallengePurpose,
  { request, reply }: Exchange,
): FastifyReply | null {
  if (proof === null) return null
  const token = withToken.safeParse(request.body).data?.gotrue_meta_security.captcha_token
  const refusal = proof.spend(token, { purpose, address: addressKey(request.ip) })
  if (refusal === null) return null
  return refuse(reply, 'captcha_failed', { message: `captcha protection: request disallowed (${refusal})` })
}
