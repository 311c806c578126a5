// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { findWaitingPhoto, forgetPhotosOf, handOverPhoto, keepDraftPhoto } from './kept-photos.ts'
import { useSending } from './use-sending.ts'

afterEach(async () => {
  cleanup()
  vi.unstubAllGlobals()
  await forgetPhotosOf('ann')
})

const jpg = (text: string) => new Blob([text], { type: 'image/jpeg' })

async function open({ isLocked = false } = {}) {
  await keepDraftPhoto('ann', jpg('waiting'))
  await handOverPhoto('ann', 'r1')
  vi.stubGlobal('fetch', async () => Response.json({ files: [] }))
  const parts = { resumeId: 'r1', name: null, rewrite: () => !isLocked, onChanged: vi.fn() }
  const { result } = renderHook(() => useSending(parts), {
    wrapper: ({ children }) => <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>,
  })
  return { result, onChanged: parts.onChanged }
}

it('forgets the photo that waited once any other is beside the resume', async () => {
  const { result, onChanged } = await open()
  await act(async () => expect(await result.current.send(() => jpg('another'))).toBe(true))
  await waitFor(() => expect(result.current.sent).toBe(1))
  expect(onChanged).toHaveBeenCalledOnce()
  expect(await findWaitingPhoto('r1')).toBeNull()
})

it('keeps it where the other can’t be named in the text', async () => {
  const { result } = await open({ isLocked: true })
  await act(async () => expect(await result.current.send(() => jpg('another'))).toBe(false))
  expect(await (await findWaitingPhoto('r1'))?.text()).toBe('waiting')
})
