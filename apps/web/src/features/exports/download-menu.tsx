// One menu of the files that a resume can be downloaded as.
import { Braces, FileCode2, FileText, FileType, FileType2 } from 'lucide-react'
import { useState, type ReactElement } from 'react'
import { toast } from 'sonner'
import { exporting as words } from '../../strings/en/export.ts'
import { Menu, MenuItem, MenuNote } from '../../ui/menu.tsx'
import type { FileFormat } from './download-resume.ts'

const formats: readonly (readonly [FileFormat, typeof FileText])[] = [
  ['pdf', FileText],
  ['docx', FileType2],
  ['tex', FileCode2],
  ['json', Braces],
  ['txt', FileType],
]
/** A document of any class has these. */
const ofAnyClass: ReadonlySet<FileFormat> = new Set(['pdf', 'tex'])

interface Props {
  /** The button that opens it; `isBusy` while a file is being made. */
  renderTrigger: (isBusy: boolean) => ReactElement
  /** The text is of a class that the other formats are not made of. */
  isForeignClass?: boolean
  /** Null when the file is on its way; otherwise the sentence that says why it is not. */
  onDownload: (format: FileFormat) => Promise<string | null>
}

export function DownloadMenu({ renderTrigger, isForeignClass = false, onDownload }: Props) {
  const [isBusy, setBusy] = useState(false)
  const download = async (format: FileFormat) => {
    setBusy(true)
    const trouble = await onDownload(format)
    setBusy(false)
    if (trouble !== null) toast.error(trouble)
  }
  return (
    <Menu trigger={renderTrigger(isBusy)}>
      {formats.map(([format, Icon]) => (
        <MenuItem
          key={format}
          disabled={isBusy || (isForeignClass && !ofAnyClass.has(format))}
          onSelect={() => void download(format)}
        >
          <Icon aria-hidden="true" className="size-4 text-ink-faint" />
          {words.formats[format]}
        </MenuItem>
      ))}
      {isForeignClass && <MenuNote>{words.foreignClass}</MenuNote>}
    </Menu>
  )
}
