// What a resume's text says, as the data and the template that lists, exports and the assistant go by.
import { readResume } from '@galley/resume/lens/read-resume'
import { resumeDataOf } from '@galley/resume/lens/resume-data-of'
import { findTemplate } from '@galley/resume/templates'
import type { StoredResume } from './resumes.repository.ts'

/** Of a text of another class only that it has no theme of Galley's: what was known of its person stays. */
export function derivedFrom(latex: string): Partial<Pick<StoredResume, 'resumeData' | 'templateName'>> {
  const document = readResume(latex)
  if (!document) return { templateName: '' }
  const template = findTemplate(document.theme)
  return { resumeData: resumeDataOf(document), ...(template && { templateName: template.id }) }
}
