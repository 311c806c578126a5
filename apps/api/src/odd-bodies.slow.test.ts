// Whatever is sent, the server does not fail: generated bodies for each route, and as many query strings.
import fc from 'fast-check'
import type { Resume } from '@galley/contract/resumes'
import { testSeed } from '@galley/resume/testing/env'
import { tierRuns } from '@galley/resume/testing/tier'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabaseUrl } from './testing/env.ts'
import { calls, callsWithBody, goodRequest } from './testing/good-requests.ts'
import { makeOperator } from './testing/make-operator.ts'
import { startTestApp, type TestUser, type TestApp } from './testing/start-test-app.ts'

/** On Postgres few: most bodies are refused before they reach a database. */
const numRuns = tierRuns(50, testDatabaseUrl() === undefined ? 1_000 : 50)
let galley: TestApp
let owner: TestUser
let resumeId = ''
beforeAll(async () => {
  galley = await startTestApp()
  owner = await galley.register('Owner')
  await makeOperator(galley, owner)
  resumeId = (
    await galley.ask(owner, { method: 'POST', url: '/api/resumes/', payload: { resume_data: {} } })
  ).json<Resume>().id
})
afterAll(() => galley.close())

const isRefusal = (status: number) => status >= 400 && status < 500
const noUser: TestUser = { id: '', email: '', accessToken: '', refreshToken: '' }

/** JSON text, since what is nested this deep can't be made from a value. */
const deeply = ([open, close]: readonly [string, string], depth: number) =>
  `${open.repeat(depth)}""${close.repeat(depth)}`
const nests = [
  ['[', ']'],
  ['{"a":', '}'],
  ['{"resume_data":', '}'],
] as const

describe(`odd bodies (TEST_SEED=${testSeed})`, () => {
  /** Bodies near to a good one: its fields with odd values, and odd values altogether. */
  const oddBody = (example: unknown): fc.Arbitrary<unknown> => {
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 3 }),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('\u0000', '\ud800', '__proto__', "'; drop table users", '../../etc/passwd', 'x'.repeat(5_000)),
      fc.double(),
      fc.bigInt().map(String),
    )
    const keys = Object.keys((example ?? {}) as object)
    const mutated = fc.record(
      Object.fromEntries(
        keys.map((key) => [key, fc.oneof(value, fc.constant((example as Record<string, unknown>)[key]))]),
      ),
      { requiredKeys: [] },
    )
    return fc.oneof(mutated, value, fc.dictionary(fc.string(), value, { maxKeys: 5 }))
  }

  it.each(callsWithBody.filter((name) => !['registerAccount', 'logIn', 'deleteAccount'].includes(name)))(
    'generated bodies never make the server fail: %s',
    async (name) => {
      const { payload, ...rest } = goodRequest(name, { owner, resumeId })
      await fc.assert(
        fc.asyncProperty(oddBody(payload), async (body) => {
          const response = await galley.ask(owner, {
            ...rest,
            payload: JSON.stringify(body) ?? 'null',
            headers: { 'content-type': 'application/json' },
          })
          expect(response.statusCode).toBeLessThan(500)
          if (response.statusCode >= 400)
            expect(response.json()).toMatchObject({
              detail: expect.any(String),
              code: expect.any(String),
              request_id: expect.any(String),
            })
        }),
        { seed: testSeed, numRuns },
      )
    },
    300_000,
  )

  it.each(callsWithBody)(
    'what is nested deeply in a field never makes the server fail: %s',
    async (name) => {
      const { payload, ...rest } = goodRequest(name, { owner, resumeId })
      const fields = Object.keys(payload as object)
      for (const field of [...fields, 'resume_data', 'data'])
        for (const nest of nests)
          for (const depth of [100, 3_000, 10_000, 100_000]) {
            const odd = `{${[...fields.filter((other) => other !== field).map((other) => `"${other}":"x"`), `"${field}":${deeply(nest, depth)}`].join()}}`
            const headers = { 'content-type': 'application/json' }
            const response = await galley.ask(owner, { ...rest, payload: odd, headers })
            expect([field, depth, response.statusCode]).toEqual([field, depth, expect.toSatisfy(isRefusal)])
          }
    },
    300_000,
  )

  it.each(['registerAccount', 'logIn'] as const)(
    'generated bodies never make the server fail: %s',
    async (name) => {
      const { payload, ...rest } = goodRequest(name, { owner, resumeId })
      await fc.assert(
        // Never a good password: hashing a thousand of them would only be slow.
        fc.asyncProperty(oddBody({ ...(payload as object), password: 1 }), async (body) => {
          const response = await galley.app.inject({
            ...rest,
            payload: JSON.stringify(body) ?? 'null',
            headers: { 'content-type': 'application/json' },
          })
          expect(response.statusCode).toBeLessThan(500)
        }),
        { seed: testSeed, numRuns },
      )
    },
    300_000,
  )

  it('generated bodies never make the accounts protocol fail', async () => {
    const urls = [
      '/auth/v1/signup',
      '/auth/v1/token?grant_type=password',
      '/auth/v1/token?grant_type=refresh_token',
      '/auth/v1/logout',
    ]
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...urls),
        oddBody({ email: 'x', password: 1, refresh_token: 'x', data: {} }),
        async (url, body) => {
          const response = await galley.app.inject({
            method: 'POST',
            url,
            payload: JSON.stringify(body) ?? 'null',
            headers: { 'content-type': 'application/json' },
          })
          expect(response.statusCode).toBeLessThan(500)
        },
      ),
      { seed: testSeed, numRuns },
    )
  }, 300_000)

  it.each(['/auth/v1/signup', '/auth/v1/token?grant_type=password', '/auth/v1/token?grant_type=refresh_token'])(
    'what is nested deeply in a field never makes the server fail: %s',
    async (url) => {
      for (const field of ['email', 'password', 'refresh_token', 'data'])
        for (const nest of nests)
          for (const depth of [100, 1_000, 3_000, 4_000, 10_000, 30_000]) {
            const good = { email: 'deep@example.org', password: 'a', refresh_token: 'x', [field]: 'HERE' }
            const payload = JSON.stringify(good).replace('"HERE"', deeply(nest, depth))
            const headers = { 'content-type': 'application/json' }
            const response = await galley.app.inject({ method: 'POST', url, payload, headers })
            expect([field, depth, response.statusCode]).toEqual([field, depth, expect.toSatisfy(isRefusal)])
          }
    },
    300_000,
  )
})

describe(`odd query strings (TEST_SEED=${testSeed})`, () => {
  const value = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('', '\u0000', 'x'.repeat(10_000), 'eq.', '%', '__proto__', '*', 'global', 'password', '..'),
  )
  /** Encoded as it should be, or not at all. */
  const written = fc.oneof(
    value.map((text) => encodeURIComponent(text.toWellFormed())),
    fc.constantFrom('%', '%zz', '%c3%28', '%ed%a0%80', '+', '=', '[]', '%00'),
  )
  /** The route's own parameters and others: repeated, with brackets, without a value. */
  const oddQuery = (names: string[]) =>
    fc
      .array(
        fc.tuple(fc.constantFrom(...names, 'other', '__proto__'), fc.constantFrom('=', '[]=', '[a]=', ''), written),
        {
          maxLength: 5,
        },
      )
      .map((pairs) => pairs.map((pair) => pair.join('')).join('&'))

  const routes: [method: 'GET' | 'POST' | 'PUT', path: string, names: string[]][] = [
    ['POST', '/auth/v1/token', ['grant_type']],
    ['POST', '/auth/v1/logout', ['scope']],
    ['GET', '/auth/v1/user', ['jwt']],
    ['GET', '/rest/v1/user_profiles', ['select', 'user_id']],
    ...calls
      .filter(([, call]) => call.query)
      .map(([name, call]): [typeof call.method & 'PUT', string, string[]] => [
        call.method as 'PUT',
        goodRequest(name, { owner: noUser, resumeId: 'RESUME' }).url as string,
        Object.keys((call.query as { shape?: object }).shape ?? {}),
      ]),
  ]
  it.each(routes)(
    '1,000 of them never make the server fail: %s %s',
    async (method, path, names) => {
      // Signing out may succeed: another user does it.
      const person = path.endsWith('/logout') ? await galley.register('Leaver') : owner
      await fc.assert(
        fc.asyncProperty(oddQuery(names), async (query) => {
          const url = `${path.replace('RESUME', resumeId)}?${query}`
          expect((await galley.ask(person, { method, url })).statusCode).toBeLessThan(500)
        }),
        { seed: testSeed, numRuns },
      )
    },
    300_000,
  )
})

describe(`reads of accounts and profiles (TEST_SEED=${testSeed})`, () => {
  const anybody = `/rest/v1/user_profiles?user_id=eq.${crypto.randomUUID()}`
  const tokens = {
    none: null,
    empty: '',
    garbled: 'a.b.c',
    odd: 'é',
    long: 'x'.repeat(9_000),
    'a key': 'galley-embedded',
  }
  const paths = ['/auth/v1/user', '/rest/v1/user_profiles', anybody, `${anybody}&select=no_such`]
  it.each(Object.entries(tokens))('are refused or empty for a token that is %s', async (_title, token) => {
    for (const url of paths) {
      const headers = token === null ? {} : { authorization: `Bearer ${token}` }
      const response = await galley.app.inject({ url, headers })
      const isRefused = [400, 401, 403].includes(response.statusCode)
      expect([url, isRefused ? 'refused' : response.body]).toEqual([
        url,
        url === anybody ? expect.toBeOneOf(['refused', '[]']) : 'refused',
      ])
    }
  })
})
