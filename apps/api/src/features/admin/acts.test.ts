// The log of acts: who, what, to whom, why and when; nothing changes or removes a line of it.
import type { listPersonEvents } from '@galley/contract/admin/acts'
import type { CallOutput } from '@galley/contract/call'
import { sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operating, type ActsPage } from '../../testing/operating.ts'
import { raiseAlarm } from '../../testing/make-operator.ts'
import { startTestApp, type TestApp, type TestUser } from '../../testing/start-test-app.ts'

let galley: TestApp
let by: Awaited<ReturnType<typeof operating>>
let person: TestUser
beforeAll(async () => {
  galley = await startTestApp()
  by = await operating(galley)
  person = await galley.register()
})
afterAll(() => galley.close())

it('has every act, the newest first, with its actor, target, subject, reason and time', async () => {
  await by.changeCredits(person, 7, { reason: 'An answer was lost' })
  await by.changeCredits(person, -2, { reason: 'Two too many' })
  await by.ban(person, 'Sent spam')
  await by.liftBan(person, 'It was a mistake')
  await by.turn('assistant', false, 'The provider is down')
  await by.turn('assistant', true, 'It is back')
  const alarm = await raiseAlarm(galley, 'pay_odd')
  await by.send(`POST /alarms/${alarm}/close`, { reason: 'Refunded by hand' })
  const actor = { id: by.operator.id, email: by.operator.email }
  const target = { id: person.id, email: person.email }
  const at = galley.clock.now().toISOString()
  expect((await by.acts()).map(({ id: _id, ...act }) => act)).toEqual([
    { at, actor, target: null, kind: 'alarm_closed', subject: 'unknown_order pay_odd', reason: 'Refunded by hand' },
    { at, actor, target: null, kind: 'switched_on', subject: 'assistant', reason: 'It is back' },
    { at, actor, target: null, kind: 'switched_off', subject: 'assistant', reason: 'The provider is down' },
    { at, actor, target, kind: 'ban_lifted', subject: null, reason: 'It was a mistake' },
    { at, actor, target, kind: 'banned', subject: null, reason: 'Sent spam' },
    { at, actor, target, kind: 'credits_taken', subject: '-2', reason: 'Two too many' },
    { at, actor, target, kind: 'credits_granted', subject: '7', reason: 'An answer was lost' },
  ])
})

it('has one line for what is asked for twice', async () => {
  const before = (await by.acts()).length
  for (let time = 0; time < 2; time += 1) {
    await by.turn('purchases', false)
    await by.ban(person)
  }
  for (let time = 0; time < 2; time += 1) {
    await by.turn('purchases', true)
    await by.liftBan(person)
  }
  expect((await by.acts()).length).toBe(before + 4)
})

describe('a line of the log', () => {
  it.each<[string, SQL]>([
    ['changed', sql`update operator_acts set reason = 'another'`],
    ['removed', sql`delete from operator_acts`],
    ['emptied away', sql`truncate operator_acts`],
  ])('can’t be %s in the database', async (_what, statement) => {
    const before = await by.acts()
    expect(before.length).toBeGreaterThan(0)
    const refused = galley.database.db.execute(statement)
    await expect(refused).rejects.toMatchObject({
      cause: expect.objectContaining({ message: expect.stringContaining('operator_acts is append-only') }),
    })
    expect(await by.acts()).toEqual(before)
  })

  it('stays without an address when the account is deleted', async () => {
    const leaver = await galley.register()
    await by.changeCredits(leaver, 3)
    const payload = { password: 'a good password' }
    const deleted = await galley.ask(leaver, { method: 'POST', url: '/api/account/deletion', payload })
    expect(deleted.statusCode).toBe(204)
    expect((await by.acts(`?person=${leaver.id}`)).map(({ target }) => target)).toEqual([
      { id: leaver.id, email: null },
    ])
  })
})

it('comes in parts, each line once', async () => {
  const crowd = await galley.register()
  for (let n = 0; n < 60; n += 1) await by.changeCredits(crowd, 1)
  const first = (await by.get(`/acts?person=${crowd.id}`)).json<ActsPage>()
  const rest = (await by.get(`/acts?person=${crowd.id}&before=${first.next}`)).json<ActsPage>()
  expect([first.acts.length, rest.acts.length, rest.next]).toEqual([50, 10, null])
  expect(new Set([...first.acts, ...rest.acts].map(({ id }) => id)).size).toBe(60)
})

describe('security events beside it', () => {
  const events = async (query = '') =>
    (await by.get(`/events${query}`)).json<CallOutput<typeof listPersonEvents>>().events

  it('are those of every account, with whose they are', async () => {
    galley.clock.forward(1_000)
    const other = await galley.register()
    const [newest] = await events()
    expect(newest).toMatchObject({ kind: 'signed_up', person: { id: other.id, email: other.email } })
    expect(new Set((await events()).map((event) => event.person?.id)).size).toBeGreaterThan(1)
  })

  it('or of one; a ban is among them', async () => {
    const banned = await galley.register()
    await by.ban(banned)
    await by.liftBan(banned)
    const theirs = await events(`?person=${banned.id}`)
    expect(theirs.every((event) => event.person?.id === banned.id)).toBe(true)
    expect(theirs.map(({ kind }) => kind).toSorted()).toEqual(['ban_lifted', 'banned', 'signed_up'])
  })
})
