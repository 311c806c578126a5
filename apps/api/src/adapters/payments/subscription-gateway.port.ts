// Whoever takes payments again and again: a plan says what a month costs, a subscription is somebody's, and each paid month is a payment.

export interface PlanRequest {
  name: string
  /** In the currency's smallest unit. */
  amount: number
  currency: string
}
export interface GatewaySubscription {
  id: string
  /** `waiting`: the first month is not paid yet. `owing`: the last try to charge a month failed. */
  state: 'waiting' | 'running' | 'owing' | 'over'
  /** Of the month that was paid last; null before the first. */
  periodEnd: Date | null
  /** How many months were paid; null where it is not told. */
  paidMonths: number | null
}
/** One paid month. */
export interface GatewayCharge {
  paymentId: string
  orderId: string
}
/** What the checkout hands to the page once the first month is paid. */
export interface SubscriptionAnswer {
  subscriptionId: string
  paymentId: string
  signature: string
}

/** All calls reject with a GatewayFailure. None takes longer than a few seconds. */
export interface SubscriptionGateway {
  /** Answers the gateway's own name for it. */
  createPlan(plan: PlanRequest): Promise<string>
  createSubscription(request: { gatewayPlanId: string; note: string }): Promise<GatewaySubscription>
  subscription(id: string): Promise<GatewaySubscription>
  chargesOf(subscriptionId: string): Promise<GatewayCharge[]>
  /** Of one month's bill, whose it is; null where it is nobody's subscription. */
  subscriptionOfInvoice(invoiceId: string): Promise<string | null>
  cancelSubscription(id: string, when: 'now' | 'at the end of the month'): Promise<GatewaySubscription>
  isSignedSubscription(answer: SubscriptionAnswer): boolean
}
