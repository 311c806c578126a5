// One resume for tests of the editor: as it was opened, and as another tab has stored it.
import { emptyResumeData } from '@galley/contract/resume-data'
import type { Resume } from '@galley/contract/resumes'
import type { LoadedResume } from '../state/editor-state.ts'

export const at = new Date('2026-03-01T12:00:00Z')

export const loadedResume = (latex: string): LoadedResume => ({
  resumeId: 'r1',
  title: 'CV',
  jobDescription: '',
  latex,
  templateName: 'classic',
  formData: emptyResumeData(),
  version: 3,
  at,
  pdf: null,
})

export const storedResume = (latex: string, title = 'CV'): Resume => ({
  id: 'r1',
  title,
  template_name: 'classic',
  created_at: at.toISOString(),
  updated_at: at.toISOString(),
  origin_id: 'r1',
  application: { status: 'draft', employer: '', link: '', date: null },
  resume_data: emptyResumeData(),
  latex_content: latex,
  job_description: null,
  version: 9,
})
