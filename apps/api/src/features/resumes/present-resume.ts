// The fields of a resume that leave the server.
import { resumeData } from '@galley/contract/resume-data'
import type { Resume, ResumeListItem, SavedResume, TrashedResume } from '@galley/contract/resumes'
import type { SavedFields, StoredResume, StoredResumeSummary } from './resumes.repository.ts'
import type { TrashEntry } from './trash.ts'

export const presentSummary = (resume: StoredResumeSummary): ResumeListItem => ({
  id: resume.id,
  title: resume.title,
  template_name: resume.templateName,
  created_at: resume.createdAt.toISOString(),
  updated_at: resume.updatedAt.toISOString(),
  origin_id: resume.originId ?? resume.id,
  application: {
    status: resume.applicationStatus,
    employer: resume.applicationEmployer,
    link: resume.applicationLink,
    date: resume.applicationDate,
  },
})

export const presentResume = (resume: StoredResume): Resume => ({
  ...presentSummary(resume),
  // Stored before a field was added, it lacks that field: the contract's default fills it in.
  resume_data: resumeData.parse(resume.resumeData),
  latex_content: resume.latexContent,
  job_description: resume.jobDescription,
  version: resume.version,
})

export const presentSaved = (resume: SavedFields): SavedResume => ({
  id: resume.id,
  title: resume.title,
  updated_at: resume.updatedAt.toISOString(),
  version: resume.version,
})

export const presentTrashed = (resume: TrashEntry): TrashedResume => ({
  id: resume.id,
  title: resume.title,
  template_name: resume.templateName,
  deleted_at: resume.deletedAt.toISOString(),
  removed_at: resume.removedAt.toISOString(),
})
