// A document as it is edited: stored a second after the last change, one save at a time, each over the version that it was
// based on. What was refused stays on the screen beside what is stored.
import { createDocument, saveDocument, type DocumentContent, type ResumeDocument } from '@galley/contract/documents'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { api } from '../../api/galley-api.ts'

export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict'

interface Edited {
  title: string
  content: DocumentContent
}

const delayMs = 1_000

export interface SavedDocument {
  title: string
  content: DocumentContent
  /** Of the stored text. */
  version: number
  save: SaveState
  /** What was stored somewhere else meanwhile. */
  other: ResumeDocument | null
  edit: (change: Partial<Edited>) => void
  saveNow: () => Promise<boolean>
  keepMine: () => void
  useOther: () => void
}

export function useSavedDocument(resumeId: string, document: ResumeDocument): SavedDocument {
  const [text, setText] = useState<Edited>({ title: document.title, content: document.content })
  const [version, setVersion] = useState(document.version)
  const [save, setSave] = useState<SaveState>('saved')
  const [other, setOther] = useState<ResumeDocument | null>(null)
  const current = useRef({ text, version, isDirty: false, timer: 0, running: null as Promise<boolean> | null, hasConflict: false })

  const send = useCallback(
    async (keepalive = false): Promise<boolean> => {
      const state = current.current
      const sent = state.text
      const title = sent.title.trim()
      state.isDirty = false
      setSave('saving')
      try {
        const stored = await api(
          saveDocument,
          {
            params: { id: resumeId, document: document.id },
            headers: { 'if-match': `"${state.version}"` },
            body: { ...(title !== '' && { title }), content: sent.content },
          },
          { keepalive },
        )
        state.version = stored.version
        setVersion(stored.version)
        setSave(state.isDirty ? 'unsaved' : 'saved')
        return true
      } catch (error) {
        state.isDirty = true
        const stored = storedIn(error)
        if (stored) setOther(stored)
        state.hasConflict = stored !== null
        setSave(stored ? 'conflict' : 'failed')
        return false
      }
    },
    [resumeId, document.id],
  )

  /** After a save in progress, what was typed since. */
  const saveNow = useCallback(async (): Promise<boolean> => {
    const state = current.current
    clearTimeout(state.timer)
    await state.running
    if (!state.isDirty) return true
    if (state.hasConflict) return false
    state.running = send()
    const isStored = await state.running
    state.running = null
    return isStored
  }, [send])

  const edit = useCallback(
    (change: Partial<Edited>) => {
      const state = current.current
      state.text = { ...state.text, ...change }
      state.isDirty = true
      setText(state.text)
      setSave((before) => (before === 'conflict' ? before : 'unsaved'))
      clearTimeout(state.timer)
      if (!state.hasConflict) state.timer = window.setTimeout(() => void saveNow(), delayMs)
    },
    [saveNow],
  )

  useEffect(() => {
    const state = current.current
    const warn = (event: BeforeUnloadEvent) => state.isDirty && event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => {
      window.removeEventListener('beforeunload', warn)
      clearTimeout(state.timer)
      // The page is left within the app: what is not stored yet is sent; beside what was stored meanwhile, as a copy.
      if (state.hasConflict) void storeCopy(resumeId, state.text)
      else if (state.isDirty) void send(true)
    }
  }, [send, resumeId])

  const settle = (next: Edited, isMine: boolean) => {
    const state = current.current
    if (!other) return
    state.version = other.version
    state.hasConflict = false
    state.text = next
    state.isDirty = isMine
    setVersion(other.version)
    setText(next)
    setOther(null)
    setSave(isMine ? 'unsaved' : 'saved')
    if (isMine) void saveNow()
  }
  return {
    ...text,
    version,
    save,
    other,
    edit,
    saveNow,
    keepMine: () => settle(text, true),
    useOther: () => other && settle({ title: other.title, content: other.content }, false),
  }
}

const storeCopy = (resumeId: string, { title, content }: Edited) =>
  api(createDocument, { params: { id: resumeId }, body: { title: title.trim() || 'Copy', content } }, { keepalive: true }).catch(
    () => undefined,
  )

/** The stored document, where a save was refused for it. */
function storedIn(error: unknown): ResumeDocument | null {
  if (!(error instanceof ApiError) || error.code !== 'document_conflict') return null
  const { document } = error.body as { document?: ResumeDocument }
  return document ?? null
}
