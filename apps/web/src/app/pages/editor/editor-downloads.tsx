// Beside the editor's Download button: the other formats, made of the text as it is stored.
import { lookOf } from '@galley/resume/class-options'
import { ChevronDown } from 'lucide-react'
import { DownloadMenu } from '../../../features/exports/download-menu.tsx'
import { downloadResume, type FileFormat } from '../../../features/exports/download-resume.ts'
import { downloadPdf } from '../../../features/editor/preview/download-pdf.ts'
import { useSavedText } from '../../../features/editor/save/use-saved-text.ts'
import { isDirty } from '../../../features/editor/state/editor-state.ts'
import type { Editor } from '../../../features/editor/use-editor.ts'
import { strings } from '../../../strings/en.ts'
import { Button } from '../../../ui/button.tsx'

const words = strings.exporting

export function EditorDownloads({ state, save }: Pick<Editor, 'state' | 'save'>) {
  const savedText = useSavedText(state, save)
  const download = async (format: FileFormat): Promise<string | null> => {
    // As the button does: the page that is shown.
    if (format === 'pdf') return downloadPdf(state)
    const isBlank = state.resumeId === null && !isDirty(state)
    if (isBlank) return strings.editor.download.noResumeId
    const id = await savedText()
    return id === null ? words.notSaved : downloadResume(id, format)
  }
  return (
    <DownloadMenu
      isForeignClass={lookOf(state.currentLatex) === null}
      onDownload={download}
      renderTrigger={(isBusy) => (
        <Button
          size="sm"
          variant="secondary"
          busy={isBusy}
          aria-label={words.more}
          title={words.more}
          className="-ml-px rounded-l-none px-1.5"
        >
          {!isBusy && <ChevronDown aria-hidden="true" className="size-4" />}
        </Button>
      )}
    />
  )
}
