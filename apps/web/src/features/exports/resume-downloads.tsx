import { Download } from 'lucide-react'
import { exporting as words } from '../../strings/en/export.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { DownloadMenu } from './download-menu.tsx'
import { downloadResume } from './download-resume.ts'

/** The menu of a stored resume, for its card. */
export function ResumeDownloads({ id, title }: { id: string; title: string }) {
  return (
    <DownloadMenu
      renderTrigger={(isBusy) => (
        <IconButton
          label={words.of(title)}
          aria-busy={isBusy || undefined}
          icon={isBusy ? <Spinner size={18} /> : <Download aria-hidden="true" />}
        />
      )}
      onDownload={(format) => downloadResume(id, format)}
    />
  )
}
