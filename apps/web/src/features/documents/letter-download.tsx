import { getDocumentPdf } from '@galley/contract/documents'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { toast } from 'sonner'
import { fileNameIn } from '../../api/file-name.ts'
import { api } from '../../api/galley-api.ts'
import { documents as words } from '../../strings/en/documents.ts'
import { Button } from '../../ui/button.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { sentenceOf } from './document-sentences.ts'

interface Props {
  resumeId: string
  documentId: string
  /** The PDF is made of the stored text. False where it could not be stored. */
  saveNow: () => Promise<boolean>
}

export function LetterDownload({ resumeId, documentId, saveNow }: Props) {
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      if (!(await saveNow())) throw new Error('not stored')
      const response = await api.raw(getDocumentPdf, { params: { id: resumeId, document: documentId } })
      saveFile(await response.blob(), fileNameIn(response.headers, 'letter.pdf'))
    } catch (error) {
      toast.error(sentenceOf(error, words.editor.notDownloaded))
    }
    setBusy(false)
  }
  return (
    <Button busy={isBusy} onClick={() => void download()}>
      {!isBusy && <Download aria-hidden="true" className="size-4" />}
      {words.editor.download}
    </Button>
  )
}
