// The three texts of a resume that the editor saves, and how two changed versions of them come together.
import type { Resume } from '@galley/contract/resumes'

export interface ResumeText {
  title: string
  jobDescription: string
  latex: string
}
export type TextField = keyof ResumeText
const fields: readonly TextField[] = ['title', 'jobDescription', 'latex']

export const storedText = (resume: Resume): ResumeText => ({
  title: resume.title,
  jobDescription: resume.job_description ?? '',
  latex: resume.latex_content,
})

export const isSameText = (a: ResumeText, b: ResumeText): boolean => fields.every((field) => a[field] === b[field])

export interface Merge {
  /** What only one side changed is as that side has it; what both changed is as mine. */
  merged: ResumeText
  /** The fields that both changed, each to something else. */
  contested: TextField[]
}

/** `base` is what both sides began with. */
export function mergeTexts({ base, mine, theirs }: Record<'base' | 'mine' | 'theirs', ResumeText>): Merge {
  const pick = (field: TextField) => (mine[field] === base[field] ? theirs[field] : mine[field])
  const contested = fields.filter(
    (field) => mine[field] !== theirs[field] && mine[field] !== base[field] && theirs[field] !== base[field],
  )
  return { merged: { title: pick('title'), jobDescription: pick('jobDescription'), latex: pick('latex') }, contested }
}
