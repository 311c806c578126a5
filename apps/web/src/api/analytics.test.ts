// @vitest-environment jsdom
import { recordEvents, type AnalyticsEvent } from '@galley/contract/events'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createAnalytics } from './analytics.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function analytics(isTrackingRefused = () => false) {
  const sent: { events: AnalyticsEvent[]; leaving: boolean }[] = []
  const made = createAnalytics({
    send: (events, leaving) => sent.push({ events, leaving }),
    now: () => new Date('2026-11-21T10:00:00Z'),
    isTrackingRefused,
    delayMs: 2000,
  })
  return { ...made, sent }
}

it('sends what happened within two seconds in one batch, as the contract wants it', () => {
  const { record, recordPageView, sent } = analytics()
  recordPageView('create')
  record('resume_created')
  vi.advanceTimersByTime(1999)
  expect(sent).toEqual([])
  vi.advanceTimersByTime(1)
  expect(sent).toHaveLength(1)
  expect(sent[0]?.events.map(({ name }) => name)).toEqual(['create', 'resume_created'])
  expect(recordEvents.body.safeParse({ events: sent[0]?.events }).success).toBe(true)
})

it('sends what waits when the page goes away, once', () => {
  const { record, flush, sent } = analytics()
  record('user_logout')
  flush(true)
  vi.runAllTimers()
  flush(true)
  expect(sent.map(({ leaving }) => leaving)).toEqual([true])
})

it('never sends more than 50 at once', () => {
  const { record, sent } = analytics()
  for (let count = 0; count < 120; count++) record('ai_chat_used')
  vi.runAllTimers()
  expect(sent.map(({ events }) => events.length)).toEqual([50, 50, 20])
})

it('sends nothing at all from a browser that asks not to be tracked', () => {
  const { record, recordPageView, flush, sent } = analytics(() => true)
  record('user_login')
  recordPageView('landing')
  flush(true)
  vi.runAllTimers()
  expect(sent).toEqual([])
})
