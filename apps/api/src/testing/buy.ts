// Buying in the sandbox, step by step, without a window.
import type { Topup } from '@galley/contract/billing'
import type { NewSubscription } from '@galley/contract/plans'
import type { PackId } from '@galley/contract/pricing'
import type { GatewayEvent } from '@galley/payment-sandbox/entities'
import type { InjectOptions } from 'fastify'
import type { TestUser, TestApp } from './start-test-app.ts'

/** Who buys, and where. */
export interface TestBuyer {
  galley: TestApp
  person: TestUser
}

/** An address in India; without it the user is in the United States. */
export const inIndia = '49.36.0.1'

export const topUp = ({ galley, person }: TestBuyer, pack: PackId, more: InjectOptions = {}) =>
  galley.ask(person, { method: 'POST', url: '/api/subscriptions/purchase/topup', payload: { pack_id: pack }, ...more })

export const verify = (galley: TestApp, person: TestUser, answer: object | null) =>
  galley.ask(person, { method: 'POST', url: '/api/subscriptions/purchase/verify', payload: answer ?? {} })

export const deliver = (galley: TestApp, event: GatewayEvent) => galley.app.inject(webhookOf(galley, event))

export function webhookOf(galley: TestApp, event: GatewayEvent): InjectOptions {
  const { body, headers } = galley.sandbox.deliveryOf(event)
  return { method: 'POST', url: '/api/webhooks/razorpay', payload: body, headers }
}

/** Paid in the window of the checkout; no notification was sent yet. */
export async function paid({ galley, person }: TestBuyer, pack: PackId, more: InjectOptions = {}) {
  const order = (await topUp({ galley, person }, pack, more)).json<Topup>()
  return { order, ...galley.sandbox.engine.attempt({ orderId: order.order_id, outcome: 'success', method: 'card' }) }
}

/** A pack that was paid for, and its credits granted. */
export async function bought({ galley, person }: TestBuyer, pack: PackId) {
  const { order, answer, events } = await paid({ galley, person }, pack)
  await verify(galley, person, answer)
  const webhook = webhookOf(galley, events.find(({ event }) => event === 'order.paid') as GatewayEvent)
  return { id: order.purchase_id, answer: answer ?? {}, webhook }
}

export async function balanceOf(galley: TestApp, person: TestUser): Promise<number> {
  const response = await galley.ask(person, { method: 'GET', url: '/api/subscriptions/current-subscription' })
  const { message_quota: quota, messages_used: used } = response.json<{
    message_quota: number
    messages_used: number
  }>()
  return quota - used
}

/** A monthly plan that waits for its first payment; pays it once it is called, and returns the checkout's result. */
export async function subscribing({ galley, person }: TestBuyer): Promise<() => object> {
  const payload = { plan_id: 'monthly' }
  const begun = await galley.ask(person, {
    method: 'POST',
    url: '/api/subscriptions/subscribe',
    payload,
    remoteAddress: inIndia,
  })
  const { subscription_id: orderId } = begun.json<NewSubscription>()
  let answer: object | null = null
  return () => (answer ??= galley.sandbox.engine.attempt({ orderId, outcome: 'success', method: 'card' }).answer ?? {})
}
