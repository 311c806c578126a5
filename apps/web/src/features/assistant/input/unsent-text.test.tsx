// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { useUnsentText } from './unsent-text.ts'

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

const open = (arrived: string | null = null, resumeId = 'r1') =>
  renderHook(({ arrived }) => useUnsentText(resumeId, arrived), { initialProps: { arrived } })

it('is there again after a reload', () => {
  const { result } = open()
  act(() => result.current.setText('Shorten my'))
  cleanup()
  expect(open().result.current.text).toBe('Shorten my')
})
it('belongs to its resume', () => {
  const { result } = open()
  act(() => result.current.setText('Shorten my'))
  expect(open(null, 'r2').result.current.text).toBe('')
})
it('leaves the field when it is sent, and is kept until the server has it', () => {
  const { result } = open()
  act(() => result.current.setText('Shorten it'))
  act(() => result.current.sent())
  expect(result.current.text).toBe('')
  cleanup()
  // Left in the same moment: the server has not got it.
  expect(open('An earlier one').result.current.text).toBe('Shorten it')
  cleanup()
  // It has, by now.
  const again = open()
  again.rerender({ arrived: 'Shorten it' })
  expect(again.result.current.text).toBe('')
  cleanup()
  expect(open().result.current.text).toBe('')
})
it('does not take away what is written next', () => {
  const { result, rerender } = open()
  act(() => result.current.setText('Shorten it'))
  act(() => result.current.sent())
  act(() => result.current.setText('And then'))
  rerender({ arrived: 'Shorten it' })
  expect(result.current.text).toBe('And then')
})
