import { describe, expect, it } from 'vitest'
import { loginMessage, registrationMessage } from './auth-messages.ts'

const unanswered = { name: 'AuthRetryableFetchError', message: 'Failed to fetch' }

describe('signing in', () => {
  it.each([
    ['a wrong password', { message: 'Invalid login credentials', status: 400 }, 'Invalid email or password'],
    ['an unknown refusal', { message: 'odd', status: 403 }, 'Invalid email or password'],
    [
      'an address that is not confirmed',
      { message: 'Email not confirmed', status: 400, code: 'email_not_confirmed' },
      'Please confirm your email address first: follow the link in the mail that was sent to you.',
    ],
    [
      'a banned user',
      { message: 'User is banned', status: 400, code: 'user_banned' },
      'This account was banned by the people who run this site. If you think that is a mistake, write to the address on the Contact page.',
    ],
    ['no answer', { ...unanswered, status: 0 }, 'Invalid credentials. Please try again.'],
    ['a broken server', { ...unanswered, status: 503 }, 'Invalid credentials. Please try again.'],
    [
      'too many attempts',
      { message: 'Request rate limit reached', status: 429 },
      'Too many attempts. Please wait a moment and try again.',
    ],
  ])('%s', (_, error, sentence) => {
    expect(loginMessage(error)).toBe(sentence)
  })
})

describe('registering', () => {
  const exists = 'Account already exists with this email. Please sign in instead.'
  it.each([
    ['a taken address', { message: 'User already registered', status: 422 }, exists],
    ['a taken address, told otherwise', { message: 'A user with this email address exists', status: 422 }, exists],
    ['another refusal, in its own words', { message: 'Signups not allowed', status: 422 }, 'Signups not allowed'],
    [
      'registration that is off',
      { message: 'Signups not allowed for this instance', status: 422, code: 'signup_disabled' },
      'New accounts can’t be created here at the moment. Please try again another day.',
    ],
    [
      'a proof of work that was refused',
      { message: 'captcha protection: request disallowed (x)', status: 400, code: 'captcha_failed' },
      'Registration failed. Please try again.',
    ],
    ['a refusal without words', { message: ' ', status: 422 }, 'Registration failed. Please try again.'],
    ['no answer', { ...unanswered, status: 0 }, 'Network error. Please try again.'],
    ['a broken server', { ...unanswered, message: '{}', status: 500 }, 'Registration failed. Please try again.'],
  ])('%s', (_, error, sentence) => {
    expect(registrationMessage(error)).toBe(sentence)
  })
})
