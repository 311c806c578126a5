// Who is an operator. The role is given and taken by a command at the server (bin/operator), and by no call.
import type { Clock } from '../../adapters/clock.port.ts'
import type { Transactions } from '../../adapters/transactions.port.ts'
import type { BansService } from '../accounts/bans/bans.service.ts'
import type { PeopleService } from '../accounts/people/people.service.ts'
import type { ActsService } from './acts.service.ts'
import type { OperatorsRepository } from './operators.repository.ts'

export type OperatorsService = ReturnType<typeof createOperators>

export interface RoleRequest {
  act: 'grant' | 'revoke'
  /** An address, or a user's id. */
  who: string
}
/** `unknown`: no such person. `unchanged`: it was so before. */
export type RoleOutcome = { kind: 'changed' | 'unchanged' | 'banned'; email: string } | { kind: 'unknown' }

interface Parts {
  repository: OperatorsRepository
  people: Pick<PeopleService, 'find' | 'emailsOf'>
  bans: Pick<BansService, 'isBanned'>
  acts: Pick<ActsService, 'record'>
  transactions: Transactions
  clock: Clock
}

export function createOperators({ repository, people, bans, acts, transactions, clock }: Parts) {
  return {
    isOperator: async (userId: string): Promise<boolean> => (await repository.find(userId)) !== undefined,

    among: async (userIds: string[]): Promise<Set<string>> =>
      userIds.length === 0 ? new Set() : repository.among(userIds),

    /** In the order in which they got the role; without an address where the account is not known here. */
    async list(): Promise<{ id: string; email: string | null }[]> {
      const ids = (await repository.list()).map(({ userId }) => userId)
      const emails = await people.emailsOf(ids)
      return ids.map((id) => ({ id, email: emails.get(id) ?? null }))
    },

    /** As the command asks for it. */
    async change({ act, who }: RoleRequest): Promise<RoleOutcome> {
      const person = await people.find(who)
      if (!person) return { kind: 'unknown' }
      const { id: userId, email } = person
      if (act === 'grant' && (await bans.isBanned(userId))) return { kind: 'banned', email }
      const isChanged = await transactions.run(async (tx) => {
        const isDone =
          act === 'grant'
            ? await repository.add(tx, { userId, grantedAt: clock.now() })
            : await repository.remove(tx, userId)
        const kind = act === 'grant' ? 'operator_granted' : 'operator_revoked'
        if (isDone) await acts.record(tx, { actorId: null, kind, targetId: userId, reason: 'bin/operator' })
        return isDone
      })
      return { kind: isChanged ? 'changed' : 'unchanged', email }
    },
  }
}
