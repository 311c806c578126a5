import { getVersion, listVersions } from '@galley/contract/resumes'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api/galley-api.ts'

/** What was kept of a resume, newest first. Asked for each time: another proposal may have been accepted meanwhile. */
export const useKeptTexts = (resumeId: string) =>
  useQuery({
    queryKey: ['kept-texts', resumeId],
    queryFn: ({ signal }) => api(listVersions, { params: { id: resumeId } }, { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: 1,
  })

/** What was kept never changes. */
export const useKeptText = (resumeId: string, version: string) =>
  useQuery({
    queryKey: ['kept-texts', resumeId, version],
    queryFn: ({ signal }) => api(getVersion, { params: { id: resumeId, version } }, { signal }),
    staleTime: Infinity,
    retry: 1,
  })
