// The web app on another origin than the API's: it alone may call from a browser.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestUser, type TestApp } from '../testing/start-test-app.ts'

const web = 'https://app.example.org'
let galley: TestApp
let same: TestApp
let ann: TestUser
beforeAll(async () => {
  galley = await startTestApp({ webOrigin: web })
  same = await startTestApp()
  ann = await galley.register()
})
afterAll(() => Promise.all([galley.close(), same.close()]))

const preflight = (app: TestApp, origin: string, url = '/api/resumes/') =>
  app.app.inject({
    method: 'OPTIONS',
    url,
    headers: {
      origin,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'authorization, if-match, ngrok-skip-browser-warning',
    },
  })

describe('the configured origin', () => {
  it.each(['/api/resumes/', '/auth/v1/token', '/rest/v1/user_profiles'])('may call %s', async (url) => {
    const response = await preflight(galley, web, url)
    expect(response.statusCode).toBe(204)
    expect(response.headers).toMatchObject({
      'access-control-allow-origin': web,
      vary: expect.stringMatching(/origin/i) as string,
    })
    expect(response.headers['access-control-allow-methods']).toContain('PUT')
    const allowed = String(response.headers['access-control-allow-headers'])
    for (const name of ['authorization', 'if-match', 'ngrok-skip-browser-warning']) expect(allowed).toContain(name)
  })

  it('reads responses and refusals, and the headers that belong to them', async () => {
    const compiled = await galley.ask(ann, {
      method: 'POST',
      url: '/api/latex/compile',
      headers: { origin: web },
      payload: { latex_content: 'x' },
    })
    expect(compiled.headers['access-control-allow-origin']).toBe(web)
    expect(String(compiled.headers['access-control-expose-headers']).toLowerCase()).toContain('x-filename')
    const refused = await galley.app.inject({ url: '/api/resumes/', headers: { origin: web } })
    expect([refused.statusCode, refused.headers['access-control-allow-origin']]).toEqual([401, web])
  })
})

it.each([
  ['another origin', () => preflight(galley, 'https://evil.example')],
  ['one that only begins like it', () => preflight(galley, `${web}.evil.example`)],
  ['any origin where none is configured', () => preflight(same, web)],
])('%s may not call', async (_title, ask) => {
  const response = await ask()
  expect(response.headers['access-control-allow-origin']).toBeUndefined()
  expect(response.statusCode).toBe(404)
})

it('may show the window of the test checkout in a frame; no other origin may', async () => {
  const framedBy = async (app: TestApp) => {
    const { headers } = await app.ask(null, { method: 'GET', url: '/payment-sandbox/window.html' })
    expect(headers['x-frame-options']).toBeUndefined()
    return /frame-ancestors ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]
  }
  expect([await framedBy(galley), await framedBy(same)]).toEqual([`'self' ${web}`, "'self'"])
})
