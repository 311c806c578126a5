// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { RenameForm } from './rename-form.tsx'

afterEach(cleanup)

function open() {
  const onSave = vi.fn()
  const onCancel = vi.fn()
  render(<RenameForm title="Old" onSave={onSave} onCancel={onCancel} />)
  return { onSave, onCancel, user: userEvent.setup(), field: screen.getByRole('textbox') }
}

it('saves by Enter', async () => {
  const { user, field, onSave } = open()
  await user.clear(field)
  await user.type(field, '  New title {Enter}')
  expect(onSave).toHaveBeenCalledExactlyOnceWith('New title')
})

it('saves by the check', async () => {
  const { user, field, onSave } = open()
  await user.type(field, 'New')
  await user.click(screen.getByRole('button', { name: 'Save title' }))
  expect(onSave).toHaveBeenCalledOnce()
})

it('ignores a blank title', async () => {
  const { user, field, onSave } = open()
  await user.clear(field)
  await user.type(field, '   {Enter}')
  expect(onSave).not.toHaveBeenCalled()
})

it.each(['the cross', 'Escape'])('leaves by %s', async (way) => {
  const { user, field, onSave, onCancel } = open()
  if (way === 'Escape') await user.type(field, 'x{Escape}')
  else await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onCancel).toHaveBeenCalledOnce()
  expect(onSave).not.toHaveBeenCalled()
})
