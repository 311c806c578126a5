// @vitest-environment jsdom
import type { ResumeListItem } from '@galley/contract/resumes'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { NewResumeDialog } from './new-resume-dialog.tsx'

afterEach(cleanup)

const resume = (id: string, title: string): ResumeListItem => ({
  id,
  title,
  template_name: 'classic',
  created_at: '2026-09-02T10:00:00Z',
  updated_at: '2026-11-18T10:00:00Z',
  origin_id: id,
  application: { status: 'draft', employer: '', link: '', date: null },
})

function open(resumes: ResumeListItem[] = [], { hasFailed = false } = {}) {
  const onStart = vi.fn()
  const onOpenChange = vi.fn()
  render(<NewResumeDialog open isBusy={false} {...{ resumes, onStart, onOpenChange, hasFailed }} />)
  return { user: userEvent.setup(), onStart, onOpenChange }
}

it.each([
  ['A file', 'file'],
  ['The form', 'form'],
  ['Blank LaTeX', 'latex'],
  ['A sample', 'sample'],
])('starts from %s', async (name, start) => {
  const { user, onStart } = open()
  await user.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }))
  expect(onStart).toHaveBeenCalledExactlyOnceWith(start)
})

it('starts from a resume that is chosen, by keyboard', async () => {
  const { user, onStart } = open([resume('a', 'Alpha'), resume('b', 'Beta')])
  screen.getByRole('button', { name: /^One of your resumes/ }).focus()
  await user.keyboard('{Enter}')
  await user.selectOptions(screen.getByLabelText('Resume to copy'), 'Beta')
  await user.click(screen.getByRole('button', { name: 'Make a copy' }))
  expect(onStart).toHaveBeenCalledExactlyOnceWith('copy', 'b')
})

it('offers no copy where there is nothing to copy', () => {
  open()
  expect(screen.queryByRole('button', { name: /^One of your resumes/ })).toBeNull()
})

it('closes by Escape, and says when nothing was made', async () => {
  const { user, onOpenChange } = open([], { hasFailed: true })
  expect(screen.getByRole('alert').textContent).toContain('could not be made')
  await user.keyboard('{Escape}')
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
})
