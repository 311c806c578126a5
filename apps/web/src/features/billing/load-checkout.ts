// The payment provider's script, fetched when somebody buys and not before.
import type { CheckoutOptions } from './checkout-options.ts'

export interface Checkout {
  open(): void
  close(): void
  on(event: 'payment.failed', listener: (failure: { error: { description?: string } }) => void): void
}
type CheckoutScript = new (options: CheckoutOptions) => Checkout

declare global {
  interface Window {
    Razorpay?: CheckoutScript
  }
}

let loading: Promise<CheckoutScript> | null = null

/** Rejects where it does not come; the next call tries anew. */
export function loadCheckout(url: string): Promise<CheckoutScript> {
  loading ??= new Promise<CheckoutScript>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    script.onload = () =>
      window.Razorpay ? resolve(window.Razorpay) : reject(new Error('the script brought no checkout'))
    script.onerror = () => {
      script.remove()
      reject(new Error('the script did not come'))
    }
    document.head.append(script)
  }).catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}
