import type { Clock, Ids } from '../../adapters/clock.port.ts'
import type { PaymentGateway } from '../../adapters/payments/payment-gateway.port.ts'
import type { Transactions } from '../../adapters/transactions.port.ts'
import type { CreditsService } from '../credits/credits.service.ts'
import type { OnTrouble } from './ask-gateway.ts'
import type { PaymentsRepository } from './payments.repository.ts'
import type { SettleService } from './settle.service.ts'
import type { SubscriptionsRepository } from './subscriptions.repository.ts'

/** What monthly plans need of the others. */
export interface SubscriptionParts {
  repository: SubscriptionsRepository
  payments: Pick<PaymentsRepository, 'isSettled'>
  settle: SettleService
  credits: Pick<CreditsService, 'open'>
  transactions: Transactions
  gateway: PaymentGateway
  clock: Clock
  ids: Ids
  onTrouble: OnTrouble
}
