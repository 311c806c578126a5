// A document on the screen, and how it is stored as it is edited.
import { createDocument, saveDocument, type ResumeDocument } from '@galley/contract/documents'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { api } from '../../api/galley-api.ts'
import { createSaving, type DocumentStore, type DocumentSaving, type SavingState } from './create-saving.ts'

export type SavedDocument = SavingState & Pick<DocumentSaving, 'edit' | 'saveNow' | 'keepMine' | 'useOther'>

export function useSavedDocument(resumeId: string, document: ResumeDocument): SavedDocument {
  const [saving] = useState(() => createSaving(document, storeOf(resumeId, document.id)))
  const state = useSyncExternalStore(saving.subscribe, saving.state)
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => saving.isDirty() && event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => {
      window.removeEventListener('beforeunload', warn)
      saving.leave()
    }
  }, [saving])
  return { ...state, ...saving }
}

const storeOf = (resumeId: string, id: string): DocumentStore => ({
  async store({ title, content }, version, isLeaving) {
    const named = title.trim()
    const request = {
      params: { id: resumeId, document: id },
      headers: { 'if-match': `"${version}"` },
      body: { ...(named !== '' && { title: named }), content },
    }
    try {
      const stored = await api(saveDocument, request, { keepalive: isLeaving })
      return { kind: 'stored', version: stored.version }
    } catch (error) {
      const other = storedIn(error)
      return other ? { kind: 'conflict', other } : { kind: 'failed' }
    }
  },
  storeCopy: ({ title, content }) =>
    api(
      createDocument,
      { params: { id: resumeId }, body: { title: title.trim() || 'Copy', content } },
      { keepalive: true },
    ).catch(() => undefined),
})

/** The stored document, where a save was refused for it. */
function storedIn(error: unknown): ResumeDocument | null {
  if (!(error instanceof ApiError) || error.code !== 'document_conflict') return null
  const { document } = error.body as { document?: ResumeDocument }
  return document ?? null
}
