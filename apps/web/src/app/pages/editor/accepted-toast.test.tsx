// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Toaster } from '../../../ui/toaster.tsx'
import { sayAccepted } from './accepted-toast.ts'

afterEach(cleanup)

it('what was accepted is said at the top, clear of the chat’s input, and can be taken back', async () => {
  render(<Toaster />)
  const undo = vi.fn()
  act(() => void sayAccepted(undo))
  const said = await screen.findByText('Accepted.')
  expect(said.closest('[data-sonner-toast]')?.getAttribute('data-y-position')).toBe('top')
  act(() => screen.getByRole('button', { name: 'Undo' }).click())
  expect(undo).toHaveBeenCalledOnce()
})
