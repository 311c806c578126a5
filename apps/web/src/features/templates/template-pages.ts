// The pages of a template, with the person's own data or its sample's: the text comes from the server, and is compiled
// as the editor's preview is, beside no resume.
import { compilePdf } from '@galley/contract/latex'
import type { ResumeData } from '@galley/contract/resume-data'
import { fillTemplate, getTemplate } from '@galley/contract/templates'
import { useQuery } from '@tanstack/react-query'
import { ApiError, NetworkError } from '../../api/api-error.ts'
import { api } from '../../api/galley-api.ts'
import { missingLettersIn, readDiagnostics } from '../../api/read-diagnostics.ts'
import { sentenceOfCode } from '../../strings/error-sentence.ts'
import { templates } from '../../strings/en/templates.ts'

export interface TemplatePages {
  readonly bytes: Uint8Array
  /** The letters that are not on the page; null where all are. */
  readonly missing: string | null
}

const maxTries = 4
/** A full queue passes; what the text or the session lacks does not. */
const passes = (error: Error) => error instanceof ApiError && error.retryAfterSeconds !== undefined

/** `data` null: the sample's. Each is compiled once while the page of templates is open. */
export const useTemplatePages = (name: string, data: ResumeData | null) =>
  useQuery({
    queryKey: ['template-pages', name, data],
    queryFn: async ({ signal }): Promise<TemplatePages> => {
      const { content } = data
        ? await api(fillTemplate, { params: { name }, body: { resume_data: data } }, { signal })
        : await api(getTemplate, { params: { name } }, { signal })
      const body = { latex_content: content, purpose: 'preview' as const }
      const response = await api.raw(compilePdf, { body }, { signal })
      const bytes = new Uint8Array(await response.arrayBuffer())
      return { bytes, missing: missingLettersIn(readDiagnostics(response)) }
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: (failures, error) => passes(error) && failures < maxTries,
    retryDelay: (failures, error) =>
      1000 * ((error instanceof ApiError ? error.retryAfterSeconds : undefined) ?? failures + 1),
  })

export function sentenceOfFailure(error: Error | null): string {
  if (error instanceof NetworkError) return templates.large.unreachable
  return error instanceof ApiError && error.code !== 'unreadable' && passes(error)
    ? sentenceOfCode(error.code)
    : templates.large.failed
}
