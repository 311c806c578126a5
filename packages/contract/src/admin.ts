// What operators see and do: people, credits, payments, switches, and the log of every act. To a caller without the
// role none of these calls exists: 404. Nothing here carries the text of a resume.
import { z } from 'zod'
import { securityEvent } from './accounts.ts'
import { defineCall } from './call.ts'
import { creditReasons } from './credits.ts'

const reason = z.string().trim().min(3, 'must say why, in at least 3 characters').max(500)
const because = z.strictObject({ reason })
const before = z.uuid().optional()
/** Hands back as `before` for the next part; null: that was all. */
const next = z.uuid().nullable()
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

export const paymentRow = z
  .object({
    /** The provider's id. */
    id: z.string(),
    at: z.iso.datetime(),
    /** Whose purchase it was for; null where no purchase is known. */
    person_id: z.uuid().nullable(),
    email: z.string().nullable(),
    pack_id: z.string().nullable(),
    messages: z.int().nullable(),
    /** In the currency's smallest unit. */
    amount: z.int(),
    currency: z.string(),
    outcome: z.enum(['granted', 'second', 'uncaptured', 'mismatch', 'unknown']),
    amount_refunded: z.int(),
    is_test: z.boolean(),
    /** Kinds of the alarms about it that no operator has closed. */
    alarms: z.array(z.string()),
  })
  .meta({ id: 'PaymentRow' })
export type PaymentRow = z.infer<typeof paymentRow>

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

export const listPayments = defineCall({
  method: 'GET',
  path: '/admin/payments',
  access: 'operator',
  summary: 'Payments with their alarms, newest first, 50 at a time',
  query: z.object({ before: z.string().min(1).max(100).optional() }),
  answer: {
    status: 200,
    json: z.object({ payments: z.array(paymentRow), next: z.string().nullable() }).meta({ id: 'PaymentsPage' }),
  },
})

export const alarm = z
  .object({
    id: z.uuid(),
    at: z.iso.datetime(),
    kind: z.string(),
    /** The provider's ids, or what a credit was granted for; null where there is none. */
    subject: z.string().nullable(),
    order_id: z.string().nullable(),
    closed_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Alarm' })
export type AlarmRow = z.infer<typeof alarm>

export const listAlarms = defineCall({
  method: 'GET',
  path: '/admin/alarms',
  access: 'operator',
  summary: 'What galley_alarms_total counts, one by one: open alarms first, then the newest, 50 at a time',
  query: z.object({ before }),
  answer: { status: 200, json: z.object({ alarms: z.array(alarm), next }).meta({ id: 'AlarmsPage' }) },
})

export const closeAlarm = defineCall({
  method: 'POST',
  path: '/admin/alarms/:id/close',
  access: 'operator',
  summary: 'Note that an alarm was dealt with, and how',
  params: z.object({ id: z.uuid() }),
  body: because,
  answer: { status: 204 },
})

export const switchNames = ['registration', 'assistant', 'purchases'] as const
export type SwitchName = (typeof switchNames)[number]

export const featureSwitch = z
  .object({
    name: z.enum(switchNames),
    is_on: z.boolean(),
    /** Null: never switched. */
    changed_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'FeatureSwitch' })
export type FeatureSwitch = z.infer<typeof featureSwitch>

export const listSwitches = defineCall({
  method: 'GET',
  path: '/admin/switches',
  access: 'operator',
  summary: 'What is switched on and off',
  answer: { status: 200, json: z.object({ switches: z.array(featureSwitch) }).meta({ id: 'FeatureSwitches' }) },
})

export const setSwitch = defineCall({
  method: 'PUT',
  path: '/admin/switches/:name',
  access: 'operator',
  summary: 'Switch a part of the product on or off, in every process within seconds',
  params: z.object({ name: z.enum(switchNames) }),
  body: z.strictObject({ is_on: z.boolean(), reason }),
  answer: { status: 200, json: featureSwitch },
})

export const actKinds = [
  'operator_granted',
  'operator_revoked',
  'credits_granted',
  'credits_taken',
  'banned',
  'ban_lifted',
  'switched_on',
  'switched_off',
  'alarm_closed',
] as const
export type ActKind = (typeof actKinds)[number]

const someone = z.object({ id: z.uuid(), email: z.string().nullable() })

export const operatorAct = z
  .object({
    id: z.uuid(),
    at: z.iso.datetime(),
    kind: z.enum(actKinds),
    /** Null: the command at the server. An address is null once the account is gone. */
    actor: someone.nullable(),
    /** Null: it was about no person. */
    target: someone.nullable(),
    /** How many credits, which switch, which alarm. */
    subject: z.string().nullable(),
    reason: z.string(),
  })
  .meta({ id: 'OperatorAct' })
export type OperatorAct = z.infer<typeof operatorAct>

export const listActs = defineCall({
  method: 'GET',
  path: '/admin/acts',
  access: 'operator',
  summary: 'The log of what operators did, newest first, 50 at a time; with `person` what was done to them',
  query: z.object({ before, person: z.uuid().optional() }),
  answer: { status: 200, json: z.object({ acts: z.array(operatorAct), next }).meta({ id: 'ActsPage' }) },
})

export const personEvent = z
  .object({ ...securityEvent.shape, person: someone.nullable() })
  .meta({ id: 'PersonSecurityEvent' })
export type PersonEvent = z.infer<typeof personEvent>

export const listPersonEvents = defineCall({
  method: 'GET',
  path: '/admin/events',
  access: 'operator',
  summary: 'Security events of all accounts, newest first, 50 at a time; with `person` theirs alone',
  query: z.object({ before, person: z.uuid().optional() }),
  answer: { status: 200, json: z.object({ events: z.array(personEvent), next }).meta({ id: 'PersonEventsPage' }) },
})
