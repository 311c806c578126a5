// Where real payments are taken, credits that were "bought" without money do not count: each test purchase loses its
// own, once, as a line of the credit history.
import type { Clock } from '../../adapters/clock.port.ts'
import type { PaymentGateway } from '../../adapters/payments/payment-gateway.port.ts'
import type { Transactions } from '../../adapters/transactions.port.ts'
import type { CreditsService } from '../credits/credits.service.ts'
import type { PaymentsRepository } from './payments.repository.ts'
import type { PurchasesRepository } from './purchases.repository.ts'

interface Parts {
  repository: Pick<PurchasesRepository, 'unexpiredTests' | 'expireCredits'>
  payments: Pick<PaymentsRepository, 'lock' | 'refundsOf'>
  credits: Pick<CreditsService, 'takeBack'>
  transactions: Transactions
  gateway: Pick<PaymentGateway, 'isOn' | 'isTest'>
  clock: Clock
}

/** Returns how many test purchases lost their credits. */
export async function expireTestCredits(parts: Parts): Promise<number> {
  const { repository, gateway } = parts
  if (!gateway.isOn || gateway.isTest) return 0
  let expired = 0
  for (;;) {
    const due = await repository.unexpiredTests()
    if (due.length === 0) return expired
    for (const { id } of due) if (await expire(parts, id)) expired += 1
  }
}

/** False where another process was faster. */
const expire = ({ repository, payments, credits, transactions, clock }: Parts, purchaseId: string): Promise<boolean> =>
  transactions.run(async (tx) => {
    const purchase = await payments.lock(tx, purchaseId)
    if (!purchase || purchase.creditsExpiredAt !== null) return false
    const { userId, messages, paymentId } = purchase
    const refunds = paymentId === null ? [] : await payments.refundsOf(tx, paymentId)
    const gone = refunds.reduce((total, { taken, waiting, shortfall }) => total + taken + waiting + shortfall, 0)
    await credits.takeBack(tx, { userId, amount: messages - gone, key: `expire:${purchaseId}`, kind: 'expire' })
    await repository.expireCredits(tx, purchaseId, clock.now())
    return true
  })
