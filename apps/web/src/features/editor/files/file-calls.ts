// The files of a resume on the server. Every change brings the whole list back.
import {
  deleteResumeFile,
  getResumeFile,
  listResumeFiles,
  putResumeFile,
  renameResumeFile,
  type ResumeFile,
} from '@galley/contract/resume-files'
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { ApiError, NetworkError } from '../../../api/api-error.ts'
import { api } from '../../../api/galley-api.ts'
import { files as words } from '../../../strings/en/editing/files.ts'
import { sentenceOfCode } from '../../../strings/error-sentence.ts'

const listOf = (resumeId: string) =>
  queryOptions({
    queryKey: ['resume-files', resumeId],
    queryFn: async ({ signal }) => (await api(listResumeFiles, { params: { id: resumeId } }, { signal })).files,
  })

/** Null: a resume that is not stored yet has no files. */
export const useFileList = (resumeId: string | null) =>
  useQuery({ ...listOf(resumeId ?? ''), enabled: resumeId !== null, retry: 1 })

export interface FileCalls {
  put: (name: string, file: Blob) => Promise<void>
  rename: (from: string, to: string) => Promise<void>
  remove: (name: string) => Promise<void>
  fetch: (name: string) => Promise<Blob>
  /** From the server where it is not known yet. */
  list: () => Promise<readonly ResumeFile[]>
}

export function fileCalls(resumeId: string, client: QueryClient): FileCalls {
  const params = { id: resumeId }
  const list = listOf(resumeId)
  const { queryKey: key } = list
  /** A list that was on its way is older than this one. */
  const changed = async (answer: Promise<{ files: ResumeFile[] }>) => {
    try {
      const { files } = await answer
      await client.cancelQueries({ queryKey: key })
      client.setQueryData(key, files)
    } catch (error) {
      void client.invalidateQueries({ queryKey: key })
      throw error
    }
  }
  return {
    put: (name, file) => changed(api(putResumeFile, { params, query: { name }, file })),
    rename: (from, to) => changed(api(renameResumeFile, { params, body: { from, to } })),
    remove: (name) => changed(api(deleteResumeFile, { params, query: { name } })),
    fetch: (name) => api(getResumeFile, { params, query: { name } }),
    list: () => client.ensureQueryData(list),
  }
}

/** What a person reads about a call that failed. */
export function reasonOf(error: unknown): string {
  if (error instanceof NetworkError) return words.troubles.unreachable
  return error instanceof ApiError && error.code !== 'unreadable' ? sentenceOfCode(error.code) : words.troubles.other
}

export const isGone = (error: unknown): boolean => error instanceof ApiError && error.code === 'not_found'
