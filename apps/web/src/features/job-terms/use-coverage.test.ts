// @vitest-environment jsdom
import { emptyResumeData } from '@galley/contract/resume-data'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { measureCoverage } from './measure-coverage.ts'
import type { Measured, TermQuestion } from './measured.ts'
import { useCoverage } from './use-coverage.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const ask = (latex: string, jobDescription = 'Docker'): TermQuestion => ({
  latex,
  form: emptyResumeData(),
  jobDescription,
  ignored: [],
})
const answerTo = (question: TermQuestion): Measured => measureCoverage(question)

function open(first: TermQuestion | null) {
  const asked: { question: TermQuestion; answer: PromiseWithResolvers<Measured> }[] = []
  const stop = vi.fn()
  const start = vi.fn(() => ({
    measure: (question: TermQuestion) => {
      const answer = Promise.withResolvers<Measured>()
      asked.push({ question, answer })
      return answer.promise
    },
    stop,
  }))
  const view = renderHook(({ question }: { question: TermQuestion | null }) => useCoverage(question, start), {
    initialProps: { question: first },
  })
  const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const answer = (index: number) => act(async () => asked[index]?.answer.resolve(answerTo(asked[index].question)))
  return { ...view, asked, start, stop, later, answer, latexAsked: () => asked.map(({ question }) => question.latex) }
}

it('starts nothing while nobody wants to know', async () => {
  const { start, later } = open(null)
  await later(5000)
  expect(start).not.toHaveBeenCalled()
})

it('measures at once the first time, and after that at a pause in typing', async () => {
  const { rerender, later, answer, latexAsked } = open(ask('a'))
  await later(0)
  await answer(0)
  for (const latex of ['ab', 'abc', 'abcd']) {
    rerender({ question: ask(latex) })
    await later(100)
  }
  expect(latexAsked()).toEqual(['a'])
  await later(250)
  expect(latexAsked()).toEqual(['a', 'abcd'])
})

it('keeps what it shows until the new answer is there, and drops one that is overtaken', async () => {
  const { result, rerender, later, answer } = open(ask('a'))
  await later(0)
  rerender({ question: ask('ab') })
  await later(300)
  await answer(0)
  expect(result.current.measured).toBeNull()
  await answer(1)
  expect(result.current.measured?.latex).toBe('ab')
  rerender({ question: ask('abc') })
  expect(result.current.measured?.latex).toBe('ab')
})

it('never shows the terms of another posting', async () => {
  const { result, rerender, later, answer } = open(ask('a'))
  await later(0)
  await answer(0)
  rerender({ question: ask('a', 'Kafka') })
  expect(result.current.measured).toBeNull()
})

it('starts anew after a failure', async () => {
  const { result, rerender, asked, start, stop, later, answer } = open(ask('a'))
  await later(0)
  await act(async () => asked[0]?.answer.reject(new Error('gone')))
  expect(result.current.isFailed).toBe(true)
  rerender({ question: ask('ab') })
  await later(300)
  await answer(1)
  expect([result.current.isFailed, start.mock.calls.length, stop.mock.calls.length]).toEqual([false, 2, 1])
})
