import { useCallback, useEffect, useRef, type Dispatch, type RefObject } from 'react'
import { removeDraft } from './device-drafts.ts'
import { autoSaveDelay, canSave, isDirty, type EditorEvent, type EditorState } from './editor-state.ts'
import { storeResume } from './store-resume.ts'

export interface SavingParts {
  state: EditorState
  latest: RefObject<EditorState>
  dispatch: Dispatch<EditorEvent>
  userId: string
  /** A blank document has become a resume. */
  onCreated: (resumeId: string) => void
}

/** Saves by itself after a pause, when the connection is back, and when the page is left. Answers the function that saves now. */
export function useSaving({ state, latest, dispatch, userId, onCreated }: SavingParts): () => Promise<void> {
  const isUnderWay = useRef(false)

  const save = useCallback(async () => {
    const before = latest.current
    if (isUnderWay.current || !canSave(before)) return
    isUnderWay.current = true
    dispatch({ type: 'saveStarted' })
    const result = await storeResume(before)
    isUnderWay.current = false
    if (result.kind === 'conflict') return dispatch({ type: 'saveConflicted', stored: result.stored })
    if (result.kind === 'failed') return dispatch({ type: 'saveFailed', trouble: result.trouble })
    const { resumeId, version, at } = result
    dispatch({ type: 'saveSucceeded', revision: before.revision, resumeId, version, at })
    if (before.resumeId !== null) return
    await removeDraft({ userId, resumeId: null })
    onCreated(resumeId)
  }, [latest, dispatch, userId, onCreated])

  const delay = autoSaveDelay(state)
  useEffect(() => {
    if (delay === null) return
    const timer = setTimeout(() => void save(), delay)
    return () => clearTimeout(timer)
  }, [delay, state.revision, save])

  useEffect(() => {
    const retry = () => void save()
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [save])

  useSaveOnLeave(latest, isUnderWay)
  return save
}

/** What was typed in the last two seconds is saved on the way out; whether it arrives or not, the device has kept it. */
function useSaveOnLeave(latest: RefObject<EditorState>, isUnderWay: RefObject<boolean>): void {
  useEffect(() => {
    const leave = () => {
      const state = latest.current
      // A blank document that was never saved stays a draft: leaving does not make a resume.
      if (state.resumeId !== null && isDirty(state) && canSave(state) && !isUnderWay.current)
        void storeResume(state, { leaving: true })
    }
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [latest, isUnderWay])
}
