import { useEffect, useRef, type RefObject } from 'react'
import { removeDraft, writeDraft, type DraftKey } from './device-drafts.ts'
import { isDirty, type EditorState } from './editor-state.ts'

/** So soon after a change it is in the browser's own storage, however long the typing goes on. */
const draftDelayMs = 250

/** Keeps unsaved text on this device, and lets go of it once it is stored. */
export function useDeviceDraft(state: EditorState, latest: RefObject<EditorState>, userId: string): void {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const hadDraft = useRef<DraftKey | null>(null)
  const { revision, savedRevision, resumeId } = state

  useEffect(() => {
    const key = { userId, resumeId }
    if (!isDirty(latest.current)) {
      clearTimeout(timer.current)
      timer.current = undefined
      if (hadDraft.current) void removeDraft(hadDraft.current)
      hadDraft.current = null
      return
    }
    const write = () => {
      timer.current = undefined
      const { resumeTitle, jobDescription, currentLatex, version } = latest.current
      hadDraft.current = key
      void writeDraft(key, {
        title: resumeTitle,
        jobDescription,
        latex: currentLatex,
        baseVersion: version,
        at: Date.now(),
      })
    }
    // Not restarted by the next change: a person who types without a pause is safe too.
    timer.current ??= setTimeout(write, draftDelayMs)
    const flush = () => {
      if (timer.current === undefined) return
      clearTimeout(timer.current)
      write()
    }
    window.addEventListener('pagehide', flush)
    return () => window.removeEventListener('pagehide', flush)
  }, [revision, savedRevision, resumeId, userId, latest])
}
