// npm run bench:account-timing: whether the time of a response says that an address has an account. Pairs of requests,
// one with the address of an account and one with an unknown one, in random order; the peer is the same call with two
// unknown addresses. An argument: how many pairs. DATABASE_URL: a Postgres with an empty database, instead of an
// embedded one on the disk.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { smtpMailer } from '../apps/api/src/adapters/mail/smtp-mailer.ts'
import { openEmbedded, openPostgres } from '../apps/api/src/db/open-database.ts'
import { startMailCatcher } from '../apps/api/src/testing/mail-catcher.ts'
import { startTestApp } from '../apps/api/src/testing/start-test-app.ts'
import { rankTest } from './rank-test.ts'
import { percentile, table } from './statistics.ts'

const pairs = Number(process.argv[2] ?? 200)
const warmUpPairs = 5
/** What a request leaves running, such as a mail, ends before the next one. */
const restMs = 25
/** More than the time for which a mailbox gets no second mail. */
const pauseMs = 61_000
const password = 'a good password'

const folder = mkdtempSync(join(tmpdir(), 'galley-timing-'))
const url = process.env['DATABASE_URL']
const database = url ? await openPostgres(url) : await openEmbedded(folder)
const catcher = await startMailCatcher()
const galley = await startTestApp({
  database,
  mailer: smtpMailer({ url: catcher.url, from: 'galley@example.org' }),
  confirmsSignUp: true,
  paceMs: 200,
})

let unknowns = 0
const unknown = () => `unknown${(unknowns += 1)}-${process.pid}@example.org`
const ask = (path: string, payload: object) => galley.app.inject({ method: 'POST', url: `/auth/v1${path}`, payload })

/** Accounts with these names; `isConfirmed`: their link was followed. */
async function createAccounts(name: string, isConfirmed: boolean): Promise<string[]> {
  const emails = Array.from({ length: pairs + warmUpPairs }, (_, n) => `${name}${n}-${process.pid}@example.org`)
  for (const email of emails) await ask('/signup', { email, password })
  if (isConfirmed)
    for (const email of emails)
      await database.db.execute(sql`update users set email_confirmed_at = now() where email = ${email}`)
  galley.clock.forward(pauseMs)
  return emails
}

interface Measured {
  name: string
  known: string[]
  send: (email: string) => Promise<{ statusCode: number }>
}

async function timeOf(send: () => Promise<{ statusCode: number }>, statuses: Set<number>): Promise<number> {
  await sleep(restMs)
  const startedMs = performance.now()
  const { statusCode } = await send()
  const ms = performance.now() - startedMs
  statuses.add(statusCode)
  return ms
}

async function measure({ name, known, send }: Measured): Promise<string[]> {
  const [ones, others]: [number[], number[]] = [[], []]
  const statuses = new Set<number>()
  for (const [n, email] of known.entries()) {
    const one = async () => ones.push(await timeOf(() => send(email), statuses))
    const other = async () => others.push(await timeOf(() => send(unknown()), statuses))
    const [first, second] = Math.random() < 0.5 ? [one, other] : [other, one]
    await first()
    await second()
    if (n === warmUpPairs - 1) for (const times of [ones, others]) times.length = 0
    galley.clock.forward(pauseMs)
  }
  if (statuses.size !== 1)
    throw new Error(`${name} returns ${[...statuses].join(' and ')}: that says it without a clock`)
  const [one, other] = [percentile(ones, 0.5), percentile(others, 0.5)]
  const { p, chance } = rankTest(ones, others)
  const percent = ((one - other) / other) * 100
  const signed = (value: number, places: number) => `${value > 0 ? '+' : ''}${value.toFixed(places)}`
  return [
    name,
    one.toFixed(2),
    other.toFixed(2),
    signed(one - other, 2),
    signed(percent, 1),
    chance.toFixed(2),
    p < 0.001 ? '< 0.001' : p.toFixed(3),
  ]
}

try {
  const confirmed = await createAccounts('known', true)
  const waiting = await createAccounts('waiting', false)
  const recover = (email: string) => ask('/recover', { email })
  const resend = (email: string) => ask('/resend', { type: 'signup', email })
  const signUp = (email: string) => ask('/signup', { email, password })
  const rows = []
  for (const call of [
    {
      name: 'sign-in, wrong password',
      known: confirmed,
      send: (email: string) => ask('/token?grant_type=password', { email, password: 'a wrong password' }),
    },
    { name: 'recover', known: confirmed, send: recover },
    { name: 'resend, an account waits for it', known: waiting, send: resend },
    { name: 'resend, a confirmed account', known: confirmed, send: resend },
    { name: 'sign-up, a confirmed account', known: confirmed, send: signUp },
    { name: 'sign-up, an account that waits', known: waiting, send: signUp },
    { name: 'peer: recover, both unknown', known: confirmed.map(unknown), send: recover },
  ]) {
    rows.push(await measure(call))
    process.stderr.write(`${rows.at(-1)?.join('  ')}\n`)
  }
  const head = ['call', 'account, p50 ms', 'unknown, p50 ms', 'difference, ms', '%', 'P(account is slower)', 'p']
  process.stdout.write(`${pairs} pairs each, ${database.kind} database\n\n${table(head, rows)}\n`)
} finally {
  await galley.close()
  await database.close()
  await catcher.stop()
  rmSync(folder, { recursive: true, force: true })
}
