// The fields of a resume that leave the server.
import type { Resume, ResumeListItem, SavedResume } from '@galley/contract/resumes'
import type { StoredResume, StoredResumeSummary } from './resumes.repository.ts'

export const presentSummary = (resume: StoredResumeSummary): ResumeListItem => ({
  id: resume.id,
  title: resume.title,
  template_name: resume.templateName,
  created_at: resume.createdAt.toISOString(),
  updated_at: resume.updatedAt.toISOString(),
})

export const presentResume = (resume: StoredResume): Resume => ({
  ...presentSummary(resume),
  resume_data: resume.resumeData,
  latex_content: resume.latexContent,
  job_description: resume.jobDescription,
  version: resume.version,
})

export const presentSaved = (resume: StoredResume): SavedResume => ({
  id: resume.id,
  title: resume.title,
  updated_at: resume.updatedAt.toISOString(),
  version: resume.version,
})
