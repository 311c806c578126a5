// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { PageFit } from './page-fit.tsx'

afterEach(cleanup)

const text = { latex: '\\documentclass{resume}', isLocked: false, onChange: vi.fn(), onUndo: vi.fn() }
const over = (lines: number) => ({ pages: 2, room: { kind: 'over' as const, lines } })

it('says how many lines are too many, and offers to fit them', () => {
  render(<PageFit {...text} room={over(6)} isBehind={false} />)
  screen.getByText('6 lines are over page 1.')
  expect((screen.getByRole('button', { name: 'Fit to 1 page' }) as HTMLButtonElement).disabled).toBe(false)
})

it.each([
  ['the assistant has the text', { isLocked: true, isBehind: false }],
  ['the page is not that of the text', { isLocked: false, isBehind: true }],
])('can’t be pressed while %s', (_what, state) => {
  render(<PageFit {...text} {...state} room={over(1)} />)
  screen.getByText('1 line is over page 1.')
  expect((screen.getByRole('button', { name: 'Fit to 1 page' }) as HTMLButtonElement).disabled).toBe(true)
})

it('has nothing to say where there is room', () => {
  const { container } = render(
    <PageFit {...text} room={{ pages: 1, room: { kind: 'spare', lines: 11 } }} isBehind={false} />,
  )
  expect(container.textContent).toBe('')
})

it('says why it could not be tried, and goes when it is closed', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))
  render(<PageFit {...text} room={over(6)} isBehind={false} />)
  await userEvent.click(screen.getByRole('button', { name: 'Fit to 1 page' }))
  await screen.findByText(/could not be reached/)
  expect(text.onChange).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  screen.getByText('6 lines are over page 1.')
  vi.unstubAllGlobals()
})
