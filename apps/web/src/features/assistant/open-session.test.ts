// @vitest-environment jsdom
// A session from its beginning to its end: asked again while an answer is being made, and never left open.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ChatEvent } from './chat-state.ts'
import { openSession } from './use-session.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Started = Extract<ChatEvent, { type: 'sessionStarted' | 'sessionFailed' }>
const started = (id: string, isAnswering = false): Started => ({
  type: 'sessionStarted',
  session: { kind: 'ready', id, assistant: 'offline' },
  messages: [],
  isAnswering,
  isTailoringDue: false,
})
const failed: Started = { type: 'sessionFailed', content: 'No' }

function sessionThat(...answers: Started[]) {
  const reported: string[] = []
  const closed: string[] = []
  let asked = 0
  const session = openSession({
    start: async () => {
      asked += 1
      return answers.shift() ?? failed
    },
    close: (id) => void closed.push(id),
    dispatch: (event) => void reported.push(event.type === 'sessionStarted' ? event.session.id : event.type),
  })
  return { session, reported, closed, asked: () => asked }
}
const soon = () => vi.advanceTimersByTimeAsync(0)

describe('a session', () => {
  it('is reported once it is there, and closed once at the end', async () => {
    const { session, reported, closed } = sessionThat(started('s1'))
    await soon()
    session.end()
    session.end()
    expect([reported, closed]).toEqual([['s1'], ['s1']])
  })
  it('that comes when nobody waits any more is closed, and is not reported', async () => {
    const { session, reported, closed } = sessionThat(started('s1'))
    session.end()
    await soon()
    expect([reported, closed]).toEqual([[], ['s1']])
  })
  it('is asked again until the answer is there, less and less often; each takes the place of the one before', async () => {
    const { reported, closed, asked } = sessionThat(started('s1', true), started('s2', true), started('s3'))
    await soon()
    await vi.advanceTimersByTimeAsync(2000)
    expect([reported, closed]).toEqual([['s1', 's2'], ['s1']])
    await vi.advanceTimersByTimeAsync(2900)
    expect(asked()).toBe(2)
    await vi.advanceTimersByTimeAsync(100)
    expect([reported, closed]).toEqual([
      ['s1', 's2', 's3'],
      ['s1', 's2'],
    ])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked()).toBe(3)
  })
  it('reports the newest answer only, and closes what came too late', async () => {
    const answers: ((started: Started) => void)[] = []
    const reported: ChatEvent[] = []
    const closed: string[] = []
    const session = openSession({
      start: () => new Promise((resolve) => answers.push(resolve)),
      close: (id) => void closed.push(id),
      dispatch: (event) => void reported.push(event),
    })
    session.ask()
    answers[1]?.(started('s2'))
    await soon()
    answers[0]?.(started('s1', true))
    await soon()
    expect([reported, closed]).toEqual([[started('s2')], ['s1']])
  })
  it('is not asked again after its end', async () => {
    const { session, asked } = sessionThat(started('s1', true))
    await soon()
    session.end()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked()).toBe(1)
  })
  it('that does not begin says so', async () => {
    const { session, reported, closed } = sessionThat(failed)
    await soon()
    session.end()
    expect([reported, closed]).toEqual([['sessionFailed'], []])
  })
})
