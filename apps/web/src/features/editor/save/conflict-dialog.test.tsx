// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useReducer } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { ConflictDialog } from './conflict-dialog.tsx'
import { emptyEditor, type EditorAction, type EditorState } from '../state/editor-state.ts'
import { reduceEditor } from '../state/reduce-editor.ts'
import { loadedResume, storedResume } from '../testing/resumes.ts'

afterEach(cleanup)

const base = 'Ran the shop.\n\nKept.\n'
const opened: EditorAction = { type: 'resumeLoaded', resume: loadedResume(base) }
const conflictOf = (mine: string, theirs: string) =>
  [
    { type: 'latexEdited', latex: mine },
    { type: 'saveStarted', revision: 1, sent: { title: 'CV', jobDescription: '', latex: mine } },
    { type: 'saveConflicted', stored: storedResume(theirs) },
  ] satisfies EditorAction[]

/** The dialog as the editor shows it, over a button that the focus was on. */
async function open(mine = base.replace('the shop', 'two shops'), theirs = base.replace('the shop', 'the whole shop')) {
  const dispatched = vi.fn<(action: EditorAction) => void>()
  const shown = vi.fn<(state: EditorState) => void>()
  function Editor() {
    const [state, dispatch] = useReducer(reduceEditor, emptyEditor(), (empty) => reduceEditor(empty, opened))
    useEffect(() => shown(state), [state])
    return (
      <>
        <button type="button" onClick={() => conflictOf(mine, theirs).forEach((action) => dispatch(action))}>
          Save
        </button>
        <ConflictDialog
          state={state}
          dispatch={(action) => {
            dispatched(action)
            dispatch(action)
          }}
        />
      </>
    )
  }
  render(<Editor />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  return { user, dispatched, dialog: await screen.findByRole('dialog'), now: () => shown.mock.lastCall![0] }
}
const choose = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save the merged text' })

it('shows both versions of the words, and chooses neither by itself', async () => {
  const { dialog } = await open()
  const textOf = (name: string) =>
    document.getElementById(choose(name).getAttribute('aria-describedby') ?? '')?.textContent ?? ''
  expect(textOf('Your version')).toContain('two shops')
  expect(textOf('Saved version')).toContain('whole')
  expect(
    within(dialog)
      .getAllByRole<HTMLInputElement>('radio')
      .filter(({ checked }) => checked),
  ).toEqual([])
  expect(within(dialog).getByRole('status').textContent).toBe('1 choice left.')
})

it('has a primary button that discards nothing: it waits until each choice is made', async () => {
  const { dialog, user, dispatched } = await open()
  const isPrimary = (button: HTMLElement) => button.className.includes('bg-ink')
  expect(within(dialog).getAllByRole('button').filter(isPrimary)).toEqual([save()])
  expect(save().disabled).toBe(true)
  await user.click(save())
  expect(dispatched).not.toHaveBeenCalled()
  expect(document.activeElement).not.toBe(save())
})

it('joins both where both are chosen', async () => {
  const { user, now } = await open()
  await user.click(choose('Keep both, one after the other'))
  await user.click(save())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  for (const words of ['two', 'whole', 'Kept.']) expect(now().currentLatex).toContain(words)
  expect(now()).toMatchObject({ version: 9, save: { kind: 'idle' } })
})

it.each([
  ['Your version', 'two shops', 'whole'],
  ['Saved version', 'whole shop', 'two shops'],
])('takes the words of %s', async (name, kept, gone) => {
  const { user, now } = await open()
  await user.click(choose(name))
  await user.click(save())
  expect(now().currentLatex).toContain(kept)
  expect(now().currentLatex).not.toContain(gone)
})

it('keeps both as two resumes: mine becomes a new one, the saved one stays as it is', async () => {
  const { user, dispatched, now } = await open()
  await user.click(screen.getByRole('button', { name: 'Keep both: save mine as a new resume' }))
  expect(dispatched).toHaveBeenCalledExactlyOnceWith({ type: 'detached' })
  expect(now()).toMatchObject({ resumeId: null })
  expect(now().currentLatex).toContain('two shops')
})

it('stays open on Escape, with every choice, and changes nothing', async () => {
  const { user, dispatched, now } = await open()
  await user.click(choose('Saved version'))
  const before = now()
  await user.keyboard('{Escape}')
  expect(screen.getByRole('dialog')).toBeTruthy()
  expect(choose('Saved version').checked).toBe(true)
  expect(dispatched).not.toHaveBeenCalled()
  expect(now()).toBe(before)
})

it('holds the focus while it is open, and gives it back', async () => {
  const { user, dialog } = await open()
  expect(dialog.contains(document.activeElement)).toBe(true)
  for (let presses = 0; presses < 8; presses += 1) {
    await user.tab()
    expect(dialog.contains(document.activeElement)).toBe(true)
  }
  await user.click(choose('Your version'))
  await user.click(save())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' })))
})
