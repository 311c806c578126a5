// Accounts for scripts: register, log in, who am I.
import { getMe, logIn, registerAccount, type Session, type User } from '@galley/contract/accounts'
import type { FastifyInstance } from 'fastify'
import { ApiFailure } from '../../http/api-failure.ts'
import { bind } from '../../http/bind.ts'
import { addressKey, type RequestLimits } from '../../http/rate-limits.ts'
import type { SignInLimits } from './sign-in-limits.ts'
import { nameFromEmail, normaliseEmail, type AccountsService, type AuthSession } from './accounts.service.ts'

const passwordRemarks = {
  weak_password: 'must be at least 6 characters long',
  common_password: 'is one that many people use, and the first that is guessed. Choose another one',
  password_too_long: 'must be at most 72 bytes long',
} as const

export async function accountsRoutes(
  app: FastifyInstance,
  { accounts, limits, signInLimits }: { accounts: AccountsService; limits: RequestLimits; signInLimits: SignInLimits },
): Promise<void> {
  async function presentUser(userId: string): Promise<User> {
    const [user, profile] = await Promise.all([accounts.getUser(userId), accounts.findProfile(userId)])
    if (!user) throw new ApiFailure('not_authenticated')
    return {
      id: user.id,
      email: user.email,
      full_name: profile?.fullName ?? nameFromEmail(user.email),
      is_active: true,
      created_at: user.createdAt.toISOString(),
    }
  }
  const presentSession = async (opened: AuthSession): Promise<Session> => ({
    access_token: opened.accessToken,
    refresh_token: opened.refreshToken,
    expires_in: opened.expiresIn,
    expires_at: opened.expiresAt,
    token_type: 'bearer',
    user: await presentUser(opened.user.id),
  })

  bind(app, registerAccount, async ({ body, request }) => {
    await limits.spend('signUpPerAddress', addressKey(request.ip))
    const outcome = await accounts.signUp({
      email: body.email,
      password: body.password,
      metadata: { full_name: body.full_name },
    })
    if (outcome.kind === 'signed_up') return presentSession(outcome.session)
    if (outcome.kind === 'exists') throw new ApiFailure('account_exists')
    const message = passwordRemarks[outcome.kind]
    throw new ApiFailure('validation_failed', {
      detail: `password: ${message}`,
      errors: [{ field: 'password', message }],
    })
  })

  bind(app, logIn, async ({ body, request }) => {
    const session = await signInLimits.attempt(
      { account: normaliseEmail(body.email), address: addressKey(request.ip) },
      () => accounts.signIn(body.email, body.password),
    )
    if (!session) throw new ApiFailure('invalid_credentials')
    return presentSession(session)
  })

  bind(app, getMe, ({ caller }) => presentUser(caller.userId))
}
