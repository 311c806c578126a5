// The auth protocol as tests call it, and accounts with a second factor.
import { codeAt } from './authenticator-app.ts'
import type { TestApp } from './start-test-app.ts'

const stepMs = 30_000

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
interface Asked {
  token?: string
  payload?: object
}
/** What any call of the protocol may return. */
export interface AuthAnswer {
  access_token: string
  refresh_token: string
  code: string
  id: string
  expires_at: number
  codes: string[]
  total: number
  remaining: number
  totp: { secret: string; uri: string; qr_code: string }
  user: { id: string; email: string; factors?: { id: string; factor_type: string; status: string }[] }
}

export const password = 'correct horse'
let count = 0

/** Calls of the protocol, and people who use it. */
export function authCalls(galley: TestApp) {
  async function call(method: Method, path: string, { token, payload }: Asked = {}) {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
    const sent = payload === undefined ? {} : { payload }
    const answer = await galley.app.inject({ method, url: path, headers, ...sent })
    return { status: answer.statusCode, body: (answer.body === '' ? {} : answer.json()) as AuthAnswer }
  }
  const post = (path: string, token: string, payload: object = {}) =>
    call('POST', `/auth/v1${path}`, { token, payload })

  async function signUp() {
    const email = `person${(count += 1)}@second.example`
    const { body } = await call('POST', '/auth/v1/signup', { payload: { email, password } })
    return { email, id: body.user.id, token: body.access_token, refreshToken: body.refresh_token }
  }
  const signIn = async (email: string, by = password) => {
    const payload = { email, password: by }
    return (await call('POST', '/auth/v1/token?grant_type=password', { payload })).body
  }
  const enrol = (token: string, name = 'Phone') =>
    post('/factors', token, { factor_type: 'totp', friendly_name: name }).then(({ body }) => body)
  async function verify(token: string, factor: { id: string }, code: string) {
    const challenge = await post(`/factors/${factor.id}/challenge`, token)
    return post(`/factors/${factor.id}/verify`, token, { challenge_id: challenge.body.id ?? crypto.randomUUID(), code })
  }
  /** The code that the app shows now, once: the clock moves on, since each is accepted once. */
  function nextCode(secret: string): string {
    galley.clock.forward(stepMs)
    return codeAt(secret, galley.clock.now())
  }
  /** An account with the second factor on, signed in with it. */
  async function withFactor() {
    const person = await signUp()
    const { id, totp } = await enrol(person.token)
    const { body } = await verify(person.token, { id }, nextCode(totp.secret))
    return {
      ...person,
      token: body.access_token,
      refreshToken: body.refresh_token,
      factor: { id },
      secret: totp.secret,
    }
  }
  return { call, post, signUp, signIn, enrol, verify, nextCode, withFactor }
}
