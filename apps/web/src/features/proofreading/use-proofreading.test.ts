// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ProofListener } from './start-proofreading.ts'
import type { ProofQuestion } from './suggestion.ts'
import { useProofreading } from './use-proofreading.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const question = (latex: string): ProofQuestion => ({ latex, spelling: 'american', words: [], isSpelled: true })

function open(latex: string) {
  const asked: string[] = []
  let listener: ProofListener | null = null
  const stop = vi.fn()
  const start = vi.fn((given: ProofListener) => {
    listener = given
    return { ask: (one: ProofQuestion) => void asked.push(one.latex), stop }
  })
  const view = renderHook(({ one }) => useProofreading(one, start), { initialProps: { one: question(latex) } })
  const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  return { ...view, asked, start, stop, later, listener: () => listener! }
}

it('starts once the page is idle, and then reads at a pause in typing', async () => {
  const { asked, start, later, rerender } = open('a')
  expect(start).not.toHaveBeenCalled()
  await later(5_000)
  await later(0)
  for (const latex of ['ab', 'abc', 'abcd']) {
    rerender({ one: question(latex) })
    await later(100)
  }
  expect(asked).toEqual(['a'])
  await later(500)
  expect([asked, start.mock.calls.length]).toEqual([['a', 'abcd'], 1])
})

it('shows the style first, says where the dictionary is missing, and tries anew', async () => {
  const { result, later, listener, unmount, stop, start, rerender } = open('a')
  await later(5_000)
  await later(0)
  act(() => listener().onRead({ latex: 'a', suggestions: [], isSpelled: false }))
  act(() => listener().onFailed())
  expect(result.current).toMatchObject({ result: { isSpelled: false }, isFailed: true })
  rerender({ one: question('ab') })
  await later(500)
  expect([start.mock.calls.length, stop.mock.calls.length]).toEqual([2, 1])
  act(() => listener().onRead({ latex: 'ab', suggestions: [], isSpelled: true }))
  expect(result.current.isFailed).toBe(false)
  unmount()
  expect(stop).toHaveBeenCalledTimes(2)
})
