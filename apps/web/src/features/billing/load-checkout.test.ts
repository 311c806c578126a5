// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadCheckout, type Checkout } from './load-checkout.ts'

class Script {
  open() {}
  close() {}
  on() {}
}
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src="/checkout.js"]')]
/** As the browser reports it; jsdom fetches nothing. */
const fire = (event: 'load' | 'error') => scripts().at(-1)?.dispatchEvent(new Event(event))
const load = () => loadCheckout('/checkout.js').catch((error: Error) => error.message)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  delete window.Razorpay
})

it('fails where the script fails, brings nothing, or does not come in time; the next call tries anew, and one is enough', async () => {
  const failed = load()
  fire('error')
  expect(await failed).toBe('the script did not come')

  const empty = load()
  fire('load')
  expect(await empty).toBe('the script brought no checkout')

  const hanging = load()
  await vi.advanceTimersByTimeAsync(14_999)
  expect(scripts()).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await hanging).toBe('the script did not come in time')
  expect(scripts()).toHaveLength(0)

  const both = [load(), load()]
  expect(scripts()).toHaveLength(1)
  window.Razorpay = Script satisfies new () => Checkout
  fire('load')
  expect(await Promise.all(both)).toEqual([Script, Script])
  expect(await load()).toBe(Script)
  expect(vi.getTimerCount()).toBe(0)
})
