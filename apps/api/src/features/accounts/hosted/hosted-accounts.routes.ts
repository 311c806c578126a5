// The calls of accounts where a hosted service keeps them: registering and signing in are passed on, behind the same
// limits, and the user is read from there.
import { getMe, logIn, registerAccount, type Session, type User } from '@galley/contract/accounts'
import type { FastifyInstance } from 'fastify'
import type { HostedAccounts, HostedSession, HostedUser } from '../../../adapters/identity/hosted-accounts.port.ts'
import { ApiFailure } from '../../../http/api-failure.ts'
import { bearerOf } from '../../../http/authenticate.ts'
import { bind } from '../../../http/bind.ts'
import { addressKey, type RequestLimits } from '../../../http/rate-limits.ts'
import { nameFromEmail, normaliseEmail } from '../accounts.service.ts'
import type { BansService } from '../bans/bans.service.ts'
import type { SignInLimits } from '../sign-in-limits.ts'

interface Parts {
  hosted: HostedAccounts
  limits: RequestLimits
  signInLimits: SignInLimits
  bans: Pick<BansService, 'isBanned'>
}

const presentUser = ({ id, email, fullName, createdAt }: HostedUser): User => ({
  id,
  email,
  full_name: fullName ?? nameFromEmail(email),
  is_active: true,
  created_at: createdAt,
})

const presentSession = (session: HostedSession): Session => ({
  access_token: session.accessToken,
  refresh_token: session.refreshToken,
  expires_in: session.expiresIn,
  expires_at: session.expiresAt,
  token_type: 'bearer',
  user: presentUser(session.user),
})

/** The service counts all of this API's requests as one client's: its own limits say to wait. */
const laterBy = (kind: 'too_many' | 'unavailable', retryAfterSeconds: number) =>
  new ApiFailure(kind === 'too_many' ? 'too_many_requests' : 'sign_in_unavailable', {
    retryAfterSeconds,
    ...(kind === 'unavailable' && {
      detail: 'The service that keeps the accounts can’t be reached at the moment. Please try again shortly.',
    }),
  })

export async function hostedAccountsRoutes(
  app: FastifyInstance,
  { hosted, limits, signInLimits, bans }: Parts,
): Promise<void> {
  bind(app, registerAccount, async ({ body, request }) => {
    await limits.spend('signUpPerAddress', addressKey(request.ip))
    const { email, password, full_name: fullName } = body
    const outcome = await hosted.signUp({ email, password, fullName })
    switch (outcome.kind) {
      case 'opened':
        return presentSession(outcome.session)
      case 'exists':
        throw new ApiFailure('account_exists')
      case 'closed':
        throw new ApiFailure('sign_up_closed')
      case 'unconfirmed':
        throw new ApiFailure('email_not_confirmed', {
          detail: 'Your account is created. Follow the link that was mailed to you, then sign in.',
        })
      case 'invalid': {
        const { field, message } = outcome
        throw new ApiFailure('validation_failed', { detail: `${field}: ${message}`, errors: [{ field, message }] })
      }
      default:
        throw laterBy(outcome.kind, outcome.retryAfterSeconds)
    }
  })

  bind(app, logIn, async ({ body, request }) => {
    // No device: this API does not see the sign-ins of browsers.
    const by = { account: normaliseEmail(body.email), address: addressKey(request.ip), device: null }
    const outcome = await signInLimits.attempt(by, async () => {
      const tried = await hosted.signIn(body)
      return tried.kind === 'wrong' ? null : tried
    })
    if (outcome === null) throw new ApiFailure('invalid_credentials')
    if (outcome.kind === 'unconfirmed') throw new ApiFailure('email_not_confirmed')
    if (outcome.kind !== 'opened') throw laterBy(outcome.kind, outcome.retryAfterSeconds)
    if (await bans.isBanned(outcome.session.user.id)) throw new ApiFailure('account_banned')
    return presentSession(outcome.session)
  })

  bind(app, getMe, async ({ request }) => presentUser(await hosted.describe(bearerOf(request) ?? '')))
}
