// Payments as an operator sees them.
import type { ListedPayment, PaymentListRepository } from './payment-list.repository.ts'

export type PaymentList = ReturnType<typeof createPaymentList>
export type { ListedPayment }

const paymentsPerPage = 50

export const createPaymentList = ({ repository }: { repository: PaymentListRepository }) => ({
  /** Of all users or of one, newest first, and the id that leads to the next part; null: that was all. */
  async page({ userId, before }: { userId: string | null; before: string | null }) {
    const found = await repository.list({ userId, before, count: paymentsPerPage + 1 })
    const payments = found.slice(0, paymentsPerPage)
    return { payments, next: found.length > paymentsPerPage ? (payments.at(-1)?.id ?? null) : null }
  },
})

/** What went back of it: a second payment goes back whole. */
export function refundedOf({ id, paidWith, amount, amountRefunded, refundedAt }: ListedPayment): number {
  if (paidWith === id) return amountRefunded ?? 0
  return refundedAt === null ? 0 : amount
}
