// Every call by which a signed-in user makes the server write or work has a limit. A new call is tested without a line
// here.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { calls, goodRequest } from '../testing/good-requests.ts'
import { makeOperator } from '../testing/make-operator.ts'
import { startTestApp, type TestApp, type TestUser } from '../testing/start-test-app.ts'
import { defaultAllowances, type Allowances } from './rate-limits.ts'

let wide: TestApp
let closed: TestApp
let owner: TestUser
let resumeId = ''
beforeAll(async () => {
  wide = await startTestApp()
  const { database, signingKey } = wide
  const perUser = Object.keys(defaultAllowances).filter((name) => name.endsWith('PerUser'))
  const none = Object.fromEntries(perUser.map((name) => [name, { points: 0, seconds: 60 }])) as Partial<Allowances>
  closed = await startTestApp({ allowances: none, database, signingKey })
  owner = await wide.register()
  await makeOperator(wide, owner)
  const made = await wide.ask(owner, { method: 'POST', url: '/api/resumes/', payload: { resume_data: {} } })
  resumeId = made.json<{ id: string }>().id
})
afterAll(async () => {
  await closed.close()
  await wide.close()
})

const writing = calls.filter(([, { access, method }]) => access !== 'public' && method !== 'GET')

it('there are some', () => expect(writing.length).toBeGreaterThan(30))
it.each(writing)('%s has a limit', async (name) => {
  const response = await closed.ask(owner, goodRequest(name, { owner, resumeId }))
  expect({ status: response.statusCode, code: response.json<{ code: string }>().code }).toEqual({
    status: 429,
    code: 'too_many_requests',
  })
})
