import { listOriginChanges, type ChangedOrigin } from '@galley/contract/variants'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/galley-api.ts'

const none: ReadonlyMap<string, ChangedOrigin> = new Map()

/** By the ids of copies: what changed in their originals. Empty until it is known; a failure shows nothing. */
export function useOriginChanges(hasCopies: boolean): ReadonlyMap<string, ChangedOrigin> {
  const { data } = useQuery({
    // Below the list's key: a rename or a deletion may change it.
    queryKey: ['resumes', 'origin-changes'],
    queryFn: ({ signal }) => api(listOriginChanges, {}, { signal }),
    select: (changed) => new Map(changed.map((one) => [one.id, one])),
    enabled: hasCopies,
    retry: 1,
    // The editor decides on changes: what was known before it is not shown again.
    gcTime: 0,
    refetchOnMount: 'always',
  })
  return data ?? none
}
