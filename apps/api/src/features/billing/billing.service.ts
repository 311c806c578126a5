// Buying a pack: a purchase is written down, the gateway makes an order of it, and whoever tells of the payment leads to `settle`.
import type { Clock, Ids } from '../../adapters/clock.port.ts'
import { GatewayFailure, type CheckoutAnswer, type PaymentGateway } from '../../adapters/payment-gateway.port.ts'
import type { CreditsService } from '../credits/credits.service.ts'
import type { Priced } from '../pricing/pricing.service.ts'
import type { PaymentsRepository } from './payments.repository.ts'
import type { PurchasesRepository, StoredPurchase } from './purchases.repository.ts'
import type { SettleService } from './settle.service.ts'

/** After so long a new order is made: who comes back on another day begins anew. */
const longestOpenMs = 24 * 60 * 60_000

/** A payment takes a moment by itself. Late ones come within three days, by the gateway's own account. */
const youngestToCheckMs = 30_000
const oldestToCheckMs = 7 * 24 * 60 * 60_000

/** How often somebody who waits makes the gateway be asked. */
const askedForMs = 8_000

export type BillingService = ReturnType<typeof createBillingService>

export interface BillingParts {
  repository: PurchasesRepository
  payments: Pick<PaymentsRepository, 'announce' | 'recant'>
  settle: SettleService
  credits: Pick<CreditsService, 'open'>
  gateway: PaymentGateway
  clock: Clock
  ids: Ids
}

/** Whose it is, and where the receipt goes. */
export interface Buyer {
  userId: string
  email: string
}

interface Wish {
  buyer: Buyer
  priced: Priced
  idempotencyKey: string | null
}

export interface Begun {
  purchase: StoredPurchase
  orderId: string
}

export function createBillingService(parts: BillingParts) {
  const { repository, payments, settle, credits, gateway, clock } = parts
  /** Of purchases whose order is being made in this process: a double click waits for the first. */
  const making = new Map<string, Promise<string>>()

  async function orderOf(purchase: StoredPurchase, isNew: boolean): Promise<string> {
    const [known] = await repository.ordersOf(purchase.id)
    if (known !== undefined) return known
    const underWay = making.get(purchase.id)
    if (underWay) return underWay
    const made = makeOrder(parts, purchase, isNew).finally(() => making.delete(purchase.id))
    making.set(purchase.id, made)
    return made
  }

  /** Whether it was paid, and nobody had told. */
  async function check({ id }: StoredPurchase): Promise<boolean> {
    const orders = await repository.ordersOf(id)
    const found = (await Promise.all(orders.map((order) => gateway.paymentsOf(order).catch(noneIfUnknown)))).flat()
    const settled = []
    for (const payment of found) settled.push(await settle.settle(payment))
    // A payment that failed after all may still be taken later: it is announced again then.
    if (found.length > 0 && found.every(({ status }) => status === 'failed')) await payments.recant(id)
    await repository.checked(id, clock.now())
    return settled.includes('granted')
  }

  const isDue = ({ createdAt, checkedAt }: StoredPurchase): boolean =>
    clock.now().getTime() - (checkedAt ?? createdAt).getTime() >= askedForMs

  return {
    gateway,

    /** Null where the gateway can't make an order now: nothing was charged, and a retry makes no second one. */
    async begin(wish: Wish): Promise<Begun | null> {
      await credits.open(wish.buyer.userId)
      const { purchase, isNew } = await purchaseFor(parts, wish)
      try {
        return { purchase, orderId: await orderOf(purchase, isNew) }
      } catch (error) {
        if (error instanceof GatewayFailure) return null
        throw error
      }
    },

    /** Of the checkout's signed answer. Null: nobody's order, or another person's; `unverified`: not signed by the gateway. */
    async verify(userId: string, answer: CheckoutAnswer): Promise<StoredPurchase | 'unverified' | null> {
      const found = await repository.ofOrder(userId, answer.orderId)
      if (!found) return null
      if (!gateway.isSignedAnswer(answer)) return 'unverified'
      await payments.announce(answer.orderId, clock.now())
      // Where the gateway does not answer now, its event or the reconciler will tell.
      const payment = await gateway.payment(answer.paymentId).catch(() => null)
      if (payment && payment.orderId !== answer.orderId) return 'unverified'
      if (payment) await settle.settle(payment)
      return (await repository.find(userId, found.id)) ?? null
    },

    list: (userId: string) => repository.list(userId),
    /** One purchase. Whoever waits for one that is not paid yet makes the gateway be asked, now and then. */
    async find(userId: string, id: string): Promise<StoredPurchase | undefined> {
      const found = await repository.find(userId, id)
      if (!found || found.state === 'paid' || !isDue(found)) return found
      await check(found).catch(() => {})
      return repository.find(userId, id)
    },

    /** Asks the gateway about every purchase that nobody has told of. Answers how many it found paid. */
    async reconcile(): Promise<number> {
      const now = clock.now()
      const since = (ms: number) => new Date(now.getTime() - ms)
      const due = await repository.due({
        from: since(oldestToCheckMs),
        to: since(youngestToCheckMs),
        isTest: gateway.isTest,
        now,
      })
      let found = 0
      for (const purchase of due) if (await check(purchase)) found += 1
      return found + (await findRefunds(parts))
    },
  }
}

/** Money that went back without anybody telling of it. Answers of how many purchases. */
async function findRefunds({ repository, gateway, settle, clock }: BillingParts): Promise<number> {
  let found = 0
  for (const { id, paymentId } of await repository.dueForRefunds({ isTest: gateway.isTest, now: clock.now() })) {
    const refunds = paymentId === null ? [] : await gateway.refundsOf(paymentId).catch(noneIfUnknown)
    const outcomes = []
    for (const refund of refunds) outcomes.push(await settle.refund(refund))
    if (outcomes.includes('refunded')) found += 1
    await repository.checked(id, clock.now())
  }
  return found
}

/** One that the gateway does not know, such as of an account that was used before, must not keep the others waiting. */
function noneIfUnknown(error: unknown): never[] {
  if (error instanceof GatewayFailure && error.kind !== 'unreachable') return []
  throw error
}

/** One for each key, and one open one for each pack: another request may be first at any time. */
async function purchaseFor(parts: BillingParts, wish: Wish): Promise<{ purchase: StoredPurchase; isNew: boolean }> {
  const { repository } = parts
  const { priced } = wish
  const { userId } = wish.buyer
  const { packId } = priced
  let key = wish.idempotencyKey
  for (;;) {
    const earlier = key === null ? undefined : await repository.byKey(userId, key)
    if (earlier?.packId === packId) return { purchase: earlier, isNew: false }
    // A key that came with another pack before says nothing about this one.
    if (earlier) key = null
    const open = await repository.openOne(userId, packId)
    if (open && isStillGood(parts, open, priced)) return { purchase: open, isNew: false }
    if (open) await repository.supersede(open.id)
    const purchase = newPurchase(parts, { ...wish, idempotencyKey: key })
    if (await repository.begin(purchase)) return { purchase, isNew: true }
  }
}

function isStillGood({ clock, gateway }: BillingParts, open: StoredPurchase, { amount, currency }: Priced): boolean {
  const ageMs = clock.now().getTime() - open.createdAt.getTime()
  const isSame = open.amount === amount && open.currency === currency && open.isTest === gateway.isTest
  return isSame && ageMs < longestOpenMs
}

const newPurchase = (
  { clock, ids, gateway }: BillingParts,
  { buyer, priced, idempotencyKey }: Wish,
): StoredPurchase => ({
  ...priced,
  id: ids.next(),
  userId: buyer.userId,
  email: buyer.email,
  state: 'open',
  isTest: gateway.isTest,
  idempotencyKey,
  subscriptionId: null,
  paymentId: null,
  amountRefunded: 0,
  createdAt: clock.now(),
  announcedAt: null,
  paidAt: null,
  receiptSentAt: null,
  checkedAt: null,
})

/** An order whose answer was lost is found again by its receipt: there is never a second one. */
async function makeOrder(
  { gateway, repository, clock }: BillingParts,
  purchase: StoredPurchase,
  isNew: boolean,
): Promise<string> {
  const { id: receipt, amount, currency } = purchase
  const lost = async () =>
    (await gateway.ordersOf(receipt)).find((one) => one.amount === amount && one.currency === currency)
  let order = isNew ? undefined : await lost()
  try {
    order ??= await gateway.createOrder({ amount, currency, receipt })
  } catch (error) {
    // It may have been made all the same, now or by another process.
    order = await lost().catch(() => undefined)
    if (!order) throw error
  }
  await repository.addOrder(order.id, purchase.id, clock.now())
  return order.id
}
