// Who keeps the accounts: this API itself, or a hosted service. Everything that differs is decided here.
import type { FastifyInstance } from 'fastify'
import type { Clock } from './adapters/clock.port.ts'
import type { HostedAccounts } from './adapters/identity/hosted-accounts.port.ts'
import type { Mailer } from './adapters/mail/mailer.port.ts'
import type { Services } from './create-services.ts'
import { accountsRoutes } from './features/accounts/accounts.routes.ts'
import { accountsServiceRoutes } from './features/accounts/accounts-service.routes.ts'
import { authProtocolRoutes } from './features/accounts/auth-protocol.routes.ts'
import { hostedAccountsRoutes } from './features/accounts/hosted/hosted-accounts.routes.ts'
import { movedProtocolRoutes } from './features/accounts/hosted/moved-protocol.routes.ts'
import { accountChangeRoutes, spendMailOf } from './features/accounts/changes/account-changes.routes.ts'
import { profilesRoutes } from './features/accounts/changes/profiles.routes.ts'
import { passkeysRoutes } from './features/accounts/passkeys/passkeys.routes.ts'
import { secondFactorRoutes } from './features/accounts/second-factor/second-factor.routes.ts'
import { sessionsRoutes } from './features/accounts/sessions/sessions.routes.ts'
import { createSignIn, type MailSignUp } from './features/accounts/sign-in.ts'
import { createSignInLimits } from './features/accounts/sign-in-limits.ts'
import { securityEventsRoutes } from './features/security-events/security-events.routes.ts'
import { registerAuthentication } from './http/authenticate.ts'
import { createEvenPace, type EvenPace } from './http/even-pace.ts'
import type { RequestLimits } from './http/rate-limits.ts'
import type { createOriginOf } from './http/request-origin.ts'

interface Parts {
  hosted: HostedAccounts | null
  services: Services
  limits: RequestLimits
  publicUrl: string
  originOf: ReturnType<typeof createOriginOf>
  mailer: Pick<Mailer, 'isOn'>
  /** Whether a new account has to follow a link in a mail before its first sign-in; only where there is a mailer. */
  confirmsSignUp: boolean
  clock: Clock
  /** Calls that must not say whether an account exists take whole steps of this; 0: as long as they take. */
  paceMs: number
}

export interface AccountsRegistration {
  /** The calls under /api. */
  calls(api: FastifyInstance): Promise<void>
  /** The hosted service's protocol, under its own paths. */
  protocol(app: FastifyInstance): Promise<void>
}

/** Every request's caller is known from here on. */
export function registerAccounts(app: FastifyInstance, parts: Parts): AccountsRegistration {
  const { hosted, services, limits } = parts
  if (hosted) {
    const signInLimits = createSignInLimits(limits, services.places)
    registerAuthentication(app, { verify: callerOf(hosted, services), isOperator: services.operators.isOperator })
    return {
      async calls(api) {
        await api.register(accountsServiceRoutes, { hosted, proof: null })
        await api.register(hostedAccountsRoutes, { hosted, limits, signInLimits, bans: services.bans })
      },
      async protocol(whole) {
        await whole.register(movedProtocolRoutes, { prefix: '/auth/v1', url: hosted.url })
        await whole.register(movedProtocolRoutes, { prefix: '/rest/v1', url: hosted.url })
      },
    }
  }
  return registerEmbedded(app, parts)
}

function registerEmbedded(app: FastifyInstance, parts: Parts): AccountsRegistration {
  const { services, limits, publicUrl, originOf, mailer, clock } = parts
  registerAuthentication(app, {
    verify: (token) => services.accounts.authenticate(token),
    isOperator: services.operators.isOperator,
  })
  const signIn = createSignIn({
    ...services,
    originOf,
    limits: createSignInLimits(limits, services.places),
    onNewPlace: services.changes.noticeSignIn,
    isHttps: publicUrl.startsWith('https:'),
  })
  const pace = createEvenPace(parts.paceMs)
  const isSignUpOpen = () => services.switches.isOn('registration')
  const shared = { ...services, isSignUpOpen, pace, limits, originOf, signIn, publicUrl, clock }
  const mailSignUp = mailSignUpOf(parts, pace)
  const { factorsOf } = services.accounts
  const more = [accountChangeRoutes({ ...shared, factorsOf }), secondFactorRoutes(shared), passkeysRoutes(shared)]
  const mail = { isOn: mailer.isOn, signUp: mailSignUp }
  return {
    async calls(api) {
      await api.register(accountsServiceRoutes, { hosted: null, proof: services.proof })
      await api.register(accountsRoutes, { ...shared, mailSignUp })
      await api.register(sessionsRoutes, shared)
      await api.register(securityEventsRoutes, shared)
    },
    async protocol(whole) {
      await whole.register(authProtocolRoutes, { prefix: '/auth/v1', ...shared, mail, more })
      await whole.register(profilesRoutes, { prefix: '/rest/v1', ...shared })
    },
  }
}

/** Null where a new account needs no mail. */
function mailSignUpOf(
  { mailer, confirmsSignUp, services, limits, originOf }: Parts,
  pace: EvenPace,
): MailSignUp | null {
  if (!mailer.isOn || !confirmsSignUp) return null
  const { changes, security } = services
  return {
    pace,
    spend: spendMailOf(limits),
    async send(request, user) {
      await changes.mailSignUp(user)
      await security.record('signed_up', { userId: user.id, email: user.email, from: originOf(request) })
    },
  }
}

const callerOf =
  (hosted: HostedAccounts, { bans, people }: Services) =>
  async (token: string) => {
    const verdict = await hosted.verify(token)
    if (verdict.kind === 'good') {
      // The service knows nothing of a ban here: its sessions live on.
      if (await bans.isBanned(verdict.claims.userId)) return { isBanned: true as const }
      await people.saw(verdict.claims)
      return verdict.claims
    }
    return verdict.kind === 'unavailable' ? { retryAfterSeconds: verdict.retryAfterSeconds } : null
  }
