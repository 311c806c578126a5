// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { emptyEditor, type EditorState } from '../state/editor-state.ts'
import { useSavedText } from './use-saved-text.ts'

afterEach(cleanup)
const stored: EditorState = { ...emptyEditor(), resumeId: 'r1' }
const typed: EditorState = { ...stored, revision: 2, savedRevision: 1 }
const saving: EditorState = { ...typed, save: { kind: 'saving', revision: 2, sent: typed.base, attempts: 0 } }

/** An editor whose save does what the test says with its state. */
function open(first: EditorState, onSave: (show: (state: EditorState) => void) => void = () => undefined) {
  const save = vi.fn(async () => onSave((state) => act(() => hook.rerender(state))))
  const hook = renderHook((state: EditorState) => useSavedText(state, save), { initialProps: first })
  return { save, hook, storedId: () => hook.result.current() }
}

it('asks for no save where nothing was typed', async () => {
  const { save, storedId } = open(stored)
  expect(await storedId()).toBe('r1')
  expect(save).not.toHaveBeenCalled()
})
it('saves what was typed first', async () => {
  const { save, storedId } = open(typed, (show) => show({ ...typed, savedRevision: 2 }))
  expect(await storedId()).toBe('r1')
  expect(save).toHaveBeenCalledTimes(1)
})
it('makes a resume of the blank document', async () => {
  const blank = { ...typed, resumeId: null }
  const { storedId } = open(blank, (show) => show({ ...blank, resumeId: 'r2', savedRevision: 2 }))
  expect(await storedId()).toBe('r2')
})
it('waits for the save under way, and saves what came after it', async () => {
  const newer = { ...saving, revision: 3 }
  const { save, hook, storedId } = open(newer, (show) => show({ ...stored, revision: 3, savedRevision: 3 }))
  const id = storedId()
  hook.rerender({ ...newer, savedRevision: 2, save: { kind: 'idle' } })
  expect(await id).toBe('r1')
  expect(save).toHaveBeenCalledTimes(1)
})
it.each<[string, EditorState]>([
  ['saves fail', typed],
  ['the assistant is at work', { ...typed, aiOperationInProgress: true }],
  ['nothing was ever stored', { ...stored, resumeId: null }],
])('returns null where %s', async (_why, state) => expect(await open(state).storedId()).toBeNull())
