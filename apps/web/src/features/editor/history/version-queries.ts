import { getVersion, listVersions } from '@galley/contract/resumes'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api/galley-api.ts'

/** A resume's versions, newest first. Asked for each time: another proposal may have been accepted meanwhile. */
export const useVersions = (resumeId: string) =>
  useQuery({
    queryKey: ['versions', resumeId],
    queryFn: ({ signal }) => api(listVersions, { params: { id: resumeId } }, { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: 1,
  })

/** A version never changes. */
export const useVersion = (resumeId: string, versionId: string) =>
  useQuery({
    queryKey: ['versions', resumeId, versionId],
    queryFn: ({ signal }) => api(getVersion, { params: { id: resumeId, version: versionId } }, { signal }),
    staleTime: Infinity,
    retry: 1,
  })
