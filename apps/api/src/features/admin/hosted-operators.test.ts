// Operators where a hosted service keeps the accounts: the role and bans go by the user's id.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { authCalls } from '../../testing/auth-calls.ts'
import { codeAt } from '../../testing/authenticator-app.ts'
import { forward, startHostedApp, type HostedApp } from '../../testing/hosted/start-hosted-app.ts'
import { makeOperator } from '../../testing/make-operator.ts'
import { callsOf, type PeoplePage } from '../../testing/operating.ts'
import type { TestUser } from '../../testing/start-test-app.ts'

let app: HostedApp
let auth: ReturnType<typeof authCalls>
beforeEach(async () => {
  app = await startHostedApp()
  auth = authCalls(app.standIn.inner)
})
afterEach(() => app.close())

async function signUp(): Promise<TestUser> {
  const { id, email, token, refreshToken } = await auth.signUp()
  return { id, email, accessToken: token, refreshToken }
}
const me = (person: TestUser) => app.galley.ask(person, { url: '/api/auth/me' })
async function operating() {
  const operator = await signUp()
  await makeOperator(app.galley, operator)
  return { operator, ...callsOf(app.galley, operator) }
}

describe('the role', () => {
  it('goes by the id; to others the calls do not exist', async () => {
    const by = await operating()
    const { id, email } = by.operator
    expect((await by.get('/me')).json()).toEqual({ id, email, accounts: 'hosted' })
    expect((await app.galley.ask(await signUp(), { url: '/api/admin/me' })).statusCode).toBe(404)
    expect((await app.galley.ask(null, { url: '/api/admin/me' })).statusCode).toBe(401)
  })

  it('is not enough without the second factor that the account has there', async () => {
    const { email, id, token } = await auth.signUp()
    await makeOperator(app.galley, { id })
    const factor = await auth.enrol(token)
    forward(app, 30_000)
    const code = () => codeAt(factor.totp.secret, app.standIn.inner.clock.now())
    const shown = await auth.verify(token, factor, code())
    const look = async (accessToken: string) => {
      const headers = { authorization: `Bearer ${accessToken}` }
      const response = await app.galley.app.inject({ url: '/api/admin/me', headers })
      return [response.statusCode, response.json<{ code?: string }>().code]
    }
    expect(await look(shown.body.access_token)).toEqual([200, undefined])
    expect(await look((await auth.signIn(email)).access_token)).toEqual([401, 'second_factor_needed'])
  })

  it('does not count while the service can’t say whether there is a second factor; a shown one counts', async () => {
    const by = await operating()
    const first = by.operator.accessToken
    expect((await by.get('/me')).statusCode).toBe(200)
    const later = (await auth.signIn(by.operator.email)).access_token
    app.standIn.respond('/auth/v1/user', { status: 503, body: {} })
    forward(app, 61_000)
    // Of this token the service has said it before.
    expect((await by.get('/me')).statusCode).toBe(200)
    by.operator.accessToken = later
    const refused = await by.get('/me')
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([503, 'sign_in_unavailable'])
    // What every user may do goes on.
    expect((await me(by.operator)).statusCode).toBe(200)
    app.standIn.respond('/auth/v1/user', null)
    forward(app, 6_000)
    expect((await by.get('/me')).statusCode).toBe(200)
    expect(first).not.toBe(later)
  })
})

describe('people', () => {
  it('are found by address and name once a request of theirs came, and by their new address after it', async () => {
    const by = await operating()
    const person = await signUp()
    const found = async (q: string) =>
      (await by.get(`/people?q=${encodeURIComponent(q)}`)).json<PeoplePage>().people.map(({ id, email }) => [id, email])
    expect(await found(person.email)).toEqual([])
    await me(person)
    expect(await found(person.email.slice(0, 8))).toEqual([[person.id, person.email]])
    expect((await by.changeCredits(person, 5)).json()).toMatchObject({ balance: 15 })
  })
})

describe('a ban', () => {
  it('refuses every call at once with a sentence, also a sign-in for scripts, until it is lifted', async () => {
    const by = await operating()
    const person = await signUp()
    expect((await me(person)).statusCode).toBe(200)
    expect((await by.ban(person)).statusCode).toBe(200)
    const payload = { email: person.email, password: 'correct horse' }
    const logIn = () => app.galley.ask(null, { method: 'POST', url: '/api/auth/login', payload })
    for (const refused of [await me(person), await logIn()])
      expect([refused.statusCode, refused.json()]).toEqual([
        403,
        expect.objectContaining({ code: 'account_banned', detail: expect.stringContaining('Contact page') as string }),
      ])
    await by.liftBan(person)
    expect([(await me(person)).statusCode, (await logIn()).statusCode]).toEqual([200, 200])
  })
})

it('a sign-up for scripts is refused while registration is off', async () => {
  const by = await operating()
  await by.turn('registration', false)
  const payload = { email: 'new@example.org', password: 'correct horse', full_name: 'New' }
  const refused = await app.galley.ask(null, { method: 'POST', url: '/api/auth/register', payload })
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([403, 'sign_up_closed'])
})
