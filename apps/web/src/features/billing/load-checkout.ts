// The payment provider's script, fetched at the first purchase and not before.
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

/** A connection that hangs reports nothing; this is how long buttons wait. */
const maxLoadMs = 15_000

let loading: Promise<CheckoutScript> | null = null

/** Rejects where it does not come in time; the next call tries anew. */
export function loadCheckout(url: string): Promise<CheckoutScript> {
  loading ??= fetchScript(url).catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

async function fetchScript(url: string): Promise<CheckoutScript> {
  const script = document.createElement('script')
  script.src = url
  let limit: ReturnType<typeof setTimeout> | undefined
  try {
    await new Promise<void>((resolve, reject) => {
      script.onload = () => resolve()
      script.onerror = () => reject(new Error('the script did not come'))
      limit = setTimeout(() => reject(new Error('the script did not come in time')), maxLoadMs)
      document.head.append(script)
    })
    if (!window.Razorpay) throw new Error('the script brought no checkout')
    return window.Razorpay
  } catch (error) {
    script.remove()
    throw error
  } finally {
    clearTimeout(limit)
  }
}
