// npm run ledger:check: the invariants of credits and payments, checked on the database of the settings: an audit.
import { sql } from 'drizzle-orm'
import { openEmbedded, openPostgres } from './db/open-database.ts'
import { readEnv } from './env.ts'
import { checkLedger } from './db/check-ledger.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)
try {
  const env = readEnv()
  const database = env.DATABASE_URL
    ? await openPostgres(env.DATABASE_URL, { isOnlyRead: true })
    : await openEmbedded(env.GALLEY_DATA_DIR)
  const found = await checkLedger(database.db)
  for (const { title, broken } of found) say(`${broken.length === 0 ? 'ok  ' : 'FAIL'} ${title}`)
  for (const { broken } of found) for (const row of broken) say(`     ${JSON.stringify(row)}`)
  const totals = (await database.db.execute(sql`
    select kind, reason, count(*)::int as entries, sum(amount)::int as credits from credit_entries group by kind, reason order by kind, reason
  `)) as unknown as { rows: { kind: string; reason: string; entries: number; credits: number }[] }
  for (const { kind, reason, entries, credits } of totals.rows)
    say(`${kind} (${reason}): ${entries} entries, ${credits} credits`)
  const attention = (await database.db.execute(sql`
    select id, outcome from payments
    where outcome in ('mismatch', 'unknown') or (outcome = 'second' and refunded_at is null) order by created_at
  `)) as unknown as { rows: { id: string; outcome: string }[] }
  for (const { id, outcome } of attention.rows) say(`payment ${id}: ${outcome}, to be looked at by a person`)
  const short = (await database.db.execute(sql`
    select r.payment_id as id, sum(r.shortfall + coalesce(d.lost, 0))::int as credits
    from payment_refunds r left join credit_debts d on d.grant_key = 'refund:' || r.id
    group by r.payment_id having sum(r.shortfall + coalesce(d.lost, 0)) > 0 order by r.payment_id
  `)) as unknown as { rows: { id: string; credits: number }[] }
  for (const { id, credits } of short.rows) say(`payment ${id}: paid back, and ${credits} of its credits had been used`)
  await database.close()
  process.exitCode = found.every(({ broken }) => broken.length === 0) ? 0 : 1
} catch (error) {
  say(error instanceof Error ? error.message : String(error))
  process.exitCode = 2
}
