// Accounts for scripts: register, log in, who am I.
import { getMe, logIn, registerAccount, type Session, type User } from '@galley/contract/accounts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiFailure } from '../../http/api-failure.ts'
import { bind } from '../../http/bind.ts'
import { addressKey, type RequestLimits } from '../../http/rate-limits.ts'
import type { RequestOrigin } from '../../http/request-origin.ts'
import { nameFromEmail, type AccountsService, type AuthSession } from './accounts.service.ts'
import type { ProofOfWork } from './proof-of-work.service.ts'
import { signUpBy, type MailSignUp, type SignIn } from './sign-in.ts'

const passwordRemarks = {
  weak_password: 'must be at least 6 characters long',
  common_password: 'is one that many people use, and the first that is guessed. Choose another one',
  password_too_long: 'must be at most 72 bytes long',
} as const

interface AccountsRoutesParts {
  accounts: AccountsService
  limits: RequestLimits
  signIn: SignIn
  originOf: (request: FastifyRequest) => RequestOrigin
  mailSignUp: MailSignUp | null
  /** Null: none is asked for. */
  proof: ProofOfWork | null
}

export async function accountsRoutes(
  app: FastifyInstance,
  { accounts, limits, signIn, originOf, mailSignUp, proof }: AccountsRoutesParts,
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

  bind(app, registerAccount, async ({ body, request, reply }) => {
    const use = { purpose: 'sign_up', address: addressKey(request.ip) } as const
    if (proof && (await proof.spend(body.proof, use)) !== null) throw new ApiFailure('proof_refused')
    await limits.spend('signUpPerAddress', use.address)
    await mailSignUp?.spend(request, body.email)
    const outcome = await signUpBy(
      { accounts, mail: { signUp: mailSignUp }, request },
      {
        email: body.email,
        password: body.password,
        metadata: { full_name: body.full_name },
        origin: originOf(request),
      },
    )
    if (outcome.kind === 'signed_up') {
      await signIn.signedUp({ request, reply }, outcome.session.user)
      return presentSession(outcome.session)
    }
    if (outcome.kind === 'unconfirmed') throw new ApiFailure('email_not_confirmed')
    if (outcome.kind === 'exists') throw new ApiFailure('account_exists')
    const message = passwordRemarks[outcome.kind]
    throw new ApiFailure('validation_failed', {
      detail: `password: ${message}`,
      errors: [{ field: 'password', message }],
    })
  })

  bind(app, logIn, async ({ body, request, reply }) => {
    const session = await signIn.byPassword({ request, reply }, body)
    if (session === 'unconfirmed') throw new ApiFailure('email_not_confirmed')
    if (session === 'banned') throw new ApiFailure('account_banned')
    if (!session) throw new ApiFailure('invalid_credentials')
    return presentSession(session)
  })

  bind(app, getMe, ({ caller }) => presentUser(caller.userId))
}
