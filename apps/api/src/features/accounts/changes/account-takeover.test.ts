// An account can't be taken over by a borrowed session, an old mailbox, a mistyped address, or by trying codes.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Mail } from '../../../adapters/mail/mailer.port.ts'
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts'

let galley: TestApp
const mails: Mail[] = []
const mailer = { isOn: true, send: async (mail: Mail) => void mails.push(mail) }
beforeAll(async () => {
  galley = await startTestApp({
    mailer,
    allowances: {
      codePerAccount: { points: 6, seconds: 86_400 },
      mailPerRecipient: { points: 3, seconds: 3_600 },
      currentPasswordPerUser: { points: 3, seconds: 86_400 },
    },
  })
})
beforeEach(() => void mails.splice(0))
afterAll(() => galley.close())

interface Answered {
  access_token?: string
  code?: string | number
  user?: { email: string }
}
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH'
async function call(method: Method, url: string, { token = '', payload = {} }: { token?: string; payload?: object }) {
  const headers = token === '' ? {} : { authorization: `Bearer ${token}` }
  const answer = await galley.app.inject({ method, url, headers, ...(method !== 'GET' && { payload }) })
  return { status: answer.statusCode, body: (answer.body === '' ? {} : answer.json()) as Answered }
}

const password = 'correct horse'
let count = 0
const address = () => `owner${(count += 1)}@example.org`
async function signedUp() {
  const email = address()
  const { body } = await call('POST', '/auth/v1/signup', { payload: { email, password } })
  return { email, token: body.access_token! }
}
const signIn = async (email: string, by = password) =>
  (await call('POST', '/auth/v1/token?grant_type=password', { payload: { email, password: by } })).body.access_token!
const change = (token: string, payload: object) => call('PUT', '/auth/v1/user', { token, payload })
const recover = (email: string) => call('POST', '/auth/v1/recover', { payload: { email } })
const verify = (payload: object) => call('POST', '/auth/v1/verify', { payload })
const follow = (type: 'recovery' | 'email_change', token_hash: string) => verify({ type, token_hash })
const linkTo = (to: string) =>
  mails.flatMap((mail) => (mail.to === to ? (/#token=([\w-]{43})/.exec(mail.text)?.[1] ?? []) : [])).at(-1) ?? ''
const codeTo = (to: string) =>
  mails.flatMap((mail) => (mail.to === to ? (/: (\d{6})$/m.exec(mail.text)?.[1] ?? []) : [])).at(-1) ?? ''
const emailOf = async (token: string) => (await call('GET', '/auth/v1/user', { token })).body as { email?: string }

describe('an address that a thief asked for', () => {
  async function askedFor() {
    const { email, token } = await signedUp()
    const thief = await signIn(email)
    const evil = address()
    expect((await change(thief, { email: evil })).status).toBe(200)
    return { email, token, evil }
  }
  const isWithdrawn = async ({ evil }: { evil: string }) => {
    expect(await follow('email_change', linkTo(evil))).toMatchObject({ status: 403, body: { code: 'otp_expired' } })
  }

  it('is withdrawn by a password that is reset', async () => {
    const asked = await askedFor()
    await recover(asked.email)
    const { body } = await follow('recovery', linkTo(asked.email))
    expect((await change(body.access_token!, { password: 'battery staple' })).status).toBe(200)
    await isWithdrawn(asked)
  })
  it('is withdrawn by a password that is changed', async () => {
    const asked = await askedFor()
    await change(asked.token, { password: 'battery staple', current_password: password })
    await isWithdrawn(asked)
  })
  it.each(['others', 'global'])('is withdrawn by signing out: %s', async (scope) => {
    const asked = await askedFor()
    await call('POST', `/auth/v1/logout?scope=${scope}`, { token: asked.token })
    await isWithdrawn(asked)
  })
})

describe('a new address', () => {
  it('opens no session for the one who follows its link', async () => {
    const { token } = await signedUp()
    const mistyped = address()
    await change(token, { email: mistyped })
    const { status, body } = await follow('email_change', linkTo(mistyped))
    expect([status, Object.keys(body)]).toEqual([200, ['msg', 'code']])
    expect(await emailOf(token)).toMatchObject({ email: mistyped })
  })
  it('that was mistyped is put right at once, and its link is void', async () => {
    const { token } = await signedUp()
    const [wrong, right] = [address(), address()]
    await change(token, { email: wrong })
    await change(token, { email: right })
    expect((await follow('email_change', linkTo(wrong))).status).toBe(403)
    expect((await follow('email_change', linkTo(right))).status).toBe(200)
  })
  it('makes a recovery link in the old mailbox void', async () => {
    const { email, token } = await signedUp()
    await recover(email)
    const old = linkTo(email)
    const fresh = address()
    await change(token, { email: fresh })
    await follow('email_change', linkTo(fresh))
    expect((await follow('recovery', old)).status).toBe(403)
  })
  it('of another account that takes it first is refused, not an error', async () => {
    const [one, two] = [await signedUp(), await signedUp()]
    const wanted = address()
    await change(one.token, { email: wanted })
    const first = linkTo(wanted)
    await change(two.token, { email: wanted })
    const second = linkTo(wanted)
    const answers = await Promise.all([follow('email_change', first), follow('email_change', second)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403])
  })
})

it('codes are tried a few times a day for an account, new mails or not; a link works all the same', async () => {
  const { email } = await signedUp()
  const statuses: number[] = []
  for (let round = 0; round < 2; round += 1) {
    await recover(email)
    const wrong = codeTo(email) === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < 4; tries += 1)
      statuses.push((await verify({ type: 'recovery', email, token: wrong })).status)
    galley.clock.forward(61_000)
  }
  expect(statuses).toEqual([403, 403, 403, 403, 403, 403, 429, 429])
  expect((await follow('recovery', linkTo(email))).status).toBe(200)
})

it('a mailbox gets a few mails an hour, by recovery and by changed addresses, with an account or without', async () => {
  const unknown = address()
  const answers = []
  for (let n = 0; n < 4; n += 1) answers.push((await recover(unknown)).status)
  expect(answers).toEqual([200, 200, 200, 429])
  const target = address()
  const changes = []
  for (let n = 0; n < 4; n += 1) changes.push((await change((await signedUp()).token, { email: target })).status)
  expect([changes, mails.filter(({ to }) => to === target).length]).toEqual([[200, 200, 200, 429], 3])
})

it('a session tries the current password a few times a day, and right ones do not count', async () => {
  const { email } = await signedUp()
  const token = await signIn(email)
  galley.clock.forward(16 * 60_000)
  const tries = async (current_password: string, next: string) =>
    (await change(token, { password: next, current_password })).status
  expect(await tries(password, 'battery staple')).toBe(200)
  const statuses = []
  for (let n = 0; n < 4; n += 1) statuses.push(await tries('wrong horse', 'another battery'))
  expect(statuses).toEqual([400, 400, 400, 429])
})

it('what is known of a user stays small, however many pieces it comes in', async () => {
  const { token } = await signedUp()
  const piece = (n: number) => ({ data: { [`key${n}`]: 'x'.repeat(900) } })
  const statuses = []
  for (let n = 0; n < 4; n += 1) statuses.push((await change(token, piece(n))).status)
  expect(statuses).toEqual([200, 200, 400, 400])
})

it('a name is changed a few times in ten minutes', async () => {
  const busy = await startTestApp({ allowances: { changePerUser: { points: 2, seconds: 600 } } })
  const user = await busy.register()
  const url = `/rest/v1/user_profiles?user_id=eq.${user.id}`
  const statuses = []
  for (let n = 0; n < 3; n += 1)
    statuses.push((await busy.ask(user, { method: 'PATCH', url, payload: { full_name: `Name ${n}` } })).statusCode)
  await busy.close()
  expect(statuses).toEqual([204, 204, 429])
})

describe('a passkey that was added with a stolen password', () => {
  async function withPasskey() {
    const { email, token } = await signedUp()
    const { id } = (await call('GET', '/auth/v1/user', { token })).body as { id?: string }
    await galley.database.db.execute(sql`insert into passkeys
      (id, user_id, credential, public_key, counter, transports, is_backed_up, name, created_at)
      values (${randomUUID()}, ${id}, ${randomUUID()}, '\\x00', 0, '[]', false, 'of a thief', now())`)
    const count = async () =>
      (
        (await galley.database.db.execute(sql`select id from passkeys where user_id = ${id}`)) as unknown as {
          rows: object[]
        }
      ).rows.length
    return { email, token, count }
  }

  it('goes when the password is reset by mail', async () => {
    const { email, count } = await withPasskey()
    await recover(email)
    const { body } = await follow('recovery', linkTo(email))
    expect(await count()).toBe(1)
    expect((await change(body.access_token!, { password: 'battery staple' })).status).toBe(200)
    expect(await count()).toBe(0)
  })

  it('stays when its owner changes the password by the old one', async () => {
    const { token, count } = await withPasskey()
    await change(token, { password: 'battery staple', current_password: password })
    expect(await count()).toBe(1)
  })
})
