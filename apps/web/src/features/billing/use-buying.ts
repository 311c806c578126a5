// Ties a purchase to the page: the real checkout, the real calls.
import { buyPack, verifyPayment } from '@galley/contract/billing'
import type { PackId } from '@galley/contract/pricing'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { toast } from 'sonner'
import { record } from '../../api/analytics.ts'
import { api } from '../../api/galley-api.ts'
import { billing as words } from '../../strings/en/billing.ts'
import { findPurchase, useRefreshPurchases } from './billing-queries.ts'
import { checkoutOptions, type Purchaser } from './checkout-options.ts'
import { createBuying, type Buying, type BuyingControl, type BuyingDeps } from './create-buying.ts'
import { loadCheckout } from './load-checkout.ts'

const doneMs = 3_000

interface Page {
  buyer: Purchaser
  messagesIn: (packId: string) => number
  /** Fetches the balance again. */
  refreshBalance: () => Promise<void>
}

const calls: Pick<BuyingDeps, 'topUp' | 'verify' | 'find' | 'wait' | 'onDone'> = {
  topUp: (packId, key) => api(buyPack, { body: { pack_id: packId }, headers: { 'idempotency-key': key } }),
  verify: (answer) => api(verifyPayment, { body: answer }),
  find: findPurchase,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  onDone() {
    record('subscription_purchased')
    toast.success(words.checkout.done, { duration: doneMs })
  },
}

interface BuyingHere {
  buying: Buying
  buy: (packId: PackId) => void
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
  const buy = useCallback((packId: PackId) => void control.current?.buy(packId), [])
  const resume = useCallback((purchaseId: string) => void control.current?.resume(purchaseId), [])
  return { buying, buy, resume }
}
