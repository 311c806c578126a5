import { defaultTitle as untitled, limits } from '@galley/contract/limits'
import type { ResumeData } from '@galley/contract/resume-data'
import { linesOf } from './text/escape-tex.ts'

/** "Maya Okafor – Classic", or "Untitled Resume" for a resume without a name. At most as long as a title may be. */
export function defaultTitle(data: ResumeData, templateName: string): string {
  const name = linesOf(data.personalInfo.name).join(' ')
  if (name === '') return untitled
  const suffix = ` – ${templateName}`
  return `${name
    .slice(0, limits.titleChars - suffix.length)
    .toWellFormed()
    .trim()}${suffix}`
}
