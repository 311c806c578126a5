// A stored resume as a file among the browser's downloads.
import type { ExportFormat } from '@galley/contract/exports'
import { exportResume } from '@galley/contract/exports'
import { compilePdf } from '@galley/contract/latex'
import { getResume } from '@galley/contract/resumes'
import { record } from '../../api/analytics.ts'
import { ApiError, NetworkError } from '../../api/api-error.ts'
import { fileNameIn } from '../../api/file-name.ts'
import { api } from '../../api/galley-api.ts'
import { exporting as words } from '../../strings/en/export.ts'
import { missingLettersIn, readDiagnostics } from '../../api/read-diagnostics.ts'
import { sentenceOfCode } from '../../strings/error-sentence.ts'
import { saveFile } from '../../ui/save-file.ts'

export type FileFormat = ExportFormat | 'pdf'

/** Null when the file is on its way; otherwise the sentence that says why it is not, or what it lacks. */
export async function downloadResume(id: string, format: FileFormat): Promise<string | null> {
  try {
    const response = format === 'pdf' ? await compiled(id) : await api.raw(exportResume, { params: { id, format } })
    saveFile(await response.blob(), fileNameIn(response.headers, `resume.${format === 'tex' ? 'zip' : format}`))
    record('resume_downloaded')
    const lacking = missingLettersIn(readDiagnostics(response))
    return lacking && words.lacksLetters(lacking)
  } catch (error) {
    if (error instanceof NetworkError) return words.unreachable
    if (!(error instanceof ApiError) || error.code === 'unreadable') return words.failed
    return sentenceOfCode(error.code)
  }
}

/** Set to where nothing changes any more, as in the editor. */
async function compiled(id: string): Promise<Response> {
  const { title, latex_content } = await api(getResume, { params: { id } })
  return api.raw(compilePdf, { body: { latex_content, resume_title: title, resume_id: id, purpose: 'download' } })
}
