// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TailorDialog } from './tailor-dialog.tsx'

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it.each([
  [true, 0, 'The assistant is still answering your last message.'],
  [false, 1, null],
])('starts nothing while a reply is awaited (%s), and says so', async (isBusy, starts, sentence) => {
  const onStart = vi.fn()
  render(<TailorDialog open onOpenChange={vi.fn()} jobDescription="Nurse" isBusy={isBusy} onStart={onStart} />)
  await userEvent.setup().click(screen.getByRole('button', { name: 'Start Tailoring' }))
  expect(onStart).toHaveBeenCalledTimes(starts)
  expect(sentence === null || screen.getByText(sentence)).toBeTruthy()
})
