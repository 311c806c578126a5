// The log of every act of operators, and security events of all accounts.
import { z } from 'zod'
import { securityEvent } from '../accounts.ts'
import { defineCall } from '../call.ts'
import { before, next } from './parts.ts'

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
