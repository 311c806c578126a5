// From the press on a pack to the credits, whatever the gateway, the window and the connection do.
import type { Purchase, PurchaseState, Topup } from '@galley/contract/billing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, NetworkError } from '../../api/api-error.ts'
import { createBuying, type Buying, type BuyingDeps } from './create-buying.ts'

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
const purchase = (state: PurchaseState) => ({ id: topup.purchase_id, pack_id: 'pro', state }) as Purchase

type Events = Parameters<BuyingDeps['open']>[1]
let window: Events
let shown: Buying[]
let deps: BuyingDeps & { close: ReturnType<typeof vi.fn> }
let state: PurchaseState
/** Time goes on only when a test says so. */
let tick: () => Promise<void>

beforeEach(() => {
  shown = []
  state = 'open'
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
    find: vi.fn(async () => purchase(state)),
    refresh: vi.fn(async () => {}),
    onDone: vi.fn(),
    show: (buying) => shown.push(buying),
    wait: () => new Promise((resolve) => void waiting.push(resolve)),
  }
})
const settled = () => new Promise((resolve) => setTimeout(resolve))
const start = async () => {
  const control = createBuying(deps)
  void control.buy('pro')
  await settled()
  return control
}
const last = () => shown.at(-1)
const idle = (text: string, tone: string) => ({ kind: 'idle', remark: { tone, text } })

describe('buying', () => {
  it('goes through processing and checkout to the new balance', async () => {
    await start()
    expect(shown).toEqual([
      { kind: 'processing', packId: 'pro' },
      { kind: 'checkout', packId: 'pro' },
    ])
    window.onPaid(answer)
    await settled()
    expect(last()).toEqual({ kind: 'idle', remark: null })
    expect(deps.refresh).toHaveBeenCalledBefore(deps.onDone as never)
    expect(deps.onDone).toHaveBeenCalledOnce()
  })
  it('says what the server says where no order is made', async () => {
    const refusal = { status: 503, code: 'payment_unavailable', detail: 'You were not charged.', body: null } as const
    deps.topUp = () => Promise.reject(new ApiError(refusal))
    await start()
    expect(last()).toEqual(idle('You were not charged.', 'error'))
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
    ['can’t be verified', () => Promise.reject(new Error('400'))],
    ['can’t be told of', () => Promise.reject(new NetworkError(null))],
  ])('that %s the page waits until it is there', async (_what, verify) => {
    deps.verify = verify
    await start()
    window.onPaid(answer)
    await settled()
    expect(last()).toEqual({ kind: 'confirming' })
    await tick()
    expect(last()).toEqual({ kind: 'confirming' })
    state = 'paid'
    await tick()
    await settled()
    expect(last()).toEqual({ kind: 'idle', remark: null })
    expect(deps.onDone).toHaveBeenCalledOnce()
  })
  it('that takes long the page never says that it failed', async () => {
    deps.verify = async () => purchase('processing')
    state = 'processing'
    await start()
    window.onPaid(answer)
    await settled()
    for (let n = 0; n < 100; n += 1) await tick()
    await settled()
    expect(last()).toMatchObject({ remark: { tone: 'warn', text: expect.stringContaining('come by themselves') } })
    expect(deps.onDone).not.toHaveBeenCalled()
  })
})

describe('a window that', () => {
  it('is dismissed: nothing was charged', async () => {
    await start()
    window.onDismissed()
    await settled()
    expect(last()).toEqual(idle('No payment was made, and you were not charged.', 'plain'))
  })
  it('is dismissed after a payment that was declined: why', async () => {
    await start()
    window.onDeclined('Declined by the bank.')
    window.onDismissed()
    await settled()
    expect(last()).toMatchObject({ remark: { tone: 'error', text: expect.stringContaining('Declined by the bank.') } })
  })
  it.each(['paid', 'processing'] as const)('is dismissed, though it was %s in another one', async (was) => {
    await start()
    state = was
    window.onDismissed()
    await settled()
    if (was === 'processing') expect(last()).toEqual({ kind: 'confirming' })
    state = 'paid'
    await tick()
    await settled()
    expect(deps.onDone).toHaveBeenCalledOnce()
  })
  it('ends without a word, or is paid in another tab: the page finds out', async () => {
    await start()
    await tick()
    expect(last()).toEqual({ kind: 'checkout', packId: 'pro' })
    state = 'paid'
    await tick()
    await settled()
    expect(deps.close).toHaveBeenCalledOnce()
    expect(deps.onDone).toHaveBeenCalledOnce()
    window.onDismissed()
    window.onPaid(answer)
    await settled()
    expect(deps.onDone).toHaveBeenCalledOnce()
  })
  it('belongs to a page that was left tells nobody anything', async () => {
    const control = await start()
    control.leave()
    const before = shown.length
    window.onPaid(answer)
    state = 'paid'
    await tick()
    await settled()
    expect(shown).toHaveLength(before)
    expect(deps.onDone).not.toHaveBeenCalled()
  })
})

it('waits for a purchase that was paid before the page was opened', async () => {
  state = 'processing'
  void createBuying(deps).resume(topup.purchase_id)
  await settled()
  expect(last()).toEqual({ kind: 'confirming' })
  state = 'paid'
  await tick()
  await settled()
  expect(deps.onDone).toHaveBeenCalledOnce()
})
