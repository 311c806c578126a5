// The part of the auth protocol about passkeys: /passkeys.
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { addressKey, type RequestLimits } from '../../../http/rate-limits.ts'
import { presentAuthSession, refuse, type AuthRefusal, type AuthRoutes } from '../auth-answers.ts'
import { recordEvent, type EventRecording } from '../record-event.ts'
import type { SignIn } from '../sign-in.ts'
import type { StoredPasskey } from './passkeys.repository.ts'
import type { Ceremony, PasskeysService } from './passkeys.service.ts'

interface Parts extends EventRecording {
  passkeys: PasskeysService
  signIn: SignIn
  limits: RequestLimits
}
type Guards = Parameters<AuthRoutes>[1]

const params = z.object({ id: z.uuid() })
const renameBody = z.object({ friendly_name: z.string().trim().min(1).max(120) })
/** In base64url. */
const bytes = (maxChars: number) =>
  z
    .string()
    .max(maxChars)
    .regex(/^[\w-]*$/)
const credential = z.looseObject({
  id: bytes(1_400).min(1),
  rawId: bytes(1_400).min(1),
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}).default({}),
})
const addBody = z.object({
  challenge_id: z.uuid(),
  credential: credential.extend({
    response: z.looseObject({
      clientDataJSON: bytes(10_000),
      attestationObject: bytes(40_000),
      transports: z.array(z.string()).max(20).optional(),
    }),
  }),
})
const signInBody = z.object({
  challenge_id: z.uuid(),
  credential: credential.extend({
    response: z.looseObject({
      clientDataJSON: bytes(10_000),
      authenticatorData: bytes(10_000),
      signature: bytes(10_000),
      userHandle: bytes(200).nullish(),
    }),
  }),
})

const refusals = {
  not_recent: 'reauthentication_needed',
  no_challenge: 'webauthn_challenge_not_found',
  expired: 'webauthn_challenge_expired',
  failed: 'webauthn_verification_failed',
  exists: 'webauthn_credential_exists',
  too_many: 'too_many_passkeys',
  no_session: 'session_not_found',
  banned: 'user_banned',
} as const satisfies Record<string, AuthRefusal>

const present = ({ id, name, createdAt, lastUsedAt }: StoredPasskey) => ({
  id,
  friendly_name: name,
  created_at: createdAt.toISOString(),
  ...(lastUsedAt && { last_used_at: lastUsedAt.toISOString() }),
})
const presentCeremony = ({ challengeId, options, expiresAt }: Ceremony<object>) => ({
  challenge_id: challengeId,
  options,
  expires_at: Math.floor(expiresAt.getTime() / 1000),
})

export const passkeysRoutes =
  (parts: Parts): AuthRoutes =>
  (app, guards) => {
    if (parts.passkeys.domain === null) return
    addRoutes(app, parts, guards)
    ownRoutes(app, parts, guards)
    signInRoutes(app, parts)
  }

function addRoutes(app: FastifyInstance, parts: Parts, { asSureUser }: Guards): void {
  const { passkeys, limits } = parts
  app.post('/passkeys/registration/options', (request, reply) =>
    asSureUser(request, reply, async (claims) => {
      await limits.spend('changePerUser', claims.userId)
      const begun = await passkeys.beginAdding(claims)
      return begun ? presentCeremony(begun) : refuse(reply, 'reauthentication_needed')
    }),
  )
  app.post('/passkeys/registration/verify', (request, reply) =>
    asSureUser(request, reply, async (claims) => {
      const body = addBody.safeParse(request.body)
      if (!body.success) return refuse(reply, 'validation_failed')
      await limits.spend('changePerUser', claims.userId)
      const { challenge_id: challengeId, credential: shown } = body.data
      const outcome = await passkeys.add(claims, challengeId, shown as unknown as RegistrationResponseJSON)
      if (outcome.kind !== 'added') return refuse(reply, refusals[outcome.kind])
      await recordEvent(parts, 'passkey_added', { request, userId: claims.userId })
      return present(outcome.passkey)
    }),
  )
}

function ownRoutes(app: FastifyInstance, parts: Parts, { asSureUser }: Guards): void {
  const { passkeys, limits } = parts
  app.get('/passkeys', (request, reply) =>
    asSureUser(request, reply, async ({ userId }) => (await passkeys.list(userId)).map(present)),
  )
  app.patch('/passkeys/:id', (request, reply) =>
    asSureUser(request, reply, async ({ userId }) => {
      const [asked, body] = [params.safeParse(request.params), renameBody.safeParse(request.body)]
      if (!asked.success) return refuse(reply, 'webauthn_credential_not_found')
      if (!body.success) return refuse(reply, 'validation_failed')
      await limits.spend('changePerUser', userId)
      const renamed = await passkeys.rename(userId, asked.data.id, body.data.friendly_name)
      return renamed ? present(renamed) : refuse(reply, 'webauthn_credential_not_found')
    }),
  )
  app.delete('/passkeys/:id', (request, reply) =>
    asSureUser(request, reply, async ({ userId }) => {
      const asked = params.safeParse(request.params)
      await limits.spend('changePerUser', userId)
      const isRemoved = asked.success && (await passkeys.remove(userId, asked.data.id))
      if (!isRemoved) return refuse(reply, 'webauthn_credential_not_found')
      await recordEvent(parts, 'passkey_removed', { request, userId })
      return reply.code(204).send()
    }),
  )
}

function signInRoutes(app: FastifyInstance, { passkeys, signIn, limits, originOf }: Parts): void {
  app.post('/passkeys/authentication/options', async (request) => {
    await limits.spend('passkeyPerAddress', addressKey(request.ip))
    return presentCeremony(await passkeys.beginSignIn())
  })
  app.post('/passkeys/authentication/verify', async (request, reply) => {
    const body = signInBody.safeParse(request.body)
    if (!body.success) return refuse(reply, 'validation_failed')
    await limits.spend('passkeyPerAddress', addressKey(request.ip))
    const { challenge_id: challengeId, credential: shown } = body.data
    const { userHandle, ...response } = shown.response
    const whole = { ...shown, response: { ...response, ...(userHandle != null && { userHandle }) } }
    const outcome = await passkeys.signIn(
      { challengeId, response: whole as unknown as AuthenticationResponseJSON },
      originOf(request),
    )
    if (outcome.kind !== 'opened') return refuse(reply, refusals[outcome.kind])
    await signIn.signedIn({ request, reply }, outcome.session.user)
    return presentAuthSession(outcome.session)
  })
}
