// The shapes in which operators see things.
import type { OperatorAct, PersonEvent } from '@galley/contract/admin/acts'
import type { AlarmRow, PaymentRow } from '@galley/contract/admin/payments'
import type { CreditLine, PersonDetail, PersonSummary } from '@galley/contract/admin/people'
import type { FeatureSwitch } from '@galley/contract/admin/switches'
import { refundedOf } from '../billing/listing/payment-list.service.ts'
import type { AlarmsService } from '../alarms/alarms.service.ts'
import type { SecurityEvents } from '../security-events/security-events.service.ts'
import type { SwitchState } from '../switches/switches.service.ts'
import type { StoredAct } from './acts.service.ts'
import type { AlarmedPayment, PeopleView, SummaryOfPerson } from './people-view.service.ts'

type Emails = ReadonlyMap<string, string>
type StoredAlarm = Awaited<ReturnType<AlarmsService['list']>>['alarms'][number]
type StoredEvent = Awaited<ReturnType<SecurityEvents['page']>>['events'][number]
type Detail = NonNullable<Awaited<ReturnType<PeopleView['detailOf']>>>

const someone = (id: string | null, emails: Emails) => (id === null ? null : { id, email: emails.get(id) ?? null })

export const presentPerson = (person: SummaryOfPerson): PersonSummary => ({
  id: person.id,
  email: person.email,
  full_name: person.fullName,
  created_at: person.createdAt.toISOString(),
  last_seen_at: person.lastSeenAt?.toISOString() ?? null,
  is_operator: person.isOperator,
  ban: person.ban && { at: person.ban.at.toISOString(), reason: person.ban.reason },
  resumes: person.resumes,
  credits: person.credits,
})

export const presentPayment = (payment: AlarmedPayment): PaymentRow => ({
  id: payment.id,
  at: payment.createdAt.toISOString(),
  person_id: payment.userId,
  email: payment.email,
  pack_id: payment.packId,
  messages: payment.messages,
  amount: payment.amount,
  currency: payment.currency,
  outcome: payment.outcome,
  amount_refunded: refundedOf(payment),
  is_test: payment.isTest ?? false,
  alarms: payment.alarms,
})

export const presentDetail = ({ summary, resumes, credits, lines, payments }: Detail): PersonDetail => ({
  person: presentPerson(summary),
  resumes: resumes.map(({ id, title, createdAt, updatedAt, versions, deletedAt }) => ({
    id,
    title,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
    versions,
    is_in_trash: deletedAt !== null,
  })),
  credits,
  credit_lines: lines.map(({ id, createdAt, reason, amount, balance }): CreditLine => {
    return { id, at: createdAt.toISOString(), reason, amount, balance }
  }),
  payments: payments.map(presentPayment),
})

export const presentAlarm = ({ id, at, kind, subject, orderId, closedAt }: StoredAlarm): AlarmRow => ({
  id,
  at: at.toISOString(),
  kind,
  subject,
  order_id: orderId,
  closed_at: closedAt?.toISOString() ?? null,
})

export const presentSwitch = ({ name, isOn, changedAt }: SwitchState): FeatureSwitch => ({
  name,
  is_on: isOn,
  changed_at: changedAt?.toISOString() ?? null,
})

export const presentAct = (act: StoredAct, emails: Emails): OperatorAct => ({
  id: act.id,
  at: act.at.toISOString(),
  kind: act.kind,
  actor: someone(act.actorId, emails),
  target: someone(act.targetId, emails),
  subject: subjectOf(act.details),
  reason: act.reason,
})

function subjectOf({ amount, switch: name, alarm }: StoredAct['details']): string | null {
  return amount === undefined ? (name ?? alarm ?? null) : String(amount)
}

export const presentEvent = (event: StoredEvent, emails: Emails): PersonEvent => ({
  id: event.id,
  at: event.at.toISOString(),
  kind: event.kind,
  browser: event.browser,
  country: event.country,
  person: someone(event.userId, emails),
})
