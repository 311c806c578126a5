// A banned person can't cancel a monthly plan any more: the ban does.
import { expect, it } from 'vitest'
import { operating } from '../../../testing/operating.ts'
import { usePlanHolder } from '../../../testing/plan-holder.ts'

const { holder, begin, verify } = usePlanHolder()

async function withPlan() {
  const by = await operating(holder.galley)
  await verify((await begin()).answer)
  return by
}

it('a plan is cancelled', async () => {
  const by = await withPlan()
  expect((await by.ban(holder.person)).json()).toMatchObject({ plan: 'cancelled' })
  expect((await by.ban(holder.person)).json()).toMatchObject({ plan: 'none' })
})

it('where the provider can’t be asked the ban holds, says so, and tries again when it is asked again', async () => {
  const by = await withPlan()
  holder.line = 'down'
  const banned = await by.ban(holder.person)
  expect([banned.statusCode, banned.json()]).toEqual([200, expect.objectContaining({ plan: 'not_cancelled' })])
  expect((await holder.galley.ask(holder.person, { url: '/api/auth/me' })).statusCode).toBe(401)
  holder.line = 'whole'
  expect((await by.ban(holder.person)).json()).toMatchObject({ plan: 'cancelled' })
})

it('without a plan there is nothing to cancel', async () => {
  const by = await operating(holder.galley)
  expect((await by.ban(holder.person)).json()).toMatchObject({ plan: 'none', person: { ban: { reason: 'Sent spam' } } })
})
