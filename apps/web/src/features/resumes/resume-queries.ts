// The list of resumes and what is done to it. A rename or a delete that fails is silent by specification: it puts back
// what was there.
import { deleteResume, listResumes, renameResume, type ResumeListItem } from '@galley/contract/resumes'
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import { api } from '../../api/galley-api.ts'

/** The trash is below it: what changes one may change the other. */
export const listKey = ['resumes'] as const

/** The server's "no" will not change by asking again; its absence may. */
export const mayPass = (error: Error): boolean =>
  !(error instanceof ApiError) || error.status >= 500 || error.status === 429

export function useResumes() {
  const query = useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) => api(listResumes, {}, { signal }),
    retry: (_, error) => mayPass(error),
    retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 15_000),
    // The list shows what the editor saved.
    refetchOnMount: 'always',
  })
  // It is asked for again by itself as long as that may help; a waiting user is informed before.
  const client = useQueryClient()
  const retryNow = async () => {
    // It may be waiting to be asked for by itself: that wait is over.
    await client.cancelQueries({ queryKey: listKey })
    await query.refetch()
  }
  return { resumes: query.data, isFailing: query.isError || query.failureCount > 1, retryNow }
}

/** Changes the list at once and takes the change back when the server refuses. */
async function changeList(client: QueryClient, change: (list: ResumeListItem[]) => ResumeListItem[]) {
  await client.cancelQueries({ queryKey: listKey })
  const before = client.getQueryData<ResumeListItem[]>(listKey)
  if (before) client.setQueryData(listKey, change(before))
  return { undo: () => client.setQueryData(listKey, before) }
}

export function useRenameResume() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, title }: { id: string; title: string }) =>
      api(renameResume, { params: { id }, query: { new_title: title } }),
    onMutate: ({ id, title }) =>
      changeList(client, (list) => list.map((item) => (item.id === id ? { ...item, title } : item))),
    onError: (_error, _input, kept) => kept?.undo(),
    onSettled: () => client.invalidateQueries({ queryKey: listKey }),
  })
}

export function useDeleteResume() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api(deleteResume, { params: { id } }),
    onMutate: (id) => changeList(client, (list) => list.filter((item) => item.id !== id)),
    onError: (_error, _input, kept) => kept?.undo(),
    onSettled: () => client.invalidateQueries({ queryKey: listKey }),
  })
}
