// One save on the server, and what came of it.
import { saveResume, versionConflict, type Resume } from '@galley/contract/resumes'
import { ApiError, NetworkError } from '../../../api/api-error.ts'
import { createOnce } from '../../../api/create-once.ts'
import { api } from '../../../api/galley-api.ts'
import { textOf, type EditorState, type SaveTrouble } from '../state/editor-state.ts'
import { isSameText, storedText } from '../state/resume-text.ts'

export type StoreResult =
  | { kind: 'stored'; resumeId: string; version: number; at: Date }
  | { kind: 'conflict'; stored: Resume }
  | { kind: 'failed'; trouble: SaveTrouble }

/** A request that is to outlive its page may carry 64 KiB at most; some of it is headers. */
const keepaliveBytes = 60_000

/** `leaving`: the page is going away, and the request outlives it where it is small enough. */
export async function storeResume(state: EditorState, { leaving = false } = {}): Promise<StoreResult> {
  const { title, jobDescription, latex } = textOf(state)
  const text = { title, latex_content: latex, job_description: jobDescription }
  const options = leaving && new Blob([JSON.stringify(text)]).size < keepaliveBytes ? { keepalive: true } : {}
  try {
    if (state.resumeId === null) {
      const body = { ...text, resume_data: {}, ...(state.templateName && { template_name: state.templateName }) }
      const first = await createOnce(body, options)
      // A lost response, and the resume was changed elsewhere since: this text becomes another one.
      const isOther = first.version > 1 && !isSameText(storedText(first), textOf(state))
      const made = isOther ? await createOnce(body, options) : first
      return { kind: 'stored', resumeId: made.id, version: made.version, at: new Date(made.updated_at) }
    }
    const headers = state.version === null ? {} : { 'if-match': `"${state.version}"` }
    const saved = await api(saveResume, { params: { id: state.resumeId }, headers, body: text }, options)
    return { kind: 'stored', resumeId: saved.id, version: saved.version, at: new Date(saved.updated_at) }
  } catch (error) {
    return explain(error, state)
  }
}

function explain(error: unknown, state: EditorState): StoreResult {
  if (error instanceof NetworkError) return { kind: 'failed', trouble: 'offline' }
  if (!(error instanceof ApiError)) return { kind: 'failed', trouble: 'refused' }
  if (error.code === 'not_authenticated') return { kind: 'failed', trouble: 'not_authenticated' }
  if (error.code === 'not_found') return { kind: 'failed', trouble: 'gone' }
  const conflict = versionConflict.safeParse(error.body)
  if (!conflict.success) return { kind: 'failed', trouble: 'refused' }
  const { current } = conflict.data
  // The same text got there by another way (a save that outlived its page, say): there is nothing to choose between.
  const isSame = isSameText(storedText(current), textOf(state))
  return isSame
    ? { kind: 'stored', resumeId: current.id, version: current.version, at: new Date(current.updated_at) }
    : { kind: 'conflict', stored: current }
}
