// @vitest-environment jsdom
// The page of a resume's letters and notes carries the resume's name.
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showPage } from '../../testing/show-page.tsx'
import { keepSession, member } from '../../testing/signed-in.ts'
import { DocumentsPage } from './documents-page.tsx'

const application = { status: 'draft', employer: '', link: '', date: null }
beforeEach(() => {
  keepSession(localStorage)
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  vi.stubGlobal('fetch', async (url: string) => {
    const path = `${url}`.replace(/^\/api/, '')
    if (path.endsWith('/documents')) return Response.json({ documents: [], writer: 'rules' })
    if (path.startsWith('/resumes/'))
      return Response.json({ title: 'Maya at Acme', job_description: null, application })
    return Response.json({}, { status: 404 })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('in its title', async () => {
  await showPage(DocumentsPage, member)
  await screen.findByText(/For “Maya at Acme”/)
  expect(document.title).toMatch(/^Letters & notes for Maya at Acme\b/)
})
