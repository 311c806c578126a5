// For what is made of the stored text: saves until it is the text of the editor.
import { useCallback, useLayoutEffect, useRef } from 'react'
import { canSave, isDirty, type EditorState } from '../state/editor-state.ts'

/** A save under way does not take along what was typed since: another follows it. */
const maxSaves = 3
const pollMs = 50
const maxPolls = 400

/** Returns a function that returns the resume's id once its text is stored; null where it could not be. */
export function useSavedText(state: EditorState, save: () => Promise<void>): () => Promise<string | null> {
  const latest = useRef(state)
  useLayoutEffect(() => void (latest.current = state), [state])
  return useCallback(() => storedId(latest, save), [save])
}

async function storedId(latest: { readonly current: EditorState }, save: () => Promise<void>): Promise<string | null> {
  let saves = 0
  for (let polls = 0; polls < maxPolls; polls += 1) {
    const { current } = latest
    if (current.resumeId !== null && !isDirty(current)) return current.resumeId
    if (current.save.kind !== 'saving') {
      if (!canSave(current) || saves === maxSaves) return null
      saves += 1
      await save()
    }
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
  return null
}
