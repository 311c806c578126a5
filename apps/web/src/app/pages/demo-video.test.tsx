// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { landing } from '../../strings/en/landing.ts'
import { showPage } from '../testing/show-page.tsx'
import { visitor } from '../testing/signed-in.ts'
import { DemoPage } from './demo-page.tsx'
import { LandingPage } from './landing-page.tsx'

const prefersReducedMotion = (matches: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: vi.fn(), removeEventListener: vi.fn() }))

beforeEach(() => vi.stubGlobal('fetch', async () => new Response(null, { status: 204 })))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const poster = '/demo/poster.webp'
const show = async (page: typeof LandingPage) => {
  await showPage(page, visitor)
  return waitFor(() => {
    const shown = document.querySelector<HTMLVideoElement | HTMLImageElement>('figure > video, figure > img')
    expect(shown?.getAttribute('aria-label') ?? shown?.getAttribute('alt')).toBe(landing.demo.label)
    return shown as HTMLVideoElement
  })
}

describe.each([
  ['the landing page', LandingPage],
  ['the demo page', DemoPage],
])('%s', (_, page) => {
  it('plays the video by itself, muted, over and over, in its place', async () => {
    prefersReducedMotion(false)
    const video = await show(page)
    expect(video.tagName).toBe('VIDEO')
    expect(video).toMatchObject({ autoplay: true, muted: true, loop: true })
    expect(video.hasAttribute('playsinline')).toBe(true)
    expect(video.getAttribute('poster')).toBe(poster)
    expect([...video.querySelectorAll('source')].map(({ src, type }) => [new URL(src).pathname, type])).toEqual([
      ['/demo/demo.webm', 'video/webm'],
      ['/demo/demo.mp4', 'video/mp4'],
    ])
  })

  it.each([
    ['video', false],
    ['picture', true],
  ])('keeps the place of the %s free before it is loaded', async (_kind, reduced) => {
    prefersReducedMotion(reduced)
    const shown = await show(page)
    expect([shown.getAttribute('width'), shown.getAttribute('height')]).toEqual(['1280', '800'])
  })
})

it('can be paused and played on the landing page', async () => {
  prefersReducedMotion(false)
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  const video = await show(LandingPage)
  fireEvent.play(video)
  fireEvent.click(screen.getByRole('button', { name: landing.demo.pause }))
  expect(pause).toHaveBeenCalledOnce()
  fireEvent.pause(video)
  fireEvent.click(screen.getByRole('button', { name: landing.demo.play }))
  expect(play).toHaveBeenCalledOnce()
})

describe('where less motion is asked for', () => {
  it('shows the still picture on the landing page', async () => {
    prefersReducedMotion(true)
    const picture = await show(LandingPage)
    expect(picture.tagName).toBe('IMG')
    expect(picture.getAttribute('src')).toBe(poster)
    expect(document.querySelector('video')).toBeNull()
  })

  it('shows the still picture on the demo page, and plays the video when asked to', async () => {
    prefersReducedMotion(true)
    const video = await show(DemoPage)
    expect(video).toMatchObject({ autoplay: false, controls: true, preload: 'none' })
    expect(video.getAttribute('poster')).toBe(poster)
  })
})
