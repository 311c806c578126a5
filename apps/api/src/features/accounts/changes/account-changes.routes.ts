// The part of the auth protocol by which a user changes an account: mailed links and codes, and PUT /user.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { limits } from '@galley/contract/limits'
import type { EvenPace } from '../../../http/even-pace.ts'
import { addressKey, type RequestLimits } from '../../../http/rate-limits.ts'
import type { RequestOrigin } from '../../../http/request-origin.ts'
import type { SecurityEvents } from '../../security-events/security-events.service.ts'
import { normaliseEmail, type AccountsService } from '../accounts.service.ts'
import type { AccountChangesService, UserChangeOutcome } from './account-changes.service.ts'
import type { Proof } from './mailed-tokens.ts'
import {
  presentAuthSession,
  presentAuthUser,
  refuse,
  refusePassword,
  type AsUser,
  type AuthRoutes,
} from '../auth-answers.ts'
import { otherSignIn, refuseProof } from '../not-offered.ts'
import type { ProofOfWork } from '../proof-of-work.service.ts'
import { refusalOfRobot } from '../refuse-robot.ts'
import { metadata } from '../user-metadata.ts'

export interface AccountChangeRoutesParts {
  changes: AccountChangesService
  limits: RequestLimits
  security: Pick<SecurityEvents, 'record'>
  originOf: (request: FastifyRequest) => RequestOrigin
  /** Where the product is reached, without a slash at the end. */
  publicUrl: string
  factorsOf: AccountsService['factorsOf']
  /** Null: none is asked for. */
  proof: ProofOfWork | null
  /** How long a mail takes to prepare would say whether there is an account. */
  pace: EvenPace
}

const address = z.email().max(limits.emailChars)
const recoverBody = z.object({ email: address })
const resendBody = z.object({ type: z.enum(['signup', 'email_change']), email: address })
/** `email` is the newer name of `signup`. */
const kind = z
  .enum(['recovery', 'email_change', 'signup', 'email'])
  .transform((name) => (name === 'email' ? 'signup' : name))
const proofBody = z.union([
  z.object({ type: kind, token_hash: z.string().max(200) }),
  z.object({ type: kind, email: z.string().max(1_000), token: z.string().max(200) }),
])
const userBody = z.object({
  email: address.optional(),
  password: z.string().max(1_000).optional(),
  current_password: z.string().max(1_000).optional(),
  data: metadata.optional(),
})
const linkQuery = z.object({ token: z.string().max(200), type: kind })

export const accountChangeRoutes =
  (parts: AccountChangeRoutesParts): AuthRoutes =>
  (app, { asSureUser }) => {
    mailedRoutes(app, parts)
    changeRoute(app, parts, asSureUser)
  }

function mailedRoutes(app: FastifyInstance, parts: AccountChangeRoutesParts): void {
  const { changes, limits: requestLimits, publicUrl, security, originOf, proof, pace } = parts
  const spendMail = spendMailOf(requestLimits)

  app.post('/recover', async (request, reply) => {
    const body = recoverBody.safeParse(request.body)
    if (!body.success) return refuse(reply, 'validation_failed')
    const robot = await refusalOfRobot(proof, 'recover', request)
    if (robot) return refuse(reply, 'captcha_failed', robot)
    await spendMail(request, body.data.email)
    return pace(async () => {
      await changes.recover(body.data.email)
      await security.record('recovery_asked', { email: body.data.email, from: originOf(request) })
      return {}
    })
  })

  app.post('/resend', async (request, reply) => {
    const body = resendBody.safeParse(request.body)
    if (!body.success) return refuse(reply, otherSignIn(request.body) ?? 'validation_failed')
    const robot = await refusalOfRobot(proof, 'resend', request)
    if (robot) return refuse(reply, 'captcha_failed', robot)
    await spendMail(request, body.data.email)
    const { type, email } = body.data
    return pace(async () => {
      await (type === 'email_change' ? changes.resendEmailChange(email) : changes.resendSignUp(email))
      return {}
    })
  })

  app.post('/verify', async (request, reply) => {
    const body = proofBody.safeParse(request.body)
    if (!body.success) return refuseProof(reply, request.body)
    await requestLimits.spend('provePerAddress', addressKey(request.ip))
    const { data } = body
    const proof: Proof =
      'token_hash' in data
        ? { kind: 'token', token: data.token_hash }
        : { kind: 'code', email: data.email, code: data.token }
    const takeBack =
      proof.kind === 'code' ? await requestLimits.spend('codePerAccount', normaliseEmail(proof.email)) : null
    const outcome = await changes.verify(data.type, proof, originOf(request))
    if (!outcome) return refuse(reply, 'otp_expired')
    await takeBack?.()
    if (outcome.kind === 'banned') return refuse(reply, 'user_banned')
    await security.record(eventOf[outcome.kind], { userId: outcome.userId, from: originOf(request) })
    // The client knows such an answer: there is no session in it.
    if (outcome.kind === 'email_changed') return { msg: 'The new email address is confirmed', code: 200 }
    return presentAuthSession(outcome.session)
  })

  // A link of the hosted service's form leads to the page that takes the token: a session in an address could be an
  // attacker's.
  app.get('/verify', (request, reply) => {
    const query = linkQuery.safeParse(request.query)
    if (!query.success) return refuse(reply, 'validation_failed')
    const { type, token } = query.data
    const page = type === 'recovery' ? 'reset-password' : 'confirm-email'
    const fragment = new URLSearchParams({ token, ...(type === 'signup' && { type }) })
    return reply.redirect(`${publicUrl}/${page}#${fragment.toString()}`, 303)
  })
}

const eventOf = { email_changed: 'email_changed', recovered: 'recovered', confirmed: 'email_confirmed' } as const

export const spendMailOf = (limits: RequestLimits) => async (request: FastifyRequest, to: string) => {
  await limits.spend('mailPerAddress', addressKey(request.ip))
  await limits.spend('mailPerRecipient', normaliseEmail(to))
}

function changeRoute(app: FastifyInstance, parts: AccountChangeRoutesParts, asSureUser: AsUser): void {
  const { changes, limits: requestLimits, security, originOf } = parts
  const spendMail = spendMailOf(requestLimits)
  app.put('/user', (request, reply) =>
    asSureUser(request, reply, async (claims) => {
      const body = userBody.safeParse(request.body)
      if (!body.success) return refuse(reply, 'validation_failed')
      const { email, password, current_password: currentPassword, data } = body.data
      await requestLimits.spend('changePerUser', claims.userId)
      if (email !== undefined && changes.canMail) await spendMail(request, email)
      const takeBack = await requestLimits.spend('currentPasswordPerUser', claims.userId)
      const outcome = await changes.change(claims, { email, password, currentPassword, metadata: data })
      if (outcome.kind !== 'current_password') await takeBack()
      for (const kind of outcome.events ?? [])
        await security.record(kind, { userId: claims.userId, from: originOf(request) })
      if (outcome.kind !== 'changed') return refuseChange(reply, outcome)
      return presentAuthUser(outcome.user, await parts.factorsOf(outcome.user.id))
    }),
  )
}

function refuseChange(reply: FastifyReply, { kind: why }: Exclude<UserChangeOutcome, { kind: 'changed' }>) {
  switch (why) {
    case 'missing':
      return refuse(reply, 'session_not_found')
    case 'metadata':
      return refuse(reply, 'validation_failed')
    case 'current_password':
      return refuse(reply, 'current_password_mismatch')
    case 'same_password':
    case 'email_exists':
      return refuse(reply, why)
    default:
      return refusePassword(reply, why)
  }
}
