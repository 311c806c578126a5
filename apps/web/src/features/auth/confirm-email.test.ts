// @vitest-environment jsdom
// A mailed link confirms an address, and signs no one in: it may be another person's.
import { afterEach, expect, it, vi } from 'vitest'
import { confirmEmail } from './account-actions.ts'

const session = {
  access_token: `e30.${btoa(JSON.stringify({ exp: 4_000_000_000, sub: 'other' })).replaceAll('=', '')}.c2ln`,
  refresh_token: 'refresh',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: 4_000_000_000,
  user: { id: 'other', email: 'other@example.org', user_metadata: {}, created_at: '2026-11-21T00:00:00Z' },
}

let asked: [string, unknown][] = []
function respond(response: () => Response) {
  asked = []
  vi.stubGlobal('fetch', async (input: string | URL, { body }: { body?: string } = {}) => {
    const { pathname } = new URL(input)
    asked.push([pathname, body === undefined || body === '' ? null : JSON.parse(body)])
    return pathname.endsWith('/verify') ? response() : new Response(null, { status: 204 })
  })
}
// A debounced save of an earlier test in this process may store something else meanwhile.
const tokens = () => Object.values({ ...localStorage }).filter((value) => value.includes(session.access_token))
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

it.each(['signup', 'email_change'] as const)('%s: the session of a hosted service is ended at once', async (type) => {
  respond(() => Response.json(session))
  expect(await confirmEmail('a token', type)).toEqual({ kind: 'changed' })
  expect(asked[0]).toEqual(['/auth/v1/verify', expect.objectContaining({ type, token_hash: 'a token' })])
  expect(asked[1]?.[0]).toBe('/auth/v1/logout')
  expect(tokens()).toEqual([])
})

it('says so where the link was used before', async () => {
  respond(() => Response.json({ code: 403, error_code: 'otp_expired', msg: 'x' }, { status: 403 }))
  expect(await confirmEmail('a token', 'signup')).toMatchObject({
    kind: 'refused',
    message: expect.stringMatching(/has been used/) as string,
  })
  expect(tokens()).toEqual([])
})
