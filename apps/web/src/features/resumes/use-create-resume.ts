import type { ResumeData } from '@galley/contract/resume-data'
import type { Resume } from '@galley/contract/resumes'
import { useMutation } from '@tanstack/react-query'
import { record } from '../../api/analytics.ts'
import { ApiError } from '../../api/api-error.ts'
import { getAccessToken } from '../../api/auth-client.ts'
import { createOnce } from '../../api/create-once.ts'
import { strings } from '../../strings/en.ts'
import { sentenceOfCode } from '../../strings/error-sentence.ts'

interface NewResume {
  templateId: string
  data: ResumeData
  jobDescription: string
  /** The data is that of a file. */
  isImported?: boolean | undefined
}

interface AfterMaking {
  /** At once, also where the page is left by then: the same is not made again. */
  onMade: () => void
  /** What still belongs to the resume; the page waits for it. Never rejects. */
  complete: (made: Resume) => Promise<void>
}

/** Makes a resume of what the form collected; the server names it and sets it in type. */
export const useCreateResume = ({ onMade, complete }: Partial<AfterMaking> = {}) =>
  useMutation({
    mutationFn: async ({ templateId, data, jobDescription, isImported }: NewResume) => {
      if (!(await getAccessToken())) throw new Error(strings.templates.errors.notAuthenticated)
      const made = await createOnce({
        template_name: templateId,
        resume_data: data,
        ...(jobDescription.trim() && { job_description: jobDescription }),
        ...(isImported && { origin: 'import' as const }),
      })
      onMade?.()
      await complete?.(made)
      return made
    },
    onSuccess: () => record('resume_created'),
  })

/** The sentence of the catalogue, and beside it the reason where the server gave one that helps. */
export function creationProblem(error: Error): { sentence: string; reason: string | undefined } {
  const { refused, failed } = strings.templates.errors
  if (!(error instanceof ApiError)) return { sentence: failed, reason: undefined }
  if (error.code === 'validation_failed') return { sentence: refused, reason: error.detail }
  return { sentence: refused, reason: error.code === 'unreadable' ? undefined : sentenceOfCode(error.code) }
}
