import { eventNames } from '@galley/contract/events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { analyticsEvents } from './analytics.tables.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

let galley: TestApp
beforeAll(async () => {
  galley = await startTestApp()
})
afterAll(() => galley.close())

const at = '2026-03-01T11:59:00.000Z'
const send = (events: unknown, headers = {}) =>
  galley.app.inject({ method: 'POST', url: '/api/events', payload: { events } as object, headers })
const stored = () => galley.database.db.select().from(analyticsEvents).orderBy(analyticsEvents.id)

describe('POST /events', () => {
  it('stores each of the eight events and a page view, with nothing but what and when', async () => {
    const events = [
      ...eventNames.map((name) => ({ kind: 'event', name, at })),
      { kind: 'page_view', name: 'editor', at },
    ]
    expect((await send(events)).statusCode).toBe(204)
    const rows = await stored()
    expect(rows.map(({ kind, name }) => [kind, name])).toEqual(events.map(({ kind, name }) => [kind, name]))
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(['happenedAt', 'id', 'kind', 'name', 'receivedAt'])
  })

  it.each([{ dnt: '1' }, { 'sec-gpc': '1' }])('stores nothing of who asks not to be tracked: %o', async (headers) => {
    const before = (await stored()).length
    expect((await send([{ kind: 'event', name: 'user_login', at }], headers)).statusCode).toBe(204)
    expect(await stored()).toHaveLength(before)
  })

  it('does not believe a clock that is far off', async () => {
    await send([
      { kind: 'event', name: 'user_login', at: '2099-01-01T00:00:00Z' },
      { kind: 'event', name: 'user_login', at: '1999-01-01T00:00:00Z' },
    ])
    const [late, early] = (await stored()).slice(-2)
    expect(late?.happenedAt).toEqual(galley.clock.now())
    expect(early?.happenedAt).toEqual(new Date(galley.clock.now().getTime() - 86_400_000))
  })

  it('keeps them for 400 days', async () => {
    const fresh = await startTestApp()
    const rows = async () => {
      await fresh.app.sweep()
      return fresh.database.db.select().from(analyticsEvents)
    }
    const payload = { events: [{ kind: 'event', name: 'user_login', at: fresh.clock.now().toISOString() }] }
    await fresh.app.inject({ method: 'POST', url: '/api/events', payload })
    fresh.clock.forward(399 * 86_400_000)
    await fresh.app.inject({ method: 'POST', url: '/api/events', payload })
    expect(await rows()).toHaveLength(2)
    fresh.clock.forward(2 * 86_400_000)
    expect((await rows()).map(({ receivedAt }) => receivedAt)).toEqual([
      new Date(fresh.clock.now().getTime() - 2 * 86_400_000),
    ])
    await fresh.close()
  })

  it.each([
    ['an event that does not exist', [{ kind: 'event', name: 'spied', at }]],
    ['a page that does not exist', [{ kind: 'page_view', name: '/editor/8f1c', at }]],
    ['more than an event says', [{ kind: 'event', name: 'user_login', at, email: 'a@b.org' }]],
    ['nothing', []],
    ['too many', Array.from({ length: 51 }, () => ({ kind: 'event', name: 'user_login', at }))],
  ])('refuses %s', async (_title, events) => expect((await send(events)).statusCode).toBe(422))
})
