// The wire protocol of Supabase Auth, the part that the browser's client library uses for accounts by e-mail and
// password.
import { limits } from '@galley/contract/limits'
import { lookup } from '@galley/resume/text/lookup'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Clock } from '../../adapters/clock.port.ts'
import { ApiFailure } from '../../http/api-failure.ts'
import { bearerOf } from '../../http/authenticate.ts'
import { addressKey, type RequestLimits } from '../../http/rate-limits.ts'
import type { RequestOrigin } from '../../http/request-origin.ts'
import type { SecurityEvents } from '../security-events/security-events.service.ts'
import { normaliseEmail, type AccountsService } from './accounts.service.ts'
import {
  presentAuthSession,
  presentAuthUser,
  presentLookAlike,
  presentUnconfirmed,
  refuse,
  refusePassword,
  type AsUser,
  type AuthRoutes,
} from './auth-answers.ts'
import { notOfferedRoutes, otherGrantType, otherSignIn, otherSignUp } from './not-offered.ts'
import type { ProofOfWork } from './proof-of-work.service.ts'
import { refusalOfRobot } from './refuse-robot.ts'
import { signUpBy, type MailSignUp, type SignIn } from './sign-in.ts'
import { maxMetadata, metadata } from './user-metadata.ts'

const email = z.email().max(limits.emailChars)
const signUpBody = z.object({
  email,
  password: z.string().max(1_000),
  data: metadata.nullish(),
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
const logoutQuery = z.object({ scope: z.enum(['global', 'local', 'others']).default('global') })

export interface AuthProtocolParts {
  accounts: AccountsService
  limits: RequestLimits
  signIn: SignIn
  /** Whether new accounts may be made. */
  isSignUpOpen: () => Promise<boolean>
  /** Whether the product can mail, and whether a new account has to follow a link first. */
  mail: { isOn: boolean; signUp: MailSignUp | null }
  clock: Clock
  security: Pick<SecurityEvents, 'record'>
  originOf: (request: FastifyRequest) => RequestOrigin
  /** Further parts of the protocol. */
  more: readonly AuthRoutes[]
  passkeys: { domain: string | null }
  /** Null: none is asked for. */
  proof: ProofOfWork | null
}

export async function authProtocolRoutes(app: FastifyInstance, parts: AuthProtocolParts): Promise<void> {
  const { accounts, limits: requestLimits, signIn, mail, clock, security, originOf, more, proof } = parts
  speakAuthProtocol(app)

  app.post('/signup', async (request, reply) => {
    const body = signUpBody.safeParse(request.body)
    if (!body.success) return refuseSignUp(reply, { body: request.body, field: body.error.issues[0]?.path[0] })
    if (!(await parts.isSignUpOpen())) return refuse(reply, 'signup_disabled')
    const robot = await refusalOfRobot(proof, 'sign_up', request)
    if (robot) return refuse(reply, 'captcha_failed', robot)
    await requestLimits.spend('signUpPerAddress', addressKey(request.ip))
    await mail.signUp?.spend(request, body.data.email)
    const metadata = body.data.data ?? {}
    const mustConfirm = mail.signUp !== null
    const outcome = await signUpBy({ accounts, mail, request }, { ...body.data, metadata, origin: originOf(request) })
    switch (outcome.kind) {
      case 'signed_up':
        await signIn.signedUp({ request, reply }, outcome.session.user)
        return presentAuthSession(outcome.session)
      case 'unconfirmed':
        return presentUnconfirmed(outcome.user, clock.now())
      case 'exists':
        if (!mustConfirm) return refuse(reply, 'user_already_exists')
        return presentLookAlike({ email: normaliseEmail(body.data.email), metadata }, clock.now())
      default:
        return refusePassword(reply, outcome.kind)
    }
  })

  async function byPassword(request: FastifyRequest, reply: FastifyReply) {
    const body = passwordBody.safeParse(request.body)
    if (!body.success) return refuse(reply, otherSignIn(request.body) ?? 'validation_failed')
    const session = await signIn.byPassword({ request, reply }, body.data)
    if (session === 'unconfirmed') return refuse(reply, 'email_not_confirmed')
    if (session === 'banned') return refuse(reply, 'user_banned')
    return session ? presentAuthSession(session) : refuse(reply, 'invalid_credentials')
  }

  async function byRefreshToken(request: FastifyRequest, reply: FastifyReply) {
    const body = refreshBody.safeParse(request.body)
    if (!body.success) return refuse(reply, 'validation_failed')
    await requestLimits.spend('refreshPerAddress', addressKey(request.ip))
    const outcome = await accounts.refresh(body.data.refresh_token)
    if (outcome.kind === 'refreshed') return presentAuthSession(outcome.session)
    if (outcome.kind === 'reused')
      await security.record('refresh_token_reused', { userId: outcome.userId, from: originOf(request) })
    return refuse(reply, outcome.kind === 'reused' ? 'refresh_token_already_used' : 'refresh_token_not_found')
  }

  app.post('/token', (request, reply) => {
    const query = tokenQuery.safeParse(request.query)
    if (!query.success) return refuseGrant(reply, request.query)
    return query.data.grant_type === 'password' ? byPassword(request, reply) : byRefreshToken(request, reply)
  })

  const { asUser, asSureUser } = guardsOf(accounts)

  app.get('/user', (request, reply) =>
    asUser(request, reply, async ({ userId }) => {
      const user = await accounts.getUser(userId)
      return user ? presentAuthUser(user, await accounts.factorsOf(userId)) : refuse(reply, 'session_not_found')
    }),
  )

  app.post('/logout', (request, reply) =>
    asUser(request, reply, async (claims) => {
      const query = logoutQuery.safeParse(request.query)
      if (!query.success) return refuse(reply, 'validation_failed', { message: 'Unsupported logout scope' })
      // The password alone signs no other device out.
      await accounts.signOut(claims, claims.needsSecondFactor ? 'local' : query.data.scope)
      await security.record('signed_out', { userId: claims.userId, from: originOf(request) })
      return reply.code(204).send()
    }),
  )
  for (const routes of [...more, notOfferedRoutes]) routes(app, { asUser, asSureUser })
  describeService(app, parts)
}

function refuseSignUp(reply: FastifyReply, { body, field }: { body: unknown; field: PropertyKey | undefined }) {
  const other = otherSignUp(body)
  if (other) return refuse(reply, other)
  const message = signUpRefusals[String(field)]
  return refuse(reply, 'validation_failed', message === undefined ? {} : { message })
}

function refuseGrant(reply: FastifyReply, query: unknown) {
  const other = otherGrantType(query)
  return other ? refuse(reply, other) : refuse(reply, 'validation_failed', { message: 'unsupported_grant_type' })
}

/** Who gets in: every signed-in user, or only with the second factor that the account has. */
function guardsOf(accounts: AccountsService): { asUser: AsUser; asSureUser: AsUser } {
  const asUser: AsUser = async (request, reply, answer) => {
    const token = bearerOf(request)
    if (token === null) return refuse(reply, 'no_authorization')
    const bearer = await accounts.examine(token)
    return bearer.kind === 'good' ? answer(bearer.claims) : refuse(reply, bearer.kind)
  }
  const asSureUser: AsUser = (request, reply, answer) =>
    asUser(request, reply, async (claims) =>
      claims.needsSecondFactor ? refuse(reply, 'insufficient_aal') : answer(claims),
    )
  return { asUser, asSureUser }
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
type Described = Pick<AuthProtocolParts, 'accounts' | 'isSignUpOpen' | 'mail' | 'passkeys' | 'proof'>

function describeService(app: FastifyInstance, parts: Described): void {
  const { accounts, mail, passkeys, proof } = parts
  app.get('/.well-known/jwks.json', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=600').send(accounts.jwks()),
  )
  app.get('/health', () => ({
    name: 'Galley',
    description: 'The embedded accounts of Galley, in the protocol of Supabase Auth',
  }))
  app.get('/settings', async () => ({
    external: { email: true, phone: false, anonymous_users: false },
    disable_signup: !(await parts.isSignUpOpen()),
    mailer_autoconfirm: mail.signUp === null,
    // Whether a forgotten password can be reset by mail: a setting of this server’s own.
    galley_mail: mail.isOn,
    // The domain that passkeys belong to; null where there are none.
    galley_passkeys: passkeys.domain,
    // Whether sign-up and mails need a proof of work (GET /api/auth/challenge).
    galley_proof: proof !== null,
    phone_autoconfirm: false,
    sms_provider: '',
  }))
}
