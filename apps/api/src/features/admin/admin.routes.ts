import { listActs, listPersonEvents } from '@galley/contract/admin/acts'
import { closeAlarm, listAlarms, listPayments } from '@galley/contract/admin/payments'
import { banPerson, changeCredits, getOperator, getPerson, liftBan, listPeople } from '@galley/contract/admin/people'
import { listSwitches, setSwitch } from '@galley/contract/admin/switches'
import type { FastifyInstance } from 'fastify'
import { ApiFailure } from '../../http/api-failure.ts'
import { bind } from '../../http/bind.ts'
import type { PeopleService } from '../accounts/people/people.service.ts'
import type { AlarmsService } from '../alarms/alarms.service.ts'
import type { SecurityEvents } from '../security-events/security-events.service.ts'
import type { SwitchesService } from '../switches/switches.service.ts'
import type { ActsService } from './acts.service.ts'
import type { AdminService } from './admin.service.ts'
import type { CreditsOutcome, OperatorCredits } from './operator-credits.service.ts'
import type { PeopleView } from './people-view.service.ts'
import {
  presentAct,
  presentAlarm,
  presentDetail,
  presentEvent,
  presentPayment,
  presentPerson,
  presentSwitch,
} from './present-admin.ts'

interface Parts {
  admin: AdminService
  operatorCredits: OperatorCredits
  peopleView: PeopleView
  people: Pick<PeopleService, 'emailsOf'>
  acts: Pick<ActsService, 'page'>
  alarms: Pick<AlarmsService, 'list'>
  switches: Pick<SwitchesService, 'list'>
  security: Pick<SecurityEvents, 'page'>
  accountsKeptBy: 'embedded' | 'hosted'
}

export async function adminRoutes(app: FastifyInstance, parts: Parts): Promise<void> {
  bind(app, getOperator, ({ caller }) => ({ id: caller.userId, email: caller.email, accounts: parts.accountsKeptBy }))
  peopleRoutes(app, parts)
  moneyRoutes(app, parts)
  switchRoutes(app, parts)
  logRoutes(app, parts)
}

function peopleRoutes(app: FastifyInstance, { admin, operatorCredits, peopleView }: Parts): void {
  async function summaryOf(id: string) {
    const summary = await peopleView.summaryOf(id)
    if (!summary) throw new ApiFailure('not_found')
    return presentPerson(summary)
  }

  bind(app, listPeople, async ({ query }) => {
    const { people, next } = await peopleView.search(query.q, query.before ?? null)
    return { people: people.map(presentPerson), next }
  })

  bind(app, getPerson, async ({ params }) => {
    const detail = await peopleView.detailOf(params.id)
    if (!detail) throw new ApiFailure('not_found')
    return presentDetail(detail)
  })

  bind(app, changeCredits, async ({ caller, params, body, headers }) => {
    const outcome = await operatorCredits.change({
      ...body,
      operatorId: caller.userId,
      userId: params.id,
      key: headers['idempotency-key'],
    })
    if (outcome.kind !== 'changed') throw creditsFailure(outcome.kind)
    const { actId, amount, balance } = outcome
    return { act_id: actId, amount, balance }
  })

  bind(app, banPerson, async ({ caller, params, body }) => {
    const plan = await admin.ban(params.id, { operatorId: caller.userId, reason: body.reason })
    if (plan === 'missing') throw new ApiFailure('not_found')
    if (plan === 'operator') throw new ApiFailure('operator_protected')
    return { person: await summaryOf(params.id), plan }
  })

  bind(app, liftBan, async ({ caller, params, body }) => {
    const isKnown = await admin.liftBan(params.id, { operatorId: caller.userId, reason: body.reason })
    if (!isKnown) throw new ApiFailure('not_found')
    return summaryOf(params.id)
  })
}

function creditsFailure(kind: Exclude<CreditsOutcome['kind'], 'changed'>): ApiFailure {
  switch (kind) {
    case 'missing':
      return new ApiFailure('not_found')
    case 'too_few':
      return new ApiFailure('too_few_credits')
    case 'key_reused':
      return new ApiFailure(kind, {
        detail: 'Idempotency-Key: this key was used for another act. Nothing was changed.',
      })
    case 'key_expired':
      return new ApiFailure(kind, {
        detail: 'Idempotency-Key: this key is older than 24 hours. Nothing was changed. Send another key.',
      })
  }
}

function moneyRoutes(app: FastifyInstance, { admin, peopleView, alarms }: Parts): void {
  bind(app, listPayments, async ({ query }) => {
    const { payments, next } = await peopleView.paymentPage({ userId: null, before: query.before ?? null })
    return { payments: payments.map(presentPayment), next }
  })

  bind(app, listAlarms, async ({ query }) => {
    const { alarms: listed, next } = await alarms.list(query.before ?? null)
    return { alarms: listed.map(presentAlarm), next }
  })

  bind(app, closeAlarm, async ({ caller, params, body }) => {
    const isKnown = await admin.closeAlarm(params.id, { operatorId: caller.userId, reason: body.reason })
    if (!isKnown) throw new ApiFailure('not_found')
    return undefined
  })
}

function switchRoutes(app: FastifyInstance, { admin, switches }: Parts): void {
  bind(app, listSwitches, async () => ({ switches: (await switches.list()).map(presentSwitch) }))

  bind(app, setSwitch, async ({ caller, params, body }) => {
    const because = { operatorId: caller.userId, reason: body.reason }
    return presentSwitch(await admin.setSwitch(params.name, body.is_on, because))
  })
}

function logRoutes(app: FastifyInstance, { acts, security, people }: Parts): void {
  bind(app, listActs, async ({ query }) => {
    const { acts: listed, next } = await acts.page({ targetId: query.person ?? null, before: query.before ?? null })
    const emails = await people.emailsOf(listed.flatMap(({ actorId, targetId }) => [actorId, targetId]))
    return { acts: listed.map((act) => presentAct(act, emails)), next }
  })

  bind(app, listPersonEvents, async ({ query }) => {
    const { events, next } = await security.page({ userId: query.person ?? null, before: query.before ?? null })
    const emails = await people.emailsOf(events.map(({ userId }) => userId))
    return { events: events.map((event) => presentEvent(event, emails)), next }
  })
}
