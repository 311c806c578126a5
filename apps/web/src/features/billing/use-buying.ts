// Ties a purchase to the page: the real checkout, the real calls.
import { buyPack, verifyPayment } from '@galley/contract/billing'
import { getSubscription, type Subscription } from '@galley/contract/credits'
import { subscribe, verifySubscription, type Plan } from '@galley/contract/plans'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { toast } from 'sonner'
import { apiCaller } from '../../api/api-origin.ts'
import { record } from '../../api/analytics.ts'
import { api } from '../../api/galley-api.ts'
import { billing as words } from '../../strings/en/billing.ts'
import { findPurchase, useRefreshPrices, useRefreshPurchases } from './billing-queries.ts'
import { checkoutOptions, type Purchaser } from './checkout-options.ts'
import {
  createBuying,
  type Buying,
  type BuyingControl,
  type BuyingDeps,
  type PurchaseRequest,
} from './create-buying.ts'
import { loadCheckout } from './load-checkout.ts'

const doneMs = 3_000

type Offered = Pick<Plan, 'messages' | 'price' | 'currency'>

interface Page {
  buyer: Purchaser
  /** As the page shows it now; nothing where it shows none. */
  offered: (wanted: PurchaseRequest) => Offered | null | undefined
  /** Fetches the balance again. */
  refreshBalance: () => Promise<void>
}

const calls: Pick<BuyingDeps, 'verify' | 'find' | 'wait' | 'onDone'> = {
  async verify(answer) {
    return 'razorpay_order_id' in answer
      ? api(verifyPayment, { body: answer })
      : asPurchase(await api(verifySubscription, { body: answer }))
  },
  find: async (id) => (isPlan(id) ? asPurchase(await api(getSubscription, {})) : findPurchase(id)),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  onDone() {
    record('subscription_purchased')
    toast.success(words.checkout.done, { duration: doneMs })
  },
}

/** Purchases have ids of our own. */
const isPlan = (id: string) => id.startsWith('sub_')
/** Never fresh: it is what the server has heard so far, without asking the provider. */
const asPurchase = ({ plan_id: plan }: Subscription) => ({
  state: plan === 'monthly' ? ('paid' as const) : ('open' as const),
  is_fresh: false,
})

async function order(wanted: PurchaseRequest, { key, offered }: { key: string; offered: Offered | null | undefined }) {
  const body = offered && { shown: { price: offered.price, currency: offered.currency } }
  if (wanted !== 'monthly')
    return api(buyPack, { body: { pack_id: wanted, ...body }, headers: { 'idempotency-key': key } })
  const begun = await api(subscribe, { body: { plan_id: wanted, ...body } })
  return { ...begun, purchase_id: begun.subscription_id }
}

interface BuyingHere {
  buying: Buying
  buy: (wanted: PurchaseRequest) => void
  resume: (purchaseId: string) => void
}

export function useBuying(page: Page): BuyingHere {
  const [buying, show] = useState<Buying>({ kind: 'idle', remark: null })
  const refreshPurchases = useRefreshPurchases()
  const refreshPrices = useRefreshPrices()
  const latest = useRef({ ...page, refreshPurchases, refreshPrices })
  useLayoutEffect(() => void (latest.current = { ...page, refreshPurchases, refreshPrices }))
  const control = useRef<BuyingControl | null>(null)
  useEffect(() => {
    const ofPage: Pick<BuyingDeps, 'topUp' | 'open' | 'refresh' | 'refreshPrices'> = {
      topUp: (wanted, key) => order(wanted, { key, offered: latest.current.offered(wanted) }),
      async open({ topup, packId }, { onPaid, onDismissed, onDeclined }) {
        const Script = await loadCheckout(apiCaller.addressOf(topup.checkout_url))
        const { buyer, offered } = latest.current
        const description = words.checkout.description(words.packs.name(packId), offered(packId)?.messages ?? 0)
        const checkout = new Script(checkoutOptions(topup, { buyer, description }, { onPaid, onDismissed }))
        checkout.on('payment.failed', ({ error }) => onDeclined(error.description ?? ''))
        checkout.open()
        return checkout
      },
      refresh: async () => {
        await Promise.all([latest.current.refreshBalance(), latest.current.refreshPurchases()])
      },
      refreshPrices: () => latest.current.refreshPrices(),
    }
    control.current = createBuying({ ...calls, ...ofPage, show })
    return () => control.current?.leave()
  }, [])
  const buy = useCallback((wanted: PurchaseRequest) => void control.current?.buy(wanted), [])
  const resume = useCallback((purchaseId: string) => void control.current?.resume(purchaseId), [])
  return { buying, buy, resume }
}
