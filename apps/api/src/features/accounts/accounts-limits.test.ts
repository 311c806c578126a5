import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

let galley: TestApp
beforeAll(async () => {
  galley = await startTestApp({
    allowances: { signInPerAccount: { points: 3, seconds: 60 }, signUpPerAddress: { points: 4, seconds: 60 } },
  })
})
afterAll(() => galley.close())

const signIn = (email: string, headers = {}) =>
  galley.app.inject({
    method: 'POST',
    url: '/auth/v1/token?grant_type=password',
    headers,
    payload: { email, password: 'wrong horse' },
  })

it('stops guessing at one account, whatever address the guesses claim to come from', async () => {
  const answers = []
  for (let n = 0; n < 4; n += 1) answers.push(await signIn('victim@example.org', { 'x-forwarded-for': `10.0.0.${n}` }))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 429])
  expect(answers[3]?.json()).toMatchObject({ code: 'over_request_rate_limit' })
  expect(Number(answers[3]?.headers['retry-after'])).toBeGreaterThan(0)
})

it('counts the address that a trusted proxy forwards, and ignores any other client’s header', async () => {
  const behindProxy = await startTestApp({
    allowances: { signInPerAddress: { points: 2, seconds: 60 } },
    trustedProxies: ['10.9.0.0/16'],
  })
  const statuses = async (remoteAddress: string, forwarded: string[]) => {
    const answers = []
    for (const [n, address] of forwarded.entries())
      answers.push(
        await behindProxy.app.inject({
          method: 'POST',
          url: '/auth/v1/token?grant_type=password',
          remoteAddress,
          headers: { 'x-forwarded-for': address },
          payload: { email: `${remoteAddress}-${n}@example.org`, password: 'wrong horse' },
        }),
      )
    return answers.map(({ statusCode }) => statusCode)
  }
  expect(await statuses('10.9.0.1', ['1.1.1.1', '1.1.1.1', '1.1.1.1', '2.2.2.2'])).toEqual([400, 400, 429, 400])
  // What the client wrote itself stands before what the proxy added.
  expect(await statuses('10.9.0.1', ['5.5.5.5, 3.3.3.3', '6.6.6.6, 3.3.3.3', '7.7.7.7, 3.3.3.3'])).toEqual([
    400, 400, 429,
  ])
  expect(await statuses('8.8.8.8', ['1.2.3.4', '1.2.3.5', '1.2.3.6'])).toEqual([400, 400, 429])
  await behindProxy.close()
})

it('counts another spelling of the address as the same account', async () => {
  expect((await signIn('VICTIM@example.org ')).statusCode).toBe(429)
})

it('stops signing up in bulk', async () => {
  const answers = []
  for (let n = 0; n < 5; n += 1)
    answers.push(
      await galley.app.inject({
        method: 'POST',
        url: '/api/auth/register',
        payload: { email: `bulk${n}@example.org`, password: 'a good password', full_name: 'B' },
      }),
    )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 429])
  expect(answers[4]?.json()).toMatchObject({
    code: 'too_many_requests',
    detail: 'Too many requests. Please try again shortly.',
  })
})
