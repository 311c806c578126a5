// How the payment provider's checkout is opened: with a card in India, with a wallet anywhere else.
import type { Topup } from '@galley/contract/billing'
import { billing as words } from '../../strings/en/billing.ts'

/** What the checkout hands over when it was paid. */
export interface CheckoutAnswer {
  razorpay_payment_id: string
  razorpay_order_id: string
  razorpay_signature: string
}

export interface CheckoutOptions {
  key: string
  order_id: string
  amount: number
  currency: string
  name: string
  description: string
  prefill: { name: string; email: string; method?: 'card' }
  theme: { color: string }
  config?: object
  handler: (answer: CheckoutAnswer) => void
  modal: { ondismiss: () => void; confirm_close: boolean }
}

export interface Purchaser {
  name: string
  email: string
}
interface Listeners {
  onPaid: (answer: CheckoutAnswer) => void
  onDismissed: () => void
}

/** The one way to pay outside India. Two spellings: where the currency is not the rupee some versions list no wallet by the first. */
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
  { key_id: key, order_id, amount, currency, country_code: country }: Topup,
  { buyer, description }: { buyer: Purchaser; description: string },
  { onPaid, onDismissed }: Listeners,
): CheckoutOptions {
  const isIndia = country === 'IN'
  return {
    key,
    order_id,
    amount,
    currency,
    name: 'Galley',
    description,
    prefill: { name: buyer.name, email: buyer.email, ...(isIndia && { method: 'card' as const }) },
    theme: { color: '#17191c' },
    ...(!isIndia && { config: walletOnly }),
    handler: onPaid,
    modal: { ondismiss: onDismissed, confirm_close: true },
  }
}
