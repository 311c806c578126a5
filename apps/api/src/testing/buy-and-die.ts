// A process that takes one step of a purchase and is killed in the middle of it: run by
// features/billing/settle.slow.test.ts. Arguments: data folder, user's id, what to do, where to die, how many minutes
// its clock is ahead.
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { keepInFile, sandboxGateway } from '../adapters/payments/sandbox-gateway.ts'
import { transactionsOf } from '../adapters/transactions.port.ts'
import { openEmbedded, openPostgres } from '../db/open-database.ts'
import type { Alarm } from '../adapters/alarms.port.ts'
import { createBillingService } from '../features/billing/billing.service.ts'
import { createWebhooksService } from '../features/billing/webhooks.service.ts'
import { createPaymentsRepository } from '../features/billing/payments.repository.ts'
import { createPurchasesRepository } from '../features/billing/purchases.repository.ts'
import { createSettleService } from '../features/billing/settle.service.ts'
import { createCreditsRepository } from '../features/credits/credits.repository.ts'
import { createCreditsService } from '../features/credits/credits.service.ts'
import { testDatabaseUrl } from './env.ts'
import { resumesOf } from './resumes-of.ts'
import type { BuyingStep, NotificationSource } from './death-steps.ts'

const [folder = '', userId = '', what = 'begin', step = 'never', minutes = '0'] = process.argv.slice(2)
const dieAt = (now: BuyingStep) => {
  if (now === step) process.kill(process.pid, 'SIGKILL')
}

const url = testDatabaseUrl()
const database = url === undefined ? await openEmbedded(folder) : await openPostgres(url)
const { db } = database
const ids = { next: randomUUID }
const clock = { now: () => new Date(Date.now() + Number(minutes) * 60_000) }
const sandbox = await sandboxGateway({ keep: keepInFile(join(folder, `${userId}.json`)), sendWebhook: async () => 200 })
const own = createCreditsService({ repository: createCreditsRepository(db), resumes: resumesOf(db), clock, ids })
const credits: typeof own = {
  ...own,
  async grant(tx, bought) {
    dieAt('settling')
    const isGranted = await own.grant(tx, bought)
    dieAt('granted')
    return isGranted
  },
}
const gateway: typeof sandbox.gateway = {
  ...sandbox.gateway,
  async createOrder(request) {
    dieAt('ordering')
    const order = await sandbox.gateway.createOrder(request)
    dieAt('ordered')
    return order
  },
}
const [repository, payments] = [createPurchasesRepository(db), createPaymentsRepository(db)]
const settle = createSettleService({
  repository: payments,
  credits,
  transactions: transactionsOf(db),
  gateway,
  clock,
  onAlarm: ({ kind }) => void process.stdout.write(`alarm: ${kind}\n`),
  onTrouble: ({ message }) => void process.stdout.write(`trouble: ${message}\n`),
})
const billing = createBillingService({
  repository,
  payments,
  settle,
  credits,
  gateway,
  clock,
  ids,
  onTrouble: ({ message }) => void process.stdout.write(`trouble: ${message}\n`),
})
const subscriptions = { hear: async () => 'unknown' as const }
const onAlarm = ({ kind }: Alarm) => void process.stdout.write(`alarm: ${kind}\n`)
const events = createWebhooksService({ repository: payments, settle, subscriptions, gateway, clock, onAlarm })
const priced = { packId: 'starter', messages: 25, amount: 199, currency: 'USD', countryCode: 'US' } as const

const actions: Record<NotificationSource | 'begin', () => Promise<unknown>> = {
  begin: () => billing.begin({ buyer: { userId, email: 'ann@example.org' }, priced, idempotencyKey: null }),
  verify: async () => {
    const { answer } = await pay()
    await billing.verify(userId, {
      orderId: answer?.razorpay_order_id ?? '',
      paymentId: answer?.razorpay_payment_id ?? '',
      signature: answer?.razorpay_signature ?? '',
    })
  },
  event: async () => {
    for (const event of (await pay()).events) {
      const { body, headers } = sandbox.deliveryOf(event)
      const signature = headers['x-razorpay-signature'] ?? ''
      await events.receive({ body: Buffer.from(body), signature, eventId: event.id })
    }
  },
  // Begun by an earlier process, and paid: opened again it would be a moment old, and not asked about yet.
  reconcile: async () => {
    const open = await repository.openOne(userId, priced.packId)
    const [orderId = ''] = open ? await repository.ordersOf(open.id) : []
    sandbox.engine.attempt({ orderId, outcome: 'success', method: 'card' })
    await billing.reconcile()
  },
  recover: () => billing.reconcile(),
}

async function pay() {
  const begun = await billing.begin({ buyer: { userId, email: 'ann@example.org' }, priced, idempotencyKey: null })
  return sandbox.engine.attempt({
    orderId: begun && begun !== 'key_expired' ? begun.orderId : '',
    outcome: 'success',
    method: 'card',
  })
}

await actions[what as NotificationSource]()
dieAt('settled')
await database.close()
