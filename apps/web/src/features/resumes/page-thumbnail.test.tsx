// @vitest-environment jsdom
import type { ResumeListItem } from '@galley/contract/resumes'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PageThumbnail } from './page-thumbnail.tsx'

const resume: ResumeListItem = {
  id: 'a',
  title: 'élan',
  template_name: 'classic',
  created_at: '2026-09-02T10:00:00Z',
  updated_at: '2026-11-18T10:00:00Z',
  origin_id: 'a',
  application: { status: 'draft', employer: '', link: '', date: null },
}

let scrollIntoView: () => void
let requests: string[]
let revoked: string[]
let answer: () => Response
beforeEach(() => {
  requests = []
  revoked = []
  answer = () => new Response(new Blob(['a picture']))
  let pictures = 0
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url)
    return answer()
  })
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${(pictures += 1)}`)
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void revoked.push(`${address}`))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        seen([{ isIntersecting: false }])
        scrollIntoView = () => act(() => seen([{ isIntersecting: true }]))
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function show() {
  const client = new QueryClient()
  const of = (item: ResumeListItem) => (
    <QueryClientProvider client={client}>
      <PageThumbnail resume={item} />
    </QueryClientProvider>
  )
  const { container, rerender, unmount } = render(of(resume))
  return {
    unmount,
    change: (item: ResumeListItem) => rerender(of(item)),
    image: () => container.querySelector('img')?.getAttribute('src') ?? null,
    initial: () => container.querySelector('[data-initial]')?.textContent ?? null,
    fail: () => fireEvent.error(container.querySelector('img')!),
    size: () => container.firstElementChild?.className,
  }
}

it('is asked for once it is on the screen, and its memory is given back with the card', async () => {
  const { image, size, unmount } = show()
  const before = size()
  expect([image(), requests]).toEqual([null, []])
  scrollIntoView()
  await waitFor(() => expect(image()).toBe('blob:1'))
  expect([requests, size()]).toEqual([['/api/resumes/a/thumbnail'], before])
  unmount()
  expect(revoked).toEqual(['blob:1'])
})

it('is the first letter of the title where the resume has no page', async () => {
  answer = () => Response.json({ detail: 'No page.', code: 'no_page', request_id: 'r' }, { status: 404 })
  const { image, initial, size } = show()
  const before = size()
  scrollIntoView()
  await waitFor(() => expect(initial()).toBe('É'))
  expect([image(), size(), requests.length]).toEqual([null, before, 1])
})

it('is never a broken image', async () => {
  const { image, initial, fail } = show()
  scrollIntoView()
  await waitFor(() => expect(image()).toBe('blob:1'))
  fail()
  expect([image(), initial()]).toEqual([null, 'É'])
})

it('is asked for again after a change, and shown as it was until it has come', async () => {
  const { image, change } = show()
  scrollIntoView()
  await waitFor(() => expect(image()).toBe('blob:1'))
  let arrive: (response: Response) => void = () => undefined
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (arrive = resolve)))
  change({ ...resume, updated_at: '2026-11-19T10:00:00Z' })
  expect(image()).toBe('blob:1')
  await waitFor(() => {
    arrive(new Response(new Blob(['another'])))
    expect(image()).toBe('blob:2')
  })
  expect(revoked).toEqual(['blob:1'])
})

it('is asked for again where the server is busy', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const busy = { detail: 'Busy.', code: 'unavailable', request_id: 'r' }
  answer = () => (requests.length === 1 ? Response.json(busy, { status: 503 }) : new Response(new Blob(['a picture'])))
  const { image } = show()
  scrollIntoView()
  await vi.advanceTimersByTimeAsync(5_000)
  vi.useRealTimers()
  await waitFor(() => expect(image()).toBe('blob:1'))
})
