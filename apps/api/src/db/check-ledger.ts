// Invariants of credits and payments, checked on a database that may be in use. Each result names what is broken.
import { sql, type SQL } from 'drizzle-orm'
import type { Database } from './open-database.ts'

export interface Invariant {
  title: string
  /** Rows that break it; empty in a sound database. */
  broken: unknown[]
}

const invariants: [title: string, offenders: SQL][] = [
  [
    'each balance is the sum of its entries',
    sql`select a.user_id, a.granted - a.used as balance, coalesce(sum(e.amount), 0) as entries
        from credit_accounts a left join credit_entries e on e.user_id = a.user_id
        group by a.user_id, a.granted, a.used having a.granted - a.used <> coalesce(sum(e.amount), 0)`,
  ],
  [
    'the ledger sums to zero: what accounts got, the house gave',
    sql`select e.total, a.total as balances
        from (select coalesce(sum(amount), 0) as total from credit_entries) e,
             (select coalesce(sum(granted - used), 0) as total from credit_accounts) a where e.total <> a.total`,
  ],
  [
    'what was granted and what was used are sums over the ledger',
    sql`select a.user_id from credit_accounts a left join credit_entries e on e.user_id = a.user_id
        group by a.user_id, a.granted, a.used
        having a.granted <> coalesce(sum(e.amount) filter (where e.kind in ('grant', 'refund', 'expire', 'withdraw')), 0)
            or a.used <> -coalesce(sum(e.amount) filter (where e.kind = 'spend'), 0)`,
  ],
  [
    'what is reserved is what is open',
    sql`select a.user_id, a.held from credit_accounts a
        where a.held <> (select count(*) from credit_holds h where h.user_id = a.user_id and h.state = 'open')`,
  ],
  [
    'each reserved credit has its message that is being answered, or its document that is being written',
    sql`select h.id from credit_holds h
        where h.state = 'open' and not exists (select 1 from ai_asks k where k.hold_id = h.id and k.state = 'answering')
          and not exists (select 1 from document_asks d where d.hold_id = h.id and d.state = 'writing')`,
  ],
  [
    'nobody is below zero',
    sql`select user_id from credit_accounts where granted < 0 or used < 0 or held < 0 or used + held > granted`,
  ],
  [
    'every charge has its answer',
    sql`select h.id from credit_holds h left join ai_asks k on k.hold_id = h.id
        where h.state = 'spent' and k.id is not null and k.state <> 'answered'
        union all select h.id from credit_holds h join document_asks d on d.hold_id = h.id
        where h.state = 'spent' and (d.state <> 'written' or d.document_id is null)`,
  ],
  [
    'a paid purchase has its credits once, and its payment',
    sql`select p.id from purchases p
        where p.state = 'paid' and (
          (select count(*) from credit_entries e where e.user_id = p.user_id and e.grant_key = 'purchase:' || p.id and e.amount = p.messages) <> 1
          or (select count(*) from payments y where y.purchase_id = p.id and y.id = p.payment_id and y.outcome = 'granted'
              and y.amount = p.amount and y.currency = p.currency) <> 1)`,
  ],
  [
    'bought credits have their paid purchase',
    sql`select e.id from credit_entries e
        where e.reason = 'purchase' and not exists
          (select 1 from purchases p where p.user_id = e.user_id and 'purchase:' || p.id = e.grant_key and p.state = 'paid')`,
  ],
  [
    'credits that were taken back are those of refunds',
    sql`select coalesce(r.id, e.id) as id from
          (select split_part(grant_key, ':', 2) as id, -sum(amount) as taken from credit_entries where kind = 'refund' group by 1) e
          full join (select r.id, r.taken + coalesce(d.taken, 0) as taken from payment_refunds r
                     left join credit_debts d on d.grant_key = 'refund:' || r.id) r on r.id = e.id
        where coalesce(e.taken, 0) <> coalesce(r.taken, 0)`,
  ],
  [
    'what operators granted and took back has its act, and each such act its entry',
    sql`select coalesce(e.id, a.id) as id from (select * from credit_entries where reason = 'operator') e
        full join (select * from operator_acts where kind in ('credits_granted', 'credits_taken')) a
          on 'operator:' || a.id = e.grant_key and a.target_id = e.user_id and (a.details ->> 'amount')::int = e.amount
        where e.id is null or a.id is null`,
  ],
  [
    'what waits to be taken back is reserved',
    sql`select d.user_id from credit_debts d left join credit_accounts a on a.user_id = d.user_id
        group by d.user_id, a.held having sum(d.waiting) > coalesce(a.held, 0)`,
  ],
  [
    'credits that expired are those of test purchases',
    sql`select e.id from credit_entries e
        where e.kind = 'expire' and not exists
          (select 1 from purchases p where split_part(e.grant_key, ':', 2) = p.id::text and p.is_test and p.credits_expired_at is not null)`,
  ],
]

/** Of one moment: all are asked within one transaction. */
export const checkLedger = (db: Database): Promise<Invariant[]> =>
  db.transaction(
    async (tx) => {
      const found: Invariant[] = []
      for (const [title, offenders] of invariants)
        found.push({ title, broken: ((await tx.execute(offenders)) as unknown as { rows: unknown[] }).rows })
      return found
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
