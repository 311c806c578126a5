// The payment gateway: orders, their payments, and signatures that authenticate its messages.
import type { SubscriptionGateway } from './subscription-gateway.port.ts'

export interface OrderRequest {
  /** In the currency's smallest unit. */
  amount: number
  currency: string
  /** The seller's own name for it, of at most 40 characters: a lost order is found again by it. */
  receipt: string
  /** Kept beside it, and read back with it. */
  notes: Record<string, string>
}
export interface GatewayOrder {
  id: string
  amount: number
  currency: string
  receipt: string | null
  /** Only this server can have written them: an order is made with the secret key. */
  notes: Record<string, string>
}
export interface GatewayPayment {
  id: string
  orderId: string
  amount: number
  currency: string
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'
  /** The money was taken: what was only authorized, and went back by itself, never was. */
  isCaptured: boolean
  /** Of `amount`, what has gone back. */
  amountRefunded: number
  /** Of a subscription's month; null where a pack was bought. */
  invoiceId: string | null
  /** Of what it is for, in our own names: the ids of a purchase or of a subscription. Anybody can have written them. */
  purchaseNote: string | null
  subscriptionNote: string | null
}
export interface PaymentsPage {
  from: Date
  to: Date
  /** So many of the newest are left out. */
  skip: number
}
export interface GatewayRefund {
  id: string
  paymentId: string
  amount: number
}
/** A webhook's content. */
export interface GatewayNotice {
  name: string
  /** Null where the event is about no payment. */
  payment: GatewayPayment | null
  /** Money that has gone back. */
  refund: GatewayRefund | null
  /** The subscription that it is about. */
  subscriptionId: string | null
}
/** What the checkout hands to the page, and the page hands on. */
export interface CheckoutResult {
  orderId: string
  paymentId: string
  signature: string
}

/** All calls reject with a GatewayFailure. Each has a timeout of a few seconds. */
export interface PaymentGateway extends SubscriptionGateway {
  /** False: nothing can be bought here. */
  isOn: boolean
  /** Public: the checkout is opened with it. */
  keyId: string
  /** Of the checkout's script. */
  checkoutUrl: string
  /** No money moves. */
  isTest: boolean
  createOrder(request: OrderRequest): Promise<GatewayOrder>
  ordersOf(receipt: string): Promise<GatewayOrder[]>
  order(id: string): Promise<GatewayOrder>
  paymentsOf(orderId: string): Promise<GatewayPayment[]>
  payment(id: string): Promise<GatewayPayment>
  /** All payments of the account between two moments, newest first; `isLast`: there are no more behind them. */
  paymentsBetween(page: PaymentsPage): Promise<{ payments: GatewayPayment[]; isLast: boolean }>
  /** Money of it that has gone back. */
  refundsOf(paymentId: string): Promise<GatewayRefund[]>
  /** Captures an authorized payment. An uncaptured one lapses: the money returns to the user. */
  capture(payment: GatewayPayment): Promise<GatewayPayment>
  /** Gives back all that is left of a captured payment; the same key does it once. */
  refund(paymentId: string, idempotencyKey: string): Promise<GatewayRefund>
  isSignedAnswer(answer: CheckoutResult): boolean
  /** Over the bytes as they came; an old secret counts too while it is being changed. */
  isSignedWebhook(body: Uint8Array, signature: string): boolean
  /** Tolerant: only what is needed must be there; null where it is not. */
  readWebhook(body: Uint8Array): GatewayNotice | null
}

export class GatewayFailure extends Error {
  /**
   * `unreachable`: unknown whether it was done. `refused`: it was not. `unknown`: the gateway has no such thing.
   * `unreadable`: the response has another shape than expected.
   */
  readonly kind: 'unreachable' | 'refused' | 'unknown' | 'unreadable'
  constructor(kind: GatewayFailure['kind'], message: string) {
    super(message)
    this.kind = kind
  }
}
