import { listTemplates } from '@galley/contract/templates'
import { useQuery } from '@tanstack/react-query'
import { getAccessToken } from '../../api/auth-client.ts'
import { api } from '../../api/galley-api.ts'
import { strings } from '../../strings/en.ts'

/** The session went away while the page stood open. */
export class MissingTokenError extends Error {}

export const templatesError = (error: Error): string =>
  error instanceof MissingTokenError ? strings.templates.errors.noToken : strings.templates.errors.fetch

/** The templates to choose from. They change with a deployment only, so one read serves a visit. */
export const useTemplates = () =>
  useQuery({
    queryKey: ['templates'],
    queryFn: async ({ signal }) => {
      if (!(await getAccessToken())) throw new MissingTokenError()
      return api(listTemplates, {}, { signal })
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: (failures, error) => !(error instanceof MissingTokenError) && failures < 1,
    retryDelay: 600,
  })
