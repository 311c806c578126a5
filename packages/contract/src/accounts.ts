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
    /** Null where a hosted service keeps the accounts and can't be reached. */
    created_at: z.iso.datetime().nullable(),
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
    /** Where GET /auth/challenge returns one: the challenge, a dot and the number that was found for it. */
    proof: z.string().max(400).optional(),
  }),
  answer: { status: 201, json: session },
  refusals: ['account_exists', 'email_not_confirmed', 'proof_refused', 'sign_up_closed', 'sign_in_unavailable'],
})

export const logIn = defineCall({
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  summary:
    'Sign in. Where the account has a second factor, the session opens nothing until a code is verified at /auth/v1/factors',
  body: z.strictObject({ email, password }),
  answer: { status: 200, json: session },
  refusals: ['invalid_credentials', 'email_not_confirmed', 'account_banned', 'sign_in_unavailable'],
})

export const getMe = defineCall({
  method: 'GET',
  path: '/auth/me',
  access: 'signed_in',
  summary: 'The signed-in user',
  answer: { status: 200, json: user },
})

/** Streamed while it is made: it ends early where it can't be finished. */
export const exportAccount = defineCall({
  method: 'GET',
  path: '/account/export',
  access: 'signed_in',
  summary: 'Everything of the account in a zip: LaTeX, PDFs, earlier versions, and the data as JSON',
  answer: { status: 200, bytes: 'application/zip' },
})

/** At once, and for good. What the law wants kept of payments stays, without name and address. */
export const deleteAccount = defineCall({
  method: 'POST',
  path: '/account/deletion',
  access: 'signed_in',
  summary: 'Delete the account and all that belongs to it',
  body: z.strictObject({ password }),
  answer: { status: 204 },
  refusals: ['wrong_password', 'plan_active', 'payment_pending', 'sign_in_kept'],
})

/** The browser signs in there, in the protocol of Supabase Auth. */
export const getAccountsService = defineCall({
  method: 'GET',
  path: '/auth/service',
  access: 'public',
  summary: 'Where accounts are kept: a hosted service and its publishable key, or null for this API',
  answer: {
    status: 200,
    json: z
      .object({ hosted: z.object({ url: z.string(), key: z.string() }).nullable() })
      .meta({ id: 'AccountsService' }),
  },
})

export const challengePurposes = ['sign_up', 'recover', 'resend'] as const
export type ChallengePurpose = (typeof challengePurposes)[number]

/**
 * Against robots. The client looks for a whole number, of at most 16 digits, so that SHA-256 of `challenge.number`
 * begins with so many zero bits. That text is the proof: `proof` of registerAccount, or `captcha_token` at /auth/v1.
 * It counts once, within ten minutes, and only for its purpose.
 */
export const getChallenge = defineCall({
  method: 'GET',
  path: '/auth/challenge',
  access: 'public',
  summary:
    'What a sign-up, a recovery or a mail sent again has to prove: a number so that SHA-256 of “challenge.number” begins with so many zero bits. Null where nothing is asked for',
  query: z.object({ purpose: z.enum(challengePurposes) }),
  answer: {
    status: 200,
    json: z.object({ challenge: z.string().nullable(), bits: z.int() }).meta({ id: 'Challenge' }),
  },
})

/** What a browser calls itself, such as “Firefox on Windows”, and the two letters of a country; null: unknown. */
const origin = { browser: z.string().nullable(), country: z.string().nullable() }

export const openSession = z
  .object({
    id: z.uuid(),
    created_at: z.iso.datetime(),
    last_used_at: z.iso.datetime(),
    ...origin,
    is_current: z.boolean(),
  })
  .meta({ id: 'OpenSession' })
export type OpenSession = z.infer<typeof openSession>

export const listSessions = defineCall({
  method: 'GET',
  path: '/auth/sessions',
  access: 'signed_in',
  summary: 'Where the account is signed in, the one used last first',
  answer: { status: 200, json: z.object({ sessions: z.array(openSession) }) },
})

export const closeSession = defineCall({
  method: 'DELETE',
  path: '/auth/sessions/:id',
  access: 'signed_in',
  summary: 'Sign out there',
  params: z.object({ id: z.uuid() }),
  answer: { status: 204 },
})

export const securityEventKinds = [
  'signed_up',
  'email_confirmed',
  'signed_in',
  'sign_in_failed',
  'signed_out',
  'refresh_token_reused',
  'recovery_asked',
  'recovered',
  'password_changed',
  'email_change_asked',
  'email_changed',
  'second_factor_added',
  'second_factor_removed',
  'second_factor_failed',
  'recovery_code_used',
  'recovery_codes_made',
  'passkey_added',
  'passkey_removed',
  'data_exported',
  'account_deleted',
  'banned',
  'ban_lifted',
] as const
export type SecurityEventKind = (typeof securityEventKinds)[number]

export const securityEvent = z
  .object({ id: z.uuid(), at: z.iso.datetime(), kind: z.enum(securityEventKinds), ...origin })
  .meta({ id: 'SecurityEvent' })
export type SecurityEvent = z.infer<typeof securityEvent>

export const listSecurityEvents = defineCall({
  method: 'GET',
  path: '/auth/events',
  access: 'signed_in',
  summary: 'The newest hundred events about the safety of the account',
  answer: { status: 200, json: z.object({ events: z.array(securityEvent) }) },
})
