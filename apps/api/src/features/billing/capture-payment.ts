// Of several authorized payments for one purchase, one is captured: the first to claim it. The others lapse, and the
// money stays with the buyer.
import type { Clock } from '../../adapters/clock.port.ts'
import {
  GatewayFailure,
  type GatewayPayment,
  type PaymentGateway,
} from '../../adapters/payments/payment-gateway.port.ts'
import type { PaymentsRepository } from './payments.repository.ts'

interface Parts {
  repository: PaymentsRepository
  gateway: PaymentGateway
  clock: Clock
}

/**
 * Captures an authorized payment where its purchase is still unpaid, at its price. `uncaptured`: another payment has
 * paid the purchase, or is being captured for it. Otherwise returns the payment as the gateway has it now.
 */
export async function capturePayment(parts: Parts, payment: GatewayPayment): Promise<GatewayPayment | 'uncaptured'> {
  const { gateway, repository } = parts
  const purchase = await repository.purchaseOfOrder(payment.orderId)
  // Another's, or at another price: that is for a person to decide.
  if (purchase?.amount !== payment.amount || purchase.currency !== payment.currency) return payment
  if (!(await claim(parts, purchase.id, payment.id))) {
    // The event may be older than a capture by the gateway itself.
    const now = await gateway.payment(payment.id).catch(() => payment)
    return now.status === 'authorized' ? 'uncaptured' : now
  }
  try {
    return await gateway.capture(payment)
  } catch {
    // It may have been taken meanwhile, by the gateway itself.
    return gateway.payment(payment.id).catch(() => payment)
  }
}

async function claim({ repository, gateway }: Parts, purchaseId: string, paymentId: string): Promise<boolean> {
  if (await repository.claimCapture(purchaseId, { paymentId, insteadOf: null })) return true
  const holder = await repository.capturing(purchaseId)
  // Paid, with this payment or another.
  if (holder === undefined) return false
  return (
    !(await mayBeCaptured(gateway, holder)) &&
    (await repository.claimCapture(purchaseId, { paymentId, insteadOf: holder }))
  )
}

/**
 * A payment that failed, lapsed, or is unknown releases its claim on the purchase. Where that is uncertain, it does
 * not.
 */
const mayBeCaptured = (gateway: PaymentGateway, paymentId: string): Promise<boolean> =>
  gateway.payment(paymentId).then(
    ({ status, isCaptured }) => isCaptured || status === 'authorized' || status === 'created',
    (error: unknown) => !(error instanceof GatewayFailure && error.kind === 'unknown'),
  )
