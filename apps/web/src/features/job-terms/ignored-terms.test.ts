// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { readIgnored, useIgnoredTerms, writeIgnored } from './ignored-terms.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

describe('what is kept', () => {
  it('is of one resume', () => {
    writeIgnored(localStorage, 'a', ['Kafka'])
    expect([readIgnored(localStorage, 'a'), readIgnored(localStorage, 'b')]).toEqual([['Kafka'], []])
  })
  it('leaves nothing behind when nothing is ignored', () => {
    writeIgnored(localStorage, 'a', ['Kafka'])
    writeIgnored(localStorage, 'a', [])
    expect(localStorage.length).toBe(0)
  })
  it.each(['no JSON', '{"a":1}', 'null'])('is taken for nothing where it is %j', (kept) => {
    localStorage.setItem('galley-ignored-terms-a', kept)
    expect(readIgnored(localStorage, 'a')).toEqual([])
  })
})

const open = (resumeId: string | null) =>
  renderHook(({ id }: { id: string | null }) => useIgnoredTerms(id), { initialProps: { id: resumeId } })

it('ignores a term once, and brings it back', () => {
  const { result } = open('a')
  act(() => result.current.ignore('Kafka'))
  act(() => result.current.ignore('Kafka'))
  act(() => result.current.ignore('Rust'))
  expect(result.current.ignored).toEqual(['Kafka', 'Rust'])
  act(() => result.current.bringBack(['Kafka']))
  expect([result.current.ignored, readIgnored(localStorage, 'a')]).toEqual([['Rust'], ['Rust']])
})

it('takes what was ignored along when a blank document becomes a resume, and never into another', () => {
  const { result, rerender } = open(null)
  act(() => result.current.ignore('Kafka'))
  rerender({ id: 'a' })
  expect(result.current.ignored).toEqual(['Kafka'])
  rerender({ id: 'b' })
  expect(result.current.ignored).toEqual([])
})
