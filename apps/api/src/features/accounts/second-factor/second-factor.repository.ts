// SQL for second factors, their challenges and recovery codes.
import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, or } from 'drizzle-orm'
import type { Database } from '../../../db/open-database.ts'
import { refreshTokens, sessions, users, type SecondFactorMethod } from '../accounts.tables.ts'
import { lockSession, type InSession } from '../lock-session.repository.ts'
import { mfaChallenges, mfaFactors, recoveryCodes } from './second-factor.tables.ts'

export type StoredFactor = typeof mfaFactors.$inferSelect
type StoredUser = typeof users.$inferSelect
type StoredSession = typeof sessions.$inferSelect

/** A session that a second factor was shown in; `tokenId` is its newest refresh token. */
export interface Raised {
  user: StoredUser
  session: StoredSession
  tokenId: string
}
interface RaiseTerms {
  at: Date
  /** Of the next refresh token. */
  nextId: string
  /** So long a refresh token that was traded is still taken for the next one. */
  reuseIntervalMs: number
}
export interface CodeSet {
  total: number
  remaining: number
  createdAt: Date
}

const factorOf = (userId: string, id: string) => and(eq(mfaFactors.id, id), eq(mfaFactors.userId, userId))
const isVerified = isNotNull(mfaFactors.verifiedAt)
/** For a session that is locked. Ends the user's other sessions that have shown no second factor. */
async function raise(
  tx: Database,
  before: StoredSession,
  { at, nextId, reuseIntervalMs, method }: RaiseTerms & { method: SecondFactorMethod },
): Promise<Omit<Raised, 'user'>> {
  const { id: sessionId, userId } = before
  const shown = { secondFactorAt: at, secondFactor: method }
  await tx.update(sessions).set(shown).where(eq(sessions.id, sessionId))
  const isOther = and(eq(sessions.userId, userId), ne(sessions.id, sessionId), isNull(sessions.endedAt))
  await tx
    .update(sessions)
    .set({ endedAt: at })
    .where(and(isOther, isNull(sessions.secondFactorAt)))
  // A refresh token from before may have been stolen: it is not traded for one that has shown the factor.
  const isFirst = before.secondFactorAt === null
  const [traded] = await tx
    .update(refreshTokens)
    .set({ revokedAt: isFirst ? new Date(at.getTime() - reuseIntervalMs) : at })
    .where(and(eq(refreshTokens.sessionId, sessionId), isNull(refreshTokens.revokedAt)))
    .returning()
  const parentId = isFirst ? null : (traded?.id ?? null)
  await tx.insert(refreshTokens).values({ id: nextId, sessionId, parentId, createdAt: at, revokedAt: null })
  return { session: { ...before, ...shown }, tokenId: nextId }
}

export type SecondFactorRepository = ReturnType<typeof createSecondFactorRepository>

export function createSecondFactorRepository(db: Database) {
  return { ...factorsIn(db), ...codesIn(db) }
}

function factorsIn(db: Database) {
  return {
    findUser: async (id: string): Promise<StoredUser | undefined> =>
      (await db.select().from(users).where(eq(users.id, id)))[0],

    findSession: async ({ userId, sessionId }: InSession): Promise<StoredSession | undefined> =>
      (
        await db
          .select()
          .from(sessions)
          .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
      )[0],

    listFactors: (userId: string): Promise<StoredFactor[]> =>
      db.select().from(mfaFactors).where(eq(mfaFactors.userId, userId)).orderBy(mfaFactors.createdAt),

    findFactor: async (userId: string, id: string): Promise<StoredFactor | undefined> =>
      (await db.select().from(mfaFactors).where(factorOf(userId, id)))[0],

    /** In the place of one with its name that was not verified. */
    addFactor: (
      factor: StoredFactor,
      { sessionId, max, unverifiedSince }: { sessionId: string; max: number; unverifiedSince: Date },
    ): Promise<'added' | 'too_many' | 'name_conflict' | 'no_session'> =>
      db.transaction(async (tx) => {
        if (!(await lockSession(tx, { userId: factor.userId, sessionId }))) return 'no_session'
        const ofUser = eq(mfaFactors.userId, factor.userId)
        const isVoid = or(eq(mfaFactors.name, factor.name), lt(mfaFactors.createdAt, unverifiedSince))
        await tx.delete(mfaFactors).where(and(ofUser, isNull(mfaFactors.verifiedAt), isVoid))
        const others = await tx.select({ name: mfaFactors.name }).from(mfaFactors).where(ofUser)
        if (factor.name !== '' && others.some(({ name }) => name === factor.name)) return 'name_conflict'
        if (others.length >= max) return 'too_many'
        await tx.insert(mfaFactors).values(factor)
        return 'added'
      }),

    /** Removes those of the factor that are older than `openSince`. */
    addChallenge: async (
      challenge: { id: string; factorId: string; createdAt: Date },
      openSince: Date,
    ): Promise<void> => {
      const isOld = lt(mfaChallenges.createdAt, openSince)
      await db.delete(mfaChallenges).where(and(eq(mfaChallenges.factorId, challenge.factorId), isOld))
      await db.insert(mfaChallenges).values({ ...challenge, verifiedAt: null })
    },

    /**
     * Takes a right code of `step`, once. The first one of a factor verifies it; the first one of an account turns the
     * second factor on, and ends its other sessions.
     */
    takeCode: (code: ShownCode, terms: CodeTerms): Promise<TakenCode> => db.transaction((tx) => take(tx, code, terms)),

    /** `off` where it was the last one that was verified: recovery codes go with it. */
    removeFactor: (of: InSession, id: string): Promise<'no_session' | 'missing' | 'discarded' | 'removed' | 'off'> =>
      db.transaction(async (tx) => {
        if (!(await lockSession(tx, of))) return 'no_session'
        const { userId } = of
        const [removed] = await tx.delete(mfaFactors).where(factorOf(userId, id)).returning()
        if (!removed) return 'missing'
        if (removed.verifiedAt === null) return 'discarded'
        const left = await tx
          .select({ id: mfaFactors.id })
          .from(mfaFactors)
          .where(and(eq(mfaFactors.userId, userId), isVerified))
        if (left.length > 0) return 'removed'
        await tx.update(users).set({ secondFactorAt: null }).where(eq(users.id, userId))
        await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
        // Were it turned on again, these would count as having shown it.
        await tx
          .update(sessions)
          .set({ secondFactorAt: null, secondFactor: null })
          .where(and(eq(sessions.userId, userId), inArray(sessions.secondFactor, ['totp', 'recovery_code'])))
        return 'off'
      }),

    /** Returns how many factors. */
    removeOld: async ({ unverified, challenged }: { unverified: Date; challenged: Date }): Promise<number> => {
      await db.delete(mfaChallenges).where(lt(mfaChallenges.createdAt, challenged))
      const isOld = and(isNull(mfaFactors.verifiedAt), lt(mfaFactors.createdAt, unverified))
      return (await db.delete(mfaFactors).where(isOld).returning({ id: mfaFactors.id })).length
    },
  }
}

type ShownCode = InSession & { factorId: string; challengeId: string; step: number }
type CodeTerms = RaiseTerms & { openSince: Date }
type TakenCode = 'no_challenge' | 'used' | 'no_session' | (Raised & { became: 'on' | 'added' | null })

async function take(tx: Database, code: ShownCode, terms: CodeTerms): Promise<TakenCode> {
  const { factorId, challengeId, step, ...of } = code
  const locked = await lockSession(tx, of)
  if (!locked) return 'no_session'
  const { user, session } = locked
  const { at, openSince } = terms
  const isOpen = and(isNull(mfaChallenges.verifiedAt), gt(mfaChallenges.createdAt, openSince))
  const taken = await tx
    .update(mfaChallenges)
    .set({ verifiedAt: at })
    .where(and(eq(mfaChallenges.id, challengeId), eq(mfaChallenges.factorId, factorId), isOpen))
    .returning({ id: mfaChallenges.id })
  if (taken.length === 0) return 'no_challenge'
  const [before] = await tx.select().from(mfaFactors).where(factorOf(of.userId, factorId))
  const moved = await tx
    .update(mfaFactors)
    .set({
      lastStep: step,
      lastUsedAt: at,
      ...(before?.verifiedAt === null && { verifiedAt: at, updatedAt: at }),
    })
    .where(and(factorOf(of.userId, factorId), lt(mfaFactors.lastStep, step)))
    .returning({ id: mfaFactors.id })
  if (!before || moved.length === 0) return 'used'
  if (before.verifiedAt === null) await turnOn(tx, of, at)
  const raised = await raise(tx, session, { ...terms, method: 'totp' })
  const became = before.verifiedAt !== null ? null : user.secondFactorAt === null ? 'on' : 'added'
  return { ...raised, user: { ...user, secondFactorAt: user.secondFactorAt ?? at }, became }
}

/** The first code of a factor was right. Factors that another may have begun to add are gone. */
async function turnOn(tx: Database, { userId, sessionId }: InSession, at: Date): Promise<void> {
  await tx.delete(mfaFactors).where(and(eq(mfaFactors.userId, userId), isNull(mfaFactors.verifiedAt)))
  const turned = await tx
    .update(users)
    .set({ secondFactorAt: at })
    .where(and(eq(users.id, userId), isNull(users.secondFactorAt)))
    .returning({ id: users.id })
  if (turned.length === 0) return
  await tx
    .update(sessions)
    .set({ endedAt: at })
    .where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId), isNull(sessions.endedAt)))
}

function codesIn(db: Database) {
  return {
    findCodes: async (userId: string): Promise<CodeSet | undefined> => {
      const all = await db
        .select()
        .from(recoveryCodes)
        .where(eq(recoveryCodes.userId, userId))
        .orderBy(desc(recoveryCodes.createdAt))
      const [first] = all
      const remaining = all.filter(({ usedAt }) => usedAt === null).length
      return first && { total: all.length, remaining, createdAt: first.createdAt }
    },

    /** In the place of the ones before. `no_factor`: the account has no second factor for them to stand in for. */
    setCodes: (of: InSession, hashes: string[], createdAt: Date): Promise<'set' | 'no_factor' | 'no_session'> =>
      db.transaction(async (tx) => {
        const locked = await lockSession(tx, of)
        if (!locked) return 'no_session'
        const { userId } = of
        if (locked.user.secondFactorAt === null) return 'no_factor'
        await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
        await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash, createdAt, usedAt: null })))
        return 'set'
      }),

    removeCodes: (of: InSession): Promise<'removed' | 'missing' | 'no_session'> =>
      db.transaction(async (tx) => {
        if (!(await lockSession(tx, of))) return 'no_session'
        const removed = await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, of.userId)).returning()
        return removed.length > 0 ? 'removed' : 'missing'
      }),

    /** Spends it. `wrong`: or spent before. */
    takeRecoveryCode: (
      of: InSession,
      codeHash: string,
      terms: RaiseTerms,
    ): Promise<(Raised & { left: number }) | 'wrong' | 'no_session'> =>
      db.transaction(async (tx) => {
        const locked = await lockSession(tx, of)
        if (!locked) return 'no_session'
        const { user, session } = locked
        const ofUser = eq(recoveryCodes.userId, of.userId)
        const spent = await tx
          .update(recoveryCodes)
          .set({ usedAt: terms.at })
          .where(and(ofUser, eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt)))
          .returning({ userId: recoveryCodes.userId })
        if (spent.length === 0) return 'wrong'
        const raised = await raise(tx, session, { ...terms, method: 'recovery_code' })
        const left = await tx
          .select({ hash: recoveryCodes.codeHash })
          .from(recoveryCodes)
          .where(and(ofUser, isNull(recoveryCodes.usedAt)))
        return { ...raised, user, left: left.length }
      }),
  }
}
