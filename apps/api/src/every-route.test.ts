// What holds for every call of the route table. A new call without a row here fails the first test.
import { allCalls } from '@galley/contract/all-calls'
import type { Call } from '@galley/contract/call'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type Person, type TestApp } from './testing/start-test-app.ts'

type Name = keyof typeof allCalls
let galley: TestApp
let owner: Person
let other: Person
let resumeId = ''

beforeAll(async () => {
  galley = await startTestApp()
  owner = await galley.register('Owner')
  other = await galley.register('Other')
  const made = await galley.ask(owner, {
    method: 'POST',
    url: '/api/resumes/',
    payload: { title: 'Mine', resume_data: {} },
  })
  resumeId = made.json<{ id: string }>().id
})
afterAll(() => galley.close())

/** A good request of each call, made out for the owner's resume where there is one. */
const good: Record<Name, () => InjectOptions> = {
  registerAccount: () => ({
    payload: { email: `new${Math.random()}@example.org`, password: 'a good password', full_name: 'New' },
  }),
  logIn: () => ({ payload: { email: owner.email, password: 'a good password' } }),
  getMe: () => ({}),
  listResumes: () => ({}),
  createResume: () => ({ payload: { resume_data: {} } }),
  getResume: () => ({}),
  saveResume: () => ({ payload: { title: 'Changed' } }),
  renameResume: () => ({ query: { new_title: 'Changed' } }),
  deleteResume: () => ({}),
  listTemplates: () => ({}),
  getTemplate: () => ({}),
  getTemplatePreview: () => ({}),
  compilePdf: () => ({ payload: { latex_content: 'x' } }),
  compileForAnalysis: () => ({ payload: { latex_content: 'x' } }),
  recordEvents: () => ({ payload: { events: [{ kind: 'event', name: 'user_login', at: '2026-03-01T12:00:00Z' }] } }),
}

const calls = Object.entries(allCalls) as [Name, Call][]
const request = (name: Name, id = resumeId): InjectOptions => {
  const options = good[name]()
  const call: Call = allCalls[name]
  return { ...options, method: call.method, url: `/api${call.path.replace(':id', id).replace(':name', 'classic')}` }
}
const signedIn = calls.filter(([, call]) => call.access === 'signed_in')
const ofResumes = calls.filter(([, call]) => call.path.startsWith('/resumes/:id'))
const withBody = calls.filter(([, call]) => call.body)

describe('every route', () => {
  it('has a row here, and every route of the server is in the table', () => {
    expect(Object.keys(good).sort()).toEqual(Object.keys(allCalls).sort())
    const documented = Object.entries((galley.app.swagger() as { paths: Record<string, object> }).paths).flatMap(
      ([path, methods]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    )
    const declared = calls.map(([, call]) => `${call.method} /api${call.path}`)
    expect(documented.filter((route) => route.includes('/api/')).sort()).toEqual(declared.sort())
  })

  it.each(calls.filter(([name]) => name !== 'deleteResume').map(([name]) => name))(
    'answers a good request: %s',
    async (name) => {
      const response = await galley.ask(owner, request(name))
      expect(response.statusCode).toBe(allCalls[name].answer.status)
    },
  )
})

describe('who may', () => {
  const badTokens = { 'no token': null, 'a garbled token': 'a.b.c', 'an empty token': '' }
  it.each(signedIn.map(([name]) => name))('401 without a good token: %s', async (name) => {
    for (const token of Object.values(badTokens)) {
      const response = await galley.app.inject({
        ...request(name),
        headers: token === null ? {} : { authorization: `Bearer ${token}` },
      })
      expect(response.statusCode).toBe(401)
      expect(response.json()).toEqual({
        detail: 'Please sign in again.',
        code: 'not_authenticated',
        request_id: expect.any(String),
      })
    }
  })

  it.each(ofResumes.map(([name]) => name))('404 for another person’s resume, as for none: %s', async (name) => {
    const [foreign, missing, nonsense] = await Promise.all([
      galley.ask(other, request(name)),
      galley.ask(other, request(name, crypto.randomUUID())),
      galley.ask(other, request(name, encodeURIComponent("1;drop table resumes--'"))),
    ])
    const told = [foreign, missing, nonsense].map((response) => ({
      ...response.json<object>(),
      status: response.statusCode,
      request_id: '',
    }))
    expect(told).toEqual(
      Array.from({ length: 3 }, () => ({ status: 404, detail: 'Not found.', code: 'not_found', request_id: '' })),
    )
    expect((await galley.ask(owner, request('getResume'))).statusCode).toBe(200)
  })
})

describe('bad bodies', () => {
  it.each(withBody.map(([name]) => name))(
    'refuses other types, malformed JSON, extra fields and too much: %s',
    async (name) => {
      const { payload, ...rest } = request(name)
      const send = (body: string, type: string, encoding?: string) =>
        galley.ask(owner, {
          ...rest,
          payload: body,
          headers: { 'content-type': type, ...(encoding && { 'content-encoding': encoding }) },
        })
      const limit = (allCalls[name] as Call).bodyLimit ?? 64 * 1024
      expect((await send('x', 'text/plain')).statusCode).toBe(415)
      expect((await send('<x/>', 'application/xml')).statusCode).toBe(415)
      expect((await send('{"a":', 'application/json')).statusCode).toBe(400)
      expect((await send('', 'application/json')).statusCode).toBe(400)
      expect((await send(JSON.stringify({ ...(payload as object), extra: 1 }), 'application/json')).statusCode).toBe(
        422,
      )
      expect((await send(JSON.stringify({ x: 'x'.repeat(limit) }), 'application/json')).statusCode).toBe(413)
      expect((await send('{"__proto__":{"admin":true}}', 'application/json')).statusCode).toBe(400)
      expect((await send(`${'['.repeat(10_000)}${']'.repeat(10_000)}`, 'application/json')).statusCode).toBe(422)
    },
  )

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

  it.each(withBody.map(([name]) => name).filter((name) => name !== 'registerAccount' && name !== 'logIn'))(
    '1,000 generated bodies never make the server fail: %s',
    async (name) => {
      const { payload, ...rest } = request(name)
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
        { numRuns: 1_000 },
      )
    },
    120_000,
  )

  it.each(['registerAccount', 'logIn'] as const)(
    '1,000 generated bodies never make the server fail: %s',
    async (name) => {
      const { payload, ...rest } = request(name)
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
        { numRuns: 1_000 },
      )
    },
    120_000,
  )

  it('1,000 generated bodies never make the accounts protocol fail', async () => {
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
      { numRuns: 1_000 },
    )
  }, 120_000)
})
