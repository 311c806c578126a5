// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AuthContext, type Auth, type SignInOutcome, type SignUpResult } from './auth-context.ts'
import { LoginForm } from './login-form.tsx'
import { RegisterForm } from './register-form.tsx'

afterEach(cleanup)

function open(form: 'login' | 'register', answer: SignInOutcome | SignUpResult = { kind: 'signed_in' }) {
  const signIn = vi.fn(async () => answer as SignInOutcome)
  const signUp = vi.fn(async () => answer as SignUpResult)
  const doors = {
    signIn,
    signUp,
    signOut: async () => undefined,
    getAccessToken: async () => undefined,
    leave: () => undefined,
  }
  const auth: Auth = { status: 'unauthenticated', user: null, ...doors }
  render(<AuthContext value={auth}>{form === 'login' ? <LoginForm /> : <RegisterForm />}</AuthContext>)
  return { signIn, signUp, user: userEvent.setup() }
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const besides = (label: string) => within(field(label).parentElement!)
const alerts = () => screen.queryAllByRole('alert').map((alert) => alert.textContent)

it.each([
  ['login', 'Password'],
  ['register', 'Password'],
  ['register', 'Confirm password'],
] as const)('%s shows and hides what is typed as %s, and sends nothing by it', async (form, label) => {
  const { user, signIn, signUp } = open(form)
  await user.type(field(label), 'secret1')
  expect(field(label).type).toBe('password')
  await user.click(besides(label).getByRole('button', { name: 'Show password' }))
  expect([field(label).type, field(label).value]).toEqual(['text', 'secret1'])
  await user.click(besides(label).getByRole('button', { name: 'Hide password' }))
  expect(field(label).type).toBe('password')
  expect([signIn, signUp].map((door) => door.mock.calls.length)).toEqual([0, 0])
})

it('shows one of the two passwords without the other', async () => {
  const { user } = open('register')
  await user.click(besides('Password').getByRole('button', { name: 'Show password' }))
  expect([field('Password').type, field('Confirm password').type]).toEqual(['text', 'password'])
})

describe('signing in', () => {
  it('needs email and password', async () => {
    const { user, signIn } = open('login')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(screen.getByText('Please enter your email.')).toBeTruthy()
    expect(screen.getByText('Please enter your password.')).toBeTruthy()
    expect(signIn).not.toHaveBeenCalled()
  })

  it('says why it is refused', async () => {
    const { user } = open('login', { kind: 'refused', message: 'Invalid email or password' })
    await user.type(field('Email'), 'mara@example.com')
    await user.type(field('Password'), 'wrong{Enter}')
    expect(alerts()).toEqual(['Invalid email or password'])
  })
})

describe('registering', () => {
  async function fill(user: ReturnType<typeof userEvent.setup>, password: string, confirmation = password) {
    await user.type(field('Full name'), 'Mara')
    await user.type(field('Email'), 'mara@example.com')
    await user.type(field('Password'), password)
    await user.type(field('Confirm password'), `${confirmation}{Enter}`)
  }

  it.each([
    ['Passwords do not match', 'secret1', 'secret2'],
    ['Password must be at least 6 characters long', 'short', 'short'],
  ])('says "%s", and asks nobody', async (sentence, password, confirmation) => {
    const { user, signUp } = open('register')
    await fill(user, password, confirmation)
    expect(screen.getByText(sentence)).toBeTruthy()
    expect(signUp).not.toHaveBeenCalled()
  })

  it('asks to verify the address, with the form cleared', async () => {
    const { user } = open('register', { kind: 'verify_email' })
    await fill(user, 'secret1')
    expect((await screen.findByRole('status')).textContent).toContain('verify your email')
    expect(['Full name', 'Email', 'Password', 'Confirm password'].map((label) => field(label).value)).toEqual(
      Array(4).fill(''),
    )
  })
})
