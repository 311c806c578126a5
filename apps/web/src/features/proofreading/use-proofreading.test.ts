// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ProofListener } from './start-proofreading.ts'
import type { ProofQuestion, Suggestion } from '@galley/resume/proof/suggestion'
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
  act(() => listener().onRead({ latex: 'a', suggestions: [], isSpelled: false, isEnglish: true }))
  act(() => listener().onFailed())
  expect(result.current).toMatchObject({ result: { isSpelled: false }, isFailed: true })
  rerender({ one: question('ab') })
  await later(500)
  expect([start.mock.calls.length, stop.mock.calls.length]).toEqual([2, 1])
  act(() => listener().onRead({ latex: 'ab', suggestions: [], isSpelled: true, isEnglish: true }))
  expect(result.current.isFailed).toBe(false)
  unmount()
  expect(stop).toHaveBeenCalledTimes(2)
})

it('keeps what the dictionary said, moved, while only the style is known, and drops it where the dictionary is gone', async () => {
  const { result, later, listener } = open('teh x wrold')
  await later(5_000)
  await later(0)
  const at = (rule: Suggestion['rule'], from: number, words: string): Suggestion => {
    return { rule, from, to: from + words.length, words, message: '', fixes: [] }
  }
  const answer = (latex: string, isSpelled: boolean, suggestions: Suggestion[], isEnglish = true) =>
    act(() => listener().onRead({ latex, isSpelled, suggestions, isEnglish }))
  const shown = () => result.current.result?.suggestions.map(({ rule, from, words }) => [rule, from, words])

  answer('teh x wrold', true, [at('spelling', 0, 'teh'), at('spelling', 6, 'wrold')])
  answer('teh very x wrold', false, [at('filler', 4, 'very')])
  expect(shown()).toEqual([
    ['spelling', 0, 'teh'],
    ['filler', 4, 'very'],
    ['spelling', 11, 'wrold'],
  ])
  answer('the very x wrold', false, [at('filler', 4, 'very')])
  expect(shown()).toEqual([
    ['filler', 4, 'very'],
    ['spelling', 11, 'wrold'],
  ])
  answer('the very x wrold', true, [at('filler', 4, 'very')])
  expect(shown()).toEqual([['filler', 4, 'very']])
  answer('teh', true, [at('spelling', 0, 'teh')])
  act(() => listener().onFailed())
  expect([shown(), result.current.result?.isSpelled]).toEqual([[], false])
})

it('keeps nothing for a text that has become one in another language', async () => {
  const { result, later, listener } = open('teh')
  await later(5_000)
  await later(0)
  const word: Suggestion = { rule: 'spelling', from: 0, to: 3, words: 'teh', message: '', fixes: [] }
  act(() => listener().onRead({ latex: 'teh', suggestions: [word], isSpelled: true, isEnglish: true }))
  act(() => listener().onRead({ latex: 'teh', suggestions: [], isSpelled: false, isEnglish: false }))
  expect(result.current.result?.suggestions).toEqual([])
})
