// What holds for every response: its headers, and what the logs keep of it.
import { errorTable } from '@galley/contract/errors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestUser, type TestApp } from './testing/start-test-app.ts'

let galley: TestApp
let owner: TestUser
beforeAll(async () => {
  galley = await startTestApp()
  owner = await galley.register('Owner')
})
afterAll(() => galley.close())

describe('every response', () => {
  const addresses = [
    '/api/resumes/',
    '/api/templates/',
    '/api/no-such',
    '/auth/v1/health',
    '/auth/v1/no-such',
    '/rest/v1/user_profiles',
    '/.git/config',
    '/../.env',
    '/%2e%2e/',
    '/healthz',
    '/',
    '/editor',
    '/api/docs',
  ]
  it.each(addresses)('carries the security headers: %s', async (url) => {
    const { headers } = await galley.app.inject({ url })
    expect(headers['content-security-policy']).toMatch(
      /default-src 'none'.*object-src 'none'.*base-uri 'none'.*frame-ancestors 'none'/,
    )
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'x-request-id': expect.any(String),
    })
    expect(headers['x-powered-by']).toBeUndefined()
  })

  it('lets pages run scripts, WebAssembly and workers of this origin, and nothing from text', async () => {
    const { headers } = await galley.app.inject({ url: '/' })
    const rules = String(headers['content-security-policy']).split(';')
    const of = (name: string) => rules.find((rule) => rule.startsWith(name))
    // pdf.js decodes images with WebAssembly, and the dictionary is made of it; it is fetched by a worker.
    expect(of('script-src')).toMatch(/^script-src 'self' 'wasm-unsafe-eval'(?! 'unsafe)/)
    expect(of('worker-src')).toBe("worker-src 'self' blob:")
    expect(of('connect-src')).toMatch(/^connect-src 'self'/)
  })

  it.each(['/.git/config', '/../.env', '/%2e%2e/.env', '/api/no-such', '/assets/no-such.js'])(
    '404 as JSON for what is not there: %s',
    async (url) => {
      const response = await galley.app.inject({ url })
      expect(response.statusCode).toBe(404)
      expect(response.json()).toMatchObject({ code: 'not_found' })
    },
  )

  it('is not kept by caches when it is about a person', async () => {
    expect((await galley.ask(owner, { url: '/api/resumes/' })).headers['cache-control']).toBe('no-store')
  })

  it('lets no other origin read it', async () => {
    const { headers } = await galley.ask(owner, { url: '/api/resumes/', headers: { origin: 'https://evil.example' } })
    expect(headers['access-control-allow-origin']).toBeUndefined()
  })

  it('leaks no internals when something breaks', async () => {
    const broken = await startTestApp()
    const person = await broken.register()
    await broken.database.close()
    const response = await broken.ask(person, { url: '/api/resumes/' })
    expect(response.statusCode).toBe(500)
    expect(response.json()).toEqual({
      detail: errorTable.internal.detail,
      code: 'internal',
      request_id: expect.any(String),
    })
    await broken.app.close()
  })
})

describe('the logs', () => {
  it('hold no name, address, token, password or text of anybody', async () => {
    const canaries = {
      name: 'Canaria Testperson',
      text: 'canary-text-7781',
      title: 'canary-title-5512',
      password: 'canary-password-1',
      email: 'canary@example.org',
    }
    const registered = await galley.app.inject({
      method: 'POST',
      url: '/api/auth/register',
      payload: { email: canaries.email, password: canaries.password, full_name: canaries.name },
    })
    const session = registered.json<{ access_token: string; refresh_token: string; user: { id: string } }>()
    const person = {
      id: session.user.id,
      email: canaries.email,
      accessToken: session.access_token,
      refreshToken: session.refresh_token,
    }
    await galley.ask(person, {
      method: 'POST',
      url: '/api/resumes/',
      payload: { title: canaries.title, latex_content: canaries.text, resume_data: {} },
    })
    await galley.ask(person, {
      method: 'POST',
      url: '/api/latex/compile',
      payload: { latex_content: canaries.text, resume_title: canaries.title },
    })
    await galley.ask(person, {
      method: 'POST',
      url: '/api/resumes/',
      payload: { title: { [canaries.text]: canaries.name } },
    })
    await galley.app.inject({
      method: 'POST',
      url: '/auth/v1/token?grant_type=password',
      payload: { email: canaries.email, password: 'wrong' },
    })
    const logged = galley.logs.join('\n')
    expect(logged).toContain('"route":"/api/resumes/"')
    for (const secret of [...Object.values(canaries), session.access_token, session.refresh_token, session.user.id])
      expect(logged).not.toContain(secret)
  })
})
