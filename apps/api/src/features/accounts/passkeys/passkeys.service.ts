// Passkeys (WebAuthn): added by a signed-in user, and signed in with beside the password. Its device asks for a
// fingerprint or a PIN, so that a passkey is both factors.
import { isIP } from 'node:net'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { decodeAttestationObject } from '@simplewebauthn/server/helpers'
import type { Clock, Ids } from '../../../adapters/clock.port.ts'
import type { MailSettings, WrittenMail } from '../changes/account-mails.ts'
import type { StoredUser } from '../accounts.repository.ts'
import type { AuthSession, SessionOrigin } from '../accounts.service.ts'
import type { SignedIn } from '../known-tokens.ts'
import { passkeyAddedMail, passkeyRemovedMail } from './passkey-mails.ts'
import type { PasskeysRepository, StoredPasskey } from './passkeys.repository.ts'

export interface PasskeysParts {
  repository: PasskeysRepository
  clock: Clock
  ids: Ids
  /** Where the product is reached, without a slash at the end. */
  publicUrl: string
  /** The web app's origin where that is another one. */
  webOrigin: string | null
  findUser: (id: string) => Promise<StoredUser | undefined>
  /** Whether the user has signed in, or shown the second factor, lately. */
  isRecent: (claims: SignedIn) => Promise<boolean>
  open: (user: StoredUser, method: 'webauthn', origin: SessionOrigin) => Promise<AuthSession | 'banned' | null>
  notice: (user: StoredUser, write: (settings: MailSettings) => WrittenMail) => void
}
export type PasskeysService = ReturnType<typeof createPasskeys>

export interface Ceremony<Options> {
  challengeId: string
  options: Options
  expiresAt: Date
}
/** `no_challenge`: never made for this, or shown before. */
type NoChallenge = 'no_challenge' | 'expired'
export type AddOutcome =
  | { kind: 'added'; passkey: StoredPasskey }
  | { kind: 'not_recent' | NoChallenge | 'failed' | 'exists' | 'too_many' | 'no_session' }
export type PasskeySignIn = { kind: 'opened'; session: AuthSession } | { kind: NoChallenge | 'failed' | 'banned' }

const challengeMs = 5 * 60_000
const maxPasskeys = 20
/** ES256, EdDSA and RS256: what every device makes. */
const algorithms = [-7, -8, -257]

/** They belong to a domain: an address of numbers has none. */
function siteOf({ publicUrl, webOrigin }: Pick<PasskeysParts, 'publicUrl' | 'webOrigin'>) {
  const { hostname, origin } = new URL(publicUrl)
  const domain = isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? hostname : null
  return { domain, rpId: hostname, origins: webOrigin === null ? [origin] : [origin, webOrigin] }
}

/**
 * Without the certificates of a maker: none are asked for, and to check them would read addresses that the client
 * chooses.
 */
function isPlain(response: RegistrationResponseJSON): boolean {
  const object = decodeAttestationObject(Buffer.from(response.response.attestationObject, 'base64url'))
  const format = object.get('fmt')
  return format === 'none' || (format === 'packed' && object.get('attStmt').get('x5c') === undefined)
}

export function createPasskeys(parts: PasskeysParts) {
  const { repository, clock } = parts
  return {
    /** Null where there are none. */
    domain: siteOf(parts).domain,
    ...adding(parts),
    ...signingIn(parts),

    list: (userId: string): Promise<StoredPasskey[]> => repository.list(userId),
    /** Undefined where the user has no such passkey. */
    rename: (userId: string, id: string, name: string): Promise<StoredPasskey | undefined> =>
      repository.rename(userId, id, name),

    async remove(userId: string, id: string): Promise<boolean> {
      if (!(await repository.remove(userId, id))) return false
      const user = await parts.findUser(userId)
      if (user) parts.notice(user, passkeyRemovedMail)
      return true
    },

    /** Removes challenges that were not met; returns how many. */
    forgetOld: (): Promise<number> => repository.removeChallenges(openSince(clock)),
  }
}

const openSince = (clock: Clock) => new Date(clock.now().getTime() - challengeMs)

async function begin<Options extends { challenge: string }>(
  { repository, clock, ids }: PasskeysParts,
  userId: string | null,
  options: Options,
): Promise<Ceremony<Options>> {
  const [challengeId, now] = [ids.next(), clock.now()]
  await repository.addChallenge({ id: challengeId, userId, challenge: options.challenge, createdAt: now })
  return { challengeId, options, expiresAt: new Date(now.getTime() + challengeMs) }
}

/** `userId` is null for a sign-in. The challenge is gone afterwards, shown by another user or not. */
async function take({ repository, clock }: PasskeysParts, id: string, userId: string | null) {
  const challenge = await repository.takeChallenge(id)
  if (challenge?.userId !== userId) return 'no_challenge'
  return challenge.createdAt > openSince(clock) ? challenge : 'expired'
}

function adding(parts: PasskeysParts) {
  const { repository, clock, ids, notice, findUser } = parts
  const { rpId, origins } = siteOf(parts)
  return {
    /** Null where the sign-in, or the code, was not shown lately. */
    async beginAdding(claims: SignedIn) {
      if (!(await parts.isRecent(claims))) return null
      const known = await repository.list(claims.userId)
      const options = await generateRegistrationOptions({
        rpName: 'Galley',
        rpID: rpId,
        userName: claims.email,
        userID: new Uint8Array(Buffer.from(claims.userId)),
        timeout: challengeMs,
        attestationType: 'none',
        excludeCredentials: known.map(({ credential, transports }) => ({ id: credential, transports })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        supportedAlgorithmIDs: algorithms,
      })
      return begin(parts, claims.userId, options)
    },

    async add(claims: SignedIn, challengeId: string, response: RegistrationResponseJSON): Promise<AddOutcome> {
      const challenge = await take(parts, challengeId, claims.userId)
      if (typeof challenge === 'string') return { kind: challenge }
      if (!(await parts.isRecent(claims))) return { kind: 'not_recent' }
      const verified = await attempt(async () =>
        isPlain(response)
          ? verifyRegistrationResponse({
              response,
              expectedChallenge: challenge.challenge,
              expectedOrigin: origins,
              expectedRPID: rpId,
              requireUserVerification: true,
              supportedAlgorithmIDs: algorithms,
            })
          : null,
      )
      if (!verified?.verified) return { kind: 'failed' }
      const { credential, credentialBackedUp: isBackedUp } = verified.registrationInfo
      const passkey: StoredPasskey = {
        id: ids.next(),
        userId: claims.userId,
        credential: credential.id,
        publicKey: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: (credential.transports ?? []).slice(0, 10).map((name) => name.slice(0, 20)),
        isBackedUp,
        name: 'Passkey',
        createdAt: clock.now(),
        lastUsedAt: null,
      }
      const outcome = await repository.add(passkey, { sessionId: claims.sessionId, max: maxPasskeys })
      if (outcome !== 'added') return { kind: outcome }
      const user = await findUser(claims.userId)
      if (user) notice(user, passkeyAddedMail)
      return { kind: 'added', passkey }
    },
  }
}

function signingIn(parts: PasskeysParts) {
  const { repository, clock, findUser, open } = parts
  const { rpId, origins } = siteOf(parts)
  return {
    async beginSignIn() {
      const options = await generateAuthenticationOptions({
        rpID: rpId,
        timeout: challengeMs,
        userVerification: 'required',
      })
      return begin(parts, null, options)
    },

    /** `failed` alike for an unknown passkey and one that does not fit. */
    async signIn(
      { challengeId, response }: { challengeId: string; response: AuthenticationResponseJSON },
      origin: SessionOrigin,
    ): Promise<PasskeySignIn> {
      const challenge = await take(parts, challengeId, null)
      if (typeof challenge === 'string') return { kind: challenge }
      const passkey = await repository.findByCredential(response.id)
      const { userHandle } = response.response
      const isWhose = userHandle === undefined || Buffer.from(userHandle, 'base64url').toString() === passkey?.userId
      if (!passkey || !isWhose) return { kind: 'failed' }
      const verified = await attempt(() =>
        verifyAuthenticationResponse({
          response,
          expectedChallenge: challenge.challenge,
          expectedOrigin: origins,
          expectedRPID: rpId,
          requireUserVerification: true,
          credential: {
            id: passkey.credential,
            publicKey: new Uint8Array(passkey.publicKey),
            counter: passkey.counter,
            transports: passkey.transports,
          },
        }),
      )
      if (!verified?.verified) return { kind: 'failed' }
      const { newCounter: counter, credentialBackedUp: isBackedUp } = verified.authenticationInfo
      const user = await findUser(passkey.userId)
      if (!user || !(await repository.use(passkey.id, { counter, isBackedUp, at: clock.now() })))
        return { kind: 'failed' }
      const session = await open(user, 'webauthn', origin)
      if (session === 'banned') return { kind: session }
      return session ? { kind: 'opened', session } : { kind: 'failed' }
    },
  }
}

/** The library throws for whatever it does not accept. */
async function attempt<T>(run: () => Promise<T>): Promise<T | null> {
  try {
    return await run()
  } catch {
    return null
  }
}
