// Recurring payments: a plan sets a month's price, a subscription has one owner, and each paid month is a payment.

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
  /** How many months were paid; null where the gateway does not say. */
  paidMonths: number | null
  /** Only this server can have written them: a subscription is made with the secret key. */
  notes: Record<string, string>
}
export interface NewGatewaySubscription {
  gatewayPlanId: string
  /** Our own name for it. */
  id: string
  /** Kept beside it, and read back with it. */
  notes: Record<string, string>
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

/** All calls reject with a GatewayFailure. Each has a timeout of a few seconds. */
export interface SubscriptionGateway {
  /** Returns the gateway's id of the plan. */
  createPlan(plan: PlanRequest): Promise<string>
  createSubscription(request: NewGatewaySubscription): Promise<GatewaySubscription>
  subscription(id: string): Promise<GatewaySubscription>
  chargesOf(subscriptionId: string): Promise<GatewayCharge[]>
  /** The subscription of one month's invoice; null where it belongs to none. */
  subscriptionOfInvoice(invoiceId: string): Promise<string | null>
  cancelSubscription(id: string, when: 'now' | 'at the end of the month'): Promise<GatewaySubscription>
  isSignedSubscription(answer: SubscriptionAnswer): boolean
}
