// One save on the server, and what came of it.
import { createResume, saveResume, versionConflict, type Resume } from '@galley/contract/resumes'
import { ApiError, NetworkError } from '../../api/api-error.ts'
import { api } from '../../api/galley-api.ts'
import type { EditorState, SaveTrouble } from './editor-state.ts'

export type StoreResult =
  | { kind: 'stored'; resumeId: string; version: number; at: Date }
  | { kind: 'conflict'; stored: Resume }
  | { kind: 'failed'; trouble: SaveTrouble }

type Unstored = Pick<
  EditorState,
  'resumeId' | 'resumeTitle' | 'currentLatex' | 'jobDescription' | 'templateName' | 'version'
>

/** A title of blanks is no title: the stored one stays. `leaving`: the page is going away, and the request outlives it. */
export async function storeResume(state: Unstored, { leaving = false } = {}): Promise<StoreResult> {
  const title = state.resumeTitle.trim()
  const text = { ...(title && { title }), latex_content: state.currentLatex, job_description: state.jobDescription }
  // A request that is to outlive its page may carry 64 KiB at most, headers and all.
  const options = leaving && state.currentLatex.length < 40_000 ? { keepalive: true } : {}
  try {
    if (state.resumeId === null) {
      const made = await api(
        createResume,
        { body: { ...text, resume_data: {}, ...(state.templateName && { template_name: state.templateName }) } },
        options,
      )
      return { kind: 'stored', resumeId: made.id, version: made.version, at: new Date(made.updated_at) }
    }
    const headers = state.version === null ? {} : { 'if-match': `"${state.version}"` }
    const saved = await api(saveResume, { params: { id: state.resumeId }, headers, body: text }, options)
    return { kind: 'stored', resumeId: saved.id, version: saved.version, at: new Date(saved.updated_at) }
  } catch (error) {
    return explain(error, state)
  }
}

function explain(error: unknown, state: Unstored): StoreResult {
  if (error instanceof NetworkError) return { kind: 'failed', trouble: 'offline' }
  if (!(error instanceof ApiError)) return { kind: 'failed', trouble: 'refused' }
  if (error.code === 'not_authenticated') return { kind: 'failed', trouble: 'not_authenticated' }
  if (error.code === 'not_found') return { kind: 'failed', trouble: 'gone' }
  const conflict = versionConflict.safeParse(error.body)
  if (!conflict.success) return { kind: 'failed', trouble: 'refused' }
  const { current } = conflict.data
  // The same text got there by another way (a save that outlived its page, say): there is nothing to choose between.
  const same =
    current.latex_content === state.currentLatex &&
    current.title === state.resumeTitle.trim() &&
    (current.job_description ?? '') === state.jobDescription
  return same
    ? { kind: 'stored', resumeId: current.id, version: current.version, at: new Date(current.updated_at) }
    : { kind: 'conflict', stored: current }
}
