import { kindOfResumeFile, type ResumeFile, type ResumeFileKind } from '@galley/contract/resume-files'
import {
  BookMarked,
  Download,
  FileCode2,
  FileText,
  Image,
  PencilLine,
  TextCursorInput,
  Trash2,
  Type,
  type LucideIcon,
} from 'lucide-react'
import { files as words } from '../../../strings/en/editing/files.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { sizeInWords } from './file-size.ts'
import { canInsert } from './insert-file.ts'
import { RenameForm } from './rename-form.tsx'
import type { Renamed } from './use-file-acts.ts'

const icons: Record<ResumeFileKind, LucideIcon> = {
  image: Image,
  latex: FileCode2,
  sources: BookMarked,
  data: FileText,
  font: Type,
}

interface Props {
  file: ResumeFile
  /** Something is being done with it. */
  isBusy: boolean
  /** The text can't be changed. */
  isLocked: boolean
  trouble: string | undefined
  isRenaming: boolean
  onInsert: () => void
  onBeginRename: () => void
  /** With the name that it has now. */
  onEndRename: (name: string) => void
  onRename: (to: string) => Promise<Renamed>
  onDownload: () => void
  onRemove: () => void
}

export function FileRow({ file, isBusy, trouble, isRenaming, ...on }: Props) {
  const { name, bytes } = file
  const kind = kindOfResumeFile(name) ?? 'data'
  const Icon = icons[kind]
  return (
    <li aria-busy={isBusy || undefined} className="py-1.5">
      {isRenaming ? (
        <RenameForm name={name} onRename={on.onRename} onEnd={on.onEndRename} />
      ) : (
        <div className="flex items-center gap-2">
          <span className="flex size-4 shrink-0 items-center text-ink-faint">
            {isBusy ? <Spinner size={16} /> : <Icon aria-hidden="true" className="size-4" />}
          </span>
          <div className="min-w-0 grow">
            <p className="truncate text-sm" title={name}>
              {name}
            </p>
            <p className="text-xs text-ink-faint">
              {words.kinds[kind]}, {sizeInWords(bytes)}
            </p>
          </div>
          <Acts name={name} isBusy={isBusy} {...on} />
        </div>
      )}
      {trouble && (
        <p role="alert" className="text-sm text-mark">
          {trouble}
        </p>
      )}
    </li>
  )
}

type ActsProps = Omit<Props, 'file' | 'trouble' | 'isRenaming' | 'onEndRename' | 'onRename'> & { name: string }

/** A busy row's buttons keep the keyboard; what they would do waits. */
function Acts({ name, isBusy, isLocked, onInsert, onBeginRename, onDownload, onRemove }: ActsProps) {
  const unlessBusy = (act: () => void) => () => {
    if (!isBusy) act()
  }
  return (
    <div className="flex shrink-0">
      {canInsert(name) && (
        <IconButton
          label={words.insertNamed(name)}
          tooltip={words.insert}
          icon={<TextCursorInput aria-hidden="true" />}
          disabled={isLocked}
          onClick={unlessBusy(onInsert)}
          className="size-8"
        />
      )}
      <IconButton
        label={words.renameNamed(name)}
        tooltip={words.rename}
        icon={<PencilLine aria-hidden="true" />}
        data-rename={name}
        disabled={isLocked}
        onClick={unlessBusy(onBeginRename)}
        className="size-8"
      />
      <IconButton
        label={words.downloadNamed(name)}
        tooltip={words.download}
        icon={<Download aria-hidden="true" />}
        onClick={unlessBusy(onDownload)}
        className="size-8"
      />
      <IconButton
        label={words.removeNamed(name)}
        tooltip={words.remove}
        icon={<Trash2 aria-hidden="true" />}
        tone="danger"
        onClick={unlessBusy(onRemove)}
        className="size-8"
      />
    </div>
  )
}
