// The response shapes of Supabase Auth, as its client library reads them.
import { randomUUID } from 'node:crypto'
import { limits } from '@galley/contract/limits'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { StoredUser } from './accounts.repository.ts'
import type { AuthSession, Factor } from './accounts.service.ts'
import type { SignedIn } from './known-tokens.ts'
import type { PasswordProblem } from './password-rules.ts'

/** Every refusal of the protocol that this server returns: code, status, and the hosted service's message. */
const refusals = {
  validation_failed: [400, 'The request is not valid'],
  captcha_failed: [400, 'captcha protection: request disallowed'],
  invalid_credentials: [400, 'Invalid login credentials'],
  email_not_confirmed: [400, 'Email not confirmed'],
  user_banned: [400, 'User is banned'],
  signup_disabled: [422, 'Signups not allowed for this instance'],
  refresh_token_not_found: [400, 'Invalid Refresh Token: Refresh Token Not Found'],
  refresh_token_already_used: [400, 'Invalid Refresh Token: Already Used'],
  no_authorization: [401, 'This endpoint requires a valid Bearer token'],
  bad_jwt: [403, 'invalid JWT: unable to parse or verify signature'],
  session_not_found: [403, 'Session from session_id claim in JWT does not exist'],
  not_found: [404, 'There is nothing at this address'],
  user_already_exists: [422, 'User already registered'],
  current_password_mismatch: [400, 'Current password required when setting new password.'],
  otp_expired: [403, 'Token has expired or is invalid'],
  email_exists: [422, 'A user with this email address has already been registered'],
  same_password: [422, 'New password should be different from the old password.'],
  weak_password: [422, 'Password should be at least 6 characters.'],
  insufficient_aal: [403, 'The second step of signing in is needed for this'],
  reauthentication_needed: [400, 'A sign-in, or a code of the second step, of the last 15 minutes is needed for this'],
  mfa_factor_not_found: [404, 'There is no such factor'],
  mfa_challenge_expired: [422, 'This challenge has expired or was used. Ask for another one and try again.'],
  mfa_verification_failed: [422, 'Invalid TOTP code entered'],
  mfa_factor_name_conflict: [422, 'A factor with this name exists already'],
  too_many_enrolled_mfa_factors: [422, 'The limit of factors of one account is reached'],
  mfa_recovery_codes_sole_factor: [422, 'Recovery codes need another factor beside them'],
  mfa_verified_factor_exists: [422, 'There are recovery codes already. Make new ones in their place.'],
  webauthn_challenge_not_found: [400, 'Challenge not found or already used'],
  webauthn_challenge_expired: [400, 'This took too long. Please try again.'],
  webauthn_verification_failed: [400, 'This passkey could not be verified'],
  webauthn_credential_exists: [422, 'This passkey was added already'],
  webauthn_credential_not_found: [404, 'There is no such passkey'],
  too_many_passkeys: [422, 'The limit of passkeys of one account is reached'],
  mfa_recovery_codes_locked: [429, 'Too many recovery codes were tried. Wait, or use another factor.'],
  anonymous_provider_disabled: [422, 'Anonymous sign-ins are disabled'],
  email_provider_disabled: [422, 'Login with magic link is disabled'],
  manual_linking_disabled: [404, 'Manual linking is disabled'],
  mfa_phone_enroll_not_enabled: [422, 'MFA enroll is disabled for Phone'],
  mfa_webauthn_enroll_not_enabled: [422, 'MFA enroll is disabled for WebAuthn'],
  phone_provider_disabled: [400, 'Phone logins are disabled'],
  provider_disabled: [400, 'This provider is not enabled'],
  saml_provider_disabled: [404, 'SAML 2.0 is disabled'],
  web3_provider_disabled: [422, 'Web3 provider is disabled'],
  over_request_rate_limit: [429, 'Request rate limit reached'],
} as const
export type AuthRefusal = keyof typeof refusals

/** Runs `answer` for the bearer of a good token; otherwise refuses in the protocol's own words. */
export type AsUser = (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: (claims: SignedIn) => Promise<unknown>,
) => Promise<unknown>

/** A further part of the protocol, such as second factors. */
export type AuthRoutes = (app: FastifyInstance, guards: { asUser: AsUser; asSureUser: AsUser }) => void

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

export function refusePassword(reply: FastifyReply, why: PasswordProblem) {
  switch (why) {
    case 'weak_password':
      return refuse(reply, 'weak_password', { weak_password: { reasons: ['length'] } })
    case 'common_password':
      return refuse(reply, 'weak_password', {
        message: 'Many people use this password, so it is guessed first. Please choose another one.',
        weak_password: { reasons: ['pwned'] },
      })
    case 'password_too_long':
      return refuse(reply, 'validation_failed', {
        message: `Password cannot be longer than ${limits.passwordMaxBytes} bytes`,
      })
  }
}

const iso = (date: Date | null) => date?.toISOString()

const presentFactor = ({ id, name, type, isVerified, createdAt, updatedAt }: Factor) => ({
  id,
  friendly_name: name,
  factor_type: type,
  status: isVerified ? 'verified' : 'unverified',
  created_at: iso(createdAt),
  updated_at: iso(updatedAt),
})

export function presentAuthUser(user: StoredUser, factors: Factor[]) {
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
    ...(factors.length > 0 && { factors: factors.map(presentFactor) }),
    is_anonymous: false,
  }
}

export const presentAuthSession = (session: AuthSession) => ({
  access_token: session.accessToken,
  token_type: 'bearer' as const,
  expires_in: session.expiresIn,
  expires_at: session.expiresAt,
  refresh_token: session.refreshToken,
  user: presentAuthUser(session.user, session.factors),
})

/** A sign-up that waits for its mail. */
export const presentUnconfirmed = (user: StoredUser, at: Date) => ({
  ...presentAuthUser(user, []),
  confirmation_sent_at: iso(at),
})

/** In the place of one, where the address has an account: of that one it says nothing but that it exists. */
export const presentLookAlike = (sent: { email: string; metadata: Record<string, unknown> }, at: Date) => ({
  id: randomUUID(),
  aud: 'authenticated',
  role: '',
  email: sent.email,
  phone: '',
  confirmation_sent_at: iso(at),
  app_metadata: { provider: 'email', providers: ['email'] },
  user_metadata: sent.metadata,
  identities: [],
  created_at: iso(at),
  updated_at: iso(at),
  is_anonymous: false,
})
