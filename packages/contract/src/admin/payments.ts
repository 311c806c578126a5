// Payments, and the alarms about them.
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { because, before, next } from './parts.ts'

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
