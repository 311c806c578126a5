// Whatever is sent, the server does not fail: a thousand generated bodies for each route.
import fc from 'fast-check'
import type { Resume } from '@galley/contract/resumes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callsWithBody, goodRequest } from './testing/good-requests.ts'
import { startTestApp, type Person, type TestApp } from './testing/start-test-app.ts'

let galley: TestApp
let owner: Person
let resumeId = ''
beforeAll(async () => {
  galley = await startTestApp()
  owner = await galley.register('Owner')
  resumeId = (
    await galley.ask(owner, { method: 'POST', url: '/api/resumes/', payload: { resume_data: {} } })
  ).json<Resume>().id
})
afterAll(() => galley.close())

describe('odd bodies', () => {
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

  it.each(callsWithBody.filter((name) => name !== 'registerAccount' && name !== 'logIn'))(
    '1,000 generated bodies never make the server fail: %s',
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
        { numRuns: 1_000 },
      )
    },
    120_000,
  )

  it.each(['registerAccount', 'logIn'] as const)(
    '1,000 generated bodies never make the server fail: %s',
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
