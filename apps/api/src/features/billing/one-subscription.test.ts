// A monthly plan with several concurrent requests, or several concurrent responses of the provider.
import type { NewSubscription } from '@galley/contract/plans'
import type { Subscription } from '@galley/contract/credits'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deliver, inIndia, subscribing } from '../../testing/buy.ts'
import { startTestApp, type TestUser, type TestApp } from '../../testing/start-test-app.ts'

let galley: TestApp
let person: TestUser
let asked: string[]
/** Holds the response to the next request that it matches, until it is released. */
let holds: ((asked: string) => boolean) | null
let release: () => void
let isHeld: Promise<void>
beforeEach(async () => {
  asked = []
  holds = null
  galley = await startTestApp({
    sandbox: {
      between: (send) => async (url, init) => {
        const one = `${init.method} ${new URL(url).pathname}`
        asked.push(one)
        const answer = await send(url, init)
        if (holds?.(one)) await hold()
        return answer
      },
    },
  })
  person = await galley.register()
})
afterEach(() => galley.close())

let onHeld: () => void
function hold(): Promise<void> {
  holds = null
  onHeld()
  return new Promise((resolve) => (release = resolve))
}
function holdNext(which: (asked: string) => boolean): void {
  isHeld = new Promise((resolve) => (onHeld = resolve))
  holds = which
}

const subscribe = () =>
  galley.ask(person, {
    method: 'POST',
    url: '/api/subscriptions/subscribe',
    remoteAddress: inIndia,
    payload: { plan_id: 'monthly' },
  })
const current = async () =>
  (await galley.ask(person, { method: 'GET', url: '/api/subscriptions/current-subscription' })).json<Subscription>()

it('eight requests at once make one subscription and one plan at the provider', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => subscribe()))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 200))
  expect(new Set(answers.map((answer) => answer.json<NewSubscription>().subscription_id)).size).toBe(1)
  expect(asked.filter((one) => one.startsWith('POST '))).toEqual(['POST /v1/plans', 'POST /v1/subscriptions'])
})

it('a request that died in the middle keeps no other waiting for longer than a minute', async () => {
  const id = crypto.randomUUID()
  const until = new Date(galley.clock.now().getTime() + 60_000).toISOString()
  await galley.database.db.execute(
    `insert into subscription_leases (user_id, holder_id, expires_at) values ('${person.id}', '${id}', '${until}')`,
  )
  galley.clock.forward(61_000)
  expect((await subscribe()).statusCode).toBe(200)
})

describe('an older response of the provider', () => {
  it('never replaces a newer one', async () => {
    const pay = await subscribing({ galley, person })
    await galley.ask(person, { method: 'POST', url: '/api/subscriptions/verify', payload: pay() })
    expect(await current()).toMatchObject({ status: 'active' })
    const { subscription_id: id } = pay() as { subscription_id?: string; razorpay_subscription_id: string }
    const gatewayId = id ?? (pay() as { razorpay_subscription_id: string }).razorpay_subscription_id
    galley.clock.forward(25 * 60 * 60_000)
    // The reconciler has asked, and its response is in flight, when the plan is cancelled at the provider.
    holdNext((one) => one === `GET /v1/subscriptions/${gatewayId}`)
    const late = galley.reconcile()
    await isHeld
    const { events } = galley.sandbox.engine.cancelSubscription(gatewayId, {})
    for (const event of events) expect((await deliver(galley, event)).statusCode).toBe(200)
    const stateOf = async () =>
      (await galley.database.db.execute('select state from subscriptions')) as unknown as { rows: { state: string }[] }
    expect((await stateOf()).rows).toEqual([{ state: 'over' }])
    release()
    await late
    expect((await stateOf()).rows).toEqual([{ state: 'over' }])
  })
})
