// A session that is signed out elsewhere at the moment when something is done in it: after its token was found good,
// and before what it asked for. It does nothing then, and spends nothing.
// On the embedded database, which has one connection, acts follow each other: only Postgres shows the lock.
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { authCalls } from '../../../testing/auth-calls.ts'
import { codeAt } from '../../../testing/authenticator-app.ts'
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts'
import { createAccountsRepository } from '../accounts.repository.ts'
import { reuseIntervalMs } from '../accounts.service.ts'
import { createPasskeysRepository } from '../passkeys/passkeys.repository.ts'
import { createSessionsRepository } from '../sessions/sessions.repository.ts'
import { hashOfCode } from './recovery-codes.ts'
import { createSecondFactorRepository, type SecondFactorRepository } from './second-factor.repository.ts'

let galley: TestApp
let auth: ReturnType<typeof authCalls>
let repository: SecondFactorRepository
beforeAll(async () => {
  galley = await startTestApp()
  auth = authCalls(galley)
  repository = createSecondFactorRepository(galley.database.db)
})
afterAll(() => galley.close())

type Db = TestApp['database']['db']
type Of = { userId: string; sessionId: string }
const ofToken = (token: string): Of => {
  const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    sub: string
    session_id: string
  }
  return { userId: payload.sub, sessionId: payload.session_id }
}
const at = () => galley.clock.now()
const terms = () => ({ at: at(), nextId: crypto.randomUUID(), reuseIntervalMs })
const me = async (token: string) => (await auth.call('GET', '/api/auth/me', { token })).status
const stepNow = () => Math.floor(at().getTime() / 30_000)

const signOuts: [string, (db: Db, of: Of) => Promise<unknown>][] = [
  ['signed out', (db, { sessionId }) => createAccountsRepository(db).endSession(sessionId, at())],
  ['signed out by its owner elsewhere', (db, of) => createSessionsRepository(db).end(of.userId, of.sessionId, at())],
  [
    'signed out with all others',
    (db, { userId }) => createAccountsRepository(db).endSessionsOf(userId, { at: at(), keep: null }),
  ],
]

describe.each(signOuts)('a session that is %s', (_how, signOut) => {
  /** `act` begins before the sign-out is committed, and waits for it: at the row, or for the one connection. */
  async function whileEnding<T>(of: Of, act: () => Promise<T>): Promise<T> {
    const acting = await galley.database.db.transaction(async (tx) => {
      await signOut(tx, of)
      const begun = act()
      await wait(50)
      return { begun }
    })
    return acting.begun
  }

  it('turns no second factor on', async () => {
    const { email, token, id } = await auth.signUp()
    const factor = await auth.enrol(token)
    const challenge = await auth.post(`/factors/${factor.id}/challenge`, token)
    const shown = { ...ofToken(token), factorId: factor.id, challengeId: challenge.body.id, step: stepNow() }
    const act = () => repository.takeCode(shown, { ...terms(), openSince: new Date(0) })
    expect(await whileEnding(ofToken(token), act)).toBe('no_session')
    expect(await repository.findUser(id)).toMatchObject({ secondFactorAt: null })
    expect(await repository.listFactors(id)).toMatchObject([{ verifiedAt: null, lastStep: 0 }])
    // The challenge and the code are not spent.
    const next = ofToken((await auth.signIn(email)).access_token)
    const later = await repository.takeCode({ ...shown, ...next }, { ...terms(), openSince: new Date(0) })
    expect(later).toMatchObject({ became: 'on' })
  })

  describe('of an account with a second factor', () => {
    let person: Awaited<ReturnType<typeof auth.withFactor>>
    let codes: string[]
    let half: string
    beforeEach(async () => {
      person = await auth.withFactor()
      codes = (await auth.post('/factors/recovery-codes', person.token)).body.codes
      half = (await auth.signIn(person.email)).access_token
    })
    const left = async () => (await repository.findCodes(person.id))?.remaining

    it('spends no recovery code', async () => {
      const act = () => repository.takeRecoveryCode(ofToken(half), hashOfCode(person.id, codes[0]!), terms())
      expect(await whileEnding(ofToken(half), act)).toBe('no_session')
      expect(await left()).toBe(10)
      const { access_token: token } = await auth.signIn(person.email)
      const { body } = await auth.post('/factors/recovery-codes/verify', token, { code: codes[0]! })
      expect(await me(body.access_token)).toBe(200)
    })

    it('spends no code of the app', async () => {
      const challenge = await auth.post(`/factors/${person.factor.id}/challenge`, half)
      galley.clock.forward(30_000)
      const shown = { factorId: person.factor.id, challengeId: challenge.body.id, step: stepNow() }
      const act = () => repository.takeCode({ ...ofToken(half), ...shown }, { ...terms(), openSince: new Date(0) })
      expect(await whileEnding(ofToken(half), act)).toBe('no_session')
      const { access_token: token } = await auth.signIn(person.email)
      const { body } = await auth.verify(token, person.factor, codeAt(person.secret, at()))
      expect(await me(body.access_token)).toBe(200)
    })

    it.each<[string, (of: Of) => Promise<unknown>]>([
      ['turning it off', (of) => repository.removeFactor(of, person.factor.id)],
      [
        'adding an app',
        ({ userId, sessionId }) => {
          const [never, now] = [{ lastStep: 0, verifiedAt: null, lastUsedAt: null }, at()]
          const times = { createdAt: now, updatedAt: now }
          const factor = { id: crypto.randomUUID(), userId, name: 'Other', secret: 'sealed', ...never, ...times }
          return repository.addFactor(factor, { sessionId, max: 10, unverifiedSince: new Date(0) })
        },
      ],
      ['replacing the recovery codes', (of) => repository.setCodes(of, ['one'], at())],
      ['removing the recovery codes', (of) => repository.removeCodes(of)],
      [
        'adding a passkey',
        ({ userId, sessionId }) => {
          const never = { counter: 0, isBackedUp: false, lastUsedAt: null }
          const key = { id: crypto.randomUUID(), credential: crypto.randomUUID(), publicKey: Buffer.from('key') }
          const passkey = { ...key, ...never, userId, transports: [], name: 'Passkey', createdAt: at() }
          return createPasskeysRepository(galley.database.db).add(passkey, { sessionId, max: 20 })
        },
      ],
    ])('does not succeed in %s', async (_what, act) => {
      const before = await repository.listFactors(person.id)
      const of = ofToken(person.token)
      expect(await whileEnding(of, () => act(of))).toBe('no_session')
      expect(await repository.listFactors(person.id)).toEqual(before)
      expect(await left()).toBe(10)
      expect(await createPasskeysRepository(galley.database.db).list(person.id)).toEqual([])
      const { access_token: token } = await auth.signIn(person.email)
      expect(await me(token)).toBe(401)
    })
  })
})

it('a session of another user is none to act in', async () => {
  const [ann, ben] = [await auth.withFactor(), await auth.signUp()]
  const of = { ...ofToken(ben.token), userId: ann.id }
  expect(await repository.removeFactor(of, ann.factor.id)).toBe('no_session')
})
