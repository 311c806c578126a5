// What the editor opens with: the stored resume, the text that this device kept beside it, the PDF of this session.
import { defaultTitle } from '@galley/contract/limits'
import { emptyResumeData } from '@galley/contract/resume-data'
import { getResume, type Resume } from '@galley/contract/resumes'
import { blankLatex } from '@galley/resume/blank-resume'
import { ApiError } from '../../api/api-error.ts'
import { api } from '../../api/galley-api.ts'
import { removeDraft, takeDraft, type DeviceDraft, type DraftKey } from './save/device-drafts.ts'
import type { EditorAction, LoadedResume } from './state/editor-state.ts'
import { isSameText, storedText } from './state/resume-text.ts'
import { findPdf } from './compile/session-pdf.ts'

interface ReadyResume {
  actions: EditorAction[]
  hasRestored: boolean
  /** It was made of another resume, which it may follow. */
  isCopy: boolean
}
export type Opened = ({ kind: 'ready' } & ReadyResume) | { kind: 'missing' } | { kind: 'unreachable' }

const blank: LoadedResume = {
  resumeId: null,
  title: defaultTitle,
  jobDescription: '',
  latex: blankLatex,
  templateName: '',
  formData: emptyResumeData(),
  version: null,
  at: null,
  pdf: null,
}

const loaded = (resume: Resume): LoadedResume => ({
  resumeId: resume.id,
  ...storedText(resume),
  templateName: resume.template_name,
  formData: resume.resume_data,
  version: resume.version,
  at: new Date(resume.updated_at),
  pdf: findPdf(resume.id),
})

/** The actions that bring an editor to where the person left it. */
export async function openResume({ userId, resumeId }: DraftKey, signal: AbortSignal): Promise<Opened> {
  try {
    const stored = resumeId === null ? null : await api(getResume, { params: { id: resumeId } }, { signal })
    const draft = await takeDraft({ userId, resumeId })
    const isCopy = stored !== null && stored.origin_id !== stored.id
    return { kind: 'ready', isCopy, ...withDraft(stored, draft, { userId, resumeId }) }
  } catch (error) {
    if (signal.aborted) throw error
    return error instanceof ApiError && error.code === 'not_found' ? { kind: 'missing' } : { kind: 'unreachable' }
  }
}

function withDraft(stored: Resume | null, draft: DeviceDraft | undefined, key: DraftKey): Omit<ReadyResume, 'isCopy'> {
  const resume = stored ? loaded(stored) : blank
  const actions: EditorAction[] = [{ type: 'resumeLoaded', resume }]
  if (!draft) return { actions, hasRestored: false }
  if (isSameText(draft, resume)) {
    void removeDraft(key)
    return { actions, hasRestored: false }
  }
  actions.push({ type: 'draftRestored', draft })
  // The stored text is no longer the one that this was typed on: they are brought together, or the person chooses.
  if (stored && draft.baseVersion !== stored.version) actions.push({ type: 'saveConflicted', stored })
  return { actions, hasRestored: true }
}
