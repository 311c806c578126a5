import { CircleX, X } from 'lucide-react'
import { files as words } from '../../../strings/en/editing/files.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import type { Upload } from './create-uploads.ts'

interface Props {
  upload: Upload
  onAgain: () => void
  onDismiss: () => void
}

/** A file on its way, or why it did not arrive. */
export function UploadRow({ upload: { name, state, reason, sending }, onAgain, onDismiss }: Props) {
  const hasFailed = state === 'failed'
  return (
    <li aria-busy={!hasFailed || undefined} className="flex items-start gap-2 py-2 text-sm">
      <span className="flex h-5 w-4 shrink-0 items-center">
        {hasFailed ? <CircleX aria-hidden="true" className="size-4 text-mark" /> : <Spinner size={16} />}
      </span>
      <div className="min-w-0 grow">
        <p className="truncate" title={name}>
          {name}
        </p>
        {hasFailed ? (
          <p role="alert" className="wrap-anywhere text-mark">
            {reason}
          </p>
        ) : (
          <p className="text-xs text-ink-faint">{words[state]}</p>
        )}
        {hasFailed && sending && (
          <Button
            variant="secondary"
            size="sm"
            className="mt-1.5"
            aria-label={words.uploadAgain(name)}
            onClick={onAgain}
          >
            {words.retry}
          </Button>
        )}
      </div>
      {hasFailed && (
        <IconButton
          label={words.dismiss(name)}
          icon={<X aria-hidden="true" />}
          onClick={onDismiss}
          className="-mt-1.5 size-8"
        />
      )}
    </li>
  )
}
