// Ties a purchase to the page: the real checkout, the real calls.
import { buyPack, verifyPayment } from '@galley/contract/billing'
import { getSubscription, type Subscription } from '@galley/contract/credits'
import { subscribe, verifySubscription } from '@galley/contract/plans'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { toast } from 'sonner'
import { record } from '../../api/analytics.ts'
import { api } from '../../api/galley-api.ts'
import { billing as words } from '../../strings/en/billing.ts'
import { findPurchase, useRefreshPurchases } from './billing-queries.ts'
import { checkoutOptions, type Purchaser } from './checkout-options.ts'
import { createBuying, type Buying, type BuyingControl, type BuyingDeps, type Wanted } from './create-buying.ts'
import { loadCheckout } from './load-checkout.ts'

const doneMs = 3_000

interface Page {
  buyer: Purchaser
  messagesIn: (packId: string) => number
  /** Fetches the balance again. */
  refreshBalance: () => Promise<void>
}

const calls: Pick<BuyingDeps, 'topUp' | 'verify' | 'find' | 'wait' | 'onDone'> = {
  async topUp(wanted, key) {
    if (wanted !== 'monthly') return api(buyPack, { body: { pack_id: wanted }, headers: { 'idempotency-key': key } })
    const begun = await api(subscribe, { body: { plan_id: wanted } })
    return { ...begun, purchase_id: begun.subscription_id }
  },
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
const asPurchase = ({ plan_id: plan }: Subscription) => ({
  state: plan === 'monthly' ? ('paid' as const) : ('open' as const),
})

interface BuyingHere {
  buying: Buying
  buy: (wanted: Wanted) => void
  resume: (purchaseId: string) => void
}

export function useBuying(page: Page): BuyingHere {
  const [buying, show] = useState<Buying>({ kind: 'idle', remark: null })
  const refreshPurchases = useRefreshPurchases()
  const latest = useRef({ ...page, refreshPurchases })
  useLayoutEffect(() => void (latest.current = { ...page, refreshPurchases }))
  const control = useRef<BuyingControl | null>(null)
  useEffect(() => {
    const ofPage: Pick<BuyingDeps, 'open' | 'refresh'> = {
      async open({ topup, packId }, { onPaid, onDismissed, onDeclined }) {
        const Script = await loadCheckout(topup.checkout_url)
        const { buyer, messagesIn } = latest.current
        const description = words.checkout.description(words.packs.name(packId), messagesIn(packId))
        const checkout = new Script(checkoutOptions(topup, { buyer, description }, { onPaid, onDismissed }))
        checkout.on('payment.failed', ({ error }) => onDeclined(error.description ?? ''))
        checkout.open()
        return checkout
      },
      refresh: async () => {
        await Promise.all([latest.current.refreshBalance(), latest.current.refreshPurchases()])
      },
    }
    control.current = createBuying({ ...calls, ...ofPage, show })
    return () => control.current?.leave()
  }, [])
  const buy = useCallback((wanted: Wanted) => void control.current?.buy(wanted), [])
  const resume = useCallback((purchaseId: string) => void control.current?.resume(purchaseId), [])
  return { buying, buy, resume }
}
