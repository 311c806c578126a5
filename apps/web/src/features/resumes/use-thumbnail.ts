import type { ResumeListItem } from '@galley/contract/resumes'
import { getThumbnail } from '@galley/contract/thumbnails'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../api/galley-api.ts'
import { createLastFirst } from './last-first.ts'
import { mayPass } from './resume-queries.ts'

/** The page's own requests get through beside them: a browser has six connections. */
const inLine = createLastFirst(2)

/** A resume's picture: undefined while it is loading, null where there is none. */
export function useThumbnail({ id, updated_at }: ResumeListItem, isWanted: boolean): Blob | null | undefined {
  const { data, isError } = useQuery({
    // Not below the list's key: a change of one resume is no reason to load the pictures of all.
    queryKey: ['thumbnail', id, updated_at],
    queryFn: ({ signal }) => inLine(() => api(getThumbnail, { params: { id }, headers: {} }, { signal }), signal),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    // What was renamed keeps its picture meanwhile.
    placeholderData: keepPreviousData,
    retry: (failures, error) => failures < 4 && mayPass(error),
  })
  return isError ? null : data
}
