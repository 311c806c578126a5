// @vitest-environment jsdom
// A decision reaches the server, also when it is not there at first; until then this device knows it.
import type { ChatMessage } from '@galley/contract/assistant'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, NetworkError } from '../../api/api-error.ts'
import { createDecisions } from './decisions.ts'

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

const proposed: ChatMessage = {
  id: 'm1',
  type: 'assistant',
  content: 'Done.',
  timestamp: '2026-03-01T12:00:00.000Z',
  answers_claim: null,
  selected: null,
  outcome: null,
  attachments: [],
  claims: [],
  proposal: {
    base_latex: 'old',
    new_latex: 'new',
    decision: 'pending',
    review: { checked: [], claims: [], pages: { before: 1, after: 1 }, coverage: null },
  },
}
const refusal = (status: number) => new ApiError({ status, code: 'unreadable', detail: '', body: null })
const accepted = { resumeId: 'r1', decision: 'accepted' } as const

/** A page on this device, and a server with these responses in turn, which accepts whatever comes after. */
function pageThat(...answers: Error[]) {
  const sent: string[] = []
  const decisions = createDecisions({
    storage: () => localStorage,
    send: async (id, decision) => {
      sent.push(`${id} ${decision}`)
      const refused = answers.shift()
      if (refused) throw refused
    },
  })
  return { ...decisions, sent, shown: () => decisions.applied([proposed])[0]?.proposal?.decision }
}

it('is sent once, and forgotten when the server has it', async () => {
  const page = pageThat()
  await page.decide('m1', accepted)
  page.deliver('r1')
  expect([page.sent, localStorage.length]).toEqual([['m1 accepted'], 0])
})

describe('a decision that did not arrive', () => {
  it('is shown as decided after a reload, and sent when the resume is opened again', async () => {
    await pageThat(new NetworkError(null)).decide('m1', accepted)
    const reloaded = pageThat()
    expect(reloaded.shown()).toBe('accepted')
    reloaded.deliver('r2')
    expect(reloaded.sent).toEqual([])
    reloaded.deliver('r1')
    await vi.advanceTimersByTimeAsync(0)
    expect([reloaded.sent, localStorage.length]).toEqual([['m1 accepted'], 0])
  })
  it.each([new NetworkError(null), refusal(503), refusal(401), refusal(429)])(
    'is sent again after a while (%s)',
    async (failure) => {
      const page = pageThat(failure)
      await page.decide('m1', accepted)
      await vi.advanceTimersByTimeAsync(1_000)
      expect([page.sent.length, localStorage.length]).toEqual([2, 0])
    },
  )
  it('because there is no such proposal is not sent again', async () => {
    const page = pageThat(refusal(404))
    await page.decide('m1', accepted)
    await vi.advanceTimersByTimeAsync(60_000)
    expect([page.sent.length, page.shown()]).toEqual([1, 'pending'])
  })
})

it('what the server knows already stands', async () => {
  const page = pageThat(new NetworkError(null))
  await page.decide('m1', accepted)
  const rejected: ChatMessage = { ...proposed, proposal: { ...proposed.proposal!, decision: 'rejected' } }
  expect(page.applied([rejected])).toEqual([rejected])
})

it('is sent also where the device keeps nothing', async () => {
  const sent: string[] = []
  const decisions = createDecisions({
    storage: () => {
      throw new Error('forbidden')
    },
    send: async (id) => void sent.push(id),
  })
  await decisions.decide('m1', accepted)
  expect(sent).toEqual(['m1'])
})

describe('a proposal that is decided change by change', () => {
  const partly = { resumeId: 'r1', decision: 'partly' } as const
  it('is accepted in part first, and then as a whole', async () => {
    const page = pageThat()
    const first = page.decide('m1', partly)
    await page.decide('m1', accepted)
    await first
    expect([page.sent, localStorage.length]).toEqual([['m1 partly', 'm1 accepted'], 0])
  })
  it('was accepted, where its first change did not arrive before the others were rejected', async () => {
    const page = pageThat(new NetworkError(null))
    await page.decide('m1', partly)
    await page.decide('m1', { resumeId: 'r1', decision: 'rejected' })
    expect(page.sent).toEqual(['m1 partly', 'm1 accepted'])
  })
})
