// What a copy follows, and the changes there that it has not decided on.
import { getOrigin, decideChanges } from '@galley/contract/variants'
import type { Variant } from '@galley/resume/variant/compare-copy'
import { changesInCopy, compareWithOrigin, type ComparedChange } from '@galley/resume/variant/take-over'
import { useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { toast } from 'sonner'
import { ApiError } from '../../api/api-error.ts'
import { api } from '../../api/galley-api.ts'
import { strings } from '../../strings/en.ts'

/** Of ids in one request. */
const maxAtOnce = 1000

interface Copy {
  resumeId: string | null
  /** The open text. */
  latex: string
}

export interface FollowedOrigin {
  kind: 'followed'
  title: string
  changes: readonly ComparedChange[]
  /** What the changes are between, but for the open text. */
  variant: Pick<Variant, 'base' | 'origin'>
  /** These are decided: they are not shown again. */
  onDecided: (ids: readonly string[]) => void
  /** A decision is on its way: what is shown may change. */
  isDeciding: boolean
}

export type CopyOrigin =
  | FollowedOrigin
  /** Once it is restored, the copy follows it again. */
  | { kind: 'trashed'; title: string }
  | { kind: 'failed'; retry: () => void; isRetrying: boolean }

/** A refusal stays one. */
const mayPass = (error: Error) => !(error instanceof ApiError && error.status < 500 && error.status !== 429)

/** Null where the resume follows none, or that is not known yet. */
export function useOrigin({ resumeId, latex }: Copy): CopyOrigin | null {
  const client = useQueryClient()
  const queryKey = ['origin', resumeId]
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => api(getOrigin, { params: { id: resumeId! } }, { signal }),
    enabled: resumeId !== null,
    refetchOnWindowFocus: true,
    retry: (failures, error) => failures < 2 && mayPass(error),
  })
  const { isFetching } = query
  const data = query.data?.origin
  const decide = useMutation({
    mutationFn: async (changes: readonly string[]) => {
      for (let from = 0; from < changes.length; from += maxAtOnce) {
        await api(decideChanges, {
          params: { id: resumeId! },
          body: { changes: changes.slice(from, from + maxAtOnce) },
        })
      }
    },
    onError: () => toast.error(strings.variants.notStored),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
  const shown = useDeferredValue(latex)
  const changes = useMemo(
    () => (data ? compareWithOrigin({ base: data.base, origin: data.latex_content, latex: shown }) : []),
    [data, shown],
  )
  // What the copy had when it was opened is decided, so that a later change is compared with it. What is taken over
  // while it is open is not yet: it can be undone.
  const isOpened = useRef<string | null>(null)
  const { mutate } = decide
  useEffect(() => {
    if (!data || isOpened.current === resumeId) return
    isOpened.current = resumeId
    const had = changesInCopy({ base: data.base, origin: data.latex_content, latex })
    if (had.length > 0) mutate(had)
  }, [data, resumeId, latex, mutate])
  if (!query.data) return query.isError ? failedOrigin(query) : null
  const trashed = query.data.trashed_origin
  if (!data) return trashed && { kind: 'trashed', title: trashed.title }
  const variant = { base: data.base, origin: data.latex_content }
  const isDeciding = decide.isPending || isFetching
  return { kind: 'followed', title: data.title, changes, variant, onDecided: mutate, isDeciding }
}

/** While it is being loaded again, what failed stays in view. */
const failedOrigin = ({ refetch, isFetching }: Pick<UseQueryResult, 'refetch' | 'isFetching'>): CopyOrigin => ({
  kind: 'failed',
  retry: () => void refetch(),
  isRetrying: isFetching,
})
