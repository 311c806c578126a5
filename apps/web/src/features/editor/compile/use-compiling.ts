import { useEffect, useEffectEvent, useMemo, type Dispatch, type RefObject } from 'react'
import { createCompiles, type Compiles } from './create-compiles.ts'
import type { EditorAction, EditorState } from '../state/editor-state.ts'

export function useCompiling(latest: RefObject<EditorState>, dispatch: Dispatch<EditorAction>): Compiles {
  const compiles = useMemo(() => createCompiles({ latest, dispatch }), [latest, dispatch])
  useEffect(() => compiles.stop, [compiles])
  return compiles
}

/** Compiles after every save but the first. */
export function useRecompiling(saves: number, { compileSaved }: Compiles, isLive: boolean): void {
  const recompile = useEffectEvent(() => void compileSaved(isLive))
  useEffect(() => {
    if (saves > 1) recompile()
  }, [saves])
}

/** Compiles after every change of the files beside the text: a text that changed with them is there by then. */
export function useCompileWithFiles(changes: number, { compileAnew }: Compiles): void {
  useEffect(() => {
    if (changes > 0) void compileAnew()
  }, [changes, compileAnew])
}

/** Compiles every resume that is opened, under whatever key it was; the blank document has no page to show yet. */
export function useCompileOnOpen(openedKey: string | null, { compileAnew }: Compiles): void {
  useEffect(() => {
    if (openedKey !== null) void compileAnew()
  }, [openedKey, compileAnew])
}
