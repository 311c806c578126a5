// The gateway's webhooks: each event once, its signature over the raw bytes.
import { createHash } from 'node:crypto'
import type { Clock } from '../../adapters/clock.port.ts'
import {
  GatewayFailure,
  type GatewayNotice,
  type PaymentGateway,
} from '../../adapters/payments/payment-gateway.port.ts'
import type { Alarm } from '../../adapters/alarms.port.ts'
import type { PaymentsRepository } from './payments.repository.ts'
import type { SettleService } from './settle.service.ts'
import type { SubscriptionsService } from './subscriptions.service.ts'

export type WebhooksService = ReturnType<typeof createWebhooksService>

interface Parts {
  repository: PaymentsRepository
  settle: SettleService
  subscriptions: Pick<SubscriptionsService, 'hear'>
  gateway: PaymentGateway
  clock: Clock
  onAlarm: (alarm: Alarm) => void
}

export interface WebhookDelivery {
  body: Uint8Array
  signature: string
  /** The gateway's name for the event, the same each time it is sent. */
  eventId: string | null
}

/** A signed body can be sent again at any time. The gateway itself stops after a day; the rest is a margin. */
const rememberedMs = 30 * 24 * 60 * 60_000

export function createWebhooksService({ repository, settle, subscriptions, gateway, clock, onAlarm }: Parts) {
  /** Whose month it is about, if it is about one: not every event names the subscription. */
  const subscriptionOf = async ({ subscriptionId, payment }: GatewayNotice): Promise<string | null> =>
    subscriptionId ??
    (payment?.invoiceId ? gateway.subscriptionOfInvoice(payment.invoiceId).catch(nullIfUnknown) : null)

  async function act(notice: GatewayNotice): Promise<string> {
    const { payment, refund } = notice
    const subscriptionId = await subscriptionOf(notice)
    const heard = subscriptionId === null ? 'unknown' : await hearOf(subscriptionId)
    // What belongs to no subscription is a purchase, or a payment for the operator.
    const settled = heard === 'unknown' && payment ? await settle.settle(payment) : heard
    return refund ? settle.refund(refund) : settled
  }

  /** One that the gateway itself does not know belongs to none: a retry would not help. */
  const hearOf = (id: string) =>
    subscriptions.hear(id).catch((error: unknown) => nullIfUnknown(error) ?? ('unknown' as const))

  return {
    /**
     * False: not signed by the gateway, and nothing is done. Rejects where the database or the gateway does: it is sent
     * again.
     */
    async receive({ body, signature, eventId }: WebhookDelivery): Promise<boolean> {
      if (!gateway.isSignedWebhook(body, signature)) return false
      const id = eventId ?? createHash('sha256').update(body).digest('hex')
      if (await repository.event(id)) return true
      const notice = gateway.readWebhook(body)
      const outcome = notice ? await act(notice) : 'unreadable'
      if (!notice) onAlarm({ kind: 'unreadable_event', paymentId: id, orderId: null })
      // Written last: an event that was cut off in the middle is worked on again when it comes again.
      await repository.addEvent({ id, name: notice?.name ?? '', outcome, receivedAt: clock.now() })
      return true
    },

    forgetOld: (): Promise<number> => repository.forgetEvents(new Date(clock.now().getTime() - rememberedMs)),
  }
}

function nullIfUnknown(error: unknown): null {
  if (error instanceof GatewayFailure && error.kind === 'unknown') return null
  throw error
}
