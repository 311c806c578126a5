// Composes buying: prices, purchases, plans, the provider's webhooks, and receipts.
import type { FastifyBaseLogger } from 'fastify'
import type { GatewayFailure, PaymentGateway } from './adapters/payments/payment-gateway.port.ts'
import { transactionsOf } from './adapters/transactions.port.ts'
import type { Clock, Ids } from './adapters/clock.port.ts'
import type { Compiler } from './adapters/compiler/compiler.port.ts'
import type { CountryTable } from './adapters/geo/country-table.port.ts'
import type { Mailer } from './adapters/mail/mailer.port.ts'
import type { OpenDatabase } from './db/open-database.ts'
import type { Alarm, AlarmKind } from './adapters/alarms.port.ts'
import { createBillingService } from './features/billing/billing.service.ts'
import { createWebhooksService } from './features/billing/webhooks.service.ts'
import { createPaymentsRepository } from './features/billing/payments.repository.ts'
import { expireTestCredits } from './features/billing/expire-test-credits.ts'
import { createPurchasesRepository } from './features/billing/purchases.repository.ts'
import { createReceiptsRepository } from './features/billing/receipts.repository.ts'
import type { Seller } from './features/billing/receipt.ts'
import { createReceiptsService } from './features/billing/receipts.service.ts'
import { createRecoveryService } from './features/billing/recovery.service.ts'
import { createSettleService } from './features/billing/settle.service.ts'
import { createSubscriptionsRepository } from './features/billing/subscriptions.repository.ts'
import { createSubscriptionsService } from './features/billing/subscriptions.service.ts'
import { createPricingService } from './features/pricing/pricing.service.ts'
import { createWhereIs } from './http/where-is.ts'
import type { AlarmsService } from './features/alarms/alarms.service.ts'
import type { CreditsService } from './features/credits/credits.service.ts'

export interface PaymentParts {
  database: OpenDatabase
  compiler: Compiler
  countries: CountryTable
  gateway: PaymentGateway
  mailer: Mailer
  /** Named on receipts; null: no seller is. */
  seller: Seller | null
  /** The contact address on every page and mail. */
  supportEmail: string
  /** Whether only people in India can pay. */
  indiaOnly: boolean
  /** Of visitors whose country neither a proxy nor the table knows. */
  homeCountry: string
  /** Lower-case header in which a proxy sends the country; null: no proxy does. */
  countryHeader: string | null
  trustedProxies: string[]
  clock: Clock
  ids: Ids
}

interface Shared {
  /** Undefined: there is no such account. Null in the place of the address: it is kept elsewhere. */
  findBuyer: (userId: string) => Promise<{ email: string | null } | undefined>
  credits: CreditsService
  log: FastifyBaseLogger
  countAlarm: (kind: AlarmKind) => void
  alarms: Pick<AlarmsService, 'raise'>
}

export function createPayments(
  { database: { db }, gateway, clock, ids, ...parts }: PaymentParts,
  { findBuyer, credits, log, countAlarm, alarms }: Shared,
) {
  const onAlarm = ({ kind, paymentId, orderId }: Alarm) => {
    countAlarm(kind)
    alarms.raise(kind, { subject: paymentId, orderId })
    log.error({ alarm: kind, payment: paymentId, order: orderId }, 'a payment needs a person to look at it')
  }
  const onTrouble = ({ kind, message }: GatewayFailure) =>
    log.warn({ kind, said: message }, 'the payment provider did not do what it was asked')
  const repository = createPurchasesRepository(db)
  const payments = createPaymentsRepository(db)
  const settle = createSettleService({
    repository: payments,
    credits,
    transactions: transactionsOf(db),
    gateway,
    clock,
    onAlarm,
    onTrouble,
  })
  const shared = {
    payments,
    settle,
    credits,
    gateway,
    clock,
    ids,
    onAlarm,
    onTrouble,
    transactions: transactionsOf(db),
  }
  const subscriptionRows = createSubscriptionsRepository(db)
  const subscriptions = createSubscriptionsService({ ...shared, repository: subscriptionRows })
  const pricing = createPricingService(parts)
  return {
    expireTestCredits: () => expireTestCredits({ ...shared, repository }),
    recovery: createRecoveryService({ ...shared, repository, subscriptions, subscriptionRows, findBuyer }),
    pricing,
    receipts: createReceiptsService({
      ...parts,
      repository: createReceiptsRepository(db),
      payments,
      gateway,
      pricing,
      clock,
      onFailure: ({ name }) => log.warn({ err: { type: name } }, 'a receipt could not be sent'),
    }),
    whereIs: createWhereIs(parts),
    billing: createBillingService({ ...shared, repository }),
    webhooks: createWebhooksService({ ...shared, repository: payments, subscriptions }),
    subscriptions,
  }
}
