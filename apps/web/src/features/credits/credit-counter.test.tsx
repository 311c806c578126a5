// @vitest-environment jsdom
// How many messages are left, in a colour and in words.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { CreditCounter } from './credit-counter.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const balance = (used: number) => ({
  plan_id: 'free',
  plan_name: 'Free',
  status: 'active',
  message_quota: 10,
  messages_used: used,
  current_period_end: null,
})

async function show(respond: () => Response) {
  const send = vi.fn(async () => respond())
  vi.stubGlobal('fetch', send)
  const client = new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } })
  const shown = render(
    <QueryClientProvider client={client}>
      <CreditCounter />
    </QueryClientProvider>,
  )
  await act(() => vi.waitFor(() => expect(send).toHaveBeenCalled()))
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  return shown
}

it.each([
  [3, 'AI messages left: 7', 'text-good'],
  [4, 'AI messages left: 6 (running low)', 'text-warn'],
  [7, 'AI messages left: 3 (almost out)', 'text-mark'],
  [9, 'AI messages left: 1 (almost out)', 'text-mark'],
  [10, 'AI messages left: 0 (none left)', 'text-mark'],
])('with %i of 10 used: %s', async (used, words, colour) => {
  const { container } = await show(() => Response.json(balance(used)))
  expect(container.textContent).toBe(words)
  expect(container.firstElementChild?.className).toContain(colour)
})

it('is not there when the call fails', async () => {
  await show(() => new Response('{}', { status: 500 }))
  expect(screen.queryByText(/AI messages left/)).toBeNull()
})
