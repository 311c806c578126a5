// The gateway's objects, in the words of Razorpay's REST interface. Amounts are in the currency's smallest unit, times
// in seconds.

export interface SandboxOrder {
  id: string
  entity: 'order'
  amount: number
  amount_paid: number
  amount_due: number
  currency: string
  receipt: string | null
  offer_id: null
  status: 'created' | 'attempted' | 'paid'
  attempts: number
  notes: Record<string, string> | []
  created_at: number
}

export interface Payment {
  id: string
  entity: 'payment'
  amount: number
  currency: string
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'
  order_id: string
  /** Of a subscription's period. */
  invoice_id: string | null
  international: boolean
  method: 'card' | 'wallet' | 'upi' | 'netbanking'
  amount_refunded: number
  refund_status: null | 'partial' | 'full'
  captured: boolean
  description: string | null
  card_id: null
  bank: null
  wallet: string | null
  vpa: null
  email: string
  contact: string
  notes: Record<string, string> | []
  fee: number | null
  tax: number | null
  error_code: string | null
  error_description: string | null
  error_source: string | null
  error_step: string | null
  error_reason: string | null
  acquirer_data: Record<string, string>
  created_at: number
}

export interface Refund {
  id: string
  entity: 'refund'
  amount: number
  currency: string
  payment_id: string
  notes: Record<string, string> | []
  receipt: string | null
  acquirer_data: { arn: string | null }
  created_at: number
  batch_id: null
  status: 'pending' | 'processed' | 'failed'
  speed_requested: 'normal'
  speed_processed: 'normal'
  /** The X-Refund-Idempotency that it was made with. */
  key?: string
}

/** What is charged for, again and again. */
export interface SandboxPlan {
  id: string
  entity: 'plan'
  interval: number
  period: 'monthly'
  item: { id: string; active: true; name: string; amount: number; currency: string }
  notes: Record<string, string> | []
  created_at: number
}

export interface SandboxSubscription {
  id: string
  entity: 'subscription'
  plan_id: string
  status: 'created' | 'authenticated' | 'active' | 'pending' | 'halted' | 'cancelled' | 'completed' | 'expired'
  current_start: number | null
  current_end: number | null
  ended_at: number | null
  quantity: 1
  notes: Record<string, string> | []
  charge_at: number | null
  auth_attempts: number
  total_count: number
  paid_count: number
  remaining_count: number
  customer_notify: boolean
  has_scheduled_changes: boolean
  created_at: number
}

/** One paid period of a subscription. */
export interface Invoice {
  id: string
  entity: 'invoice'
  type: 'invoice'
  subscription_id: string
  order_id: string
  payment_id: string
  status: 'paid'
  amount: number
  amount_paid: number
  amount_due: 0
  currency: string
  billing_start: number
  billing_end: number
  created_at: number
}

export type SandboxEventName =
  | 'order.paid'
  | 'payment.authorized'
  | 'payment.captured'
  | 'payment.failed'
  | 'refund.created'
  | 'refund.processed'
  | 'subscription.activated'
  | 'subscription.charged'
  | 'subscription.pending'
  | 'subscription.cancelled'
  | 'subscription.completed'

export interface GatewayEvent {
  id: string
  event: SandboxEventName
  payload: { payment?: Payment; order?: SandboxOrder; refund?: Refund; subscription?: SandboxSubscription }
  created_at: number
}

/** A refusal, as the interface words it. */
export class GatewayRefusal extends Error {
  readonly status: 400 | 401
  readonly field: string | undefined
  constructor(description: string, { status = 400, field }: { status?: 400 | 401; field?: string } = {}) {
    super(description)
    this.status = status
    this.field = field
  }
}
