// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { emptyEditor, type EditorState } from '../state/editor-state.ts'
import { SaveIndicator } from './save-indicator.tsx'
import { storeResume } from './store-resume.ts'

beforeEach(() => {
  localStorage.clear()
  const observer = { observe: () => {}, unobserve: () => {}, disconnect: () => {} }
  vi.stubGlobal('ResizeObserver', function ResizeObserver() {
    return observer
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const resumeId = '3f2b7c7e-1111-4222-8333-944455566677'
const edited: EditorState = { ...emptyEditor(), resumeId, currentLatex: 'x', revision: 1, version: 1 }

it('says "Not authenticated" where a save fails because there is no session', async () => {
  const refused = { detail: 'Not authenticated', code: 'not_authenticated', request_id: 'r' }
  vi.stubGlobal('fetch', async () => Response.json(refused, { status: 401 }))
  const result = await storeResume(edited)
  expect(result).toEqual({ kind: 'failed', trouble: 'not_authenticated' })

  const save = { kind: 'failed', trouble: 'not_authenticated', revision: 1, attempts: 1 } as const
  render(<SaveIndicator state={{ ...edited, save }} />)
  expect(screen.getByRole('status').textContent).toBe('Not saved yet. Kept on this device.')
  await userEvent.setup().tab()
  expect((await screen.findByRole('tooltip')).textContent).toBe(
    'Not authenticated. Your changes are safe on this device and will save when you sign in again.',
  )
})
