// The log of what operators did: who, what, to whom, why, and when. What is done and its line are one transaction.
import type { ActKind } from '@galley/contract/admin/acts'
import type { Clock, Ids } from '../../adapters/clock.port.ts'
import type { Transaction } from '../../adapters/transactions.port.ts'
import type { ActsRepository, NewAct, StoredAct } from './acts.repository.ts'

export type ActsService = ReturnType<typeof createActs>
export type { StoredAct }

export interface Act {
  id?: string
  /** Null: the command at the server. */
  actorId: string | null
  kind: ActKind
  targetId?: string
  details?: NewAct['details']
  reason: string
  key?: string
}

interface Parts {
  repository: ActsRepository
  clock: Clock
  ids: Ids
}

const actsPerPage = 50

export const createActs = ({ repository, clock, ids }: Parts) => ({
  /** Within the caller's transaction; false where the operator used its key before. */
  record: (
    tx: Transaction,
    { id = ids.next(), actorId, kind, targetId, details = {}, reason, key }: Act,
  ): Promise<boolean> =>
    repository.add(tx, {
      id,
      at: clock.now(),
      actorId,
      kind,
      targetId: targetId ?? null,
      details,
      reason,
      idempotencyKey: key ?? null,
    }),

  byKey: (actorId: string, key: string): Promise<StoredAct | undefined> => repository.byKey(actorId, key),

  /** All of them or those about one person, and the id that leads to the next part; null: that was all. */
  async page({ targetId, before }: { targetId: string | null; before: string | null }) {
    const found = await repository.list({ targetId, before, count: actsPerPage + 1 })
    const acts = found.slice(0, actsPerPage)
    return { acts, next: found.length > actsPerPage ? (acts.at(-1)?.id ?? null) : null }
  },
})
