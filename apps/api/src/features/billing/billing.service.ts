// Buying a pack: a purchase is stored, the gateway creates its order, and any notification of the payment leads to
// `settle`.
import type { Clock, Ids } from '../../adapters/clock.port.ts'
import {
  GatewayFailure,
  type CheckoutResult,
  type PaymentGateway,
} from '../../adapters/payments/payment-gateway.port.ts'
import { isKeyExpired } from '@galley/contract/idempotency-key'
import type { CreditsService } from '../credits/credits.service.ts'
import type { PriceOffer } from '../pricing/pricing.service.ts'
import { askAboutEach, noneIfUnknown, type OnTrouble } from './ask-gateway.ts'
import type { PaymentsRepository } from './payments.repository.ts'
import { notesOf } from './order-notes.ts'
import { untouched, type PurchasesRepository, type StoredPurchase } from './purchases.repository.ts'
import type { SettleService } from './settle.service.ts'

/** After so long a new order is made: who comes back on another day begins anew. */
const maxOpenMs = 24 * 60 * 60_000

/** A payment takes a moment by itself. Late ones come within three days, by the gateway's own account. */
const youngestToCheckMs = 30_000
const oldestToCheckMs = 7 * 24 * 60 * 60_000

/** What was announced and is not there after so long will not come by itself. */
const maxOnItsWayMs = 3 * 24 * 60 * 60_000

/** Min time between gateway calls that a waiting user triggers. */
const askedForMs = 8_000

/** A checkout is closed again after so long. */
const openCheckoutMs = 30 * 60_000

export type BillingService = ReturnType<typeof createBillingService>

export interface BillingParts {
  repository: PurchasesRepository
  payments: Pick<PaymentsRepository, 'announce' | 'recant' | 'secondPaymentsOf'>
  settle: SettleService
  credits: Pick<CreditsService, 'open'>
  gateway: PaymentGateway
  clock: Clock
  ids: Ids
  onTrouble: OnTrouble
}

/** The owner of a purchase, and where the receipt goes. */
export interface Buyer {
  userId: string
  email: string
}

interface Wish {
  buyer: Buyer
  priced: PriceOffer
  idempotencyKey: string | null
}

export interface StartedPurchase {
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

  return {
    gateway,

    /** Null where the gateway can't make an order now: nothing was charged, and a retry makes no second one. */
    async begin(wish: Wish): Promise<StartedPurchase | 'key_expired' | null> {
      await credits.open(wish.buyer.userId)
      const { idempotencyKey: key } = wish
      const known = key === null ? undefined : await repository.byKey(wish.buyer.userId, key)
      if (known && isKeyExpired(known.createdAt, clock.now())) return 'key_expired'
      const { purchase, isNew } = await purchaseFor(parts, wish)
      if (!isNew) await repository.beginAgain(purchase.id, clock.now())
      try {
        return { purchase, orderId: await orderOf(purchase, isNew) }
      } catch (error) {
        if (!(error instanceof GatewayFailure)) throw error
        parts.onTrouble(error)
        return null
      }
    },

    /**
     * The checkout's signed result. Null: an unknown order, or another user's; `unverified`: not signed by the gateway.
     */
    async verify(userId: string, answer: CheckoutResult): Promise<StoredPurchase | 'unverified' | null> {
      const found = await repository.ofOrder(userId, answer.orderId)
      if (!found) return null
      if (!gateway.isSignedAnswer(answer)) return 'unverified'
      await payments.announce(answer.orderId, clock.now())
      // Where the gateway does not respond now, its webhook or the reconciler follows up.
      const payment = await gateway.payment(answer.paymentId).catch(() => null)
      if (payment && payment.orderId !== answer.orderId) return 'unverified'
      if (payment) await settle.settle(payment)
      return (await repository.find(userId, found.id)) ?? null
    },

    /** Whether a payment may still come: one was announced, or a checkout was open a moment ago. */
    isPaymentAwaited: (userId: string): Promise<boolean> =>
      repository.isAwaited(userId, new Date(clock.now().getTime() - openCheckoutMs)),

    list: (userId: string) => repository.list(userId, gateway.isTest),
    secondPaymentsOf: (purchases: StoredPurchase[]) => payments.secondPaymentsOf(purchases.map(({ id }) => id)),
    /**
     * One purchase. A client that waits for an unpaid one makes the gateway be asked, now and then; `isFresh`: it was,
     * for this very response.
     */
    async find(userId: string, id: string): Promise<PurchaseStatus | undefined> {
      const purchase = await repository.find(userId, id)
      if (!purchase || purchase.state === 'paid') return purchase && { purchase, isFresh: true }
      const at = clock.now()
      const before = new Date(at.getTime() - askedForMs)
      if (purchase.createdAt > before || !(await repository.claimCheck(id, { at, before })))
        return { purchase, isFresh: false }
      const isFresh = await check(parts, purchase).then(
        () => true,
        () => false,
      )
      return { purchase: (await repository.find(userId, id)) ?? purchase, isFresh }
    },

    /** Asks the gateway about every purchase without a notification. Returns how many had news. */
    reconcile: () => reconcile(parts),
  }
}

export interface PurchaseStatus {
  purchase: StoredPurchase
  isFresh: boolean
}

async function reconcile(parts: BillingParts): Promise<number> {
  const { repository, gateway, clock, onTrouble } = parts
  const now = clock.now()
  const since = (ms: number) => new Date(now.getTime() - ms)
  const { isTest } = gateway
  const passed = ({ id }: StoredPurchase) => repository.checked(id, clock.now())
  const unpaid = { from: since(oldestToCheckMs), to: since(youngestToCheckMs), isTest, now }
  const found = await askAboutEach({
    things: await repository.due(unpaid),
    ask: (purchase) => check(parts, purchase),
    passed,
    onTrouble,
  })
  const gone = await askAboutEach({
    things: await repository.dueForRefunds({ isTest, now }),
    ask: (purchase) => checkRefunds(parts, purchase),
    passed,
    onTrouble,
  })
  return found + gone + (await parts.settle.refundSeconds())
}

/** Whether it was paid without a notification. Captured payments are settled before authorized ones. */
async function check({ repository, payments, settle, gateway, clock }: BillingParts, purchase: StoredPurchase) {
  const { id, announcedAt } = purchase
  const orders = await repository.ordersOf(id)
  const found = (await Promise.all(orders.map((order) => gateway.paymentsOf(order).catch(noneIfUnknown)))).flat()
  const settled = []
  for (const payment of found.toSorted((one, other) => Number(other.isCaptured) - Number(one.isCaptured)))
    settled.push(await settle.settle(payment))
  // A payment that failed after all may still be taken later: it is announced again then.
  const isLate = announcedAt !== null && clock.now().getTime() - announcedAt.getTime() > maxOnItsWayMs
  const mayCome = found.some(({ status }) => status === 'authorized' || status === 'created')
  if (!mayCome && (found.length > 0 || isLate)) await payments.recant(id)
  await repository.checked(id, clock.now())
  return settled.includes('granted')
}

/** Whether money was refunded without a notification. */
async function checkRefunds({ repository, gateway, settle, clock }: BillingParts, { id, paymentId }: StoredPurchase) {
  const refunds = paymentId === null ? [] : await gateway.refundsOf(paymentId).catch(noneIfUnknown)
  const outcomes = []
  for (const refund of refunds) outcomes.push(await settle.refund(refund))
  await repository.checked(id, clock.now())
  return outcomes.includes('refunded')
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
    if (earlier?.packId === packId && earlier.isTest === parts.gateway.isTest)
      return { purchase: earlier, isNew: false }
    // A key that came with another pack before, or to the test checkout, says nothing about this one.
    if (earlier) key = null
    const open = await repository.openOne(userId, packId)
    if (open && isStillGood(parts, open, priced)) return { purchase: open, isNew: false }
    if (open) await repository.supersede(open.id)
    const purchase = newPurchase(parts, { ...wish, idempotencyKey: key })
    if (await repository.begin(purchase)) return { purchase, isNew: true }
  }
}

function isStillGood(
  { clock, gateway }: BillingParts,
  open: StoredPurchase,
  { amount, currency }: PriceOffer,
): boolean {
  const ageMs = clock.now().getTime() - open.createdAt.getTime()
  const isSame = open.amount === amount && open.currency === currency && open.isTest === gateway.isTest
  return isSame && ageMs < maxOpenMs
}

const newPurchase = (
  { clock, ids, gateway }: BillingParts,
  { buyer, priced, idempotencyKey }: Wish,
): StoredPurchase => ({
  ...untouched,
  ...priced,
  id: ids.next(),
  userId: buyer.userId,
  email: buyer.email,
  isTest: gateway.isTest,
  idempotencyKey,
  subscriptionId: null,
  createdAt: clock.now(),
})

/** An order whose response was lost is found again by its receipt: there is never a second one. */
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
    order ??= await gateway.createOrder({ amount, currency, receipt, notes: notesOf(purchase) })
  } catch (error) {
    // It may have been made all the same, now or by another process.
    order = await lost().catch(() => undefined)
    if (!order) throw error
  }
  await repository.addOrder(order.id, purchase.id, clock.now())
  return order.id
}
