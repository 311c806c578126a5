// @vitest-environment jsdom
// A save that was sent before connection or session were back is sent again once it has failed.
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { useLayoutEffect, useReducer, useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { emptyEditor } from '../state/editor-state.ts'
import { reduceEditor } from '../state/reduce-editor.ts'
import { loadedResume, storedResume } from '../testing/resumes.ts'
import { useSaving } from './use-saving.ts'

interface Sent {
  lose: () => void
  store: () => void
}
let sent: Sent[] = []

beforeEach(() => {
  sent = []
  vi.stubGlobal(
    'fetch',
    (_input: string | URL, init?: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        if (init?.method !== 'PUT') return
        sent.push({
          lose: () => reject(new TypeError('no connection')),
          store: () => resolve(new Response(JSON.stringify(storedResume('typed')))),
        })
      }),
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function useEditorThatSaves() {
  const [state, dispatch] = useReducer(reduceEditor, undefined, emptyEditor)
  const latest = useRef(state)
  useLayoutEffect(() => void (latest.current = state), [state])
  const save = useSaving({ state, latest, dispatch, userId: 'u1', onCreated() {} })
  return { state, dispatch, save }
}

/** A text that was typed, and a save of it under way. */
async function openSaving() {
  const { result } = renderHook(useEditorThatSaves)
  act(() => result.current.dispatch({ type: 'resumeLoaded', resume: loadedResume('stored') }))
  act(() => result.current.dispatch({ type: 'latexEdited', latex: 'typed' }))
  act(() => void result.current.save())
  await waitFor(() => expect(sent).toHaveLength(1))
  return result
}
const comeBack = () => act(() => void window.dispatchEvent(new Event('online')))
/** Well before the next attempt by itself. */
const soon = { timeout: 1_500 }

it('comes back while a save is under way that fails: it is sent again at once', async () => {
  const editor = await openSaving()
  comeBack()
  expect(sent).toHaveLength(1)
  act(() => sent[0]!.lose())
  await waitFor(() => expect(sent).toHaveLength(2), soon)
  act(() => sent[1]!.store())
  await waitFor(() => expect(editor.current.state.save.kind).toBe('idle'))
})

it('comes back while a save is under way that succeeds: nothing is sent again', async () => {
  const editor = await openSaving()
  comeBack()
  act(() => sent[0]!.store())
  await waitFor(() => expect(editor.current.state.save.kind).toBe('idle'))
  expect(sent).toHaveLength(1)
})

it('a save that failed before is sent again when connection is back', async () => {
  const editor = await openSaving()
  act(() => sent[0]!.lose())
  await waitFor(() => expect(editor.current.state.save.kind).toBe('failed'))
  expect(sent).toHaveLength(1)
  comeBack()
  await waitFor(() => expect(sent).toHaveLength(2), soon)
})
