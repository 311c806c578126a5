// One purchase after the other, from the press on a pack to the credits. What the page shows of it is `Buying`; the
// money is the server's business: here nothing is ever believed to be paid, or not to be, without having asked it.
import type { Purchase } from '@galley/contract/billing'
import type { PackId } from '@galley/contract/pricing'
import { ApiError } from '../../api/api-error.ts'
import { billing as strings } from '../../strings/en/billing.ts'
import type { CheckoutOutcome, CheckoutOrder } from './checkout-options.ts'

const words = strings.checkout

/** A pack, once, or a plan, every month. */
export type PurchaseRequest = PackId | 'monthly'
/** As far as the page follows it. */
type Followed = Pick<Purchase, 'state' | 'is_fresh'>

export interface Remark {
  tone: 'error' | 'warn' | 'plain'
  text: string
}
export type Buying =
  | { kind: 'idle'; remark: Remark | null }
  /** The order is being made. */
  | { kind: 'processing'; packId: PurchaseRequest }
  /** The checkout is open. */
  | { kind: 'checkout'; packId: PurchaseRequest }
  /** Paid, as the checkout says; the server is being asked. */
  | { kind: 'confirming' }

export interface OpenCheckout {
  close: () => void
}
interface CheckoutEvents {
  onPaid: (answer: CheckoutOutcome) => void
  onDismissed: () => void
  onDeclined: (why: string) => void
}

export interface BuyingDeps {
  topUp: (packId: PurchaseRequest, idempotencyKey: string) => Promise<CheckoutOrder>
  /** Rejects where the checkout can't be loaded. */
  open: (order: { topup: CheckoutOrder; packId: PurchaseRequest }, events: CheckoutEvents) => Promise<OpenCheckout>
  verify: (answer: CheckoutOutcome) => Promise<Followed>
  find: (purchaseId: string) => Promise<Followed>
  /** The balance is fetched again; resolves when it is there. */
  refresh: () => Promise<void>
  /** What packs and plans cost is fetched again; resolves when it is there. */
  refreshPrices: () => Promise<void>
  onDone: () => void
  show: (buying: Buying) => void
  wait: (ms: number) => Promise<void>
}

const pollMs = 2_000
/** The server asks the provider within two minutes by itself. */
const maxPolls = 90
/** After a window that was closed: half a minute, in which a payment in another one is likely to be reported. */
const endPolls = 15

export interface BuyingControl {
  buy: (packId: PurchaseRequest) => Promise<void>
  /** A purchase that was paid before this page was opened, and whose credits are not there yet. */
  resume: (purchaseId: string) => Promise<void>
  leave: () => void
}

/** One purchase as the page follows it, until the next one is begun or the page is left. */
interface Turn {
  deps: BuyingDeps
  isOver: () => boolean
  /** While its window is open. */
  checkout: OpenCheckout | null
}

export function createBuying(deps: BuyingDeps): BuyingControl {
  let current: Turn | null = null
  const begin = (): Turn => {
    const before = current
    const mine: Turn = { deps, isOver: () => current !== mine, checkout: null }
    current = mine
    // Last, since a window reports its closing: by now there is no listener.
    before?.checkout?.close()
    return mine
  }
  return {
    async buy(packId) {
      const turn = begin()
      deps.show({ kind: 'processing', packId })
      const topup = await deps.topUp(packId, crypto.randomUUID()).catch((error: unknown) => error)
      if (turn.isOver()) return
      if (!isOrder(topup)) return refused(turn, topup)
      try {
        await checkOut(turn, topup, packId)
      } catch {
        if (!turn.isOver()) idle(turn, { tone: 'error', text: words.blocked })
      }
    },
    resume: (purchaseId) => confirm(begin(), purchaseId),
    leave: () => void begin(),
  }
}

async function refused(turn: Turn, error: unknown): Promise<void> {
  // The new price is shown before anybody is asked to look at it.
  if (codeOf(error) === 'price_changed') await turn.deps.refreshPrices()
  if (!turn.isOver()) idle(turn, { tone: 'error', text: reasonOf(error) })
}

const idle = ({ deps }: Turn, remark: Remark | null = null) => deps.show({ kind: 'idle', remark })

async function finish(turn: Turn): Promise<void> {
  await turn.deps.refresh()
  if (turn.isOver()) return
  idle(turn)
  turn.deps.onDone()
}

/** Asks until it is paid, for as long as the server may take to find out. */
async function confirm(turn: Turn, purchaseId: string): Promise<void> {
  const { deps } = turn
  deps.show({ kind: 'confirming' })
  for (let asked = 0; asked < maxPolls && !turn.isOver(); asked += 1) {
    const found = await deps.find(purchaseId).catch(() => null)
    if (found?.state === 'paid' && !turn.isOver()) return finish(turn)
    await deps.wait(pollMs)
  }
  if (turn.isOver()) return
  await deps.refresh()
  idle(turn, { tone: 'warn', text: words.slow })
}

async function hearOfPayment(turn: Turn, purchaseId: string, answer: CheckoutOutcome): Promise<void> {
  turn.deps.show({ kind: 'confirming' })
  const verified = await turn.deps.verify(answer).catch((error: unknown) => error)
  if (turn.isOver()) return
  if (isFollowed(verified) && verified.state === 'paid') return finish(turn)
  if (codeOf(verified) === 'payment_unverified') {
    const remark: Remark = { tone: 'warn', text: reasonOf(verified) }
    return askOn(turn, purchaseId, { polls: maxPolls, remark })
  }
  // Whatever else kept it from being confirmed: the person may have paid, and the server finds out by itself.
  return confirm(turn, purchaseId)
}

/** A user who closes the window may have paid in another one, or in an app; what was declined may be taken late. */
function hearOfEnd(turn: Turn, purchaseId: string, declined: string | null): Promise<void> {
  return askOn(turn, purchaseId, {
    polls: endPolls,
    ...(declined === null
      ? { remark: { tone: 'warn', text: words.closed }, unpaid: { tone: 'plain', text: words.dismissed } }
      : { remark: { tone: 'error', text: declined } }),
  })
}

interface Ending {
  /** How often the server is asked. */
  polls: number
  remark: Remark
  /** In its place, once it is known that nothing was paid; nothing is asked any more then. */
  unpaid?: Remark
}

/** The page is free again, with a remark, and finds out beside that whether it was paid after all. */
async function askOn(turn: Turn, purchaseId: string, { polls, remark, unpaid }: Ending): Promise<void> {
  const { deps } = turn
  for (let asked = 0; asked < polls && !turn.isOver(); asked += 1) {
    const found = await deps.find(purchaseId).catch(() => null)
    if (turn.isOver()) return
    if (found?.state === 'paid') return finish(turn)
    if (found?.state === 'processing') return confirm(turn, purchaseId)
    if (unpaid && found?.state === 'open' && found.is_fresh) return idle(turn, unpaid)
    if (asked === 0) idle(turn, remark)
    await deps.wait(pollMs)
  }
}

/** Rejects where the checkout can't be opened. */
async function checkOut(turn: Turn, topup: CheckoutOrder, packId: PurchaseRequest): Promise<void> {
  const { deps } = turn
  const { purchase_id: id } = topup
  let declined: string | null = null
  let hasEnded = false
  const isHeard = () => !hasEnded && !turn.isOver()
  const end = (then: () => Promise<void>) => {
    if (!isHeard()) return
    hasEnded = true
    turn.checkout = null
    void then()
  }
  const checkout = await deps.open(
    { topup, packId },
    {
      onPaid: (answer) => {
        if (isHeard()) return end(() => hearOfPayment(turn, id, answer))
        // The page no longer waits for it; it is money all the same.
        deps.verify(answer).catch(() => null)
      },
      onDismissed: () => end(() => hearOfEnd(turn, id, declined)),
      onDeclined: (why) => {
        declined = words.declined(why)
      },
    },
  )
  if (turn.isOver()) return checkout.close()
  turn.checkout = checkout
  deps.show({ kind: 'checkout', packId })
  // It may be paid in another tab, or the window may end without a word.
  while (isHeard()) {
    await deps.wait(pollMs)
    const found = isHeard() ? await deps.find(id).catch(() => null) : null
    if (found?.state === 'paid')
      end(async () => {
        checkout.close()
        await finish(turn)
      })
  }
}

const isFollowed = (value: unknown): value is Followed =>
  typeof value === 'object' && value !== null && 'state' in value
const isOrder = (value: unknown): value is CheckoutOrder =>
  typeof value === 'object' && value !== null && 'checkout_url' in value
const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : null)
const reasonOf = (error: unknown): string => (error instanceof ApiError ? error.detail : words.failed)
