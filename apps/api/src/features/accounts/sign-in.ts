// Signing in by password, for both protocols: behind the limits. The place is remembered where the password is right.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { EvenPace } from '../../http/even-pace.ts'
import { addressKey } from '../../http/rate-limits.ts'
import type { RequestOrigin } from '../../http/request-origin.ts'
import type { SecurityEvents } from '../security-events/security-events.service.ts'
import type { StoredUser } from './accounts.repository.ts'
import {
  normaliseEmail,
  type AccountsService,
  type AuthSession,
  type NoEntry,
  type RegistrationOutcome,
  type SignUp,
} from './accounts.service.ts'
import type { FamiliarPlaces } from './familiar-places.ts'
import { deviceOf, keepDevice } from './sign-in-device.ts'
import type { SignInLimits } from './sign-in-limits.ts'

export interface SignInParts {
  accounts: AccountsService
  places: FamiliarPlaces
  limits: SignInLimits
  /** A user was signed in with a browser and from an address that the account does not know. */
  onNewPlace: (user: StoredUser) => void
  security: Pick<SecurityEvents, 'record'>
  originOf: (request: FastifyRequest) => RequestOrigin
  /** Whether users reach the product by https. */
  isHttps: boolean
}

interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
}

/** The mail that confirms a new account. */
export interface MailSignUp {
  /** Counts it, before it is known whether the address has an account; throws `too_many_requests`. */
  spend(request: FastifyRequest, email: string): Promise<void>
  send(request: FastifyRequest, user: StoredUser): Promise<void>
  /** How long a sign-up takes would say whether the address has an account. */
  pace: EvenPace
}

export interface SignIn {
  /** Null for a wrong password; throws `too_many_requests`. */
  byPassword(
    exchange: Exchange,
    credentials: { email: string; password: string },
  ): Promise<AuthSession | NoEntry | null>
  /** After an account was made from there. */
  signedUp(exchange: Exchange, user: StoredUser): Promise<void>
  /** After a session was opened for it there. */
  signedIn(exchange: Exchange, user: StoredUser): Promise<void>
}

export function createSignIn({ accounts, places, limits, onNewPlace, isHttps, ...parts }: SignInParts): SignIn {
  const { security, originOf } = parts
  const remember = async ({ request, reply }: Exchange, email: string): Promise<boolean> => {
    const device = keepDevice({ request, reply, isHttps })
    return places.remember({ account: normaliseEmail(email), address: addressKey(request.ip), device })
  }
  const signedIn: SignIn['signedIn'] = async (exchange, user) => {
    const { id: userId, email } = user
    await security.record('signed_in', { userId, email, from: originOf(exchange.request) })
    if (await remember(exchange, email)) onNewPlace(user)
  }
  return {
    signedIn,
    async signedUp(exchange, { id: userId, email }) {
      await remember(exchange, email)
      await security.record('signed_up', { userId, email, from: originOf(exchange.request) })
    },
    async byPassword(exchange, { email, password }) {
      const { request } = exchange
      const by = { account: normaliseEmail(email), address: addressKey(request.ip), device: deviceOf(request) }
      const from = originOf(request)
      const session = await limits.attempt(by, () => accounts.signIn(email, password, from))
      if (session === null) await security.record('sign_in_failed', { email, from })
      if (session === null || typeof session === 'string') return session
      await signedIn(exchange, session.user)
      return session
    },
  }
}

interface SignUpParts {
  accounts: AccountsService
  mail: { signUp: MailSignUp | null }
  request: FastifyRequest
}

/** A sign-up for both protocols, with its mail where one confirms it: in a time that does not say what was there. */
export function signUpBy(
  { accounts, mail, request }: SignUpParts,
  wanted: Omit<SignUp, 'mustConfirm'>,
): Promise<RegistrationOutcome> {
  const { signUp: byMail } = mail
  if (byMail === null) return accounts.signUp(wanted)
  return byMail.pace(async () => {
    const outcome = await accounts.signUp({ ...wanted, mustConfirm: true })
    if (outcome.kind === 'unconfirmed') await byMail.send(request, outcome.user)
    return outcome
  })
}
