// Refunds at awkward moments: before their payment is known, and while credits are reserved. They take their credits
// all the same.
import type { AiSession } from '@galley/contract/assistant'
import type { Resume } from '@galley/contract/resumes'
import type { GatewayEvent } from '@galley/payment-sandbox/entities'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fakeAssistant, type FakeAssistant } from '../../adapters/llm/assistant.fake.ts'
import { creditDebts } from '../credits/credits.tables.ts'
import { balanceOf, bought, deliver, paid } from '../../testing/buy.ts'
import { startTestApp, type TestUser, type TestApp } from '../../testing/start-test-app.ts'
import { checkLedger } from '../../db/check-ledger.ts'

const metricsToken = 'a token of the metrics'.replaceAll(' ', '-')
let galley: TestApp
let person: TestUser
let assistant: FakeAssistant
beforeEach(async () => {
  assistant = fakeAssistant()
  galley = await startTestApp({ assistant, metricsToken })
  person = await galley.register()
})
afterEach(() => galley.close())
const balance = () => balanceOf(galley, person)
const named = (events: GatewayEvent[], name: string) => events.find(({ event }) => event === name) as GatewayEvent

describe('a refund whose payment is not known yet', () => {
  it('takes the credits when the payment’s notification arrives', async () => {
    const { payment, events } = await paid({ galley, person }, 'pro')
    const { events: back } = galley.sandbox.engine.refund(payment.id, {})
    await deliver(galley, named(back, 'refund.processed'))
    await deliver(galley, named(events, 'payment.captured'))
    expect(await balance()).toBe(10)
  })
  it('of a part takes that part', async () => {
    const { payment, events } = await paid({ galley, person }, 'pro')
    const { engine } = galley.sandbox
    for (const amount of [100, 200])
      await deliver(galley, named(engine.refund(payment.id, { amount }).events, 'refund.processed'))
    await deliver(galley, named(events, 'payment.captured'))
    expect(await balance()).toBe(10 + 100 - Math.floor((100 * 300) / 599))
    await deliver(galley, named(engine.refund(payment.id, {}).events, 'refund.processed'))
    expect(await balance()).toBe(10)
  })
  it('takes the credits when the order is known at last', async () => {
    const { order, payment, events } = await paid({ galley, person }, 'pro')
    const { db } = galley.database
    await db.execute(`update payment_orders set id = 'order_lost' where id = '${order.order_id}'`)
    await deliver(galley, named(events, 'payment.captured'))
    await deliver(galley, named(galley.sandbox.engine.refund(payment.id, {}).events, 'refund.processed'))
    expect(await balance()).toBe(10)
    await db.execute(`update payment_orders set id = '${order.order_id}' where id = 'order_lost'`)
    await deliver(galley, named(events, 'order.paid'))
    expect(await balance()).toBe(10)
  })
  it('and its payment at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { payment, events } = await paid({ galley, person }, 'starter')
      const back = galley.sandbox.engine.refund(payment.id, {}).events
      await Promise.all([...events, ...back].map((event) => deliver(galley, event)))
      expect(await balance()).toBe(10)
    }
  })
})

describe('a refund while credits are reserved', () => {
  /** Starts this many messages, which stay in progress. */
  async function asking(count: number): Promise<{ stop: (count: number) => Promise<void>; end: () => Promise<void> }> {
    const made = await galley.ask(person, { method: 'POST', url: '/api/resumes/', payload: { latex_content: 'x' } })
    const payload = { resume_id: made.json<Resume>().id }
    const started = await galley.ask(person, { method: 'POST', url: '/api/ai/session/start', payload })
    const { session_id } = started.json<AiSession>()
    const keys = Array.from({ length: count }, () => crypto.randomUUID())
    const answers = keys.map((key) =>
      galley.ask(person, {
        method: 'POST',
        url: '/api/ai/session/message',
        payload: { session_id, message: 'WAIT', current_latex: 'x' },
        headers: { 'idempotency-key': key },
      }),
    )
    await expect.poll(() => assistant.underWay(), { timeout: 20_000 }).toBe(count)
    return {
      async stop(some) {
        for (const key of keys.splice(0, some))
          await galley.ask(person, {
            method: 'POST',
            url: `/api/ai/session/${session_id}/stop`,
            payload: { idempotency_key: key },
          })
      },
      async end() {
        assistant.release()
        await Promise.all(answers)
      },
    }
  }
  const refundOf = async (paymentId: string, amount?: number) => {
    const { events } = galley.sandbox.engine.refund(paymentId, amount === undefined ? {} : { amount })
    await deliver(galley, named(events, 'refund.processed'))
  }
  const debts = async () =>
    (await galley.database.db.select().from(creditDebts)).map(({ waiting, taken, lost }) => ({ waiting, taken, lost }))
  const isSound = async () => (await checkLedger(galley.database.db)).every(({ broken }) => broken.length === 0)
  /** How often it was counted, and logged. */
  async function alarms(kind: string) {
    const headers = { authorization: `Bearer ${metricsToken}` }
    const texts = await Promise.all(
      galley.instances.map(async (each) => (await each.inject({ url: '/metrics', headers })).payload),
    )
    const counts = texts.map(
      (text) => new RegExp(`^galley_alarms_total\\{kind="${kind}"\\} (\\d+)$`, 'm').exec(text)?.[1],
    )
    const counted = counts.reduce((sum, count) => sum + Number(count), 0)
    return [counted, galley.logs.filter((line) => line.includes(`"alarm":"${kind}"`)).length]
  }
  const starter = async () => (await bought({ galley, person }, 'starter')).answer as { razorpay_payment_id: string }

  it('takes the rest as they are free again', async () => {
    const { razorpay_payment_id: id } = await starter()
    const { stop, end } = await asking(12)
    // 35, of which 12 are reserved: 23 are taken now, 2 wait.
    await refundOf(id)
    expect([await balance(), await isSound()]).toEqual([12, true])
    await stop(5)
    expect([await balance(), await debts()]).toEqual([10, [{ waiting: 0, taken: 2, lost: 0 }]])
    await end()
    expect(await balance()).toBe(3)
    expect(await alarms('awaited_credit_used')).toEqual([0, 0])
  })
  it('loses what is used meanwhile, and takes nothing of what is bought later', async () => {
    const { razorpay_payment_id: id } = await starter()
    const { end } = await asking(12)
    await refundOf(id)
    await end()
    expect([await balance(), await debts()]).toEqual([0, [{ waiting: 0, taken: 0, lost: 2 }]])
    expect(await alarms('awaited_credit_used')).toEqual([2, 2])
    await starter()
    const again = await asking(1)
    await again.stop(1)
    await again.end()
    expect(await balance()).toBe(25)
  })
  it('in parts takes each credit once', async () => {
    const { razorpay_payment_id: id } = await starter()
    const { stop, end } = await asking(30)
    await refundOf(id, 100)
    await refundOf(id)
    expect(await isSound()).toBe(true)
    await stop(30)
    await end()
    expect([await balance(), await isSound()]).toEqual([10, true])
  })
})
