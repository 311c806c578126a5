// Operators and people: who they are, what they have, credits and bans.
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { creditReasons } from '../credits.ts'
import { because, before, next, reason } from './parts.ts'
import { paymentRow } from './payments.ts'

const ofPerson = z.object({ id: z.uuid() })

/** What one act may grant or take back. */
export const maxCreditsPerAct = 1_000

export const operatorSelf = z
  .object({
    id: z.uuid(),
    email: z.string(),
    /** Where the accounts are kept: a hosted service has settings of its own for sign-ups. */
    accounts: z.enum(['embedded', 'hosted']),
  })
  .meta({ id: 'OperatorSelf' })
export type OperatorSelf = z.infer<typeof operatorSelf>

export const getOperator = defineCall({
  method: 'GET',
  path: '/admin/me',
  access: 'operator',
  summary: 'Whether the caller is an operator: 404 for everyone else',
  answer: { status: 200, json: operatorSelf },
})

export const personSummary = z
  .object({
    id: z.uuid(),
    email: z.string(),
    full_name: z.string(),
    created_at: z.iso.datetime(),
    last_seen_at: z.iso.datetime().nullable(),
    is_operator: z.boolean(),
    /** Since when, and why; null: not banned. */
    ban: z.object({ at: z.iso.datetime(), reason: z.string() }).nullable(),
    resumes: z.int(),
    /** What is left; null before the first use, which brings the welcome credits. */
    credits: z.int().nullable(),
  })
  .meta({ id: 'PersonSummary' })
export type PersonSummary = z.infer<typeof personSummary>

export const listPeople = defineCall({
  method: 'GET',
  path: '/admin/people',
  access: 'operator',
  summary: 'People whose address or name contains `q`, or whose id it is; the newest accounts first, 50 at a time',
  query: z.object({ q: z.string().trim().max(200).default(''), before }),
  answer: {
    status: 200,
    json: z.object({ people: z.array(personSummary), next }).meta({ id: 'PeoplePage' }),
  },
})

export const resumeOverview = z
  .object({
    id: z.uuid(),
    title: z.string(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    versions: z.int(),
    is_in_trash: z.boolean(),
  })
  .meta({ id: 'ResumeOverview' })
export type ResumeOverview = z.infer<typeof resumeOverview>

export const creditLine = z
  .object({ id: z.uuid(), at: z.iso.datetime(), reason: z.enum(creditReasons), amount: z.int(), balance: z.int() })
  .meta({ id: 'CreditLine' })
export type CreditLine = z.infer<typeof creditLine>

export const personDetail = z
  .object({
    person: personSummary,
    /** The newest 200, the trash included: titles, dates and counts, never their text. */
    resumes: z.array(resumeOverview),
    /** Null before the first use. */
    credits: z.object({ granted: z.int(), used: z.int(), reserved: z.int() }).nullable(),
    /** The newest 50. */
    credit_lines: z.array(creditLine),
    payments: z.array(paymentRow),
  })
  .meta({ id: 'PersonDetail' })
export type PersonDetail = z.infer<typeof personDetail>

export const getPerson = defineCall({
  method: 'GET',
  path: '/admin/people/:id',
  access: 'operator',
  summary: 'One person: resumes without their text, credits, and payments',
  params: ofPerson,
  answer: { status: 200, json: personDetail },
})

export const changeCredits = defineCall({
  method: 'POST',
  path: '/admin/people/:id/credits',
  access: 'operator',
  summary: 'Grant credits, or take back free ones: all of them or none. The same key is one act',
  params: ofPerson,
  headers: z.object({ 'idempotency-key': z.string().min(8).max(100) }),
  body: z.strictObject({
    /** Above zero they are granted, below taken back. */
    amount: z
      .int()
      .min(-maxCreditsPerAct)
      .max(maxCreditsPerAct)
      .refine((amount) => amount !== 0, 'must not be zero'),
    reason,
  }),
  answer: {
    status: 200,
    json: z
      .object({ act_id: z.uuid(), amount: z.int(), /** What was left after it. */ balance: z.int() })
      .meta({ id: 'CreditsChanged' }),
  },
  refusals: ['too_few_credits', 'key_reused', 'key_expired'],
})

export const banPerson = defineCall({
  method: 'POST',
  path: '/admin/people/:id/ban',
  access: 'operator',
  summary: 'Ban a person: every session ends at once, and no call is served until the ban is lifted',
  params: ofPerson,
  body: because,
  answer: {
    status: 200,
    json: z
      .object({
        person: personSummary,
        /** `not_cancelled`: a monthly plan goes on, since the provider could not be asked; ban again to try again. */
        plan: z.enum(['none', 'cancelled', 'not_cancelled']),
      })
      .meta({ id: 'Banned' }),
  },
  refusals: ['operator_protected'],
})

export const liftBan = defineCall({
  method: 'POST',
  path: '/admin/people/:id/unban',
  access: 'operator',
  summary: 'Lift a ban: the person may sign in again',
  params: ofPerson,
  body: because,
  answer: { status: 200, json: personSummary },
})
