// While others guess at an account, its owner gets in from where they were before, with the browser that they used, and
// after a restart.
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { defaultAllowances } from '../../http/rate-limits.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { signInPlaces } from './accounts.tables.ts'

let galley: TestApp
let restarted: TestApp
const { signInPerAccountAndPlace, signInPerAccount, signInPerNewNetwork } = defaultAllowances
const allowances = { signInPerAccountAndPlace, signInPerAccount, signInPerNewNetwork }
const day = 86_400_000
beforeAll(async () => {
  galley = await startTestApp({ allowances, trustedProxies: ['127.0.0.1'] })
  const { database, signingKey } = galley
  restarted = await startTestApp({ allowances, trustedProxies: ['127.0.0.1'], database, signingKey })
})
afterAll(async () => {
  await restarted.close()
  await galley.close()
})

const password = 'a good password'
const [email, home] = ['owner@example.org', '1.1.1.1']
interface From {
  address: string
  cookie?: string
}
const request = ({ address, cookie }: From, rest: InjectOptions): InjectOptions => ({
  method: 'POST',
  headers: { 'x-forwarded-for': address, ...(cookie && { cookie }) },
  ...rest,
})
const signIn = async (app: TestApp, from: From, given = { email, password }) =>
  app.app.inject(request(from, { url: '/auth/v1/token?grant_type=password', payload: given }))
const cookieOf = (response: { headers: Record<string, unknown> }) =>
  String(response.headers['set-cookie']).split(';')[0]
const besiege = async (app: TestApp, account: string) => {
  for (let n = 0; n < 60; n += 1) await signIn(app, { address: `6.6.${n}.6` }, { email: account, password: 'wrong' })
  const elsewhere = await signIn(app, { address: '9.9.9.9' }, { email: account, password })
  expect(elsewhere.statusCode).toBe(429)
}

let cookie = ''
it('signing up gives the browser a cookie that no script reads, no other site sends, and one path gets back', async () => {
  const response = await galley.app.inject(
    request({ address: home }, { url: '/auth/v1/signup', payload: { email, password } }),
  )
  expect(response.statusCode).toBe(200)
  expect(response.headers['set-cookie']).toMatch(
    /^galley_device=[\w-]{43}; Path=\/auth\/v1; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
  )
  cookie = cookieOf(response) ?? ''
})

it('a wrong password gives none', async () => {
  const response = await signIn(galley, { address: home }, { email, password: 'wrong' })
  expect(response.statusCode).toBe(400)
  expect(response.headers['set-cookie']).toBeUndefined()
})

it('under guesses from many networks the owner gets in at home, and with the browser anywhere', async () => {
  await besiege(galley, email)
  expect((await signIn(galley, { address: home })).statusCode).toBe(200)
  const away = await signIn(galley, { address: '7.7.7.7', cookie: `theme=dark; ${cookie}` })
  expect(away.statusCode).toBe(200)
  expect(cookieOf(away)).toBe(cookie)
})

it('a restart keeps both', async () => {
  await besiege(restarted, email)
  expect((await signIn(restarted, { address: home })).statusCode).toBe(200)
  expect((await signIn(restarted, { address: '8.8.8.8', cookie })).statusCode).toBe(200)
})

it('a browser that is known to one account is unknown to another, and an invented one to all', async () => {
  const other = await galley.register()
  await besiege(galley, other.email)
  const from = { address: '9.9.9.9', cookie }
  expect((await signIn(galley, from, { email: other.email, password })).statusCode).toBe(429)
  const invented = { address: '9.9.9.9', cookie: `galley_device=${'A'.repeat(43)}` }
  expect((await signIn(galley, invented)).statusCode).toBe(429)
})

it('the API’s own call does the same, with a cookie of its own path', async () => {
  const credentials = { url: '/api/auth/login', payload: { email, password } }
  const response = await galley.app.inject(request({ address: home }, credentials))
  expect(response.headers['set-cookie']).toMatch(/^galley_device=[\w-]{43}; Path=\/api\/auth; /)
  const away = request({ address: '9.9.9.9', cookie: cookieOf(response) ?? '' }, credentials)
  expect((await galley.app.inject(away)).statusCode).toBe(200)
})

it('neither address nor cookie is stored, no more than fifty places an account, and none for over 90 days', async () => {
  const { db } = galley.database
  const { email: moving } = await galley.register()
  for (let n = 0; n < 60; n += 1) {
    galley.clock.forward(1_000)
    await signIn(galley, { address: `5.5.${n}.5`, cookie }, { email: moving, password })
  }
  const rows = await db.select().from(signInPlaces)
  expect(Math.max(...Object.values(Object.groupBy(rows, ({ userId }) => userId)).map((all) => all?.length ?? 0))).toBe(
    50,
  )
  expect(JSON.stringify(rows)).not.toMatch(/\d\.\d\.\d/)
  expect(JSON.stringify(rows)).not.toContain(cookie.split('=')[1])
  galley.clock.forward(91 * day)
  await galley.app.sweep()
  expect(await db.select().from(signInPlaces)).toEqual([])
})
