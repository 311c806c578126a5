import { listTemplates } from '@galley/contract/templates'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/galley-api.ts'

/** The templates to choose from. They change with a deployment only, so one read serves a visit. */
export const useTemplates = () =>
  useQuery({
    queryKey: ['templates'],
    queryFn: ({ signal }) => api(listTemplates, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
    retryDelay: 600,
  })
