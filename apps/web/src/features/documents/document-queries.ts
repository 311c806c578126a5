// A resume's letters and notes: the list, and what is done to it.
import {
  copyDocument,
  createDocument,
  deleteDocument,
  generateDocument,
  getDocument,
  listDocuments,
  type DocumentContent,
  type GenerateBody,
  type ResumeDocument,
} from '@galley/contract/documents'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { ApiError } from '../../api/api-error.ts'
import { api } from '../../api/galley-api.ts'
import { documents as words } from '../../strings/en/documents.ts'

const key = ['documents'] as const
const listKey = (resumeId: string) => [...key, resumeId] as const
const oneKey = (resumeId: string, id: string) => [...key, resumeId, id] as const

const mayPass = (error: Error) => !(error instanceof ApiError) || error.status >= 500

export const useDocuments = (resumeId: string) =>
  useQuery({
    queryKey: listKey(resumeId),
    queryFn: ({ signal }) => api(listDocuments, { params: { id: resumeId } }, { signal }),
    retry: (failures, error) => mayPass(error) && failures < 1,
    refetchOnMount: 'always',
  })

/** Read anew whenever it is opened: it may have been changed somewhere else. */
export const useDocument = (resumeId: string, id: string) =>
  useQuery({
    queryKey: oneKey(resumeId, id),
    queryFn: ({ signal }) => api(getDocument, { params: { id: resumeId, document: id } }, { signal }),
    retry: (failures, error) => mayPass(error) && failures < 1,
    staleTime: Infinity,
    gcTime: 0,
  })

/** The list shows what changed. */
function useRefresh(resumeId: string) {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: listKey(resumeId), exact: true })
}

export interface Writing extends GenerateBody {
  /** A retry of the same request sends the same one. */
  key: string
}

export function useGenerateDocument(resumeId: string, onWritten: (document: ResumeDocument) => void) {
  const client = useQueryClient()
  const refresh = useRefresh(resumeId)
  return useMutation({
    mutationFn: ({ key: idempotencyKey, ...body }: Writing) =>
      api(generateDocument, { params: { id: resumeId }, headers: { 'idempotency-key': idempotencyKey }, body }),
    onSuccess: ({ document }) => onWritten(document),
    onSettled: () => Promise.all([refresh(), client.invalidateQueries({ queryKey: ['credits'] })]),
  })
}

export function useCreateDocument(resumeId: string, onMade: (document: ResumeDocument) => void) {
  const refresh = useRefresh(resumeId)
  return useMutation({
    mutationFn: (body: { title: string; content: DocumentContent }) =>
      api(createDocument, { params: { id: resumeId }, body }),
    onSuccess: onMade,
    onSettled: refresh,
  })
}

export function useCopyDocument(resumeId: string) {
  const refresh = useRefresh(resumeId)
  return useMutation({
    mutationFn: (id: string) => api(copyDocument, { params: { id: resumeId, document: id } }),
    onSuccess: () => void toast(words.copied),
    onError: (error) =>
      void toast.error(error instanceof ApiError && error.status === 409 ? error.detail : words.notCopied),
    onSettled: refresh,
  })
}

export function useDeleteDocument(resumeId: string, onDeleted: () => void) {
  const refresh = useRefresh(resumeId)
  return useMutation({
    mutationFn: (id: string) => api(deleteDocument, { params: { id: resumeId, document: id } }),
    onSuccess: onDeleted,
    onError: (error) => void (isGone(error) || toast.error(words.notDeleted)),
    onSettled: refresh,
  })
}

export const isGone = (error: Error): boolean => error instanceof ApiError && error.code === 'not_found'
