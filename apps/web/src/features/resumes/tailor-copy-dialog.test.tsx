// @vitest-environment jsdom
import type { ResumeListItem } from '@galley/contract/resumes'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { TailorCopyDialog } from './tailor-copy-dialog.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const resume: ResumeListItem = {
  id: '7d3c9e52-38a8-4c56-9f0b-4d1f3f6c0a01',
  title: 'Designer',
  template_name: 'classic',
  created_at: '2026-09-02T10:00:00Z',
  updated_at: '2026-11-18T10:00:00Z',
  origin_id: '7d3c9e52-38a8-4c56-9f0b-4d1f3f6c0a01',
  application: { status: 'draft', employer: '', link: '', date: null },
}

/** The dialog, with the answer to its question for the text. */
function open() {
  const { promise, resolve } = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => promise.then((response) => response.clone()))
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <TailorCopyDialog resume={resume} onClose={vi.fn()} onMade={vi.fn()} />
    </QueryClientProvider>,
  )
  return { answer: resolve }
}
const withText = (latex_content: string) =>
  Response.json({ ...resume, resume_data: {}, latex_content, job_description: null, version: 1 })
const lead = () => screen.getByRole('dialog', { description: 'The copy starts as “Designer”.' }).textContent

it('promises that the copy follows its original once it is known that it can', async () => {
  const { answer } = open()
  expect(lead()).not.toMatch(/later changes/)
  answer(withText('\\documentclass[theme=classic]{resume}'))
  expect(await screen.findByText(/It follows its original: the copy shows you later changes there\./)).toBeTruthy()
})

it('a document of another class follows nothing, and the dialog says so', async () => {
  const { answer } = open()
  answer(withText('\\documentclass{moderncv}'))
  expect(await screen.findByText(/will not show you later changes/)).toBeTruthy()
  expect(lead()).not.toMatch(/It follows/)
  expect(screen.getByLabelText('Language').closest('[hidden]')).not.toBeNull()
})

it('promises nothing where the text could not be loaded', async () => {
  const { answer } = open()
  answer(Response.json({ detail: 'x', code: 'internal', request_id: 'r' }, { status: 500 }))
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(lead()).not.toMatch(/later changes/)
})
