// The embedded accounts, driven by the real, unmodified client library of the hosted service.
import { AuthClient, isAuthApiError } from '@supabase/auth-js'
import { PostgrestClient } from '@supabase/postgrest-js'
import { createLocalJWKSet, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { issuer, startTestApp, type TestApp } from '../../testing/start-test-app.ts'

let galley: TestApp
let origin = ''
beforeAll(async () => {
  galley = await startTestApp({ startAt: new Date().toISOString() })
  origin = await galley.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => galley.close())

function client() {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const auth = new AuthClient({
    url: `${origin}/auth/v1`,
    headers: { apikey: 'galley-embedded', Authorization: 'Bearer galley-embedded' },
    storage,
    autoRefreshToken: false,
    persistSession: true,
  })
  return { auth, kept }
}
let count = 0
const address = () => `someone${(count += 1)}@example.org`
const password = 'correct horse'

async function signedUp() {
  const email = address()
  const { auth, kept } = client()
  const { data } = await auth.signUp({ email, password, options: { data: { full_name: 'Zoë Ångström' } } })
  if (!data.session) throw new Error('no session')
  return { auth, kept, email, session: data.session }
}
const me = (token: string) => galley.app.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } })

describe('signing up', () => {
  it('yields a session at once, and the name that was given', async () => {
    const email = address()
    const { data, error } = await client().auth.signUp({
      email,
      password,
      options: { data: { full_name: 'Zoë Ångström' } },
    })
    expect(error).toBeNull()
    expect(data.session?.user.email).toBe(email)
    expect(data.user?.identities).toHaveLength(1)
    expect(data.user?.user_metadata).toEqual({ full_name: 'Zoë Ångström' })
  })

  it('reports when the address has an account, in any spelling of its case', async () => {
    const { email } = await signedUp()
    const { data, error } = await client().auth.signUp({ email: email.toUpperCase(), password })
    expect(data.session).toBeNull()
    expect(error).toMatchObject({ status: 422, code: 'user_already_exists', message: 'User already registered' })
  })

  it.each([
    ['12345', 'weak_password', 422],
    ['123456', 'weak_password', 422],
    ['iLoveYou', 'weak_password', 422],
    ['x'.repeat(73), 'validation_failed', 400],
    ['ü'.repeat(37), 'validation_failed', 400],
  ])('refuses the password %s', async (bad, code, status) => {
    const { error } = await client().auth.signUp({ email: address(), password: bad })
    expect(isAuthApiError(error) || error?.name === 'AuthWeakPasswordError').toBe(true)
    expect(error).toMatchObject({ code, status })
  })

  it.each(['a', 'a@', '@b.org', `${'x'.repeat(300)}@b.org`, 'a@b.org\r\nBcc: c@d.org'])(
    'refuses the address %j',
    async (email) => {
      const { error } = await client().auth.signUp({ email, password })
      expect(error).toMatchObject({ status: 400, code: 'validation_failed' })
    },
  )

  it.each([
    ['much', { full_name: 'Zoë', note: 'x'.repeat(2_048) }],
    ['much, in characters of several bytes', { note: 'é'.repeat(1_100) }],
    ['many things', Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`k${n}`, n]))],
    ['things within things', JSON.parse(`{"a":${'['.repeat(1_200)}${']'.repeat(1_200)}}`) as object],
    ['no object', ['x']],
  ])('refuses %s about the person, which would have to travel in every token', async (_title, data) => {
    const response = await galley.app.inject({
      method: 'POST',
      url: '/auth/v1/signup',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ email: address(), password, data }),
    })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({
      code: 'validation_failed',
      message: expect.stringMatching(/^User metadata/),
    })
  })

  it('gives a token that is accepted, however much metadata the user has', async () => {
    const data = { full_name: 'Zoë', note: '"'.repeat(1_000) }
    const { data: signed } = await client().auth.signUp({ email: address(), password, options: { data } })
    expect((await me(signed.session?.access_token ?? '')).statusCode).toBe(200)
  })

  it('never shows a password or its hash again', async () => {
    const { session } = await signedUp()
    expect(JSON.stringify(session)).not.toMatch(/argon2|correct horse/)
  })
})

describe('signing in', () => {
  it('opens a session', async () => {
    const { email } = await signedUp()
    const { data, error } = await client().auth.signInWithPassword({ email, password })
    expect(error).toBeNull()
    expect(data.session?.token_type).toBe('bearer')
    expect((await me(data.session?.access_token ?? '')).json()).toMatchObject({
      email,
      full_name: 'Zoë Ångström',
      is_active: true,
    })
  })

  it('returns the same for a wrong password and an unknown account', async () => {
    const { email } = await signedUp()
    const wrong = await client().auth.signInWithPassword({ email, password: 'wrong horse' })
    const unknownAccount = await client().auth.signInWithPassword({ email: address(), password })
    for (const { error } of [wrong, unknownAccount])
      expect(error).toMatchObject({ status: 400, code: 'invalid_credentials', message: 'Invalid login credentials' })
  })

  it('does not cut a long password to what fits', async () => {
    const email = address()
    await client().auth.signUp({ email, password: 'x'.repeat(72) })
    expect((await client().auth.signInWithPassword({ email, password: 'x'.repeat(71) })).error).not.toBeNull()
    expect((await client().auth.signInWithPassword({ email, password: 'x'.repeat(72) })).error).toBeNull()
  })
})

describe('refreshing', () => {
  it('rotates the refresh token', async () => {
    const { auth, session } = await signedUp()
    const { data, error } = await auth.refreshSession()
    expect(error).toBeNull()
    expect(data.session?.refresh_token).not.toBe(session.refresh_token)
    expect((await me(data.session?.access_token ?? '')).statusCode).toBe(200)
  })

  it('hands racing tabs the same token, and keeps the session', async () => {
    const { session } = await signedUp()
    const tabs = await Promise.all(
      Array.from({ length: 5 }, () => client().auth.refreshSession({ refresh_token: session.refresh_token })),
    )
    expect(tabs.map(({ error }) => error)).toEqual([null, null, null, null, null])
    expect(new Set(tabs.map(({ data }) => data.session?.refresh_token)).size).toBe(1)
  })

  it('ends the whole session when an old token comes back after the interval', async () => {
    const { session } = await signedUp()
    const second = await client().auth.refreshSession({ refresh_token: session.refresh_token })
    const third = await client().auth.refreshSession({ refresh_token: second.data.session?.refresh_token ?? '' })
    galley.clock.forward(11_000)
    const stolen = await client().auth.refreshSession({ refresh_token: session.refresh_token })
    expect(stolen.error).toMatchObject({ status: 400, code: 'refresh_token_already_used' })
    const honest = await client().auth.refreshSession({ refresh_token: third.data.session?.refresh_token ?? '' })
    expect(honest.error).toMatchObject({ status: 400, code: 'refresh_token_not_found' })
    expect((await me(third.data.session?.access_token ?? '')).statusCode).toBe(401)
  })

  it('returns the tokens again to a client that lost the response, however late', async () => {
    const { session } = await signedUp()
    const first = await client().auth.refreshSession({ refresh_token: session.refresh_token })
    galley.clock.forward(60_000)
    const again = await client().auth.refreshSession({ refresh_token: session.refresh_token })
    expect(again.data.session?.refresh_token).toBe(first.data.session?.refresh_token)
  })

  it.each(['', 'nonsense', `${crypto.randomUUID()}.${'a'.repeat(32)}`, `x.${'é'.repeat(32)}`])(
    'refuses the token %j',
    async (token) => {
      const response = await galley.app.inject({
        method: 'POST',
        url: '/auth/v1/token?grant_type=refresh_token',
        payload: { refresh_token: token },
      })
      expect(response.statusCode).toBe(400)
      expect(response.json()).toMatchObject({ code: 'refresh_token_not_found' })
    },
  )
})

describe('odd queries', () => {
  const user = 'user_id=eq.00000000-0000-4000-8000-000000000000'
  it.each([
    ['GET', '/rest/v1/user_profiles?select=full_name&select=user_id&' + user],
    ['GET', `/rest/v1/user_profiles?${user}&${user}`],
    ['GET', `/rest/v1/user_profiles?select=password_hash&${user}`],
    ['GET', '/rest/v1/user_profiles?user_id=eq.1'],
    ['GET', '/rest/v1/user_profiles'],
  ] as const)('are refused in the words of the protocol: %s %s', async (method, url) => {
    const response = await galley.app.inject({ method, url })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({ code: 'PGRST100', message: expect.any(String), details: null, hint: null })
  })

  it.each([
    '/token?grant_type=password&grant_type=password',
    '/token?grant_type=magic',
    '/token',
    '/token?grant_type=',
  ])('are refused in the words of the protocol: POST %s', async (path) => {
    const payload = { email: 'a@b.org', password }
    const response = await galley.app.inject({ method: 'POST', url: `/auth/v1${path}`, payload })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({ code: 'validation_failed', message: 'unsupported_grant_type' })
  })

  it.each(['scope=global&scope=local', 'scope=everything'])('sign no session out: %s', async (query) => {
    const { session } = await signedUp()
    const headers = { authorization: `Bearer ${session.access_token}` }
    const response = await galley.app.inject({ method: 'POST', url: `/auth/v1/logout?${query}`, headers })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ code: 'validation_failed' })
    expect((await me(session.access_token)).statusCode).toBe(200)
  })
})

describe('the signed-in user', () => {
  it('is shown to its own token', async () => {
    const { auth, email } = await signedUp()
    expect((await auth.getUser()).data.user?.email).toBe(email)
  })

  it('can be read from the token alone, by the public keys', async () => {
    const { auth, session } = await signedUp()
    const keys = createLocalJWKSet((await galley.app.inject({ url: '/auth/v1/.well-known/jwks.json' })).json())
    const { payload } = await jwtVerify(session.access_token, keys, {
      issuer,
      audience: 'authenticated',
      currentDate: galley.clock.now(),
    })
    expect(payload).toMatchObject({ sub: session.user.id, role: 'authenticated', aal: 'aal1', is_anonymous: false })
    expect(JSON.stringify(keys.jwks())).not.toContain('"d"')
    expect((await auth.getClaims(session.access_token)).data?.claims.sub).toBe(session.user.id)
  })

  it('reads its own profile', async () => {
    const { session } = await signedUp()
    const rest = new PostgrestClient(`${origin}/rest/v1`, {
      headers: { apikey: 'galley-embedded', Authorization: `Bearer ${session.access_token}` },
    })
    expect(await rest.from('user_profiles').select('full_name').eq('user_id', session.user.id).single()).toMatchObject({
      data: { full_name: 'Zoë Ångström' },
      error: null,
    })
  })

  it('reads no other user’s, and an anonymous visitor reads none', async () => {
    const [ann, ben] = [await signedUp(), await signedUp()]
    for (const token of [ben.session.access_token, 'galley-embedded']) {
      const rest = new PostgrestClient(`${origin}/rest/v1`, {
        headers: { apikey: 'galley-embedded', Authorization: `Bearer ${token}` },
      })
      expect(
        (await rest.from('user_profiles').select('*').eq('user_id', ann.session.user.id).single()).error,
      ).toMatchObject({ code: 'PGRST116' })
      expect((await rest.from('user_profiles').select('*').eq('user_id', ann.session.user.id)).data).toEqual([])
    }
  })
})

describe('signing out', () => {
  it('ends every session of the person, at the next request', async () => {
    const { auth, email, session, kept } = await signedUp()
    const phone = await client().auth.signInWithPassword({ email, password })
    expect((await auth.signOut({ scope: 'global' })).error).toBeNull()
    expect([...kept.keys()]).toEqual([])
    for (const token of [session.access_token, phone.data.session?.access_token ?? ''])
      expect((await me(token)).statusCode).toBe(401)
    expect(
      (await client().auth.refreshSession({ refresh_token: phone.data.session?.refresh_token ?? '' })).error,
    ).toMatchObject({ status: 400 })
  })

  it('ends only this session when asked to', async () => {
    const { auth, email, session } = await signedUp()
    const phone = await client().auth.signInWithPassword({ email, password })
    await auth.signOut({ scope: 'local' })
    expect((await me(session.access_token)).statusCode).toBe(401)
    expect((await me(phone.data.session?.access_token ?? '')).statusCode).toBe(200)
  })
})
