import { getResume, listResumes, type Resume } from '@galley/contract/resumes'
import { api } from '../../api/galley-api.ts'

/** The resume that was changed last; null where there is none. What is in the trash does not count. */
export async function findLastResume(signal: AbortSignal): Promise<Resume | null> {
  const [last] = await api(listResumes, {}, { signal })
  return last ? api(getResume, { params: { id: last.id } }, { signal }) : null
}
