// Where an account is signed in, signing out there, and the log of what happened to its safety.
import type { OpenSession, SecurityEvent, Session } from '@galley/contract/accounts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inIndia } from '../../../testing/buy.ts'
import { startTestApp, type TestApp, type TestUser } from '../../../testing/start-test-app.ts'

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0'
const password = 'a good password'

let galley: TestApp
let ann: TestUser
beforeAll(async () => {
  galley = await startTestApp({ mailer: { isOn: true, send: async () => {} } })
})
beforeEach(async () => void (ann = await galley.register()))
afterAll(() => galley.close())

async function signIn(person = ann, given = password): Promise<TestUser> {
  galley.clock.forward(1_000)
  const answer = await galley.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: person.email, password: given },
    headers: { 'user-agent': firefox },
    remoteAddress: inIndia,
  })
  const session = answer.json<Partial<Session>>()
  return { ...person, accessToken: session.access_token ?? '', refreshToken: session.refresh_token ?? '' }
}
const listed = async (person = ann) =>
  (await galley.ask(person, { url: '/api/auth/sessions' })).json<{ sessions: OpenSession[] }>().sessions
const close = (id: string, person = ann) => galley.ask(person, { method: 'DELETE', url: `/api/auth/sessions/${id}` })
const events = async (person = ann) =>
  (await galley.ask(person, { url: '/api/auth/events' })).json<{ events: SecurityEvent[] }>().events
const kinds = async (person = ann) => (await events(person)).map(({ kind }) => kind)
const auth = (method: 'POST' | 'PUT', url: string, payload: object, person: TestUser | null = null) =>
  galley.ask(person, { method, url: `/auth/v1/${url}`, payload })

describe('GET /auth/sessions', () => {
  it('is 401 without a session', async () => {
    expect((await galley.ask(null, { url: '/api/auth/sessions' })).statusCode).toBe(401)
  })

  it('lists where the account is signed in, the one used last first, and which is this one', async () => {
    const other = await signIn()
    const [newest, first, ...rest] = await listed()
    expect(rest).toEqual([])
    expect(newest).toMatchObject({ browser: 'Firefox on Windows', country: 'IN', is_current: false })
    expect(first).toMatchObject({ browser: null, country: null, is_current: true })
    expect((await listed(other)).map(({ is_current: isCurrent }) => isCurrent)).toEqual([true, false])
  })

  it('moves a session up when it is refreshed', async () => {
    await signIn()
    galley.clock.forward(60_000)
    await auth('POST', 'token?grant_type=refresh_token', { refresh_token: ann.refreshToken })
    const [first] = await listed()
    expect(first).toMatchObject({ is_current: true, last_used_at: galley.clock.now().toISOString() })
  })

  it('lists no session that has ended, and none of another user', async () => {
    const ben = await galley.register()
    const other = await signIn()
    await auth('POST', 'logout?scope=local', {}, other)
    expect(await listed()).toHaveLength(1)
    expect(await listed(ben)).toHaveLength(1)
  })
})

describe('DELETE /auth/sessions/:id', () => {
  it('signs out there, at once, and nowhere else', async () => {
    const other = await signIn()
    const id = (await listed(other)).find(({ is_current: isCurrent }) => isCurrent)?.id ?? ''
    expect((await galley.ask(other, { url: '/api/auth/me' })).statusCode).toBe(200)
    expect((await close(id)).statusCode).toBe(204)
    expect((await galley.ask(other, { url: '/api/auth/me' })).statusCode).toBe(401)
    expect((await galley.ask(ann, { url: '/api/auth/me' })).statusCode).toBe(200)
    expect((await close(id)).statusCode).toBe(404)
  })

  it('is 404 for another user’s session, which stays, for none, and for no id', async () => {
    const ben = await galley.register()
    const id = (await listed(ben))[0]?.id ?? ''
    for (const which of [id, crypto.randomUUID(), 'x']) expect((await close(which)).statusCode).toBe(404)
    expect(await listed(ben)).toHaveLength(1)
  })
})

describe('GET /auth/events', () => {
  it('is 401 without a session', async () => {
    expect((await galley.ask(null, { url: '/api/auth/events' })).statusCode).toBe(401)
  })

  it('lists what happened, newest first, with the browser and the country', async () => {
    await signIn()
    const [newest, ...older] = await events()
    expect(newest).toMatchObject({ kind: 'signed_in', browser: 'Firefox on Windows', country: 'IN' })
    expect(older.map(({ kind }) => kind)).toEqual(['signed_up'])
  })

  it('has failed sign-ins with the address, also before it is known whose it is; none of another user', async () => {
    await signIn(ann, 'wrong')
    expect((await kinds())[0]).toBe('sign_in_failed')
    expect(await kinds(await galley.register())).toEqual(['signed_up'])
  })

  it('has changes, recovery, reuse of a refresh token, signing out, and exports', async () => {
    const user = async (payload: object) => {
      galley.clock.forward(1_000)
      expect((await auth('PUT', 'user', payload, ann)).statusCode).toBe(200)
    }
    await user({ password: 'another password', current_password: password })
    await user({ email: `new-${ann.email}`, current_password: 'another password' })
    galley.clock.forward(1_000)
    await auth('POST', 'recover', { email: ann.email })
    galley.clock.forward(1_000)
    await galley.ask(ann, { url: '/api/account/export' })
    const thief = { refresh_token: ann.refreshToken }
    const refresh = async (body: object) => {
      const answer = await auth('POST', 'token?grant_type=refresh_token', body)
      galley.clock.forward(60_000)
      return answer.json<{ refresh_token?: string }>()
    }
    const next = await refresh(thief)
    await refresh({ refresh_token: next.refresh_token })
    await refresh(thief)
    const again = await signIn({ ...ann }, 'another password')
    galley.clock.forward(1_000)
    await auth('POST', 'logout?scope=others', {}, again)
    expect(await kinds(again)).toEqual([
      'signed_out',
      'signed_in',
      'refresh_token_reused',
      'data_exported',
      'recovery_asked',
      'email_change_asked',
      'password_changed',
      'signed_up',
    ])
  })

  it('stores no address in clear, neither the user’s nor the client’s', async () => {
    await signIn(ann, 'wrong')
    const stored = (await galley.database.db.execute(sql`select * from security_events`)) as unknown as {
      rows: object[]
    }
    const text = JSON.stringify(stored.rows)
    expect(text).not.toContain(ann.email)
    expect(text).not.toContain(inIndia)
  })

  it('keeps one event of a deleted account, which says nothing of whose it was', async () => {
    await signIn(ann, 'wrong')
    await galley.ask(ann, { method: 'POST', url: '/api/account/deletion', payload: { password } })
    const stored = (await galley.database.db.execute(
      sql`select user_id, account, place, browser from security_events where kind = 'account_deleted'`,
    )) as unknown as { rows: object[] }
    expect(stored.rows).toContainEqual({ user_id: null, account: null, place: null, browser: null })
    const again = await galley.app.inject({
      method: 'POST',
      url: '/api/auth/register',
      payload: { email: ann.email, password, full_name: 'Ann' },
    })
    expect(await kinds({ ...ann, accessToken: again.json<Session>().access_token })).toEqual(['signed_up'])
  })

  it('is kept for a year', async () => {
    galley.clock.forward(366 * 86_400_000)
    const later = await signIn()
    await galley.app.sweep()
    expect(await kinds(later)).toEqual(['signed_in'])
  })
})
