// The accounts calls of Galley's own API, for scripts. The browser speaks the Supabase Auth protocol instead.
import { z } from 'zod'
import { defineCall } from './call.ts'
import { limits } from './limits.ts'

export const user = z
  .object({
    id: z.uuid(),
    email: z.string(),
    full_name: z.string(),
    is_active: z.literal(true),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'User' })
export type User = z.infer<typeof user>

export const session = z
  .object({
    access_token: z.string(),
    refresh_token: z.string(),
    expires_in: z.int(),
    expires_at: z.int(),
    token_type: z.literal('bearer'),
    user,
  })
  .meta({ id: 'Session' })
export type Session = z.infer<typeof session>

const email = z.email('must be an e-mail address').max(limits.emailChars)
const password = z.string().min(1, 'must not be empty').max(1_000)

export const registerAccount = defineCall({
  method: 'POST',
  path: '/auth/register',
  access: 'public',
  summary: 'Create an account and sign in',
  body: z.strictObject({
    email,
    password: password.min(limits.passwordMinChars, `must be at least ${limits.passwordMinChars} characters long`),
    full_name: z.string().trim().min(1, 'must not be empty').max(limits.fullNameChars),
  }),
  answer: { status: 201, json: session },
  refusals: ['account_exists'],
})

export const logIn = defineCall({
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  summary: 'Sign in',
  body: z.strictObject({ email, password }),
  answer: { status: 200, json: session },
  refusals: ['invalid_credentials'],
})

export const getMe = defineCall({
  method: 'GET',
  path: '/auth/me',
  access: 'signed_in',
  summary: 'The signed-in user',
  answer: { status: 200, json: user },
})
