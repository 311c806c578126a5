// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { beginWithoutFiles, button, fileOf, leaveNoFiles, mb, openFiles } from './testing/open-files.tsx'

beforeEach(beginWithoutFiles)
afterEach(leaveNoFiles)

const rows = () =>
  within(screen.getByRole('list', { name: 'Files' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent)

describe('the panel', () => {
  it('lists the files by kind and size, says how much room is taken, and the button how many there are', async () => {
    await openFiles({
      files: { 'me.jpg': '', 'own.cls': '', 'papers.bib': '' },
      sizes: { 'me.jpg': mb, 'own.cls': 2048, 'papers.bib': 300 },
    })
    expect(rows()).toEqual(['me.jpgImage, 1 MB', 'own.clsLaTeX, 2 KB', 'papers.bibSources, 300 bytes'])
    screen.getByText('3 of 20 files, 1.1 of 5 MB')
    screen.getByRole('button', { name: 'Files, 3 beside this resume' })
  })

  it('says what it is for while there is nothing', async () => {
    await openFiles()
    await screen.findByText(/^Put what your resume needs beside it: a photo/)
    expect(screen.queryByRole('list')).toBeNull()
  })

  it('says that the list could not be loaded, and loads it again', async () => {
    const { server, user } = await openFiles({}, false)
    server.refuse = (call) => (call === 'GET' ? { status: 503, code: 'unavailable' } : null)
    await user.click(button('Files'))
    await screen.findByText('The files could not be loaded.')
    server.refuse = () => null
    server.stored.set('me.jpg', 'x')
    await user.click(button('Try again'))
    await screen.findByText('me.jpg')
  })

  it('closes with Escape, and the button has the keyboard again', async () => {
    const { user } = await openFiles()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(button('Files'))
  })
})

describe('adding', () => {
  it('sends each under its mended name, one after the other, and has the page set once', async () => {
    const { server, changes, choose, onChanged } = await openFiles()
    await choose(fileOf('Photo (1).JPG', 'a photo'), fileOf(' own.cls', 'a class'))
    await screen.findByText('Photo -1.jpg and own.cls were added.')
    expect(changes()).toEqual(['POST Photo -1.jpg', 'POST own.cls'])
    expect(Object.fromEntries(server.stored)).toEqual({ 'Photo -1.jpg': 'a photo', 'own.cls': 'a class' })
    expect(onChanged).toHaveBeenCalledOnce()
    expect(rows()).toHaveLength(2)
  })

  it('takes files that are dropped on it', async () => {
    const { changes } = await openFiles()
    const dialog = screen.getByRole('dialog', { name: 'Files of this resume' })
    fireEvent.drop(dialog.firstElementChild!, { dataTransfer: { types: ['Files'], files: [fileOf('me.png')] } })
    await screen.findByText('me.png was added.')
    expect(changes()).toEqual(['POST me.png'])
  })

  it.each([
    ['cv.docx', undefined, /^cv\.docx can’t be added\. Names of files end in \.png, .*\.tex.* or \.vf\.$/],
    ['main.tex', undefined, 'main.tex is a name that the resume itself needs. Choose another name.'],
    ['big.pdf', 6 * mb, 'big.pdf has 6 MB. The files of a resume may have 5 MB together.'],
    ['mid.pdf', 3 * mb, 'There is no room for mid.pdf: it has 3 MB, and 1 MB of 5 MB are left.'],
  ])('sends no %s', async (name, bytes, sentence) => {
    const { changes, choose, user, onChanged } = await openFiles({ files: { 'a.png': '' }, sizes: { 'a.png': 4 * mb } })
    await choose(fileOf(name, 'x', bytes))
    await screen.findByText(sentence)
    expect(screen.queryByRole('button', { name: /^Try again/ })).toBeNull()
    await user.click(button(`Dismiss ${name}`))
    expect(screen.queryByText(sentence)).toBeNull()
    expect(changes()).toEqual([])
    expect(onChanged).not.toHaveBeenCalled()
  })

  it('sends no twenty-first file', async () => {
    const files = Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`${n}.png`, 'x']))
    const { changes, choose } = await openFiles({ files })
    await choose(fileOf('more.png'))
    await screen.findByText('more.png was not added: a resume has up to 20 files.')
    expect(changes()).toEqual([])
  })

  it('keeps a file listed that the server did not take, with the reason, and sends it again', async () => {
    const { server, changes, choose, user, onChanged } = await openFiles()
    server.refuse = (call) => (call === 'POST me.jpg' ? { status: 422, code: 'file_not_itself' } : null)
    await choose(fileOf('me.jpg', 'x'), fileOf('own.sty'))
    await screen.findByText(/^This file is not what its name says\./)
    await waitFor(() => expect(onChanged).toHaveBeenCalledOnce())
    server.refuse = () => null
    await user.click(button('Try again to add me.jpg'))
    await screen.findByText('me.jpg was added.')
    expect(changes()).toEqual(['POST me.jpg', 'POST own.sty', 'POST me.jpg'])
    expect(server.stored.get('me.jpg')).toBe('x')
    expect(screen.queryByRole('list', { name: 'Being added' })).toBeNull()
  })
})

describe('replacing', () => {
  const files = { 'a.png': 'old a', 'b.png': 'old b' }

  it('asks once for all names that are there, and sends the others meanwhile', async () => {
    const { server, changes, choose, user } = await openFiles({ files })
    await choose(fileOf('a.png', 'new a'), fileOf('b.png', 'new b'), fileOf('c.png', 'new c'))
    const question = await screen.findByRole('alertdialog', { name: 'Replace 2 files?' })
    within(question).getByText('This resume has files of these names: a.png and b.png.')
    await waitFor(() => expect(changes()).toEqual(['POST c.png']))
    await user.click(button('Replace'))
    await waitFor(() =>
      expect(Object.fromEntries(server.stored)).toEqual({ 'a.png': 'new a', 'b.png': 'new b', 'c.png': 'new c' }),
    )
    expect(screen.queryByRole('alertdialog')).toBeNull()
    screen.getByRole('dialog', { name: 'Files of this resume' })
  })

  it('leaves what is there, and the keyboard where it was', async () => {
    const { changes, choose, user } = await openFiles({ files })
    button('Add files').focus()
    await choose(fileOf('a.png', 'new a'))
    await screen.findByRole('alertdialog', { name: 'Replace a.png?' })
    await user.click(button('Keep what is there'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(changes()).toEqual([])
    expect(document.activeElement).not.toBe(document.body)
  })

  it('is undone with the bytes that were there', async () => {
    const { server, choose, user, onChanged } = await openFiles({ files })
    await choose(fileOf('a.png', 'new a'))
    await user.click(await screen.findByRole('button', { name: 'Replace' }))
    // In the panel, and with a way back beside the page.
    await waitFor(() => expect(screen.getAllByText('a.png was replaced.')).toHaveLength(2))
    expect(server.stored.get('a.png')).toBe('new a')
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await screen.findByText('a.png is back.')
    expect(server.stored.get('a.png')).toBe('old a')
    expect(onChanged).toHaveBeenCalledTimes(2)
  })

  it('does not replace what could not be fetched first', async () => {
    const { server, changes, choose, user } = await openFiles({ files })
    server.refuse = (call) => (call === 'GET content a.png' ? { status: 500, code: 'internal' } : null)
    await choose(fileOf('a.png', 'new a'))
    await user.click(await screen.findByRole('button', { name: 'Replace' }))
    await screen.findByRole('button', { name: 'Try again to add a.png' })
    expect(changes()).toEqual([])
  })
})
