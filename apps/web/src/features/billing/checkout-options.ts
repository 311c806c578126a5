// How the payment provider's checkout is opened: with a card in India, with a wallet anywhere else. A wallet can't be
// charged every month: a plan is for India alone, and its checkout shows whatever can be charged so. Outside India
// prices are in currencies that the wallet takes (the API's table of prices).
import type { Topup } from '@galley/contract/billing'
import type { NewSubscription } from '@galley/contract/plans'
import { billing as words } from '../../strings/en/billing.ts'

/** What the checkout hands over when it was paid. */
export type CheckoutOutcome = { razorpay_payment_id: string; razorpay_signature: string } & (
  | { razorpay_order_id: string }
  | { razorpay_subscription_id: string }
)

/** What was begun: a purchase, or a plan under the name that the provider has for it. */
export type CheckoutOrder = Topup | (NewSubscription & { purchase_id: string })

export interface CheckoutOptions {
  key: string
  order_id?: string
  subscription_id?: string
  amount?: number
  currency?: string
  name: string
  description: string
  prefill: { name: string; email: string; method?: 'card' }
  theme: { color: string }
  config?: object
  handler: (answer: CheckoutOutcome) => void
  modal: { ondismiss: () => void; confirm_close: boolean }
}

export interface Purchaser {
  name: string
  email: string
}
interface Listeners {
  onPaid: (answer: CheckoutOutcome) => void
  onDismissed: () => void
}

/**
 * The one way to pay outside India. Two spellings: where the currency is not the rupee some versions list no wallet by
 * the first.
 */
const walletOnly = {
  display: {
    blocks: {
      wallet: {
        name: words.checkout.wallet,
        instruments: [{ method: 'wallet', wallets: ['paypal'] }, { method: 'paypal' }],
      },
    },
    sequence: ['block.wallet'],
    preferences: { show_default_blocks: false },
  },
}

export function checkoutOptions(
  order: CheckoutOrder,
  { buyer, description }: { buyer: Purchaser; description: string },
  { onPaid, onDismissed }: Listeners,
): CheckoutOptions {
  const isIndia = order.country_code === 'IN'
  const isMonthly = 'subscription_id' in order
  return {
    key: order.key_id,
    // A plan has its price from the provider's own record of it.
    ...(isMonthly
      ? { subscription_id: order.subscription_id }
      : { order_id: order.order_id, amount: order.amount, currency: order.currency }),
    name: 'Galley',
    description,
    prefill: { name: buyer.name, email: buyer.email, ...(isIndia && { method: 'card' as const }) },
    theme: { color: '#17191c' },
    ...(!isIndia && !isMonthly && { config: walletOnly }),
    handler: onPaid,
    modal: { ondismiss: onDismissed, confirm_close: true },
  }
}
