// Alarms: what no rule can resolve, or what the operator should know. Logged, and counted in /metrics. They name ids,
// never a user.

export const alarmKinds = [
  'unreadable_event',
  'second_payment',
  'wrong_amount',
  'unknown_order',
  'credits_used',
  'awaited_credit_used',
  'unknown_refund',
] as const
export type AlarmKind = (typeof alarmKinds)[number]

/** About a payment. */
export interface Alarm {
  kind: Exclude<AlarmKind, 'awaited_credit_used'>
  paymentId: string
  orderId: string | null
}
