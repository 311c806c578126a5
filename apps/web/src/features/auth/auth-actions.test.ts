// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { endSession, signIn, signUp } from './auth-actions.ts'

const user = {
  id: 'u1',
  email: 'mara@example.com',
  user_metadata: {},
  identities: [{}],
  created_at: '2026-11-21T00:00:00Z',
}
const session = {
  access_token: `e30.${btoa(JSON.stringify({ exp: 4_000_000_000, sub: 'u1' }))}.x`,
  refresh_token: 'r',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: 4_000_000_000,
  user,
}
const answer = (status: number, body: unknown) => new Response(status === 204 ? null : JSON.stringify(body), { status })
const authKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('sb-'))
const registration = { fullName: 'Mara', email: 'mara@example.com', password: 'secret1' }

const serve = (respond: (path: string) => Response) =>
  vi.stubGlobal('fetch', async (url: string) => respond(new URL(url, 'http://localhost').pathname))

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

describe('signing out', () => {
  it.each([
    ['the provider agrees', () => answer(204, null)],
    ['the provider fails', () => answer(500, {})],
    [
      'the provider cannot be reached',
      () => {
        throw new TypeError('offline')
      },
    ],
  ])('leaves no key of the provider behind when %s', async (_, logout) => {
    serve((path) => (path.endsWith('/logout') ? logout() : answer(200, session)))
    await signIn('mara@example.com', 'secret1')
    expect(authKeys()).not.toEqual([])
    localStorage.setItem('resumeData', '{}')

    await endSession()
    expect(authKeys()).toEqual([])
    expect(localStorage.getItem('resumeData')).toBe('{}')
  })
})

describe('registering', () => {
  it('signs in when the provider answers with a session', async () => {
    serve(() => answer(200, session))
    expect(await signUp(registration)).toEqual({ kind: 'signed_in' })
  })
  it('asks to verify the address when there is a user but no session', async () => {
    serve(() => answer(200, user))
    expect(await signUp(registration)).toEqual({ kind: 'verify_email' })
  })
  it('takes a user without identities for an account that exists', async () => {
    serve(() => answer(200, { ...user, identities: [] }))
    expect(await signUp(registration)).toEqual({
      kind: 'refused',
      message: 'Account already exists with this email. Please sign in instead.',
    })
  })
  it('names the network when there is none', async () => {
    serve(() => {
      throw new TypeError('offline')
    })
    expect(await signUp(registration)).toEqual({ kind: 'refused', message: 'Network error. Please try again.' })
  })
})
