import { FileText, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { assistant } from '../../../strings/en/assistant.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import type { AttachmentControl } from './use-attachments.ts'

const words = assistant.input

/** What goes along with the next message, each with a way to take it off again. */
interface Props extends AttachmentControl {
  /** The assistant in use can look at them. */
  seesFiles: boolean
}

export function AttachedFiles({ attachments: { image, pdf }, isPreparing, remove, seesFiles }: Props) {
  if (!image && !pdf && !isPreparing) return null
  return (
    <>
      {!seesFiles && (
        <p role="status" className="mb-2 text-xs text-warn">
          {words.unseen}
        </p>
      )}
      <ul aria-label={words.attachments} className="mb-2 flex flex-wrap gap-2">
        {image && (
          <Attached name={image.name} onRemove={() => remove('image')}>
            <img src={`data:${image.type};base64,${image.data}`} alt={words.image} className="size-9 object-cover" />
          </Attached>
        )}
        {pdf && (
          <Attached name={pdf.name} onRemove={() => remove('pdf')}>
            <FileText aria-hidden="true" className="mx-1.5 size-5 text-ink-soft" />
          </Attached>
        )}
        {isPreparing && (
          <li role="status" className="flex min-h-9 items-center gap-2 px-2 text-xs text-ink-soft">
            <Spinner size={14} />
            {words.preparing}
          </li>
        )}
      </ul>
    </>
  )
}

function Attached({ name, onRemove, children }: { name: string; onRemove: () => void; children: ReactNode }) {
  return (
    <li className="flex max-w-56 items-center gap-1 border border-rule bg-desk">
      {children}
      <span className="min-w-0 truncate pl-1 text-xs text-ink-soft">{name}</span>
      <IconButton
        label={words.remove(name)}
        icon={<X aria-hidden="true" />}
        onClick={onRemove}
        className="size-8 [&_svg]:size-4"
      />
    </li>
  )
}
