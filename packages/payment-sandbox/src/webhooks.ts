// Notifies the seller's webhook of what happened, as reliably or unreliably as a network does.
import type { GatewayEvent } from './entities.ts'
import { sign } from './signatures.ts'

/** `reordered`: the last first. `late`: after the person has been waiting for a while. */
export const deliveryModes = ['now', 'late', 'twice', 'reordered', 'never'] as const
export type DeliveryMode = (typeof deliveryModes)[number]

export interface Delivery {
  body: string
  headers: Record<string, string>
}

export interface WebhookSettings {
  secret: string
  /** Sends one delivery; returns the response's status. May reject. */
  send: (delivery: Delivery) => Promise<number>
  lateMs?: number
  /** Until this many attempts of one event have failed. */
  retryMs?: readonly number[]
}

export type Webhooks = ReturnType<typeof createWebhooks>

export function createWebhooks({ secret, send, lateMs = 15_000, retryMs = [1_000, 10_000, 60_000] }: WebhookSettings) {
  const waiting = new Set<NodeJS.Timeout>()
  const later = (ms: number, work: () => Promise<void>) => {
    const timer = setTimeout(() => {
      waiting.delete(timer)
      void work()
    }, ms)
    timer.unref()
    waiting.add(timer)
  }
  const attempt = async (event: GatewayEvent, failures = 0): Promise<void> => {
    const status = await send(deliveryOf(event, secret)).catch(() => 0)
    const wait = retryMs[failures]
    if ((status < 200 || status > 299) && wait !== undefined) later(wait, () => attempt(event, failures + 1))
  }

  return {
    deliver(events: readonly GatewayEvent[], mode: DeliveryMode = 'now'): void {
      if (mode === 'never') return
      const ordered = mode === 'reordered' ? events.toReversed() : events
      const all = mode === 'twice' ? [...ordered, ...ordered] : ordered
      all.forEach((event, index) => later((mode === 'late' ? lateMs : 0) + index * 20, () => attempt(event)))
    },
    stop(): void {
      for (const timer of waiting) clearTimeout(timer)
      waiting.clear()
    },
  }
}

/** As it travels. */
export function deliveryOf({ id, event, payload, created_at }: GatewayEvent, secret: string): Delivery {
  const body = JSON.stringify({
    entity: 'event',
    account_id: 'acc_sandbox',
    event,
    contains: Object.keys(payload),
    payload: Object.fromEntries(Object.entries(payload).map(([name, entity]) => [name, { entity }])),
    created_at,
  })
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'x-razorpay-signature': sign(secret, body),
      'x-razorpay-event-id': id,
    },
  }
}
