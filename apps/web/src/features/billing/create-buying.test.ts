// From the press on a pack to the credits, whatever the gateway, the window and the connection do.
import type { Purchase, PurchaseState, Topup } from '@galley/contract/billing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, NetworkError } from '../../api/api-error.ts'
import { createBuying, type Buying, type BuyingControl, type BuyingDeps } from './create-buying.ts'

const topup: Topup = {
  key_id: 'rzp_test_x',
  order_id: 'order_1',
  amount: 599,
  currency: 'USD',
  country_code: 'US',
  purchase_id: '3f2b7c7e-1111-4222-8333-944455566677',
  checkout_url: '/x.js',
  is_test: true,
}
const answer = { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: 's' }
const purchase = (state: PurchaseState, isFresh = false) =>
  ({ id: topup.purchase_id, pack_id: 'pro', state, is_fresh: isFresh }) as Purchase
const refusal = (code: 'price_changed' | 'payment_unverified' | 'payment_unavailable', detail: string) =>
  new ApiError({ status: 400, code, detail, body: null })
const notCharged = 'No payment was made, and you were not charged.'
const closed =
  'Checkout canceled. Nothing was charged. If you paid in another window or app, your credits arrive within minutes.'

type Events = Parameters<BuyingDeps['open']>[1]
let window: Events
let shown: Buying[]
let deps: BuyingDeps & { close: ReturnType<typeof vi.fn> }
let state: PurchaseState
/** Whether the server has asked the provider. */
let isFresh: boolean
/** Time goes on only when a test says so. */
let tick: () => Promise<void>

beforeEach(() => {
  shown = []
  state = 'open'
  isFresh = true
  let waiting: (() => void)[] = []
  tick = async () => {
    const due = waiting
    waiting = []
    for (const go of due) go()
    for (let n = 0; n < 10; n += 1) await Promise.resolve()
  }
  const close = vi.fn()
  deps = {
    close,
    topUp: vi.fn(async () => topup),
    open: vi.fn(async (_order, events) => {
      window = events
      return { close }
    }),
    verify: vi.fn(async () => purchase('paid')),
    find: vi.fn(async () => purchase(state, isFresh)),
    refresh: vi.fn(async () => {}),
    refreshPrices: vi.fn(async () => {}),
    onDone: vi.fn(),
    show: (buying) => shown.push(buying),
    wait: () => new Promise((resolve) => void waiting.push(resolve)),
  }
})
const flushed = () => new Promise((resolve) => setTimeout(resolve))
const start = async () => {
  const control = createBuying(deps)
  void control.buy('pro')
  await flushed()
  return control
}
const last = () => shown.at(-1)
/** How often the server is asked in so many turns of waiting. */
const asksWithin = async (turns: number) => {
  const before = vi.mocked(deps.find).mock.calls.length
  for (let n = 0; n < turns; n += 1) await tick()
  return vi.mocked(deps.find).mock.calls.length - before
}
const idle = (text: string, tone: string) => ({ kind: 'idle', remark: { tone, text } })

describe('buying', () => {
  it('goes through processing and checkout to the new balance', async () => {
    await start()
    expect(shown).toEqual([
      { kind: 'processing', packId: 'pro' },
      { kind: 'checkout', packId: 'pro' },
    ])
    window.onPaid(answer)
    await flushed()
    expect(last()).toEqual({ kind: 'idle', remark: null })
    expect(deps.refresh).toHaveBeenCalledBefore(deps.onDone as never)
    expect(deps.onDone).toHaveBeenCalledOnce()
  })
  it('says what the server says where no order is made', async () => {
    deps.topUp = () => Promise.reject(refusal('payment_unavailable', 'You were not charged.'))
    await start()
    expect(last()).toEqual(idle('You were not charged.', 'error'))
    expect(deps.refreshPrices).not.toHaveBeenCalled()
  })
  it('at a price that has changed fetches the new one before it says so', async () => {
    deps.topUp = () => Promise.reject(refusal('price_changed', 'The price has changed.'))
    let come = () => {}
    deps.refreshPrices = () => new Promise((resolve) => void (come = resolve))
    await start()
    expect(last()).toEqual({ kind: 'processing', packId: 'pro' })
    come()
    await flushed()
    expect(last()).toEqual(idle('The price has changed.', 'error'))
    expect(deps.open).not.toHaveBeenCalled()
  })
  it('says that it failed where no server answers', async () => {
    deps.topUp = () => Promise.reject(new NetworkError(null))
    await start()
    expect(last()).toEqual(idle('Failed to initiate top-up.', 'error'))
  })
  it('says that the checkout did not come', async () => {
    deps.open = () => Promise.reject(new Error('blocked'))
    await start()
    expect(last()).toMatchObject({ remark: { tone: 'error', text: expect.stringContaining('You were not charged') } })
  })
})

describe('after a payment', () => {
  it.each([
    ['is on its way', () => Promise.resolve(purchase('processing'))],
    ['brings an error', () => Promise.reject(new Error('500'))],
    ['can’t be told of', () => Promise.reject(new NetworkError(null))],
  ])('that %s the page waits until it is there', async (_what, verify) => {
    deps.verify = verify
    await start()
    window.onPaid(answer)
    await flushed()
    expect(last()).toEqual({ kind: 'confirming' })
    await tick()
    expect(last()).toEqual({ kind: 'confirming' })
    state = 'paid'
    await tick()
    await flushed()
    expect(last()).toEqual({ kind: 'idle', remark: null })
    expect(deps.onDone).toHaveBeenCalledOnce()
  })
  it('that can’t be verified the page says so once, and asks on without a word', async () => {
    deps.verify = () => Promise.reject(refusal('payment_unverified', 'It could not be verified.'))
    await start()
    window.onPaid(answer)
    await flushed()
    expect(last()).toEqual(idle('It could not be verified.', 'warn'))
    const before = shown.length
    for (let n = 0; n < 20; n += 1) await tick()
    expect(shown).toHaveLength(before)
    state = 'paid'
    await tick()
    await flushed()
    expect(last()).toEqual({ kind: 'idle', remark: null })
    expect(deps.onDone).toHaveBeenCalledOnce()
  })
  it('that takes long the page never says that it failed', async () => {
    deps.verify = async () => purchase('processing')
    state = 'processing'
    await start()
    window.onPaid(answer)
    await flushed()
    for (let n = 0; n < 100; n += 1) await tick()
    await flushed()
    expect(last()).toMatchObject({ remark: { tone: 'warn', text: expect.stringContaining('arrive automatically') } })
    expect(deps.onDone).not.toHaveBeenCalled()
  })
})

describe('a window that', () => {
  it('is dismissed: nothing was charged, as the provider says', async () => {
    await start()
    window.onDismissed()
    await flushed()
    expect(last()).toEqual(idle(notCharged, 'plain'))
    expect(await asksWithin(30)).toBe(0)
  })
  it.each([
    ['the server has not asked the provider', async () => purchase('open')],
    ['the server does not answer', () => Promise.reject(new NetworkError(null))],
  ])('is dismissed, and %s: nothing is promised, and the page asks on for half a minute', async (_why, find) => {
    deps.find = vi.fn(find)
    await start()
    window.onDismissed()
    await flushed()
    expect(last()).toEqual(idle(closed, 'warn'))
    expect(await asksWithin(30)).toBe(14)
    expect(last()).toEqual(idle(closed, 'warn'))
    expect(JSON.stringify(shown)).not.toContain('not charged')
  })
  it('is dismissed: what the provider says a moment later is shown, too', async () => {
    isFresh = false
    await start()
    window.onDismissed()
    await flushed()
    isFresh = true
    await tick()
    expect(last()).toEqual(idle(notCharged, 'plain'))
  })
  it('is dismissed after a payment that was declined: why, and no promise', async () => {
    await start()
    window.onDeclined('Declined by the bank.')
    window.onDismissed()
    await flushed()
    expect(last()).toMatchObject({ remark: { tone: 'error', text: expect.stringContaining('Declined by the bank.') } })
    expect(JSON.stringify(last())).not.toContain('not charged')
    state = 'paid'
    await tick()
    await flushed()
    expect(deps.onDone).toHaveBeenCalledOnce()
  })
  it('is dismissed, and another purchase is begun: the one before is not followed any more', async () => {
    isFresh = false
    const control = await start()
    window.onDismissed()
    await flushed()
    void control.buy('ultra')
    await flushed()
    expect(last()).toEqual({ kind: 'checkout', packId: 'ultra' })
    await tick()
    expect(last()).toEqual({ kind: 'checkout', packId: 'ultra' })
  })
  it.each(['paid', 'processing'] as const)('is dismissed, though it was %s in another one', async (was) => {
    await start()
    state = was
    window.onDismissed()
    await flushed()
    if (was === 'processing') expect(last()).toEqual({ kind: 'confirming' })
    state = 'paid'
    await tick()
    await flushed()
    expect(deps.onDone).toHaveBeenCalledOnce()
  })
  it('ends without a word, or is paid in another tab: the page finds out', async () => {
    await start()
    await tick()
    expect(last()).toEqual({ kind: 'checkout', packId: 'pro' })
    state = 'paid'
    await tick()
    await flushed()
    expect(deps.close).toHaveBeenCalledOnce()
    expect(deps.onDone).toHaveBeenCalledOnce()
    window.onDismissed()
    window.onPaid(answer)
    await flushed()
    expect(deps.onDone).toHaveBeenCalledOnce()
  })
  it('belongs to a page that was left tells nobody anything', async () => {
    const control = await start()
    control.leave()
    const before = shown.length
    window.onDismissed()
    state = 'paid'
    await tick()
    await flushed()
    expect(shown).toHaveLength(before)
    expect(deps.onDone).not.toHaveBeenCalled()
  })
  it('belongs to a page that is left is closed with it, once', async () => {
    const control = await start()
    // The provider's own window reports every closing.
    deps.close.mockImplementation(() => window.onDismissed())
    control.leave()
    control.leave()
    await flushed()
    expect(deps.close).toHaveBeenCalledOnce()
    expect(last()).toEqual({ kind: 'checkout', packId: 'pro' })
  })
  it('has ended is not closed again', async () => {
    const control = await start()
    window.onDismissed()
    await flushed()
    control.leave()
    expect(deps.close).not.toHaveBeenCalled()
  })
  it.each([
    ['the page was left', (control: BuyingControl) => control.leave()],
    ['it was dismissed', () => window.onDismissed()],
  ])('tells of a payment after %s: the server hears of it', async (_when, happen) => {
    deps.verify = vi.fn(() => Promise.reject(new NetworkError(null)))
    const control = await start()
    happen(control)
    await flushed()
    const before = shown.length
    window.onPaid(answer)
    await flushed()
    expect(deps.verify).toHaveBeenCalledExactlyOnceWith(answer)
    expect(shown).toHaveLength(before)
  })
})

it('waits for a purchase that was paid before the page was opened', async () => {
  state = 'processing'
  void createBuying(deps).resume(topup.purchase_id)
  await flushed()
  expect(last()).toEqual({ kind: 'confirming' })
  state = 'paid'
  await tick()
  await flushed()
  expect(deps.onDone).toHaveBeenCalledOnce()
})
