import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { GatewayEvent } from './entities.ts'
import { sign } from './signatures.ts'
import { createWebhooks, type Delivery, type DeliveryMode } from './webhooks.ts'

const eventOf = (id: string): GatewayEvent => ({ id, event: 'order.paid', payload: {}, created_at: 1 })
const events = [eventOf('evt_1'), eventOf('evt_2'), eventOf('evt_3')]
let received: Delivery[]
let status: number
beforeEach(() => {
  vi.useFakeTimers()
  received = []
  status = 200
})
afterEach(() => void vi.useRealTimers())

const send = async (delivery: Delivery) => {
  received.push(delivery)
  return status
}
const ids = () => received.map(({ headers }) => headers['x-razorpay-event-id'])
const deliver = async (mode: DeliveryMode, ms: number) => {
  const webhooks = createWebhooks({ secret: 'whsec', send, lateMs: 5_000 })
  webhooks.deliver(events, mode)
  await vi.advanceTimersByTimeAsync(ms)
  return webhooks
}

it.each<[DeliveryMode, number, string[]]>([
  ['now', 100, ['evt_1', 'evt_2', 'evt_3']],
  ['reordered', 100, ['evt_3', 'evt_2', 'evt_1']],
  ['twice', 200, ['evt_1', 'evt_2', 'evt_3', 'evt_1', 'evt_2', 'evt_3']],
  ['late', 4_900, []],
  ['late', 5_200, ['evt_1', 'evt_2', 'evt_3']],
  ['never', 100_000, []],
])('tells %s within %i ms: %j', async (mode, ms, expected) => {
  await deliver(mode, ms)
  expect(ids()).toEqual(expected)
})

it('signs the bytes that it sends', async () => {
  await deliver('now', 100)
  for (const { body, headers } of received) expect(headers['x-razorpay-signature']).toBe(sign('whsec', body))
})

it('tries again until it is answered, and not for ever', async () => {
  status = 500
  await deliver('now', 100)
  expect(received).toHaveLength(3)
  await vi.advanceTimersByTimeAsync(1_100)
  expect(received).toHaveLength(6)
  status = 200
  await vi.advanceTimersByTimeAsync(11_000)
  expect(received).toHaveLength(9)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(received).toHaveLength(9)
})

it('stops with its process', async () => {
  const webhooks = await deliver('late', 100)
  webhooks.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(received).toEqual([])
})
