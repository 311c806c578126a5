// @vitest-environment jsdom
// The zip of a LaTeX project on the card: a resume with its files, and no second one where a file failed.
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toast } from 'sonner'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Toaster } from '../../ui/toaster.tsx'
import { DraftForm } from './draft-form.tsx'
import type { LatexProject } from './model/latex-project.ts'

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  toast.dismiss()
  cleanup()
  vi.unstubAllGlobals()
})

async function choose(project: LatexProject | null) {
  const open = vi.fn()
  const fetched = vi.fn(async () => Response.json({ code: 'zip_without_resume', detail: 'None.' }, { status: 422 }))
  vi.stubGlobal('fetch', fetched)
  render(
    <>
      <DraftForm
        account={{ id: 'mara', name: '', email: '' }}
        onContinue={vi.fn()}
        projects={{ read: async () => project, open }}
      />
      <Toaster />
    </>,
  )
  const user = userEvent.setup()
  await user.upload(screen.getByLabelText('choose another file type'), new File(['PK\u0003\u0004'], 'cv.zip'))
  return { open, fetched, user }
}

it('says what is left out, and opens the resume', async () => {
  const store = async () => ({ kind: 'stored' as const, resumeId: 'r1', title: 'cv', leftOut: 'Not read: README.md.' })
  const { open, fetched } = await choose({ store })
  await screen.findByText('Not read: README.md.')
  await vi.waitFor(() => expect(open).toHaveBeenCalledWith('r1'))
  expect(fetched).not.toHaveBeenCalled()
})

it('goes on with the same project after a failure', async () => {
  const store = vi
    .fn<LatexProject['store']>()
    .mockResolvedValueOnce({ kind: 'failed', resumeId: 'r1', why: 'Missing: own.cls.' })
    .mockResolvedValueOnce({ kind: 'stored', resumeId: 'r1', title: 'cv', leftOut: null })
  const { open, user } = await choose({ store })
  await screen.findByText('Missing: own.cls.')
  expect(open).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Add the missing files' }))
  await vi.waitFor(() => expect(open).toHaveBeenCalledWith('r1'))
})

it('sends any other zip to the server', async () => {
  const { fetched } = await choose(null)
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1))
})
