// Receipts: as a PDF on request, and by mail, once, to the buyer.
import type { Clock } from '../../adapters/clock.port.ts'
import type { Compiler } from '../../adapters/compiler/compiler.port.ts'
import type { Mailer } from '../../adapters/mail/mailer.port.ts'
import type { PaymentGateway } from '../../adapters/payments/payment-gateway.port.ts'
import type { PricingService } from '../pricing/pricing.service.ts'
import type { PaymentsRepository } from './payments.repository.ts'
import type { StoredPurchase } from './purchases.repository.ts'
import { receiptLatex, receiptMail, secondPaymentMail, type Seller } from './receipt.ts'
import type { ReceiptsRepository } from './receipts.repository.ts'

/** What could not be sent for so long is not sent any more: the receipt is on the page all the while. */
const maxTriedMs = 2 * 24 * 60 * 60_000

export type ReceiptsService = ReturnType<typeof createReceiptsService>

/** Between two tries: longer than one takes. */
const minPauseMs = 2 * 60_000
const maxPauseMs = 6 * 60 * 60_000

interface Parts {
  payments: Pick<PaymentsRepository, 'withoutNotice' | 'takeNotice' | 'noticeSent'>
  gateway: Pick<PaymentGateway, 'isTest'>
  /** A receipt could not be sent. The error may quote an address. */
  onFailure: (error: Error) => void
  repository: ReceiptsRepository
  compiler: Pick<Compiler, 'compile'>
  pricing: Pick<PricingService, 'coded'>
  mailer: Mailer
  seller: Seller | null
  supportEmail: string
  clock: Clock
}

export const receiptName = ({ id }: StoredPurchase): string => `galley-receipt-${id.slice(0, 8)}.pdf`

export function createReceiptsService(parts: Parts) {
  const { repository, payments, gateway, compiler, pricing, mailer, clock, onFailure } = parts
  const detailsOf = (purchase: StoredPurchase, email: string) => ({
    purchase,
    email,
    seller: parts.seller,
    supportEmail: parts.supportEmail,
    packName: `${purchase.packId.slice(0, 1).toUpperCase()}${purchase.packId.slice(1)}`,
    priceOf: (amount: number) => pricing.coded(amount, purchase.currency),
  })

  const print = (purchase: StoredPurchase, email: string, signal: AbortSignal) =>
    compiler.compile(
      {
        latex: receiptLatex(detailsOf(purchase, email)),
        purpose: 'download',
        resumeKey: null,
        userKey: purchase.userId,
      },
      signal,
    )

  async function mail(purchase: StoredPurchase, email: string): Promise<void> {
    const { pdf } = await print(purchase, email, AbortSignal.timeout(30_000))
    if (pdf === null) throw new Error('the receipt was not printed')
    const attachments = [{ name: receiptName(purchase), type: 'application/pdf', content: pdf }]
    await mailer.send({ to: email, ...receiptMail(detailsOf(purchase, email)), attachments })
  }

  /** Of second payments. Returns how many were sent. */
  async function mailNotices(): Promise<number> {
    let sent = 0
    const now = clock.now()
    const due = await payments.withoutNotice({ since: later(now, -maxTriedMs), now, isTest: gateway.isTest })
    for (const { payment, purchase } of due) {
      const next = nextTry(now, payment.noticeTries)
      if (purchase.email === null || !(await payments.takeNotice(payment.id, { now, next }))) continue
      try {
        const mail = secondPaymentMail(detailsOf(purchase, purchase.email), payment)
        await mailer.send({ to: purchase.email, ...mail, attachments: [] })
        await payments.noticeSent(payment.id, clock.now())
        sent += 1
      } catch (error) {
        onFailure(error as Error)
      }
    }
    return sent
  }

  return {
    print,

    /**
     * Sends every unsent receipt, and every unsent notice of a second payment. Failures are retried with a growing
     * back-off. Returns how many.
     */
    async mailAll(): Promise<number> {
      let sent = await mailNotices()
      const now = clock.now()
      for (const purchase of await repository.withoutReceipt({
        since: later(now, -maxTriedMs),
        now,
        isTest: gateway.isTest,
      })) {
        const next = nextTry(now, purchase.receiptTries)
        if (purchase.email === null || !(await repository.takeReceipt(purchase.id, { now, next }))) continue
        try {
          await mail(purchase, purchase.email)
          await repository.receiptSent(purchase.id, clock.now())
          sent += 1
        } catch (error) {
          onFailure(error as Error)
        }
      }
      return sent
    },
  }
}

const nextTry = (now: Date, tries: number) => later(now, Math.min(maxPauseMs, minPauseMs * 2 ** tries))
const later = (from: Date, ms: number) => new Date(from.getTime() + ms)
