// Credits that an operator grants or takes back: exact, once for each key, and never without a line in the log.
import { isKeyExpired } from '@galley/contract/idempotency-key'
import type { Clock, Ids } from '../../adapters/clock.port.ts'
import type { Transactions } from '../../adapters/transactions.port.ts'
import type { PeopleService } from '../accounts/people/people.service.ts'
import type { CreditsService } from '../credits/credits.service.ts'
import type { ActsService, StoredAct } from './acts.service.ts'
import type { Because } from './admin.service.ts'

export type OperatorCredits = ReturnType<typeof createOperatorCredits>

export interface CreditsChange extends Because {
  userId: string
  /** Below zero: taken back. */
  amount: number
  key: string
}
export type CreditsOutcome =
  | { kind: 'changed'; actId: string; amount: number; balance: number }
  | { kind: 'missing' | 'too_few' | 'key_reused' | 'key_expired' }
interface Parts {
  acts: Pick<ActsService, 'record' | 'byKey'>
  people: Pick<PeopleService, 'find'>
  credits: Pick<CreditsService, 'open' | 'changeByOperator' | 'balanceAfter'>
  transactions: Transactions
  clock: Clock
  ids: Ids
}

export const createOperatorCredits = (parts: Parts) => ({
  change: (change: CreditsChange): Promise<CreditsOutcome> => changeCredits(parts, change),
})

class TooFewCredits extends Error {}

const ledgerKey = (actId: string) => `operator:${actId}`

async function changeCredits(parts: Parts, change: CreditsChange): Promise<CreditsOutcome> {
  const { acts, people, credits, transactions, ids } = parts
  const { operatorId: actorId, userId, amount, reason, key } = change
  const known = await acts.byKey(actorId, key)
  if (known) return outcomeOf(parts, known, change)
  if (!(await people.find(userId))) return { kind: 'missing' }
  // An account that was never used has its first credits before others.
  await credits.open(userId)
  const id = ids.next()
  const kind = amount > 0 ? 'credits_granted' : 'credits_taken'
  try {
    const isFirst = await transactions.run(async (tx) => {
      const act = { id, actorId, kind, targetId: userId, details: { amount }, reason, key } as const
      if (!(await acts.record(tx, act))) return false
      if (!(await credits.changeByOperator(tx, { userId, amount, key: ledgerKey(id) }))) throw new TooFewCredits()
      return true
    })
    const act = isFirst ? { id } : await acts.byKey(actorId, key)
    if (!act) return { kind: 'key_reused' }
    return 'kind' in act ? await outcomeOf(parts, act, change) : await changed(parts, { id, userId, amount })
  } catch (error) {
    if (error instanceof TooFewCredits) return { kind: 'too_few' }
    throw error
  }
}

/** Of an act that has this key already. */
async function outcomeOf(parts: Parts, act: StoredAct, change: CreditsChange): Promise<CreditsOutcome> {
  const { userId, amount, reason } = change
  if (isKeyExpired(act.at, parts.clock.now())) return { kind: 'key_expired' }
  const isSame = act.targetId === userId && act.details.amount === amount && act.reason === reason
  return isSame ? changed(parts, { id: act.id, userId, amount }) : { kind: 'key_reused' }
}

async function changed(
  { credits }: Parts,
  { id, userId, amount }: { id: string; userId: string; amount: number },
): Promise<CreditsOutcome> {
  const balance = await credits.balanceAfter(userId, ledgerKey(id))
  if (balance === undefined) throw new Error('an act about credits has no entry in the ledger')
  return { kind: 'changed', actId: id, amount, balance }
}
