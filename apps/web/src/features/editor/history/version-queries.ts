import {
  getVersion,
  listVersions,
  nameVersion,
  restoreVersion,
  saveNamedVersion,
  type VersionListItem,
} from '@galley/contract/versions'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api/galley-api.ts'

/** A resume's versions, newest first. Asked for again after each save, which may have stored another. */
export const useVersions = (resumeId: string, saves: number) =>
  useQuery({
    queryKey: ['versions', resumeId, { saves }],
    queryFn: ({ signal }) => api(listVersions, { params: { id: resumeId } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    retry: 1,
  })

/** The text of a version never changes. */
export const useVersion = (resumeId: string, versionId: string) =>
  useQuery({
    queryKey: ['version', resumeId, versionId],
    queryFn: ({ signal }) => api(getVersion, { params: { id: resumeId, version: versionId } }, { signal }),
    staleTime: Infinity,
    retry: 1,
  })

/** The resume as it stands on the server, in the eyes of this editor. */
export interface StoredAs {
  resumeId: string
  version: number | null
}

const ifMatch = (version: number | null) => (version === null ? {} : { 'if-match': `"${version}"` })

/** Null: the current text, which becomes a version with the name. */
export function useNameVersion({ resumeId, version }: StoredAs) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ versionId, name }: { versionId: string | null; name: string }): Promise<VersionListItem> =>
      versionId === null
        ? api(saveNamedVersion, { params: { id: resumeId }, headers: ifMatch(version), body: { name } })
        : api(nameVersion, { params: { id: resumeId, version: versionId }, body: { name } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['versions', resumeId] }),
  })
}

export function useRestoreVersion({ resumeId, version }: StoredAs) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (versionId: string) =>
      api(restoreVersion, { params: { id: resumeId, version: versionId }, headers: ifMatch(version) }),
    // What lay beside that text lies there again.
    onSuccess: () => client.invalidateQueries({ queryKey: ['resume-files', resumeId] }),
  })
}
