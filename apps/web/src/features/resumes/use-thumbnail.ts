import type { ResumeListItem } from '@galley/contract/resumes'
import { getThumbnail } from '@galley/contract/thumbnails'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../api/galley-api.ts'
import { createLastFirst } from './last-first.ts'
import { mayPass } from './resume-queries.ts'

/** The page's own requests get through beside them: a browser has six connections. */
const inLine = createLastFirst(2)

/** The address of a resume's picture: undefined while it is loading, null where there is none. */
export function useThumbnail({ id, updated_at }: ResumeListItem, isWanted: boolean): string | null | undefined {
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
  const address = useAddress(data)
  return isError ? null : address
}

function useAddress(image: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!image) return
    const made = URL.createObjectURL(image)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [image])
  return address
}
