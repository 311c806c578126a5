// Payments as an operator sees them: with whose they are, what went back, and the alarms that /metrics only counts.
import type { listAlarms, listPayments } from '@galley/contract/admin/payments'
import type { CallOutput } from '@galley/contract/call'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bought, deliver, paid } from '../../testing/buy.ts'
import { operating } from '../../testing/operating.ts'
import { raiseAlarm } from '../../testing/make-operator.ts'
import { startTestApp, type TestApp, type TestUser } from '../../testing/start-test-app.ts'

let galley: TestApp
let by: Awaited<ReturnType<typeof operating>>
let person: TestUser
beforeAll(async () => {
  galley = await startTestApp({ metricsToken: 'a metrics token of some length' })
  by = await operating(galley)
  person = await galley.register()
})
afterAll(() => galley.close())

const payments = async () => (await by.get('/payments')).json<CallOutput<typeof listPayments>>().payments
const alarms = async (query = '') => (await by.get(`/alarms${query}`)).json<CallOutput<typeof listAlarms>>()

describe('a payment', () => {
  it('is listed with its purchase and its buyer, also on the page of that person', async () => {
    await bought({ galley, person }, 'starter')
    const [payment] = await payments()
    expect(payment).toMatchObject({
      person_id: person.id,
      email: person.email,
      pack_id: 'starter',
      outcome: 'granted',
      amount_refunded: 0,
      is_test: true,
      alarms: [],
    })
    expect((await by.get(`/people/${person.id}`)).json<{ payments: unknown[] }>().payments).toEqual([payment])
  })

  it('at another price than ours has its alarm, which is open until an operator closes it with a reason', async () => {
    const { events } = await paid({ galley, person }, 'pro')
    const event = events.find(({ event: name }) => name === 'payment.captured' || name === 'order.paid')!
    const { payment } = event.payload as { payment: { id: string; amount: number } }
    await deliver(galley, { ...event, payload: { ...event.payload, payment: { ...payment, amount: 1 } as never } })
    await expect
      .poll(async () => (await payments()).find(({ id }) => id === payment.id)?.alarms)
      .toEqual(['wrong_amount'])
    const [alarm] = (await alarms()).alarms
    expect(alarm).toMatchObject({ kind: 'wrong_amount', subject: payment.id, closed_at: null })
    const close = (id: string) => by.send(`POST /alarms/${id}/close`, { reason: 'Refunded by hand' })
    expect((await close(alarm?.id ?? '')).statusCode).toBe(204)
    expect((await payments()).find(({ id }) => id === payment.id)?.alarms).toEqual([])
    expect((await alarms()).alarms[0]?.closed_at).toBe(galley.clock.now().toISOString())
    // Closing it again is no other act.
    expect((await close(alarm?.id ?? '')).statusCode).toBe(204)
    expect((await by.acts()).filter(({ kind }) => kind === 'alarm_closed')).toHaveLength(1)
    expect((await close(crypto.randomUUID())).statusCode).toBe(404)
  })
})

it('what /metrics counts is there one by one', async () => {
  const counted = async () => {
    const headers = { authorization: 'Bearer a metrics token of some length' }
    const texts = await Promise.all(
      galley.instances.map(async (each) => (await each.inject({ url: '/metrics', headers })).body),
    )
    return [...texts.join('\n').matchAll(/^galley_alarms_total\{kind="(\w+)"\} (\d+)$/gm)]
      .filter(([, , count]) => Number(count) > 0)
      .map(([, kind, count]) => [kind, Number(count)])
  }
  const listed = Map.groupBy((await alarms()).alarms, ({ kind }) => kind)
  expect([...listed].map(([kind, all]) => [kind, all.length])).toEqual(await counted())
})

it('alarms come in parts, open ones first, each once', async () => {
  const raised = await Promise.all(Array.from({ length: 60 }, (_, n) => raiseAlarm(galley, `pay_${n}`)))
  await by.send(`POST /alarms/${raised[0]}/close`, { reason: 'Looked at it' })
  const first = await alarms()
  const rest = await alarms(`?before=${first.next}`)
  const all = [...first.alarms, ...rest.alarms]
  expect([first.alarms.length, rest.next, new Set(all.map(({ id }) => id)).size]).toEqual([50, null, all.length])
  const isClosed = all.map(({ closed_at: at }) => at !== null)
  expect(isClosed).toEqual(isClosed.toSorted((a, b) => Number(a) - Number(b)))
  expect(isClosed.filter(Boolean)).toHaveLength(2)
})
