// What operators do. Each act and its line in the log are one transaction: neither is there without the other.
import type { SwitchName } from '@galley/contract/admin/switches'
import { GatewayFailure } from '../../adapters/payments/payment-gateway.port.ts'
import type { Transactions } from '../../adapters/transactions.port.ts'
import type { BansService } from '../accounts/bans/bans.service.ts'
import type { PeopleService } from '../accounts/people/people.service.ts'
import type { AlarmsService } from '../alarms/alarms.service.ts'
import type { SubscriptionsService } from '../billing/subscriptions.service.ts'
import type { SecurityEvents } from '../security-events/security-events.service.ts'
import type { SwitchesService, SwitchState } from '../switches/switches.service.ts'
import type { ActsService } from './acts.service.ts'
import type { OperatorsService } from './operators.service.ts'

export type AdminService = ReturnType<typeof createAdmin>

/** An act of this operator, and why. */
export interface Because {
  operatorId: string
  reason: string
}
/** `not_cancelled`: the provider could not be asked. */
export type PlanOutcome = 'none' | 'cancelled' | 'not_cancelled'

interface Parts {
  operators: Pick<OperatorsService, 'isOperator'>
  acts: Pick<ActsService, 'record'>
  people: Pick<PeopleService, 'find'>
  bans: BansService
  subscriptions: Pick<SubscriptionsService, 'endUnpaid' | 'cancel'>
  alarms: Pick<AlarmsService, 'find' | 'close'>
  switches: SwitchesService
  security: Pick<SecurityEvents, 'record'>
  transactions: Transactions
}

export const createAdmin = (parts: Parts) => ({
  ...banning(parts),

  /** Returns how it stands then. */
  async setSwitch(name: SwitchName, isOn: boolean, { operatorId, reason }: Because): Promise<SwitchState> {
    const { switches, acts, transactions } = parts
    const kind = isOn ? 'switched_on' : 'switched_off'
    const act = { actorId: operatorId, kind, details: { switch: name }, reason } as const
    await transactions.run(async (tx) => {
      if (await switches.set(tx, { name, isOn })) await acts.record(tx, act)
    })
    switches.applied()
    return switches.find(name)
  },

  /** False where there is no such alarm. One that was closed before stays as it was. */
  async closeAlarm(id: string, { operatorId, reason }: Because): Promise<boolean> {
    const { alarms, acts, transactions } = parts
    const alarm = await alarms.find(id)
    if (!alarm) return false
    const details = { alarm: alarm.subject === null ? alarm.kind : `${alarm.kind} ${alarm.subject}` }
    await transactions.run(async (tx) => {
      if (await alarms.close(tx, id))
        await acts.record(tx, { actorId: operatorId, kind: 'alarm_closed', details, reason })
    })
    return true
  },
})

function banning(parts: Parts) {
  const { operators, acts, people, bans, security, transactions } = parts
  return {
    /** Every session of theirs ends, and a monthly plan: they could not cancel it any more. */
    async ban(userId: string, { operatorId, reason }: Because): Promise<PlanOutcome | 'missing' | 'operator'> {
      if (!(await people.find(userId))) return 'missing'
      if (await operators.isOperator(userId)) return 'operator'
      const isNew = await transactions.run(async (tx) => {
        if (!(await bans.add(tx, { userId, reason }))) return false
        await acts.record(tx, { actorId: operatorId, kind: 'banned', targetId: userId, reason })
        return true
      })
      bans.applied()
      if (isNew) await security.record('banned', { userId })
      return endPlan(parts, userId)
    },

    /** False where there is no such person. */
    async liftBan(userId: string, { operatorId, reason }: Because): Promise<boolean> {
      if (!(await people.find(userId))) return false
      const isLifted = await transactions.run(async (tx) => {
        if (!(await bans.lift(tx, userId))) return false
        await acts.record(tx, { actorId: operatorId, kind: 'ban_lifted', targetId: userId, reason })
        return true
      })
      if (isLifted) await security.record('ban_lifted', { userId })
      return true
    },
  }
}

async function endPlan({ subscriptions }: Parts, userId: string): Promise<PlanOutcome> {
  const plan = await subscriptions.endUnpaid(userId)
  if (plan !== 'active') return plan === 'none' ? 'none' : 'not_cancelled'
  try {
    await subscriptions.cancel(userId)
    return 'cancelled'
  } catch (error) {
    if (error instanceof GatewayFailure) return 'not_cancelled'
    throw error
  }
}
