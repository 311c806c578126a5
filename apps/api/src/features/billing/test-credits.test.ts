// A deployment that ran the payment sandbox and then gets live keys: what was "bought" before does not count any more.
import type { Purchase, Topup } from '@galley/contract/billing'
import type { CreditEntry, Subscription } from '@galley/contract/credits'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fakeAssistant } from '../../adapters/llm/assistant.fake.ts'
import type { Mail } from '../../adapters/mail/mailer.port.ts'
import { balanceOf, bought, inIndia, paid, subscribing, topUp, verify } from '../../testing/buy.ts'
import { startTestApp, type TestUser, type TestApp } from '../../testing/start-test-app.ts'
import { checkLedger } from '../../db/check-ledger.ts'

let galley: TestApp
let live: TestApp | null
let person: TestUser
let sent: Mail[]
beforeEach(async () => {
  live = null
  sent = []
  galley = await startTestApp({ assistant: fakeAssistant() })
  person = await galley.register()
})
afterEach(async () => {
  await live?.close()
  await galley.close()
})

/** The same database, with the keys of a real account. */
async function goLive(): Promise<TestApp> {
  live = await startTestApp({
    database: galley.database,
    signingKey: galley.signingKey,
    mailer: { isOn: true, send: async (mail) => void sent.push(mail) },
    liveKey: 'rzp_live_1',
  })
  await live.app.ready()
  return live
}
const statement = async (there: TestApp) =>
  (await there.ask(person, { method: 'GET', url: '/api/subscriptions/ledger' }))
    .json<{ entries: CreditEntry[] }>()
    .entries.map(({ reason, amount }) => [reason, amount])
const purchases = async (there: TestApp) =>
  (await there.ask(person, { method: 'GET', url: '/api/subscriptions/purchases' })).json<Purchase[]>()
const broken = async () => (await checkLedger(galley.database.db)).filter((one) => one.broken.length > 0)

it('credits of test purchases expire, once, visibly in the credit history', async () => {
  await bought({ galley, person }, 'pro')
  const there = await goLive()
  expect(await balanceOf(there, person)).toBe(10)
  expect(await statement(there)).toEqual([
    ['test_expired', -100],
    ['purchase', 100],
    ['welcome', 10],
  ])
  expect(await purchases(there)).toMatchObject([{ state: 'expired', is_test: true }])
  expect(await broken()).toEqual([])
  await there.close()
  live = null
  expect(await balanceOf(await goLive(), person)).toBe(10)
})
it('credits that were used are gone, and no balance goes below zero', async () => {
  await bought({ galley, person }, 'starter')
  await galley.database.db.execute(`update credit_accounts set used = 20 where user_id = '${person.id}'`)
  for (let n = 0; n < 20; n += 1)
    await galley.database.db.execute(
      `insert into credit_entries (id, user_id, kind, reason, amount, balance, created_at)
       values (gen_random_uuid(), '${person.id}', 'spend', 'message', -1, ${34 - n}, now())`,
    )
  expect(await balanceOf(await goLive(), person)).toBe(0)
  expect(await broken()).toEqual([])
})
it('what a test refund had taken is not taken twice', async () => {
  const { answer } = await bought({ galley, person }, 'pro')
  const { razorpay_payment_id: id } = answer as { razorpay_payment_id: string }
  galley.sandbox.engine.refund(id, { amount: 300 })
  galley.clock.forward(2 * 24 * 60 * 60_000)
  await galley.reconcile()
  await goLive()
  const found = await galley.database.db.execute('select granted, used from credit_accounts')
  expect((found as unknown as { rows: object[] }).rows).toEqual([{ granted: 10, used: 0 }])
  expect(await broken()).toEqual([])
})
it('a test plan is no plan, and a real one can be begun', async () => {
  const pay = await subscribing({ galley, person })
  await galley.ask(person, { method: 'POST', url: '/api/subscriptions/verify', payload: pay() })
  const there = await goLive()
  const current = await there.ask(person, { method: 'GET', url: '/api/subscriptions/current-subscription' })
  expect(current.json<Subscription>()).toMatchObject({ plan_id: 'free', message_quota: 10 })
  const begun = await there.ask(person, {
    method: 'POST',
    url: '/api/subscriptions/subscribe',
    remoteAddress: inIndia,
    payload: { plan_id: 'monthly' },
  })
  expect(begun.statusCode).toBe(200)
})
it('a key that began a test purchase begins a real one', async () => {
  const headers = { 'idempotency-key': 'a-key-of-the-sandbox' }
  const test = (await topUp({ galley, person }, 'pro', { headers })).json<Topup>()
  const there = await goLive()
  const real = (await topUp({ galley: there, person }, 'pro', { headers })).json<Topup>()
  expect(real.purchase_id).not.toBe(test.purchase_id)
  const { answer } = await paid({ galley: there, person }, 'pro')
  await verify(there, person, answer)
  expect(await balanceOf(there, person)).toBe(110)
})
it('no receipt of a test purchase is mailed, and none waits to be paid', async () => {
  await bought({ galley, person }, 'pro')
  const { order_id: id } = (await topUp({ galley, person }, 'starter')).json<Topup>()
  await galley.database.db.execute(
    `update purchases set announced_at = now() where id = (select purchase_id from payment_orders where id = '${id}')`,
  )
  const there = await goLive()
  expect(await there.app.mailReceipts()).toBe(0)
  expect(sent).toEqual([])
  expect((await purchases(there)).map(({ state }) => state)).toEqual(['expired'])
})
it('nothing expires where payments are still only tried', async () => {
  await bought({ galley, person }, 'pro')
  const again = await startTestApp({ database: galley.database, signingKey: galley.signingKey })
  await again.app.ready()
  expect(await balanceOf(again, person)).toBe(110)
  await again.close()
})
