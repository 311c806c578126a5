// One purchase after the other, from the press on a pack to the credits. What the page shows of it is `Buying`; the money is the
// server's business: here nothing is ever believed to be paid, or not to be, without having asked it.
import type { Purchase } from '@galley/contract/billing'
import type { PackId } from '@galley/contract/pricing'
import { ApiError } from '../../api/api-error.ts'
import { billing as strings } from '../../strings/en/billing.ts'
import type { CheckoutAnswer, Order } from './checkout-options.ts'

const words = strings.checkout

/** A pack, once, or a plan, every month. */
export type Wanted = PackId | 'monthly'
/** As far as the page follows it. */
type Followed = Pick<Purchase, 'state'>

export interface Remark {
  tone: 'error' | 'warn' | 'plain'
  text: string
}
export type Buying =
  | { kind: 'idle'; remark: Remark | null }
  /** The order is being made. */
  | { kind: 'processing'; packId: Wanted }
  /** The checkout is open. */
  | { kind: 'checkout'; packId: Wanted }
  /** Paid, as the checkout says; the server is being asked. */
  | { kind: 'confirming' }

export interface OpenCheckout {
  close: () => void
}
interface CheckoutEvents {
  onPaid: (answer: CheckoutAnswer) => void
  onDismissed: () => void
  onDeclined: (why: string) => void
}

export interface BuyingDeps {
  topUp: (packId: Wanted, idempotencyKey: string) => Promise<Order>
  /** Rejects where the checkout can't be loaded. */
  open: (order: { topup: Order; packId: Wanted }, events: CheckoutEvents) => Promise<OpenCheckout>
  verify: (answer: CheckoutAnswer) => Promise<Followed>
  find: (purchaseId: string) => Promise<Followed>
  /** The balance is fetched again; resolves when it is there. */
  refresh: () => Promise<void>
  onDone: () => void
  show: (buying: Buying) => void
  wait: (ms: number) => Promise<void>
}

const pollMs = 2_000
/** The server asks the provider within two minutes by itself. */
const mostPolls = 90

export interface BuyingControl {
  buy: (packId: Wanted) => Promise<void>
  /** A purchase that was paid before this page was opened, and whose credits are not there yet. */
  resume: (purchaseId: string) => Promise<void>
  leave: () => void
}

/** One purchase as the page follows it, until the next one is begun or the page is left. */
interface Turn {
  deps: BuyingDeps
  isOver: () => boolean
}

export function createBuying(deps: BuyingDeps): BuyingControl {
  let current = 0
  const begin = (): Turn => {
    const mine = (current += 1)
    return { deps, isOver: () => mine !== current }
  }
  return {
    async buy(packId) {
      const turn = begin()
      deps.show({ kind: 'processing', packId })
      const topup = await deps.topUp(packId, crypto.randomUUID()).catch((error: unknown) => error)
      if (turn.isOver()) return
      if (!isOrder(topup)) return idle(turn, { tone: 'error', text: reasonOf(topup) })
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
  for (let asked = 0; asked < mostPolls && !turn.isOver(); asked += 1) {
    const found = await deps.find(purchaseId).catch(() => null)
    if (found?.state === 'paid' && !turn.isOver()) return finish(turn)
    await deps.wait(pollMs)
  }
  if (turn.isOver()) return
  await deps.refresh()
  idle(turn, { tone: 'warn', text: words.slow })
}

async function hearOfPayment(turn: Turn, purchaseId: string, answer: CheckoutAnswer): Promise<void> {
  turn.deps.show({ kind: 'confirming' })
  const verified = await turn.deps.verify(answer).catch(() => null)
  if (turn.isOver()) return
  if (verified?.state === 'paid') return finish(turn)
  // Whatever kept it from being confirmed: the person may have paid, and the server finds out by itself.
  return confirm(turn, purchaseId)
}

/** Somebody who closes the window may have paid in another one, or in an app. */
async function hearOfEnd(turn: Turn, purchaseId: string, declined: string | null): Promise<void> {
  const found = await turn.deps.find(purchaseId).catch(() => null)
  if (turn.isOver()) return
  if (found?.state === 'paid') return finish(turn)
  if (found?.state === 'processing') return confirm(turn, purchaseId)
  idle(turn, { tone: declined === null ? 'plain' : 'error', text: declined ?? words.dismissed })
}

/** Rejects where the checkout can't be opened. */
async function checkOut(turn: Turn, topup: Order, packId: Wanted): Promise<void> {
  const { deps } = turn
  const { purchase_id: id } = topup
  let declined: string | null = null
  let hasEnded = false
  const end = (then: () => Promise<void>) => {
    if (hasEnded || turn.isOver()) return
    hasEnded = true
    void then()
  }
  const checkout = await deps.open(
    { topup, packId },
    {
      onPaid: (answer) => end(() => hearOfPayment(turn, id, answer)),
      onDismissed: () => end(() => hearOfEnd(turn, id, declined)),
      onDeclined: (why) => {
        declined = words.declined(why)
      },
    },
  )
  if (turn.isOver()) return checkout.close()
  deps.show({ kind: 'checkout', packId })
  // It may be paid in another tab, or the window may end without a word.
  while (!hasEnded && !turn.isOver()) {
    await deps.wait(pollMs)
    const found = hasEnded ? null : await deps.find(id).catch(() => null)
    if (found?.state === 'paid')
      end(async () => {
        checkout.close()
        await finish(turn)
      })
  }
}

const isOrder = (value: unknown): value is Order =>
  typeof value === 'object' && value !== null && 'checkout_url' in value
const reasonOf = (error: unknown): string => (error instanceof ApiError ? error.detail : words.failed)
