import { getResume, listResumes, type Resume } from '@galley/contract/resumes'
import { api } from '../../api/galley-api.ts'

/** Beyond these many samples there is hardly a resume of the user's own. */
const maxTries = 3

/**
 * The resume that was changed last; null where there is none. What is in the trash does not count, and neither does a
 * sample that still has the sample's name and address.
 */
export async function findLastResume(signal: AbortSignal): Promise<Resume | null> {
  const list = await api(listResumes, {}, { signal })
  for (const { id } of list.slice(0, maxTries)) {
    const resume = await api(getResume, { params: { id } }, { signal })
    const { isSamplePerson } = await import('@galley/resume/sample-resume')
    if (!isSamplePerson(resume.resume_data.personalInfo)) return resume
  }
  return null
}
