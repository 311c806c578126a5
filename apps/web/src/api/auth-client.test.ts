// @vitest-environment jsdom
// A link made by another person signs no one in: not with tokens in its fragment, not with a code in its query.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const later = 4_000_000_000
const token = `e30.${btoa(JSON.stringify({ exp: later, sub: 'attacker' })).replaceAll('=', '')}.c2ln`

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
  localStorage.clear()
})

it.each([
  `/#access_token=${token}&refresh_token=r&expires_in=3600&expires_at=${later}&token_type=bearer`,
  `/login#access_token=${token}&refresh_token=r&expires_in=3600&token_type=bearer&type=magiclink`,
  '/dashboard?code=abc',
])('%s', async (link) => {
  const asked = vi.fn(async () => new Response(JSON.stringify({ id: 'attacker', email: 'attacker@example.org' })))
  vi.stubGlobal('fetch', asked)
  window.history.replaceState(null, '', link)
  const { authClient, authStorageKey } = await import('./auth-client.ts')
  await authClient.initialize()
  expect((await authClient.getSession()).data.session).toBeNull()
  expect(localStorage.getItem(authStorageKey)).toBeNull()
  expect(asked).not.toHaveBeenCalled()
})
