// What the gateway tells by itself: each event once, its signature over the bytes as they came.
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Clock } from '../../adapters/clock.port.ts'
import type { GatewayPayment, PaymentGateway } from '../../adapters/payment-gateway.port.ts'
import type { PaymentsRepository } from './payments.repository.ts'
import type { SettleService } from './settle.service.ts'

export type PaymentEventsService = ReturnType<typeof createPaymentEventsService>

interface Parts {
  repository: PaymentsRepository
  settle: SettleService
  gateway: PaymentGateway
  clock: Clock
}

export interface Told {
  body: Uint8Array
  signature: string
  /** The gateway's name for the event, the same each time it is sent. */
  eventId: string | null
}

const status = z.enum(['created', 'authorized', 'captured', 'refunded', 'failed'])
const payment = z.object({
  id: z.string(),
  order_id: z.string().nullish(),
  amount: z.number(),
  currency: z.string(),
  status,
  amount_refunded: z.number().nullish(),
})
const refund = z.object({ id: z.string(), payment_id: z.string(), amount: z.number().int().positive() })
/** Tolerant: only what is needed must be there. */
const event = z.object({
  event: z.string(),
  payload: z
    .object({
      payment: z.object({ entity: payment }).optional(),
      refund: z.object({ entity: refund }).optional(),
    })
    .default({}),
})
type Event = z.infer<typeof event>

/** A signed body can be sent again for as long as the gateway itself does: a day. */
const rememberedMs = 30 * 24 * 60 * 60_000

export function createPaymentEventsService({ repository, settle, gateway, clock }: Parts) {
  async function act({ event: name, payload }: Event): Promise<string> {
    const told = payload.payment && paymentOf(payload.payment.entity)
    if (name === 'payment.failed' || !told) return 'none'
    const settled = await settle.settle(told)
    if (name !== 'refund.processed' || !payload.refund) return settled
    const { id, payment_id: paymentId, amount } = payload.refund.entity
    return settle.refund({ id, paymentId, amount })
  }

  return {
    /** False: not signed by the gateway, and nothing is done. Rejects where the database does: the gateway sends it again. */
    async receive({ body, signature, eventId }: Told): Promise<boolean> {
      if (!gateway.isSignedWebhook(body, signature)) return false
      const id = eventId ?? createHash('sha256').update(body).digest('hex')
      if (await repository.event(id)) return true
      const read = event.safeParse(parse(body))
      const outcome = read.success ? await act(read.data) : 'unreadable'
      // Written last: an event that was cut off in the middle is worked on again when it comes again.
      await repository.addEvent({ id, name: read.data?.event ?? '', outcome, receivedAt: clock.now() })
      return true
    },

    forgetOld: (): Promise<number> => repository.forgetEvents(new Date(clock.now().getTime() - rememberedMs)),
  }
}

const paymentOf = ({
  id,
  order_id,
  amount,
  currency,
  status,
  amount_refunded,
}: z.infer<typeof payment>): GatewayPayment => ({
  id,
  orderId: order_id ?? '',
  amount,
  currency,
  status,
  amountRefunded: amount_refunded ?? 0,
})

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString())
  } catch {
    return null
  }
}
