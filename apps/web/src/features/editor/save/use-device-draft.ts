import { useEffect, useRef, type RefObject } from 'react'
import { removeDraft, writeDraft, writeDraftAtOnce, type DraftKey } from './device-drafts.ts'
import { isDirty, type EditorState } from '../state/editor-state.ts'

/** So soon after a change it is in the browser's own storage, however long the typing goes on. */
const draftDelayMs = 250

/** Keeps unsaved text on this device, and lets go of it once it is stored. */
export function useDeviceDraft(state: EditorState, latest: RefObject<EditorState>, userId: string): void {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const written = useRef<DraftKey | null>(null)
  const { revision, savedRevision, resumeId, save } = state

  useEffect(() => {
    const forget = () => {
      if (written.current) void removeDraft(written.current)
      written.current = null
    }
    const write = () => {
      timer.current = undefined
      const { resumeTitle, jobDescription, currentLatex, version, resumeId: id, base, save } = latest.current
      const unanswered = save.kind === 'saving' ? save.sent : latest.current.unanswered
      const key = { userId, resumeId: id }
      // A resume that became another one (the person kept both texts of a conflict) leaves nothing under its old name.
      if (written.current?.resumeId !== id) forget()
      written.current = key
      const draft = { title: resumeTitle, jobDescription, latex: currentLatex, base, unanswered, baseVersion: version }
      const kept = { ...draft, at: Date.now() }
      void writeDraft(key, kept)
      return { key, kept }
    }
    if (!isDirty(latest.current)) {
      clearTimeout(timer.current)
      timer.current = undefined
      forget()
      return
    }
    // Not restarted by the next change: a person who types without a pause is safe too.
    timer.current ??= setTimeout(write, draftDelayMs)
    const flush = () => {
      if (!isDirty(latest.current)) return
      clearTimeout(timer.current)
      const { key, kept } = write()
      writeDraftAtOnce(key, kept)
    }
    window.addEventListener('pagehide', flush)
    return () => window.removeEventListener('pagehide', flush)
  }, [revision, savedRevision, resumeId, save.kind, userId, latest])
}
