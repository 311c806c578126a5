// The wire protocol of Supabase Auth, the part that the browser's client library uses for accounts by e-mail and
// password.
import { limits } from '@galley/contract/limits'
import { lookup } from '@galley/resume/text/lookup'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ApiFailure } from '../../http/api-failure.ts'
import { bearerOf } from '../../http/authenticate.ts'
import { addressKey, type RequestLimits } from '../../http/rate-limits.ts'
import { normaliseEmail, type AccountsService } from './accounts.service.ts'
import { presentAuthSession, presentAuthUser, refuse } from './auth-answers.ts'
import type { SignInLimits } from './sign-in-limits.ts'
import type { AccessTokenClaims } from './tokens.ts'

const email = z.email().max(limits.emailChars)
/** User metadata travels in every access token, and so in a header of every request: hence a limit. */
const maxMetadata = { keys: 20, bytes: 2_048 }
function isSmall(metadata: object): boolean {
  try {
    const bytes = Buffer.byteLength(JSON.stringify(metadata))
    return bytes <= maxMetadata.bytes && Object.keys(metadata).length <= maxMetadata.keys
  } catch {
    // Nested too deeply to be written down.
    return false
  }
}
const signUpBody = z.object({
  email,
  password: z.string().max(1_000),
  data: z
    .looseObject({ full_name: z.string().max(limits.fullNameChars).optional() })
    .refine(isSmall)
    .nullish(),
})
const signUpRefusals = lookup<string>({
  email: 'Unable to validate email address: invalid format',
  password: 'Signup requires a valid password',
  data: `User metadata must be an object of at most ${maxMetadata.keys} keys and ${maxMetadata.bytes} bytes`,
})
const passwordBody = z.object({ email: z.string().max(1_000), password: z.string().max(1_000) })
const refreshBody = z.object({ refresh_token: z.string().max(1_000) })
/** A repeated parameter arrives as a list, and matches none of these. */
const tokenQuery = z.object({ grant_type: z.enum(['password', 'refresh_token']) })
const logoutQuery = z.object({ scope: z.enum(['global', 'local']).default('global') })

export interface AuthProtocolParts {
  accounts: AccountsService
  limits: RequestLimits
  signInLimits: SignInLimits
}

export async function authProtocolRoutes(
  app: FastifyInstance,
  { accounts, limits: requestLimits, signInLimits }: AuthProtocolParts,
): Promise<void> {
  speakAuthProtocol(app)

  app.post('/signup', async (request, reply) => {
    const body = signUpBody.safeParse(request.body)
    if (!body.success) {
      const message = signUpRefusals[String(body.error.issues[0]?.path[0])]
      return refuse(reply, 'validation_failed', message === undefined ? {} : { message })
    }
    await requestLimits.spend('signUpPerAddress', addressKey(request.ip))
    const outcome = await accounts.signUp({ ...body.data, metadata: body.data.data ?? {} })
    switch (outcome.kind) {
      case 'signed_up':
        return presentAuthSession(outcome.session)
      case 'exists':
        return refuse(reply, 'user_already_exists')
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
  })

  async function byPassword(request: FastifyRequest, reply: FastifyReply) {
    const body = passwordBody.safeParse(request.body)
    if (!body.success) return refuse(reply, 'validation_failed')
    const session = await signInLimits.attempt(
      { account: normaliseEmail(body.data.email), address: addressKey(request.ip) },
      () => accounts.signIn(body.data.email, body.data.password),
    )
    return session ? presentAuthSession(session) : refuse(reply, 'invalid_credentials')
  }

  async function byRefreshToken(request: FastifyRequest, reply: FastifyReply) {
    const body = refreshBody.safeParse(request.body)
    if (!body.success) return refuse(reply, 'validation_failed')
    await requestLimits.spend('refreshPerAddress', addressKey(request.ip))
    const outcome = await accounts.refresh(body.data.refresh_token)
    if (outcome.kind === 'refreshed') return presentAuthSession(outcome.session)
    return refuse(reply, outcome.kind === 'reused' ? 'refresh_token_already_used' : 'refresh_token_not_found')
  }

  app.post('/token', (request, reply) => {
    const query = tokenQuery.safeParse(request.query)
    if (!query.success) return refuse(reply, 'validation_failed', { message: 'unsupported_grant_type' })
    return query.data.grant_type === 'password' ? byPassword(request, reply) : byRefreshToken(request, reply)
  })

  /** Runs `answer` for the bearer of a valid token; otherwise refuses in the protocol's own words. */
  async function asUser(
    request: FastifyRequest,
    reply: FastifyReply,
    answer: (claims: AccessTokenClaims) => Promise<unknown>,
  ) {
    const token = bearerOf(request)
    if (token === null) return refuse(reply, 'no_authorization')
    const bearer = await accounts.examine(token)
    return bearer.kind === 'good' ? answer(bearer.claims) : refuse(reply, bearer.kind)
  }

  app.get('/user', (request, reply) =>
    asUser(request, reply, async ({ userId }) => {
      const user = await accounts.getUser(userId)
      return user ? presentAuthUser(user) : refuse(reply, 'session_not_found')
    }),
  )

  app.post('/logout', (request, reply) =>
    asUser(request, reply, async (claims) => {
      const query = logoutQuery.safeParse(request.query)
      if (!query.success) return refuse(reply, 'validation_failed', { message: 'Unsupported logout scope' })
      await accounts.signOut(claims, query.data.scope)
      return reply.code(204).send()
    }),
  )
  describeService(app, accounts)
}

/** Bodies and errors in the protocol's way, which is not the way of the rest of the API. */
function speakAuthProtocol(app: FastifyInstance): void {
  // The client calls sign-out with a JSON content type and no body at all.
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: 64 * 1024 }, (_request, body, done) => {
    const text = String(body)
    if (text === '') return done(null, {})
    try {
      done(
        null,
        JSON.parse(text, (key, value: unknown) => (key === '__proto__' ? undefined : value)),
      )
    } catch {
      done(new ApiFailure('invalid_json'))
    }
  })
  app.setNotFoundHandler((_request, reply) => refuse(reply, 'not_found'))
  app.setErrorHandler((error, _request, reply) => {
    const failure = error instanceof ApiFailure ? error : null
    if (failure?.code === 'too_many_requests')
      return refuse(reply.header('retry-after', failure.details.retryAfterSeconds ?? 1), 'over_request_rate_limit')
    const status = (error as { statusCode?: number }).statusCode ?? 500
    if (failure || status < 500) return refuse(reply, 'validation_failed')
    throw error
  })
}

/** What a client may ask without signing in: the keys, and what is switched on. */
function describeService(app: FastifyInstance, accounts: AccountsService): void {
  app.get('/.well-known/jwks.json', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=600').send(accounts.jwks),
  )
  app.get('/health', () => ({
    name: 'Galley',
    description: 'The embedded accounts of Galley, in the protocol of Supabase Auth',
  }))
  app.get('/settings', () => ({
    external: { email: true, phone: false, anonymous_users: false },
    disable_signup: false,
    mailer_autoconfirm: true,
    phone_autoconfirm: false,
    sms_provider: '',
  }))
}
