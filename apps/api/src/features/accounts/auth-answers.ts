// The response shapes of Supabase Auth, as its client library reads them.
import type { FastifyReply } from 'fastify'
import type { StoredUser } from './accounts.repository.ts'
import type { AuthSession } from './accounts.service.ts'

/** Every refusal of the protocol that this server returns: code, status, and the hosted service's message. */
const refusals = {
  validation_failed: [400, 'The request is not valid'],
  invalid_credentials: [400, 'Invalid login credentials'],
  refresh_token_not_found: [400, 'Invalid Refresh Token: Refresh Token Not Found'],
  refresh_token_already_used: [400, 'Invalid Refresh Token: Already Used'],
  no_authorization: [401, 'This endpoint requires a valid Bearer token'],
  bad_jwt: [403, 'Invalid JWT'],
  session_not_found: [403, 'Session from session_id claim in JWT does not exist'],
  not_found: [404, 'There is nothing at this address'],
  user_already_exists: [422, 'User already registered'],
  weak_password: [422, 'Password should be at least 6 characters.'],
  over_request_rate_limit: [429, 'Request rate limit reached'],
} as const
export type AuthRefusal = keyof typeof refusals

export function refuse(
  reply: FastifyReply,
  code: AuthRefusal,
  { message, ...extra }: { message?: string; [key: string]: unknown } = {},
) {
  const [status, usual] = refusals[code]
  return reply
    .code(status)
    .header('x-supabase-api-version', '2024-01-01')
    .header('x-sb-error-code', code)
    .send({ code, message: message ?? usual, ...extra })
}

const iso = (date: Date | null) => date?.toISOString()

export function presentAuthUser(user: StoredUser) {
  const times = {
    created_at: iso(user.createdAt),
    updated_at: iso(user.updatedAt),
    last_sign_in_at: iso(user.lastSignInAt),
  }
  const identity = {
    identity_id: user.id,
    id: user.id,
    user_id: user.id,
    provider: 'email',
    email: user.email,
    ...times,
    identity_data: {
      ...user.userMetadata,
      email: user.email,
      email_verified: user.emailConfirmedAt !== null,
      phone_verified: false,
      sub: user.id,
    },
  }
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    phone: '',
    email_confirmed_at: iso(user.emailConfirmedAt),
    confirmed_at: iso(user.emailConfirmedAt),
    ...times,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: user.userMetadata,
    identities: [identity],
    is_anonymous: false,
  }
}

export const presentAuthSession = (session: AuthSession) => ({
  access_token: session.accessToken,
  token_type: 'bearer' as const,
  expires_in: session.expiresIn,
  expires_at: session.expiresAt,
  refresh_token: session.refreshToken,
  user: presentAuthUser(session.user),
})
