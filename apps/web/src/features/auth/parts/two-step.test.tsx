// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { authClient } from '../../../api/auth-client.ts'
import { AuthContext, type Auth } from '../auth-context.ts'
import { AuthProvider } from '../auth-provider.tsx'
import { useAuth } from '../auth-context.ts'
import { SecondStepForm } from '../second-step-form.tsx'
import { TwoStepPart } from './two-step-part.tsx'

const app = {
  id: 'app1',
  factor_type: 'totp',
  friendly_name: 'Authenticator app',
  created_at: '2026-11-20T00:00:00Z',
  updated_at: '2026-11-21T12:00:00Z',
}
const tokenOf = (aal: string) =>
  `e30.${btoa(JSON.stringify({ exp: 4_000_000_000, sub: 'mara', aal })).replaceAll('=', '')}.c2ln`
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const refusal = (status: number, code: string) =>
  new Response(JSON.stringify({ code, message: code }), {
    status,
    headers: { 'x-supabase-api-version': '2024-01-01' },
  })

/** What the account has, and what is asked of the service. */
let isOn = false
let left: object[] = []
let asked: string[] = []
let refuse: Record<string, Response> = {}
const user = () => ({
  id: 'mara',
  email: 'mara@example.com',
  user_metadata: {},
  identities: [{}],
  created_at: '2026-11-21T00:00:00Z',
  factors: [...left, ...(isOn ? [{ ...app, status: 'verified' }] : [])],
})
const sessionOf = (aal: string) => ({
  access_token: tokenOf(aal),
  refresh_token: `refresh-${aal}`,
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: 4_000_000_000,
  user: user(),
})
const codes = ['abcd2345abcd2345', 'efgh2345efgh2345']
const enrolled = () =>
  left.length > 0
    ? refusal(422, 'mfa_factor_name_conflict')
    : json({ id: 'app1', type: 'totp', totp: { qr_code: '<svg/>', secret: 'ABCDEFGH', uri: 'otpauth://' } })
function answer(route: string): Response {
  if (refuse[route]) return refuse[route].clone()
  switch (route) {
    case 'GET /auth/v1/user':
      return json(user())
    case 'POST /auth/v1/factors':
      return enrolled()
    case 'POST /auth/v1/factors/app1/challenge':
      return json({ id: 'challenge', type: 'totp', expires_at: 4_000_000_000 })
    case 'POST /auth/v1/factors/app1/verify':
    case 'POST /auth/v1/factors/recovery-codes/verify':
      isOn = true
      return json(sessionOf('aal2'))
    case 'DELETE /auth/v1/factors/left':
      left = []
      return json({ id: 'left' })
    case 'DELETE /auth/v1/factors/app1':
      isOn = false
      return json({ id: 'app1' })
    case 'GET /auth/v1/factors/recovery-codes':
      return json({ id: 'codes', type: 'recovery_code', total: 10, remaining: 2 })
    case 'POST /auth/v1/factors/recovery-codes':
    case 'POST /auth/v1/factors/recovery-codes/regenerate':
      return json({ id: 'codes', type: 'recovery_code', total: 2, codes })
    case 'POST /auth/v1/logout':
      return new Response(null, { status: 204 })
    case 'GET /rest/v1/user_profiles':
      return json({ full_name: 'Mara' })
    default:
      return json(sessionOf('aal1'))
  }
}

beforeEach(async () => {
  vi.stubGlobal('fetch', async (input: string | URL, { method = 'GET' }: RequestInit = {}) => {
    const route = `${method} ${new URL(input, 'http://localhost').pathname}`
    asked.push(route)
    return answer(route)
  })
  await authClient.signOut({ scope: 'local' })
  localStorage.clear()
  ;[isOn, left, asked, refuse] = [false, [], [], {}]
})
afterEach(async () => {
  cleanup()
  await authClient.signOut({ scope: 'local' })
  vi.unstubAllGlobals()
})

const doors = {
  signIn: async () => ({ kind: 'signed_in' }) as const,
  signUp: async () => ({ kind: 'signed_in' }) as const,
  signOut: async () => undefined,
  leave: () => undefined,
  getAccessToken: async () => undefined,
}
const mara: Auth = {
  status: 'authenticated',
  user: { id: 'mara', email: 'mara@example.com', full_name: 'Mara', is_active: true, created_at: '' },
  ...doors,
}
async function open(props: { withCodes?: boolean } = {}) {
  await authClient.signInWithPassword({ email: 'mara@example.com', password: 'secret1' })
  asked = []
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <AuthContext value={mara}>
        <TwoStepPart {...props} />
      </AuthContext>
    </QueryClientProvider>,
  )
  return userEvent.setup()
}
const press = (person: ReturnType<typeof userEvent.setup>, name: string) =>
  person.click(screen.getByRole('button', { name }))

describe('the account’s part', () => {
  it('turns it on by password and first code, and shows the recovery codes once', async () => {
    const person = await open()
    await person.click(await screen.findByRole('button', { name: 'Set up' }))
    await person.type(screen.getByLabelText('Current password'), 'secret1')
    await press(person, 'Continue')
    const picture = await screen.findByRole<HTMLImageElement>('img', { name: /QR code/ })
    expect(picture.src).toBe('data:image/svg+xml;utf-8,%3Csvg%2F%3E')
    expect(screen.getByText('ABCD EFGH')).toBeTruthy()
    await person.type(screen.getByLabelText('Code from the app'), '123 456')
    await press(person, 'Turn on')
    expect(await screen.findByText('abcd-2345-abcd-2345')).toBeTruthy()
    await press(person, 'I have saved them')
    expect(await screen.findByText(/On since November 21, 2026/)).toBeTruthy()
    expect(screen.queryByText('abcd-2345-abcd-2345')).toBeNull()
    expect(asked.slice(0, 3)).toEqual(['GET /auth/v1/user', 'POST /auth/v1/token', 'POST /auth/v1/factors'])
  })
  it('says so when the password is wrong, and begins nothing', async () => {
    const person = await open()
    refuse = { 'POST /auth/v1/token': refusal(400, 'invalid_credentials') }
    await person.click(await screen.findByRole('button', { name: 'Set up' }))
    await person.type(screen.getByLabelText('Current password'), 'wrong{Enter}')
    expect((await screen.findByRole('alert')).textContent).toBe('That is not your current password.')
    expect(asked).not.toContain('POST /auth/v1/factors')
  })
  it('needs six digits', async () => {
    const person = await open()
    await person.click(await screen.findByRole('button', { name: 'Set up' }))
    await person.type(screen.getByLabelText('Current password'), 'secret1{Enter}')
    await person.type(await screen.findByLabelText('Code from the app'), '12345{Enter}')
    expect(asked).not.toContain('POST /auth/v1/factors/app1/challenge')
    expect(screen.getByLabelText('Code from the app').getAttribute('aria-invalid')).toBe('true')
  })
  it('turns it off by a code', async () => {
    isOn = true
    const person = await open()
    await person.click(await screen.findByRole('button', { name: 'Turn off' }))
    expect(asked).not.toContain('DELETE /auth/v1/factors/app1')
    await person.type(screen.getByLabelText('Code from your authenticator app'), '123456{Enter}')
    expect(await screen.findByText('Two-step sign-in is off.')).toBeTruthy()
    expect(asked.indexOf('POST /auth/v1/factors/app1/verify')).toBeLessThan(
      asked.indexOf('DELETE /auth/v1/factors/app1'),
    )
  })
  it('keeps it on where the code is wrong', async () => {
    isOn = true
    refuse = { 'POST /auth/v1/factors/app1/verify': refusal(422, 'mfa_verification_failed') }
    const person = await open()
    await person.click(await screen.findByRole('button', { name: 'Turn off' }))
    await person.type(screen.getByLabelText('Code from your authenticator app'), '123456{Enter}')
    expect((await screen.findByRole('alert')).textContent).toMatch(/^That code is wrong/)
    expect(asked).not.toContain('DELETE /auth/v1/factors/app1')
  })
  it('makes new codes in the place of those there are', async () => {
    isOn = true
    refuse = { 'POST /auth/v1/factors/recovery-codes': refusal(422, 'mfa_verified_factor_exists') }
    const person = await open()
    expect(await screen.findByText('2 recovery codes are left.')).toBeTruthy()
    await press(person, 'Make new recovery codes')
    await person.type(screen.getByLabelText('Code from your authenticator app'), '123456{Enter}')
    expect(await screen.findByText('efgh-2345-efgh-2345')).toBeTruthy()
    expect(asked).toContain('POST /auth/v1/factors/recovery-codes/regenerate')
  })
  it('can be tried again where it was not loaded', async () => {
    refuse = { 'GET /auth/v1/user': refusal(400, 'validation_failed') }
    const person = await open()
    expect((await screen.findByRole('alert')).textContent).toMatch('could not be loaded')
    refuse = {}
    await press(person, 'Try again')
    expect(await screen.findByRole('button', { name: 'Set up' })).toBeTruthy()
  })
})

describe('where a hosted service keeps the accounts', () => {
  const noCodes = /^There are no recovery codes here/
  const codeRoutes = () => asked.filter((route) => route.includes('recovery-codes'))
  const setUp = async (person: ReturnType<typeof userEvent.setup>) => {
    await person.click(await screen.findByRole('button', { name: 'Set up' }))
    await person.type(screen.getByLabelText('Current password'), 'secret1{Enter}')
  }
  it('is turned on without recovery codes, which is said before and after', async () => {
    const person = await open({ withCodes: false })
    expect(await screen.findByText(noCodes)).toBeTruthy()
    await setUp(person)
    await person.type(await screen.findByLabelText('Code from the app'), '123456{Enter}')
    expect(await screen.findByText('Two-step sign-in is on.')).toBeTruthy()
    expect(screen.getByText(/On since November 21, 2026/)).toBeTruthy()
    expect(screen.getByText(noCodes)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /recovery codes/ })).toBeNull()
    expect(codeRoutes()).toEqual([])
  })
  it('is turned off by a code of the app alone', async () => {
    isOn = true
    const person = await open({ withCodes: false })
    await person.click(await screen.findByRole('button', { name: 'Turn off' }))
    expect(screen.queryByRole('button', { name: 'Use a recovery code instead' })).toBeNull()
    await person.type(screen.getByLabelText('Code from your authenticator app'), '123456{Enter}')
    expect(await screen.findByText('Two-step sign-in is off.')).toBeTruthy()
    expect(codeRoutes()).toEqual([])
  })
  it('begins again where a set-up that was left is in the way', async () => {
    const person = await open({ withCodes: false })
    left = [{ ...app, id: 'left', status: 'unverified' }]
    await setUp(person)
    expect(await screen.findByText('ABCD EFGH')).toBeTruthy()
    expect(asked.filter((route) => / .*factors/.test(route))).toEqual([
      'POST /auth/v1/factors',
      'DELETE /auth/v1/factors/left',
      'POST /auth/v1/factors',
    ])
  })
  it('says so where the service has it switched off', async () => {
    const person = await open({ withCodes: false })
    refuse = { 'POST /auth/v1/factors': refusal(422, 'mfa_totp_enroll_not_enabled') }
    await setUp(person)
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Two-step sign-in is switched off/)
  })
})

describe('the code at sign-in', () => {
  const onShown = vi.fn(async () => undefined)
  const leave = { label: 'Sign out', run: vi.fn() }
  async function ask() {
    isOn = true
    await authClient.signInWithPassword({ email: 'mara@example.com', password: 'secret1' })
    render(<SecondStepForm onShown={onShown} leave={leave} />)
    return userEvent.setup()
  }
  it('has the keyboard, and is offered from the phone', async () => {
    await ask()
    const field = screen.getByLabelText('Code from your authenticator app')
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect([field.getAttribute('inputmode'), field.getAttribute('autocomplete')]).toEqual(['numeric', 'one-time-code'])
  })
  it('leads on once it is right', async () => {
    const person = await ask()
    await person.keyboard('123456{Enter}')
    await waitFor(() => expect(onShown).toHaveBeenCalled())
  })
  it.each([
    [422, 'mfa_verification_failed', /^That is not one of your recovery codes/],
    [429, 'mfa_recovery_codes_locked', /^Too many wrong recovery codes/],
  ])('says what is wrong with a recovery code: %i %s', async (status, code, sentence) => {
    const person = await ask()
    refuse = { 'POST /auth/v1/factors/recovery-codes/verify': refusal(status, code) }
    await press(person, 'Use a recovery code instead')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Recovery code')))
    await person.keyboard('abcd-2345{Enter}')
    expect((await screen.findByRole('alert')).textContent).toMatch(sentence)
    await press(person, 'Use a code of the app instead')
    expect(screen.queryByRole('alert')).toBeNull()
  })
  it('can be left', async () => {
    const person = await ask()
    await press(person, 'Sign out')
    expect(leave.run).toHaveBeenCalled()
  })
})

it('a session that waits for its code is not signed in, until the code was right', async () => {
  isOn = true
  const Probe = () => <p>{useAuth().status}</p>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AuthProvider onSignedOut={() => undefined}>
        <Probe />
      </AuthProvider>
    </QueryClientProvider>,
  )
  await screen.findByText('unauthenticated')
  await authClient.signInWithPassword({ email: 'mara@example.com', password: 'secret1' })
  await screen.findByText('second_step')
  expect(asked).not.toContain('GET /rest/v1/user_profiles')
  await authClient.mfa.challengeAndVerify({ factorId: 'app1', code: '123456' })
  await screen.findByText('authenticated')
})
