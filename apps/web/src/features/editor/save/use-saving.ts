import { useCallback, useEffect, useRef, type Dispatch, type RefObject } from 'react'
import { onSession } from '../../../api/auth-client.ts'
import { record } from '../../../api/analytics.ts'
import { autoSaveDelay } from './auto-save-delay.ts'
import { removeDraft } from './device-drafts.ts'
import { canSave, isUnsaved, textOf, type EditorAction, type EditorState } from '../state/editor-state.ts'
import { storeResume, type StoreResult } from './store-resume.ts'

export interface SavingParts {
  state: EditorState
  latest: RefObject<EditorState>
  dispatch: Dispatch<EditorAction>
  userId: string
  /** A blank document has become a resume. */
  onCreated: (resumeId: string) => void
}

/** A save whose answer has not come, and the revision that it took along. */
interface UnderWay {
  revision: number
  answer: Promise<StoreResult>
}

/**
 * Saves by itself after a pause, when connection or session are back, and when the page is left. Returns the function
 * that saves now.
 */
export function useSaving({ state, latest: latestRef, dispatch, userId, onCreated }: SavingParts): () => Promise<void> {
  // The name marks for the React Compiler that this parameter is a ref: `save` depends on it, not on what it holds.
  const underWay = useRef<UnderWay | null>(null)
  /** Connection or session came back while a save was under way, which may have been sent without them. */
  const isWantedAgain = useRef(false)
  const isLeft = useSaveOnLeave({ latest: latestRef, dispatch, underWay, userId })

  const save = useCallback(async () => {
    const before = latestRef.current
    if (underWay.current || !canSave(before)) return
    const { revision } = before
    dispatch({ type: 'saveStarted', revision, sent: textOf(before) })
    const answer = storeResume(before)
    underWay.current = { revision, answer }
    const result = await answer
    underWay.current = null
    dispatch(actionOf(result, revision))
    if (result.kind !== 'stored' || before.resumeId !== null) return
    record('resume_created')
    await removeDraft({ userId, resumeId: null })
    // A user who has navigated elsewhere meanwhile stays there.
    if (!isLeft.current) onCreated(result.resumeId)
  }, [latestRef, dispatch, userId, onCreated, isLeft])

  const delay = autoSaveDelay(state)
  useEffect(() => {
    if (delay === null) return
    const timer = setTimeout(() => void save(), delay)
    return () => clearTimeout(timer)
  }, [delay, state.revision, save])

  useEffect(() => {
    const retry = () => {
      isWantedAgain.current = underWay.current !== null
      void save()
    }
    window.addEventListener('online', retry)
    const stop = onSession(retry)
    return () => {
      window.removeEventListener('online', retry)
      stop()
    }
  }, [save])

  const { kind } = state.save
  useEffect(() => {
    if (underWay.current || !isWantedAgain.current) return
    isWantedAgain.current = false
    if (kind === 'failed') void save()
  }, [kind, save])

  return save
}

function actionOf(result: StoreResult, revision: number): EditorAction {
  switch (result.kind) {
    case 'stored':
      return { type: 'saveSucceeded', revision, resumeId: result.resumeId, version: result.version, at: result.at }
    case 'conflict':
      return { type: 'saveConflicted', stored: result.stored }
    case 'failed':
      return { type: 'saveFailed', trouble: result.trouble }
  }
}

interface LeavingParts extends Pick<SavingParts, 'latest' | 'dispatch' | 'userId'> {
  underWay: RefObject<UnderWay | null>
}

/**
 * What was typed in the last two seconds is saved on the way out; whether it arrives or not, the device has kept it.
 * Returns whether the page is left.
 */
function useSaveOnLeave({ latest, dispatch, underWay, userId }: LeavingParts): RefObject<boolean> {
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    const send = async (state: EditorState) => {
      dispatch({ type: 'leftUnanswered', sent: textOf(state) })
      const result = await storeResume(state, { leaving: true })
      if (result.kind === 'stored' && isLeft.current) await removeDraft({ userId, resumeId: state.resumeId })
    }
    const leave = () => {
      const state = latest.current
      const running = underWay.current
      // What was typed since the running save goes after it, on the version that it makes.
      if (running && running.revision !== state.revision) {
        void running.answer.then((result) => {
          if (result.kind === 'stored') return send({ ...state, resumeId: result.resumeId, version: result.version })
          return undefined
        })
      }
      // A blank document that was never saved stays a draft: leaving does not make a resume.
      else if (!running && state.resumeId !== null && isUnsaved(state)) void send(state)
    }
    window.addEventListener('pagehide', leave)
    return () => {
      isLeft.current = true
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [latest, dispatch, underWay, userId])
  return isLeft
}
