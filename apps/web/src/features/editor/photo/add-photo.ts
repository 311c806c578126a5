// A photo that goes beside a resume as it is made.
import { putResumeFile } from '@galley/contract/resume-files'
import { saveResume, type Resume } from '@galley/contract/resumes'
import { editPhoto } from '@galley/resume/lens/edit-photo'
import { readResume } from '@galley/resume/lens/read-resume'
import { applyEdits } from '@galley/resume/lens/text-edits'
import { api } from '../../../api/galley-api.ts'
import { reasonOf } from '../files/file-calls.ts'
import { forgetWaitingPhoto } from './kept-photos.ts'
import { freePhotoName } from './photo-name.ts'

/**
 * The photo that waits for this resume: the file first, then its name in the text. Null: done. Otherwise why not: it
 * goes on waiting on this device, for the editor of that resume.
 */
export async function addWaitingPhoto(
  { id, latex_content: latex, version }: Pick<Resume, 'id' | 'latex_content' | 'version'>,
  photo: Blob,
  signal: AbortSignal,
): Promise<string | null> {
  const name = freePhotoName(null, [])
  const params = { id }
  try {
    await api(putResumeFile, { params, query: { name }, file: photo }, { signal })
    const document = readResume(latex)
    const edits = document && editPhoto(document, name)
    if (edits && edits.length > 0)
      await api(
        saveResume,
        { params, headers: { 'if-match': `"${version}"` }, body: { latex_content: applyEdits(latex, edits) } },
        { signal },
      )
  } catch (error) {
    return reasonOf(error)
  }
  await forgetWaitingPhoto(id)
  return null
}
