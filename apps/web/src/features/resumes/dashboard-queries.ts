// Duplicates, applications and the search of the dashboard.
import { duplicateResume, searchResumes, setApplication, type Application } from '@galley/contract/resumes'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { toast } from 'sonner'
import { ApiError } from '../../api/api-error.ts'
import { api } from '../../api/galley-api.ts'
import { strings } from '../../strings/en.ts'
import { sentenceOfCode } from '../../strings/error-sentence.ts'
import { listKey } from './resume-queries.ts'

const words = strings.dashboard

function sentenceOf(error: Error): string {
  if (!(error instanceof ApiError)) return words.notDuplicated
  return error.code === 'resume_limit' || error.code === 'account_full'
    ? sentenceOfCode(error.code)
    : words.notDuplicated
}

export function useDuplicateResume() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api(duplicateResume, { params: { id } }),
    onSuccess: ({ title }) => toast.success(words.duplicated(title)),
    onError: (error) => toast.error(sentenceOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey: listKey }),
  })
}

export function useSetApplication() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, application }: { id: string; application: Application }) =>
      api(setApplication, { params: { id }, body: application }),
    onSettled: () => client.invalidateQueries({ queryKey: listKey }),
  })
}

const pauseMs = 250
const none: readonly string[] = []

export interface Search {
  /** The resumes that have the words; those of the words before while they are being looked for. */
  readonly ids: ReadonlySet<string>
  /** Null unless the texts could not be searched. */
  readonly retry: (() => void) | null
}

/** The resumes that have the words in their text. */
export function useSearch(query: string): Search {
  const wanted = query.trim()
  const [asked, ask] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => ask(wanted), pauseMs)
    return () => clearTimeout(timer)
  }, [wanted])
  const { data, isError, refetch } = useQuery({
    queryKey: [...listKey, 'search', asked],
    queryFn: ({ signal }) => api(searchResumes, { query: { q: asked } }, { signal }),
    enabled: asked !== '' && wanted !== '',
    placeholderData: keepPreviousData,
    retry: 1,
  })
  return {
    ids: new Set(wanted === '' ? none : data?.ids),
    retry: isError && wanted !== '' ? () => void refetch() : null,
  }
}
