// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useFormHandle } from './use-form-handle.ts'

it('asks the form that is there', () => {
  const { form, ref } = renderHook(useFormHandle).result.current
  const showLine = vi.fn(() => false)
  act(() => void ref({ showLine }))
  expect(form.showLine(3, 'Barton Springs')).toBe(false)
  expect(showLine).toHaveBeenCalledExactlyOnceWith(3, 'Barton Springs')
})

it('shows the last line that was asked for while the form was loading, once', async () => {
  const { form, ref } = renderHook(useFormHandle).result.current
  const showLine = vi.fn(() => true)
  expect(form.showLine(3, 'Barton Springs')).toBe(true)
  expect(form.showLine(5, 'Lead a shift')).toBe(true)
  ref({ showLine })
  await vi.waitFor(() => expect(showLine).toHaveBeenCalledExactlyOnceWith(5, 'Lead a shift'))
  ref(null)
  ref({ showLine })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(showLine).toHaveBeenCalledTimes(1)
})
