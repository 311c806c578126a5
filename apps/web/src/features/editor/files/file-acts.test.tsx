// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import type userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { beginWithoutFiles, button, fileOf, leaveNoFiles, openFiles } from './testing/open-files.tsx'

beforeEach(beginWithoutFiles)
afterEach(leaveNoFiles)

describe('deleting', () => {
  it('is undone with the bytes that were there; the keyboard stays in the panel', async () => {
    const { server, user, onChanged } = await openFiles({ files: { 'me.jpg': 'a photo' } })
    await user.click(button('Delete me.jpg'))
    // In the panel, and with a way back beside the page.
    await waitFor(() => expect(screen.getAllByText('me.jpg was deleted.')).toHaveLength(2))
    expect(server.stored.size).toBe(0)
    expect(onChanged).toHaveBeenCalledOnce()
    await waitFor(() => expect(document.activeElement).toBe(button('Add files')))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await screen.findByText('me.jpg is back.')
    expect(Object.fromEntries(server.stored)).toEqual({ 'me.jpg': 'a photo' })
    expect(onChanged).toHaveBeenCalledTimes(2)
  })

  it('deletes nothing whose bytes could not be fetched first', async () => {
    const { server, user, changes, onChanged } = await openFiles({ files: { 'me.jpg': 'a photo' } })
    server.refuse = (call) => (call === 'GET content me.jpg' ? { status: 500, code: 'internal' } : null)
    await user.click(button('Delete me.jpg'))
    await screen.findByText(/^Something went wrong on our side/)
    expect(changes()).toEqual([])
    expect(onChanged).not.toHaveBeenCalled()
  })

  it('keeps bytes listed that could not be put back', async () => {
    const { server, user } = await openFiles({ files: { 'me.jpg': 'a photo' } })
    await user.click(button('Delete me.jpg'))
    server.refuse = (call) => (call === 'POST me.jpg' ? { status: 409, code: 'files_full' } : null)
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    const again = await screen.findByRole('button', { name: 'Try again to add me.jpg' })
    server.refuse = () => null
    await user.click(again)
    await waitFor(() => expect(server.stored.get('me.jpg')).toBe('a photo'))
  })
})

describe('renaming', () => {
  const files = { 'photo.jpg': 'a photo', 'work.tex': '', 'jobs.tex': '' }
  const latex = '\\includegraphics{photo}\n% photo.jpg\n\\includegraphics{photo.jpg}'
  const rename = async (user: ReturnType<typeof userEvent.setup>, from: string, to: string) => {
    await user.click(button(`Rename ${from}`))
    const field = screen.getByLabelText<HTMLInputElement>(`New name of ${from}`)
    expect(document.activeElement).toBe(field)
    await user.clear(field)
    await user.type(field, `${to}{Enter}`)
  }

  it('changes the name in the text, too, as one step, and has the page set', async () => {
    const { user, steps, server, onChanged } = await openFiles({ files, latex })
    await rename(user, 'photo.jpg', 'me')
    await screen.findByText('photo.jpg is now me.jpg, in 2 places of the text, too.')
    expect(steps).toEqual(['\\includegraphics{me}\n% photo.jpg\n\\includegraphics{me.jpg}'])
    expect([...server.stored.keys()]).toContain('me.jpg')
    expect(onChanged).toHaveBeenCalledOnce()
    await waitFor(() => expect(document.activeElement).toBe(button('Rename me.jpg')))
  })

  it('leaves a text that does not name the file', async () => {
    const { user, steps } = await openFiles({ files, latex })
    await rename(user, 'work.tex', 'roles')
    await screen.findByText('work.tex is now roles.tex.')
    expect(steps).toEqual([])
  })

  it.each([
    ['jobs', 'work.tex', 'There is a file named jobs.tex already.'],
    ['photo.png', 'photo.jpg', 'photo.png would no longer say what is in the file: its name has to end in .jpg.'],
    ['main', 'work.tex', 'main is a name that the resume itself needs. Choose another name.'],
  ])('refuses the name %s for %s', async (to, from, sentence) => {
    const { user, changes } = await openFiles({ files, latex })
    await rename(user, from, to)
    await screen.findByText(sentence)
    expect(changes()).toEqual([])
  })

  it('says so where another tab took the name meanwhile', async () => {
    const { user, server, steps } = await openFiles({ files, latex })
    server.refuse = (call) => (call === 'PUT' ? { status: 409, code: 'file_exists' } : null)
    await rename(user, 'photo.jpg', 'me')
    await screen.findByText('There is a file named me.jpg already.')
    expect(steps).toEqual([])
  })

  it('is left with Escape, which leaves the panel open', async () => {
    const { user, changes } = await openFiles({ files, latex })
    await user.click(button('Rename photo.jpg'))
    await user.keyboard('x{Escape}')
    expect(document.activeElement).toBe(button('Rename photo.jpg'))
    expect(changes()).toEqual([])
  })
})

it('has a file inserted, and leaves the keyboard to the text', async () => {
  const { user, onInsert } = await openFiles({ files: { 'me.jpg': '', 'own.cls': '' } })
  expect(screen.queryByRole('button', { name: 'Insert own.cls into the LaTeX' })).toBeNull()
  await user.click(button('Insert me.jpg into the LaTeX'))
  expect(onInsert).toHaveBeenCalledExactlyOnceWith('me.jpg')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).not.toBe(button('Files, 2 beside this resume'))
})

it('downloads a file under its own name', async () => {
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL() {} })
  const { user } = await openFiles({ files: { 'parts/work.tex': 'x' } })
  await user.click(button('Download parts/work.tex'))
  await waitFor(() => expect(saved).toEqual(['work.tex']))
})

it('changes no text while it is locked, and takes files all the same', async () => {
  const { choose } = await openFiles({ files: { 'me.jpg': 'x' }, isLocked: true })
  expect(button('Insert me.jpg into the LaTeX').disabled).toBe(true)
  expect(button('Rename me.jpg').disabled).toBe(true)
  screen.getByText(/^While the assistant is working or a proposal is waiting for you/)
  await choose(fileOf('own.cls'))
  await screen.findByText('own.cls was added.')
})

describe('a file that the document asks for', () => {
  const missing = { name: 'mycv.cls', endings: ['cls'] }

  it('is stored under the name that the document has for it, while the panel is closed', async () => {
    const { handle, server, onChanged } = await openFiles({}, false)
    handle.current?.addMissing(missing, fileOf('Download (3).CLS', 'a class'))
    await screen.findByText('mycv.cls was added.')
    expect(Object.fromEntries(server.stored)).toEqual({ 'mycv.cls': 'a class' })
    expect(onChanged).toHaveBeenCalledOnce()
  })

  it('is not stored where its ending does not fit', async () => {
    const { handle, changes } = await openFiles({}, false)
    handle.current?.addMissing(missing, fileOf('other.sty'))
    await screen.findByText('The file for mycv.cls has to end in .cls.')
    expect(changes()).toEqual([])
  })
})
