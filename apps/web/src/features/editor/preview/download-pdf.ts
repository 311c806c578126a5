// A download is set once more on the server, to where nothing changes any more, from the text that the preview shows.
import { record } from '../../../api/analytics.ts'
import { editor as words } from '../../../strings/en/editor.ts'
import { saveFile } from '../../../ui/save-file.ts'
import { compileLatex } from '../compile/compile-latex.ts'
import type { EditorState } from '../state/editor-state.ts'

/** Null when the file is on its way; otherwise the sentence that says why it is not. */
export async function downloadPdf({
  pdf,
  resumeId,
  resumeTitle,
}: Pick<EditorState, 'pdf' | 'resumeId' | 'resumeTitle'>): Promise<string | null> {
  if (pdf === null) return words.download.compileFirst
  if (resumeId === null) return words.download.noResumeId
  const result = await compileLatex(
    { latex: pdf.latex, title: resumeTitle, resumeId, purpose: 'download' },
    new AbortController().signal,
  )
  if (result.kind !== 'pdf') return words.download.failed
  saveFile(new Blob([result.bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' }), result.fileName)
  record('resume_downloaded')
  return null
}
