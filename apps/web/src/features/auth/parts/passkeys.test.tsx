// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { authClient } from '../../../api/auth-client.ts'
import { AuthContext, type Auth } from '../auth-context.ts'
import { PasskeySignIn } from '../passkey-sign-in.tsx'
import { PasskeysPart } from './passkeys-part.tsx'

const session = {
  access_token: `e30.${btoa(JSON.stringify({ exp: 4_000_000_000, sub: 'mara' })).replaceAll('=', '')}.c2ln`,
  refresh_token: 'refresh',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: 4_000_000_000,
  user: { id: 'mara', email: 'mara@example.com', user_metadata: {}, identities: [{}], created_at: '2026-11-21' },
}
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const refusal = (status: number, code: string) =>
  new Response(JSON.stringify({ code, message: code }), {
    status,
    headers: { 'x-supabase-api-version': '2024-01-01' },
  })

let domain: string | null = 'localhost'
let held: { id: string; friendly_name: string; created_at: string }[] = []
let refuse: Record<string, Response> = {}
let asked: string[] = []
function answer(route: string, body: string): Response {
  if (refuse[route]) return refuse[route].clone()
  switch (route) {
    case 'GET /auth/v1/settings':
      return json({ galley_passkeys: domain })
    case 'GET /auth/v1/user':
      return json(session.user)
    case 'GET /auth/v1/passkeys':
      return json(held)
    case 'PATCH /auth/v1/passkeys/key1':
      held = held.map((key) => ({ ...key, ...(JSON.parse(body) as object) }))
      return json(held[0])
    case 'DELETE /auth/v1/passkeys/key1':
      held = []
      return new Response(null, { status: 204 })
    default:
      return json(session)
  }
}
beforeEach(async () => {
  ;[domain, refuse, asked] = ['localhost', {}, []]
  held = [{ id: 'key1', friendly_name: 'Laptop', created_at: '2026-11-21T12:00:00Z' }]
  vi.stubGlobal('fetch', async (input: string | URL, { method = 'GET', body }: RequestInit = {}) => {
    const route = `${method} ${new URL(input, 'http://localhost').pathname}`
    asked.push(route)
    return answer(route, typeof body === 'string' ? body : '')
  })
  vi.stubGlobal('PublicKeyCredential', class {})
  vi.stubGlobal('navigator', Object.assign(navigator, { credentials: { create: vi.fn(), get: vi.fn() } }))
  await authClient.signInWithPassword({ email: 'mara@example.com', password: 'secret1' })
  asked = []
})
afterEach(async () => {
  cleanup()
  await authClient.signOut({ scope: 'local' })
  vi.unstubAllGlobals()
})

const mara: Auth = {
  status: 'authenticated',
  user: { id: 'mara', email: 'mara@example.com', full_name: 'Mara', is_active: true, created_at: '' },
  signIn: async () => ({ kind: 'signed_in' }),
  signUp: async () => ({ kind: 'signed_in' }),
  signOut: async () => undefined,
  leave: () => undefined,
  getAccessToken: async () => undefined,
}
function open(what: ReactNode) {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <AuthContext value={mara}>{what}</AuthContext>
    </QueryClientProvider>,
  )
  return userEvent.setup()
}

describe('passkeys are not offered', () => {
  it.each([
    ['where the product is reached by a number', null],
    ['at another domain than their own', 'galley.example'],
  ])('%s', async (_, other) => {
    domain = other
    open([<PasskeysPart key="part" />, <PasskeySignIn key="in" />])
    await waitFor(() => expect(asked).toContain('GET /auth/v1/settings'))
    expect(screen.queryByText('Passkeys')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })
  it('where the browser has none', () => {
    vi.stubGlobal('PublicKeyCredential', undefined)
    Reflect.deleteProperty(window, 'PublicKeyCredential')
    open([<PasskeysPart key="part" />, <PasskeySignIn key="in" />])
    expect(asked).toEqual([])
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('the account’s passkeys', () => {
  it('are listed, renamed and removed', async () => {
    const person = open(<PasskeysPart />)
    expect(await screen.findByText('Added Nov 21, 2026')).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Rename Laptop' }))
    await person.clear(screen.getByLabelText('Name of the passkey'))
    await person.type(screen.getByLabelText('Name of the passkey'), 'Phone{Enter}')
    expect(await screen.findByText('Phone')).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Remove Phone' }))
    expect(asked).not.toContain('DELETE /auth/v1/passkeys/key1')
    await person.click(screen.getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('You have no passkeys yet.')).toBeTruthy()
  })
  it('are added only after the password', async () => {
    const person = open(<PasskeysPart />)
    refuse = { 'POST /auth/v1/token': refusal(400, 'invalid_credentials') }
    await person.click(await screen.findByRole('button', { name: 'Add a passkey' }))
    await person.type(await screen.findByLabelText('Current password'), 'wrong{Enter}')
    expect((await screen.findByRole('alert')).textContent).toBe('That is not your current password.')
    expect(asked).not.toContain('POST /auth/v1/passkeys/registration/options')
  })
  it('can be asked for again where they were not loaded', async () => {
    refuse = { 'GET /auth/v1/passkeys': refusal(400, 'validation_failed') }
    const person = open(<PasskeysPart />)
    expect((await screen.findByRole('alert')).textContent).toBe('Your passkeys could not be loaded.')
    refuse = {}
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Laptop')).toBeTruthy()
  })
})

it('a sign-in that the browser’s window was closed on says so, and can be tried again', async () => {
  refuse = {
    'POST /auth/v1/passkeys/authentication/options': json({
      challenge_id: 'c',
      options: { challenge: 'AAAA', rpId: 'localhost' },
    }),
  }
  const person = open(<PasskeySignIn />)
  await person.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^No passkey was used/)
  expect(screen.getByRole('button', { name: 'Sign in with a passkey' })).toBeTruthy()
})

it.each(['webauthn_challenge_not_found', 'webauthn_challenge_expired'])(
  'a sign-in refused as %s asks to try again',
  async (code) => {
    refuse = { 'POST /auth/v1/passkeys/authentication/options': refusal(400, code) }
    const person = open(<PasskeySignIn />)
    await person.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }))
    expect((await screen.findByRole('alert')).textContent).toBe('That took too long. Please try again.')
  },
)
