import type { SandboxOrder, Payment } from './entities.ts'
import { newId } from './signatures.ts'

export const refusedByBank = {
  status: 'failed',
  error_code: 'BAD_REQUEST_ERROR',
  error_description: 'Payment was not completed: it was declined by the bank. Try another payment method.',
  error_source: 'bank',
  error_step: 'payment_authorization',
  error_reason: 'payment_failed',
} as const

export const newPayment = (
  order: SandboxOrder,
  { method, ...rest }: Pick<Payment, 'method' | 'email' | 'contact' | 'created_at'>,
): Payment => ({
  id: newId('pay'),
  entity: 'payment',
  amount: order.amount,
  currency: order.currency,
  status: 'created',
  order_id: order.id,
  invoice_id: null,
  international: order.currency !== 'INR',
  method,
  amount_refunded: 0,
  refund_status: null,
  captured: false,
  description: null,
  card_id: null,
  bank: null,
  wallet: method === 'wallet' ? 'paypal' : null,
  vpa: null,
  notes: order.notes,
  fee: null,
  tax: null,
  error_code: null,
  error_description: null,
  error_source: null,
  error_step: null,
  error_reason: null,
  acquirer_data: {},
  ...rest,
})
