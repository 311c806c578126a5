// @vitest-environment jsdom
import { emptyResumeData } from '@galley/contract/resume-data'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { creationProblem, useCreateResume } from './use-create-resume.ts'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('fails with "User not authenticated" where there is no session, and asks the server nothing', async () => {
  const fetched = vi.fn(async () => Response.json({}))
  vi.stubGlobal('fetch', fetched)
  const client = new QueryClient()
  const { result } = renderHook(useCreateResume, {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  const wanted = { templateId: 'classic', data: emptyResumeData(), jobDescription: '' }
  const error: unknown = await result.current.mutateAsync(wanted).catch((reason: unknown) => reason)
  expect(error).toEqual(new Error('User not authenticated'))
  expect(fetched).not.toHaveBeenCalled()
  // It is internal: the page shows the sentence for a failure.
  expect(creationProblem(error as Error)).toEqual({
    sentence: 'Error creating resume. Please try again.',
    reason: undefined,
  })
})
