// The second factor at sign-in: an authenticator app, and recovery codes for when it is lost.
import type { Clock, Ids } from '../../../adapters/clock.port.ts'
import type { MailSettings, WrittenMail } from '../changes/account-mails.ts'
import { reuseIntervalMs, type AuthSession, type Factor } from '../accounts.service.ts'
import type { StoredSession, StoredUser } from '../accounts.repository.ts'
import type { SignedIn } from '../known-tokens.ts'
import type { SecretBox } from '../keys/secret-box.ts'
import { codesPerSet, hashOfCode, newCodes, recoveryFactorId } from './recovery-codes.ts'
import {
  factorAddedMail,
  factorRemovedMail,
  recoveryCodesMadeMail,
  recoveryCodeUsedMail,
  secondFactorOffMail,
  secondFactorOnMail,
} from './second-factor-mails.ts'
import type { SecondFactorRepository } from './second-factor.repository.ts'
import { enrolmentUri, newSecret, qrCode, stepOf } from './totp.ts'

export interface SecondFactorParts {
  repository: SecondFactorRepository
  secretBox: SecretBox
  clock: Clock
  ids: Ids
  /** The tokens of a session. */
  hand: (user: StoredUser, session: StoredSession, refreshTokenId: string) => Promise<AuthSession>
  /** What is known of access tokens has changed. */
  onChanged: () => void
  notice: (user: StoredUser, write: (settings: MailSettings) => WrittenMail) => void
}
export type SecondFactorService = ReturnType<typeof createSecondFactor>

export interface Enrolment {
  id: string
  name: string
  secret: string
  uri: string
  qrCode: string
}
export type EnrolOutcome =
  | ({ kind: 'enrolled' } & Enrolment)
  | { kind: 'not_recent' | 'too_many' | 'name_conflict' | 'no_session' }
export type VerifyOutcome =
  /** `isNew`: the code was the first one of its factor. */
  | { kind: 'verified'; session: AuthSession; isNew: boolean }
  | { kind: 'missing' | 'unsure' | 'no_challenge' | 'wrong' | 'no_session' }
export type CodesOutcome =
  | { kind: 'made'; id: string; codes: string[] }
  | { kind: 'not_recent' | 'no_factor' | 'exists' | 'missing' | 'no_session' }
/** `discarded`: one that was never verified. */
export type RemovalOutcome = 'removed' | 'discarded' | 'missing' | 'not_recent' | 'no_session'

/** What weakens or opens the account needs a sign-in or a code of this time: an open session may be borrowed. */
const recentMs = 15 * 60_000
const challengeMs = 5 * 60_000
const unverifiedMs = 86_400_000
const maxFactors = 10

const earlier = (date: Date, ms: number) => new Date(date.getTime() - ms)

/** Of the user, recovery codes included. */
export async function listFactors(
  repository: Pick<SecondFactorRepository, 'listFactors' | 'findCodes'>,
  userId: string,
): Promise<Factor[]> {
  const [stored, codes] = await Promise.all([repository.listFactors(userId), repository.findCodes(userId)])
  const apps = stored.map(({ id, name, verifiedAt, createdAt, updatedAt }) => {
    return { id, name, type: 'totp' as const, isVerified: verifiedAt !== null, createdAt, updatedAt }
  })
  if (!codes) return apps
  const { createdAt } = codes
  const times = { createdAt, updatedAt: createdAt }
  const type = 'recovery_code' as const
  return [...apps, { id: recoveryFactorId(userId), name: 'Recovery codes', type, isVerified: true, ...times }]
}

/** Whether a sign-in, or a code where the account has a second factor, was shown in this session lately. */
async function isRecent({ repository, clock }: SecondFactorParts, claims: SignedIn): Promise<boolean> {
  const [session, user] = await Promise.all([repository.findSession(claims), repository.findUser(claims.userId)])
  if (!session || !user) return false
  const since = earlier(clock.now(), recentMs)
  const hasShown = session.secondFactorAt !== null && session.secondFactorAt > since
  return hasShown || (user.secondFactorAt === null && session.createdAt > since)
}

export function createSecondFactor(parts: SecondFactorParts) {
  const { repository, clock } = parts
  return {
    ...apps(parts),
    ...codes(parts),

    /** Whether a sign-in, or a code where there is a second factor, was shown in this session lately. */
    isRecent: (claims: SignedIn) => isRecent(parts, claims),

    /** Removes what was begun and left; returns how many factors. */
    forgetOld(): Promise<number> {
      const now = clock.now()
      return repository.removeOld({ unverified: earlier(now, unverifiedMs), challenged: earlier(now, challengeMs) })
    },
  }
}

function apps(parts: SecondFactorParts) {
  const { repository, secretBox, clock, ids, hand, notice } = parts
  const contextOf = (factorId: string) => `authenticator app ${factorId}`

  return {
    async enrol(claims: SignedIn, { name, issuer }: { name: string; issuer: string }): Promise<EnrolOutcome> {
      if (!(await isRecent(parts, claims))) return { kind: 'not_recent' }
      const [id, secret, now] = [ids.next(), newSecret(), clock.now()]
      const never = { lastStep: 0, verifiedAt: null, lastUsedAt: null }
      const sealed = secretBox.seal(secret, contextOf(id))
      const times = { createdAt: now, updatedAt: now }
      const outcome = await repository.addFactor(
        { id, userId: claims.userId, name, secret: sealed, ...never, ...times },
        { sessionId: claims.sessionId, max: maxFactors, unverifiedSince: earlier(now, unverifiedMs) },
      )
      if (outcome !== 'added') return { kind: outcome }
      const uri = enrolmentUri(secret, { issuer, label: claims.email })
      return { kind: 'enrolled', id, name, secret, uri, qrCode: qrCode(uri) }
    },

    /** Null where the user has no such factor. */
    async challenge(userId: string, factorId: string): Promise<{ id: string; expiresAt: Date } | null> {
      if (!(await repository.findFactor(userId, factorId))) return null
      const [id, now] = [ids.next(), clock.now()]
      await repository.addChallenge({ id, factorId, createdAt: now }, earlier(now, challengeMs))
      return { id, expiresAt: new Date(now.getTime() + challengeMs) }
    },

    async verify(
      claims: SignedIn,
      { factorId, challengeId, code }: { factorId: string; challengeId: string; code: string },
    ): Promise<VerifyOutcome> {
      const { userId, sessionId } = claims
      const factor = await repository.findFactor(userId, factorId)
      if (!factor) return { kind: 'missing' }
      // One that was only begun is no way in: it may have been begun by another.
      if (factor.verifiedAt === null && claims.needsSecondFactor) return { kind: 'unsure' }
      const secret = secretBox.open(factor.secret, contextOf(factorId))
      if (secret === null) throw new Error('the secret of an authenticator app can’t be opened with this key')
      const at = clock.now()
      const step = stepOf(secret, { code, at })
      if (step === null) return { kind: 'wrong' }
      const taken = await repository.takeCode(
        { userId, sessionId, factorId, challengeId, step },
        { at, openSince: earlier(at, challengeMs), nextId: ids.next(), reuseIntervalMs },
      )
      if (typeof taken === 'string') return { kind: taken === 'used' ? 'wrong' : taken }
      parts.onChanged()
      if (taken.became) notice(taken.user, taken.became === 'on' ? secondFactorOnMail : factorAddedMail)
      const session = await hand(taken.user, taken.session, taken.tokenId)
      return { kind: 'verified', session, isNew: taken.became !== null }
    },

    async remove(claims: SignedIn, factorId: string): Promise<RemovalOutcome> {
      const factor = await repository.findFactor(claims.userId, factorId)
      if (!factor) return 'missing'
      if (factor.verifiedAt !== null && !(await isRecent(parts, claims))) return 'not_recent'
      const user = await repository.findUser(claims.userId)
      const became = await repository.removeFactor(claims, factorId)
      if (became === 'no_session') return became
      if (!user || became === 'missing') return 'missing'
      parts.onChanged()
      if (became === 'discarded') return 'discarded'
      notice(user, became === 'off' ? secondFactorOffMail : factorRemovedMail)
      return 'removed'
    },
  }
}

function codes(parts: SecondFactorParts) {
  const { repository, clock, ids, hand, notice } = parts

  async function make(claims: SignedIn): Promise<CodesOutcome> {
    const { userId } = claims
    const made = newCodes()
    const hashes = made.map((code) => hashOfCode(userId, code))
    const outcome = await repository.setCodes(claims, hashes, clock.now())
    if (outcome !== 'set') return { kind: outcome }
    const user = await repository.findUser(userId)
    if (user) notice(user, recoveryCodesMadeMail)
    return { kind: 'made', id: recoveryFactorId(userId), codes: made }
  }

  return {
    codesPerSet,

    async codesLeft(userId: string): Promise<{ id: string; total: number; remaining: number } | null> {
      const found = await repository.findCodes(userId)
      return found ? { id: recoveryFactorId(userId), total: found.total, remaining: found.remaining } : null
    },

    /** The first ones, or with `anew` others in their place. */
    async makeCodes(claims: SignedIn, { anew }: { anew: boolean }): Promise<CodesOutcome> {
      if (!(await isRecent(parts, claims))) return { kind: 'not_recent' }
      const found = await repository.findCodes(claims.userId)
      if (anew && !found) return { kind: 'missing' }
      return found && !anew ? { kind: 'exists' } : make(claims)
    },

    removeCodes: async (claims: SignedIn): Promise<Exclude<RemovalOutcome, 'discarded'>> =>
      (await isRecent(parts, claims)) ? repository.removeCodes(claims) : 'not_recent',

    /** `wrong`: or spent before. */
    async useCode({ userId, sessionId }: SignedIn, typed: string): Promise<AuthSession | 'wrong' | 'no_session'> {
      const terms = { at: clock.now(), nextId: ids.next(), reuseIntervalMs }
      const taken = await repository.takeRecoveryCode({ userId, sessionId }, hashOfCode(userId, typed), terms)
      if (typeof taken === 'string') return taken
      parts.onChanged()
      notice(taken.user, (settings) => recoveryCodeUsedMail(settings, taken.left))
      return hand(taken.user, taken.session, taken.tokenId)
    },
  }
}
