// The editor of one resume: its state, and everything that it does in the world.
import { useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState, type Dispatch } from 'react'
import { emptyEditor, type EditorAction, type EditorState } from './state/editor-state.ts'
import { reduceEditor } from './state/reduce-editor.ts'
import { openResume } from './open-resume.ts'
import { useCompileOnOpen, useCompileWithFiles, useCompiling, useRecompiling } from './compile/use-compiling.ts'
import { useLivePreview, type LivePreview } from './preview/use-live-preview.ts'
import { useDeviceDraft } from './save/use-device-draft.ts'
import { useSaving } from './save/use-saving.ts'

/** The panes of the editor; on a phone one of them is in view. */
export type Pane = 'code' | 'log' | 'chat' | 'pdf'

export type OpeningStatus = 'loading' | 'ready' | 'missing' | 'unreachable'

export interface Editor {
  userId: string
  status: OpeningStatus
  state: EditorState
  dispatch: Dispatch<EditorAction>
  /** Text that only this device had is back. */
  hasRestored: boolean
  /** It was made of another resume, which it may follow. */
  isCopy: boolean
  save: () => Promise<void>
  /** Compiles, and brings what came of it into view where there is room for one pane only. */
  compile: () => Promise<void>
  /** The files beside the text have changed: the page is set again. */
  filesChanged: () => void
  live: LivePreview
  pane: Pane
  showPane: (pane: Pane) => void
  reopen: () => void
}

export interface EditorOptions {
  userId: string
  /** Null for the blank document. */
  resumeId: string | null
  onCreated: (resumeId: string) => void
}

interface Opening {
  /** What was opened, and at which attempt: the status of anything else is "loading". */
  key: string
  resumeId: string | null
  status: Exclude<OpeningStatus, 'loading'>
  hasRestored: boolean
  isCopy: boolean
}

export function useEditor({ userId, resumeId, onCreated }: EditorOptions): Editor {
  const [state, dispatch] = useReducer(reduceEditor, undefined, emptyEditor)
  const latest = useRef(state)
  useLayoutEffect(() => void (latest.current = state), [state])
  const { opened, reopen } = useOpening({ userId, resumeId, shownId: state.resumeId, dispatch })

  useDeviceDraft(state, latest, userId)
  const save = useSaving({ state, latest, dispatch, userId, onCreated })
  const compiles = useCompiling(latest, dispatch)
  const { compile } = compiles
  const live = useLivePreview(state, compiles.compileLive)
  useRecompiling(state.saves, compiles, live.isOn)
  const [fileChanges, setFileChanges] = useState(0)
  useCompileWithFiles(fileChanges, compiles)
  useCompileOnOpen(opened?.status === 'ready' ? opened.key : null, compiles)
  // On a phone a resume opens on its page; the blank document has none yet.
  const [pane, showPane] = useState<Pane>(resumeId === null ? 'code' : 'pdf')
  const compileAndShow = useCallback(async () => {
    const outcome = await compile()
    if (outcome !== null) showPane(outcome === 'pdf' ? 'pdf' : 'log')
  }, [compile])
  return {
    userId,
    status: opened?.status ?? 'loading',
    hasRestored: opened?.hasRestored ?? false,
    isCopy: opened?.isCopy ?? false,
    state,
    dispatch,
    save,
    compile: compileAndShow,
    filesChanged: useCallback(() => setFileChanges((count) => count + 1), []),
    live,
    pane,
    showPane,
    reopen,
  }
}

interface OpeningParts extends Pick<EditorOptions, 'userId' | 'resumeId'> {
  /** The resume that the editor holds. */
  shownId: string | null
  dispatch: Dispatch<EditorAction>
}

const notOpened = { hasRestored: false, isCopy: false }

/** Fetches the resume of the address, and once more when `reopen` is called. `opened` is null while that takes. */
function useOpening({ userId, resumeId, shownId, dispatch }: OpeningParts) {
  const [opening, setOpening] = useState<Opening | null>(null)
  const [attempt, setAttempt] = useState(0)
  // The blank document's first save gives it an address: that is no other resume to open.
  const isOpen = opening?.status === 'ready' && resumeId !== null && shownId === resumeId
  const key = `${userId} ${resumeId} ${attempt}`
  const opened = isOpen || opening?.key === key ? opening : null
  const isOpened = opened !== null

  useEffect(() => {
    if (isOpened) return
    const controller = new AbortController()
    void openResume({ userId, resumeId }, controller.signal).then(
      (result) => {
        if (controller.signal.aborted) return
        if (result.kind === 'ready') for (const action of result.actions) dispatch(action)
        const { hasRestored, isCopy } = result.kind === 'ready' ? result : notOpened
        setOpening({ key, resumeId, status: result.kind, hasRestored, isCopy })
      },
      () => undefined,
    )
    return () => controller.abort()
  }, [isOpened, key, userId, resumeId, dispatch])

  return { opened, reopen: useCallback(() => setAttempt((count) => count + 1), []) }
}
