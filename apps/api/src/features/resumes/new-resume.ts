import { createHash } from 'node:crypto'
import type { ResumeData } from '@galley/contract/resume-data'
import { defaultTitle as untitled, limits } from '@galley/contract/limits'
import { languageOfForm } from '@galley/honesty/guard/languages/form-language'
import { defaultTitle } from '@galley/resume/default-title'
import { renderResume } from '@galley/resume/render-resume'
import type { TemplateDesign } from '@galley/resume/templates'
import { newDraft } from './dashboard.ts'
import { derivedFrom } from './derive-data.ts'
import type { StoredResume } from './resumes.repository.ts'

export interface NewResume {
  title?: string | undefined
  templateName?: string | undefined
  resumeData: ResumeData
  jobDescription?: string | null | undefined
  latexContent?: string | undefined
  origin?: 'import' | undefined
  idempotencyKey?: string | undefined
}
interface Creation {
  id: string
  userId: string
  at: Date
}

/** The template filled with the data, in the language that it is clearly written in. */
export const filledWith = (data: ResumeData, template: TemplateDesign): string =>
  renderResume(data, template, languageOfForm(data))

/** The row of a new resume: its own LaTeX where it has one, otherwise its template filled with its data. */
export function newResume(wanted: NewResume, template: TemplateDesign, { id, userId, at }: Creation): StoredResume {
  const { title, resumeData, latexContent } = wanted
  const latex = latexContent ?? filledWith(resumeData, template)
  const jobDescription = wanted.jobDescription?.trim() ? wanted.jobDescription : null
  const given = title || (latexContent === undefined ? defaultTitle(resumeData, template.name) : untitled)
  return {
    id,
    userId,
    templateName: template.id,
    resumeData,
    ...derivedFrom(latex),
    version: 1,
    createdAt: at,
    updatedAt: at,
    latexAuthor: wanted.origin ?? 'you',
    latexAt: at,
    deletedAt: null,
    ...newDraft,
    title: given.slice(0, limits.titleChars),
    latexContent: latex,
    jobDescription,
    // What is generated for a job comes with a proposal that brings it closer to it.
    firstTailoring: jobDescription !== null && latexContent === undefined ? 'due' : null,
  }
}

/**
 * The id of the resume that a request with this Idempotency-Key makes: a UUID of version 8, the same at each retry and
 * in each process, and another for each account. Thus the primary key allows one resume a key.
 */
export function creationId(userId: string, idempotencyKey: string): string {
  const hex = createHash('sha256').update(`${userId} ${idempotencyKey}`).digest('hex')
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16)
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `${variant}${hex.slice(17, 20)}`]
  return [...parts, hex.slice(20, 32)].join('-')
}
