// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showPage } from '../testing/show-page.tsx'
import { member } from '../testing/signed-in.ts'
import { CreditsPage } from './credits-page.tsx'

let sent: unknown[]
beforeEach(() => {
  sent = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (`${url}`.endsWith('/events'))
      sent.push(...(JSON.parse(`${init?.body as string}`) as { events: unknown[] }).events)
    return new Response('{}', { status: 500 })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('is counted as a page that was shown', async () => {
  await showPage(CreditsPage, member)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(sent).toMatchObject([{ kind: 'page_view', name: 'credits' }])
})
