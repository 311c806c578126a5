import { useCallback, useEffect, useRef, useState } from 'react'
import type { EditorState } from '../state/editor-state.ts'
import { createLivePace, type LivePace } from './live-pace.ts'

export interface LivePreview {
  isOn: boolean
  turn: (isOn: boolean) => void
}

/** The choice stays on the device: it depends on how fast the device and its connection are. */
const storageKey = 'galley-live-preview'

/** Compiles what is typed at every pause, while it is switched on. A resume that was only opened is left as it is. */
export function useLivePreview(state: EditorState, compileLive: () => Promise<number | null>): LivePreview {
  const [isOn, setOn] = useState(() => localStorage.getItem(storageKey) !== 'off')
  const pace = useRef<LivePace | null>(null)
  const isTyped = state.revision > 0
  const isCompiling = state.compile.kind === 'compiling'
  const { currentLatex } = state

  useEffect(() => {
    const created = createLivePace(compileLive)
    pace.current = created
    return () => created.stop()
  }, [compileLive])
  // Also when a compile that was asked for is done: what was typed meanwhile is newer.
  useEffect(() => {
    if (isOn && isTyped && !isCompiling) pace.current?.typed()
  }, [isOn, isTyped, isCompiling, currentLatex])

  const turn = useCallback((next: boolean) => {
    localStorage.setItem(storageKey, next ? 'on' : 'off')
    setOn(next)
    if (next) pace.current?.now()
  }, [])
  return { isOn, turn }
}
