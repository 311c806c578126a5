// The trash, and the two ways out of it.
import { deleteForGood, listTrash, restoreResume, type TrashedResume } from '@galley/contract/resumes'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { ApiError } from '../../api/api-error.ts'
import { api } from '../../api/galley-api.ts'
import { strings } from '../../strings/en.ts'
import { sentenceOfCode } from '../../strings/error-sentence.ts'
import { listKey, mayPass } from './resume-queries.ts'

const words = strings.dashboard.trash
const trashKey = [...listKey, 'trash'] as const

export function useTrash() {
  const query = useQuery({
    queryKey: trashKey,
    queryFn: ({ signal }) => api(listTrash, {}, { signal }),
    retry: (failures, error) => mayPass(error) && failures < 2,
    refetchOnMount: 'always',
  })
  return { trash: query.data, isFailing: query.isError, retry: () => void query.refetch() }
}

/** It is not in the trash any more: the goal of either way out. */
const isGone = (error: Error) => error instanceof ApiError && error.code === 'not_found'

export function useRestore() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: TrashedResume) => api(restoreResume, { params: { id } }),
    onSuccess: (_, { title }) => toast.success(words.restored(title)),
    onError: (error) =>
      toast.error(
        error instanceof ApiError && error.code === 'resume_limit' ? sentenceOfCode(error.code) : words.notRestored,
      ),
    onSettled: () => client.invalidateQueries({ queryKey: listKey }),
  })
}

export function useDeleteForGood() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: TrashedResume) => api(deleteForGood, { params: { id } }),
    onError: (error) => void (isGone(error) || toast.error(words.notDeleted)),
    onSettled: () => client.invalidateQueries({ queryKey: trashKey }),
  })
}
