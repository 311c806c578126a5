// What a copy follows, and the changes there that it has not decided on.
import { getOrigin, decideChanges } from '@galley/contract/variants'
import type { Variant } from '@galley/resume/variant/compare-copy'
import { changesInCopy, compareWithOrigin, type ComparedChange } from '@galley/resume/variant/take-over'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { toast } from 'sonner'
import { api } from '../../api/galley-api.ts'
import { strings } from '../../strings/en.ts'

/** Of ids in one request. */
const maxAtOnce = 1000

interface Copy {
  resumeId: string | null
  /** The open text. */
  latex: string
}

export interface CopyOrigin {
  title: string
  changes: readonly ComparedChange[]
  /** What the changes are between, but for the open text. */
  variant: Pick<Variant, 'base' | 'origin'>
  /** These are decided: they are not shown again. */
  onDecided: (ids: readonly string[]) => void
  /** A decision is on its way: what is shown may change. */
  isDeciding: boolean
}

/** Null where the resume follows none, or that is not known yet. */
export function useOrigin({ resumeId, latex }: Copy): CopyOrigin | null {
  const client = useQueryClient()
  const queryKey = ['origin', resumeId]
  const { data, isFetching } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await api(getOrigin, { params: { id: resumeId! } }, { signal })).origin,
    enabled: resumeId !== null,
    refetchOnWindowFocus: true,
  })
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
  if (!data) return null
  const variant = { base: data.base, origin: data.latex_content }
  return { title: data.title, changes, variant, onDecided: mutate, isDeciding: decide.isPending || isFetching }
}
