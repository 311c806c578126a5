// The part of the auth protocol about second factors: /factors and /factors/recovery-codes.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { RequestLimits } from '../../../http/rate-limits.ts'
import { presentAuthSession, refuse, type AuthRefusal, type AuthRoutes } from '../auth-answers.ts'
import type { SignedIn } from '../known-tokens.ts'
import { otherFactorType } from '../not-offered.ts'
import { recordEvent, type EventRecording } from '../record-event.ts'
import type { SecondFactorService } from './second-factor.service.ts'

interface Parts extends EventRecording {
  secondFactor: SecondFactorService
  limits: RequestLimits
}
type Guards = Parameters<AuthRoutes>[1]

const defaultIssuer = 'Galley'
const factorParams = z.object({ id: z.uuid() })
const enrolBody = z.object({
  factor_type: z.literal('totp'),
  friendly_name: z.string().trim().max(60).nullish(),
  // A colon would end the name within the address that apps read.
  issuer: z
    .string()
    .trim()
    .max(60)
    .regex(/^[^:]*$/)
    .nullish(),
})
const verifyBody = z.object({ challenge_id: z.uuid(), code: z.string().max(20) })
const recoveryBody = z.object({ code: z.string().max(100) })

const refusals = {
  missing: 'mfa_factor_not_found',
  no_session: 'session_not_found',
  unsure: 'insufficient_aal',
  not_recent: 'reauthentication_needed',
  too_many: 'too_many_enrolled_mfa_factors',
  name_conflict: 'mfa_factor_name_conflict',
  no_challenge: 'mfa_challenge_expired',
  wrong: 'mfa_verification_failed',
  no_factor: 'mfa_recovery_codes_sole_factor',
  exists: 'mfa_verified_factor_exists',
} as const satisfies Record<string, AuthRefusal>

/** The factor in the address; where it can be none, the request is refused. */
function factorIn(request: FastifyRequest, reply: FastifyReply): string | null {
  const params = factorParams.safeParse(request.params)
  if (!params.success) void refuse(reply, 'mfa_factor_not_found')
  return params.success ? params.data.id : null
}

export const secondFactorRoutes =
  (parts: Parts): AuthRoutes =>
  (app, guards) => {
    changeRoutes(app, parts, guards)
    verifyRoutes(app, parts, guards)
    codeRoutes(app, parts, guards)
  }

function changeRoutes(app: FastifyInstance, parts: Parts, { asSureUser }: Guards): void {
  const { secondFactor, limits } = parts
  app.post('/factors', (request, reply) =>
    asSureUser(request, reply, async (claims) => {
      const body = enrolBody.safeParse(request.body)
      if (!body.success) return refuse(reply, otherFactorType(request.body) ?? 'validation_failed')
      await limits.spend('changePerUser', claims.userId)
      const { friendly_name: name, issuer } = body.data
      const outcome = await secondFactor.enrol(claims, { name: name ?? '', issuer: issuer || defaultIssuer })
      if (outcome.kind !== 'enrolled') return refuse(reply, refusals[outcome.kind])
      const { id, secret, uri, qrCode } = outcome
      return { id, type: 'totp', friendly_name: outcome.name, totp: { qr_code: qrCode, secret, uri } }
    }),
  )

  app.delete('/factors/:id', (request, reply) =>
    asSureUser(request, reply, async (claims) => {
      const id = factorIn(request, reply)
      if (id === null) return reply
      await limits.spend('changePerUser', claims.userId)
      const outcome = await secondFactor.remove(claims, id)
      if (outcome !== 'removed' && outcome !== 'discarded') return refuse(reply, refusals[outcome])
      if (outcome === 'removed') await recordEvent(parts, 'second_factor_removed', { request, userId: claims.userId })
      return { id }
    }),
  )
}

/** The way to the second factor, for those who have not shown it yet. */
function verifyRoutes(app: FastifyInstance, parts: Parts, { asUser }: Guards): void {
  const { secondFactor, limits } = parts
  app.post('/factors/:id/challenge', (request, reply) =>
    asUser(request, reply, async ({ userId }) => {
      const id = factorIn(request, reply)
      if (id === null) return reply
      await limits.spend('challengePerUser', userId)
      const challenge = await secondFactor.challenge(userId, id)
      if (!challenge) return refuse(reply, 'mfa_factor_not_found')
      return { id: challenge.id, type: 'totp', expires_at: Math.floor(challenge.expiresAt.getTime() / 1000) }
    }),
  )

  app.post('/factors/:id/verify', (request, reply) =>
    asUser(request, reply, async (claims) => {
      const id = factorIn(request, reply)
      if (id === null) return reply
      const body = verifyBody.safeParse(request.body)
      if (!body.success) return refuse(reply, 'validation_failed')
      const takeBack = await limits.spend('secondFactorPerUser', claims.userId)
      const { challenge_id: challengeId, code } = body.data
      const outcome = await secondFactor.verify(claims, { factorId: id, challengeId, code: code.replaceAll(/\s/g, '') })
      const { userId } = claims
      if (outcome.kind !== 'wrong') await takeBack()
      else await recordEvent(parts, 'second_factor_failed', { request, userId })
      if (outcome.kind === 'verified' && outcome.isNew)
        await recordEvent(parts, 'second_factor_added', { request, userId })
      return outcome.kind === 'verified' ? presentAuthSession(outcome.session) : refuse(reply, refusals[outcome.kind])
    }),
  )

  app.post('/factors/recovery-codes/verify', (request, reply) =>
    asUser(request, reply, async (claims) => {
      const body = recoveryBody.safeParse(request.body)
      if (!body.success) return refuse(reply, 'validation_failed')
      const takeBack = await limits.spend('recoveryCodePerUser', claims.userId).catch(() => null)
      if (takeBack === null) return refuse(reply, 'mfa_recovery_codes_locked')
      const outcome = await secondFactor.useCode(claims, body.data.code)
      const { userId } = claims
      if (outcome === 'wrong') {
        await recordEvent(parts, 'second_factor_failed', { request, userId })
        return refuse(reply, refusals.wrong, { message: 'Invalid recovery code entered' })
      }
      await takeBack()
      if (outcome === 'no_session') return refuse(reply, refusals.no_session)
      await recordEvent(parts, 'recovery_code_used', { request, userId })
      return presentAuthSession(outcome)
    }),
  )
}

interface Making {
  request: FastifyRequest
  reply: FastifyReply
  /** In the place of those before. */
  anew: boolean
}

function codeRoutes(app: FastifyInstance, parts: Parts, { asUser, asSureUser }: Guards): void {
  const { secondFactor, limits } = parts
  const path = '/factors/recovery-codes'
  app.get(path, (request, reply) =>
    asUser(request, reply, async ({ userId }) => {
      const left = await secondFactor.codesLeft(userId)
      return left ? { ...left, type: 'recovery_code' } : refuse(reply, 'mfa_factor_not_found')
    }),
  )

  async function make(claims: SignedIn, { request, reply, anew }: Making) {
    await limits.spend('changePerUser', claims.userId)
    const outcome = await secondFactor.makeCodes(claims, { anew })
    if (outcome.kind !== 'made') return refuse(reply, refusals[outcome.kind])
    await recordEvent(parts, 'recovery_codes_made', { request, userId: claims.userId })
    const { id, codes } = outcome
    return { id, type: 'recovery_code', friendly_name: 'Recovery codes', total: codes.length, codes }
  }
  app.post(path, (request, reply) =>
    asSureUser(request, reply, (claims) => make(claims, { request, reply, anew: false })),
  )
  app.post(`${path}/regenerate`, (request, reply) =>
    asSureUser(request, reply, (claims) => make(claims, { request, reply, anew: true })),
  )

  app.delete(path, (request, reply) =>
    asSureUser(request, reply, async (claims) => {
      await limits.spend('changePerUser', claims.userId)
      const before = await secondFactor.codesLeft(claims.userId)
      const outcome = before ? await secondFactor.removeCodes(claims) : 'missing'
      return outcome === 'removed' ? { id: before?.id } : refuse(reply, refusals[outcome])
    }),
  )
}
