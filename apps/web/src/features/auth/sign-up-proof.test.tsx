// @vitest-environment jsdom
// The forms prove some work where the server asks for it, and their user notices nothing.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { signUp } from './auth-actions.ts'
import { AuthContext, type Auth } from './auth-context.ts'
import { ForgotForm } from './forgot-form.tsx'
import { RegisterForm } from './register-form.tsx'
import { ResendSignUp } from './resend-sign-up.tsx'

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const tooOld = () =>
  json({ code: 400, error_code: 'captcha_failed', msg: 'captcha protection: request disallowed (x)' }, 400)

/** Purposes that a challenge was asked for, and the proofs that were sent. */
let challenges: string[] = []
let sent: { path: string; token: string | undefined }[] = []
/** What is returned for the next requests with a proof; 200 after that. */
let refusals: (() => Response)[] = []

beforeEach(() => {
  challenges = []
  sent = []
  refusals = []
  localStorage.clear()
  vi.stubGlobal('fetch', async (input: string | URL, init?: RequestInit) => {
    const { pathname, searchParams } = new URL(input, 'http://localhost')
    if (pathname === '/api/auth/challenge') {
      challenges.push(searchParams.get('purpose') ?? '')
      return json({ challenge: `challenge-${challenges.length}`, bits: 4 })
    }
    if (pathname === '/auth/v1/settings') return json({ galley_mail: true })
    if (!pathname.startsWith('/auth/v1/')) return json({})
    const body = JSON.parse(init?.body as string) as { gotrue_meta_security?: { captcha_token?: string } }
    sent.push({ path: pathname, token: body.gotrue_meta_security?.captcha_token })
    const refusal = refusals.shift()
    if (refusal) return refusal()
    return json(pathname.endsWith('/signup') ? { id: 'u1', email: 'mara@example.com', identities: [{}] } : {})
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const auth: Auth = {
  status: 'unauthenticated',
  user: null,
  signUp,
  signIn: async () => ({ kind: 'signed_in' }),
  signOut: async () => undefined,
  getAccessToken: async () => undefined,
  leave: () => undefined,
}
const field = (label: string) => screen.getByLabelText(label)
const proofOf = (number: number) => expect.stringMatching(new RegExp(`^challenge-${number}\\.\\d{12}$`)) as string

async function register() {
  render(
    <AuthContext value={auth}>
      <RegisterForm />
    </AuthContext>,
  )
  const user = userEvent.setup()
  await user.click(field('Full name'))
  await waitFor(() => expect(challenges).toEqual(['sign_up']))
  await user.type(field('Full name'), 'Mara')
  await user.type(field('Email'), 'mara@example.com')
  await user.type(field('Password'), 'a good password')
  await user.type(field('Confirm password'), 'a good password{Enter}')
}

it('registering begins with the first field, and sends the proof', async () => {
  await register()
  await screen.findByRole('status')
  expect(sent).toEqual([{ path: '/auth/v1/signup', token: proofOf(1) }])
  expect(challenges).toEqual(['sign_up'])
})

it('a proof that is refused is replaced by another without a word', async () => {
  refusals = [tooOld]
  await register()
  expect((await screen.findByRole('status')).textContent).toContain('verify your email')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(sent.map(({ token }) => token)).toEqual([proofOf(1), proofOf(2)])
})

it('two refusals are said, in a sentence about no captcha', async () => {
  refusals = [tooOld, tooOld]
  await register()
  expect((await screen.findByRole('alert')).textContent).toBe('Registration failed. Please try again.')
  expect(sent).toHaveLength(2)
})

it('asking for a recovery sends a proof of its own', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ForgotForm codeLink={null} />
    </QueryClientProvider>,
  )
  refusals = [tooOld]
  const user = userEvent.setup()
  await user.type(field('Email'), 'mara@example.com{Enter}')
  await screen.findByText(/If there is an account with this address/)
  expect(challenges).toEqual(['recover', 'recover'])
  expect(sent.map(({ path, token }) => [path, token])).toEqual([
    ['/auth/v1/recover', proofOf(1)],
    ['/auth/v1/recover', proofOf(2)],
  ])
})

it('so does the mail that confirms an account, once more', async () => {
  render(<ResendSignUp email="mara@example.com" />)
  await userEvent.setup().click(screen.getByRole('button', { name: 'Send the mail again' }))
  await screen.findByText(/the mail was sent again/)
  expect(challenges).toEqual(['resend'])
  expect(sent).toEqual([{ path: '/auth/v1/resend', token: proofOf(1) }])
})
