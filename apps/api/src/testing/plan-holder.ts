// For tests of monthly plans: an API, a person, a sandbox whose line can be cut, and every step of having a plan.
import type { Subscription } from '@galley/contract/credits'
import type { NewSubscription } from '@galley/contract/plans'
import type { GatewayEvent } from '@galley/payment-sandbox/entities'
import type { InjectOptions } from 'fastify'
import { afterEach, beforeEach } from 'vitest'
import { inIndia } from './buy.ts'
import { startTestApp, type TestUser, type TestApp } from './start-test-app.ts'

const day = 24 * 60 * 60_000

type Line = 'whole' | 'down' | 'answers are lost'

interface Holder {
  galley: TestApp
  person: TestUser
  /** What happens to each request to the gateway. */
  line: Line
  /** Instead, for each request by its address. */
  between: ((url: string) => Line) | null
}

/** A new one for every test of the file. */
export function usePlanHolder() {
  const holder = { line: 'whole' } as Holder
  beforeEach(async () => {
    holder.line = 'whole'
    holder.between = null
    holder.galley = await startTestApp({
      sandbox: {
        between: (send) => async (url, init) => {
          const line = holder.between?.(url) ?? holder.line
          if (line === 'down') throw new TypeError('fetch failed')
          const answer = await send(url, init)
          if (line === 'answers are lost' && init.method === 'POST') throw new TypeError('fetch failed')
          return answer
        },
      },
    })
    holder.person = await holder.galley.register()
  })
  afterEach(() => holder.galley.close())
  return { holder, ...stepsOf(holder), ...timeOf(holder) }
}

function stepsOf(holder: Holder) {
  const ask = (method: 'GET' | 'POST', path: string, more: InjectOptions = {}) =>
    holder.galley.ask(holder.person, { method, url: `/api/subscriptions/${path}`, ...more })
  const subscribe = (more: InjectOptions = {}) =>
    ask('POST', 'subscribe', { payload: { plan_id: 'monthly' }, remoteAddress: inIndia, ...more })
  const verify = (answer: object | null) => ask('POST', 'verify', { payload: answer ?? {} })
  const current = async () => (await ask('GET', 'current-subscription')).json<Subscription>()

  /** The first month is paid in the window of the checkout; no notification is sent. */
  async function begin(more: InjectOptions = {}) {
    const begun = (await subscribe(more)).json<NewSubscription>()
    const { engine } = holder.galley.sandbox
    return { begun, ...engine.attempt({ orderId: begun.subscription_id, outcome: 'success', method: 'card' }) }
  }
  return {
    ask,
    subscribe,
    verify,
    current,
    begin,
    cancel: () => ask('POST', 'cancel-subscription'),
    quota: async () => (await current()).message_quota,
    alarms: () => holder.galley.logs.filter((text) => text.includes('needs a person')),
    async subscribed() {
      const made = await begin()
      await verify(made.answer)
      return made
    },
    named: (events: GatewayEvent[], name: string) => events.find(({ event }) => event === name) as GatewayEvent,
  }
}

/** Tokens do not last for days: a user who comes back has signed in again. */
function timeOf(holder: Holder) {
  async function forward(days: number): Promise<void> {
    holder.galley.clock.forward(days * day)
    const payload = { email: holder.person.email, password: 'a good password' }
    const answer = await holder.galley.ask(null, { method: 'POST', url: '/api/auth/login', payload })
    holder.person = { ...holder.person, accessToken: answer.json<{ access_token: string }>().access_token }
  }
  return {
    forward,
    async later(days: number): Promise<void> {
      await forward(days)
      await holder.galley.reconcile()
    },
  }
}
