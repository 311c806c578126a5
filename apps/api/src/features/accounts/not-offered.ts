// What the protocol has and these accounts do not: phones, guests, other providers, links that sign in, SSO. Each is
// refused by the code with which the hosted service refuses what is switched off, so that a client knows what it met.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { refuse, type AuthRefusal, type AuthRoutes } from './auth-answers.ts'

const absent = z.undefined().optional()
const byPhone = z.object({ phone: z.string().min(1), email: absent })
const byEmail = z.object({ phone: absent, email: z.string().min(1) })
const byNothing = z.object({ phone: absent, email: absent })
const otherFactor = z.object({ factor_type: z.enum(['phone', 'webauthn']) })
const otherGrant = z.object({ grant_type: z.enum(['id_token', 'web3']) })
const phoneProof = z.object({ type: z.enum(['sms', 'phone_change']), phone: z.string() })
/** Of mails that are never sent. */
const otherMailProof = z.object({ type: z.enum(['magiclink', 'invite']) })

const grantRefusals = { id_token: 'provider_disabled', web3: 'web3_provider_disabled' } as const
const factorRefusals = { phone: 'mfa_phone_enroll_not_enabled', webauthn: 'mfa_webauthn_enroll_not_enabled' } as const

/** Why a sign-up without an address is refused; null for every other. */
export function otherSignUp(body: unknown): AuthRefusal | null {
  if (byPhone.safeParse(body).success) return 'phone_provider_disabled'
  return byNothing.safeParse(body).success ? 'anonymous_provider_disabled' : null
}

export const otherSignIn = (body: unknown): AuthRefusal | null =>
  byPhone.safeParse(body).success ? 'phone_provider_disabled' : null

export function otherGrantType(query: unknown): AuthRefusal | null {
  const { data } = otherGrant.safeParse(query)
  return data ? grantRefusals[data.grant_type] : null
}

export function otherFactorType(body: unknown): AuthRefusal | null {
  const { data } = otherFactor.safeParse(body)
  return data ? factorRefusals[data.factor_type] : null
}

const badPhone = 'Invalid phone number format (E.164 required)'
const isPhone = (text: string) => /^[1-9]\d{1,14}$/.test(text.replace(/^\+/, '').replaceAll(' ', ''))

/** A code or link that is no recovery, confirmation or change of address: none of another kind was ever sent. */
export function refuseProof(reply: FastifyReply, body: unknown) {
  const { data } = phoneProof.safeParse(body)
  if (data && !isPhone(data.phone)) return refuse(reply, 'validation_failed', { message: badPhone })
  return refuse(reply, data || otherMailProof.safeParse(body).success ? 'otp_expired' : 'validation_failed')
}

export const notOfferedRoutes: AuthRoutes = (app, { asUser }) => {
  app.post('/otp', (request, reply) => {
    const isByEmail = byEmail.safeParse(request.body).success
    return refuse(reply, otherSignIn(request.body) ?? (isByEmail ? 'email_provider_disabled' : 'validation_failed'))
  })
  app.post('/sso', (_request, reply) => refuse(reply, 'saml_provider_disabled'))
  app.get('/authorize', (_request, reply) =>
    refuse(reply, 'validation_failed', { message: 'Unsupported provider: provider is not enabled' }),
  )
  const refuseLinking = async (request: FastifyRequest, reply: FastifyReply) =>
    asUser(request, reply, async () => refuse(reply, 'manual_linking_disabled'))
  app.get('/user/identities/authorize', refuseLinking)
  app.delete('/user/identities/:id', refuseLinking)
}
