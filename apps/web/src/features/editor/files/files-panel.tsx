import { FilePlus2 } from 'lucide-react'
import { useEffect, useRef, useState, type DragEvent, type RefObject } from 'react'
import { files as words } from '../../../strings/en/editing/files.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/class-names.ts'
import { RetryNotice } from '../../../ui/retry-notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { fileEndings } from './file-name.ts'
import { FileRow } from './file-row.tsx'
import { bytesOf } from './file-room.ts'
import { megabytesInWords } from './file-size.ts'
import { UploadRow } from './upload-row.tsx'
import type { ResumeFiles } from './use-resume-files.ts'

interface Props {
  files: ResumeFiles
  isLocked: boolean
  onInsert: (name: string) => void
}

/** All of it is a place to drop files on. */
export function FilesPanel({ files, isLocked, onInsert }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  const { isOver, ...drop } = useDrop(files.add)
  const { renaming, begin, end } = useRenaming(panel)
  useKeptFocus(panel, files.files.length)
  return (
    <div ref={panel} {...drop} className={cx('flex flex-col gap-3 p-4', isOver && 'bg-inset')}>
      <Listed files={files} />
      {files.files.length > 0 && (
        <ul aria-label={words.list} className="divide-y divide-rule">
          {files.files.map((file) => (
            <FileRow
              key={file.name}
              file={file}
              isBusy={files.busy.has(file.name)}
              isLocked={isLocked}
              trouble={files.troubles.get(file.name)}
              isRenaming={renaming === file.name}
              onInsert={() => onInsert(file.name)}
              onBeginRename={() => begin(file.name)}
              onEndRename={end}
              onRename={(to) => files.rename(file.name, to)}
              onDownload={() => void files.download(file.name)}
              onRemove={() => void files.remove(file.name)}
            />
          ))}
        </ul>
      )}
      {files.uploads.length > 0 && (
        <ul aria-label={words.uploads} className="divide-y divide-rule">
          {files.uploads.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              onAgain={() => files.again(upload.id)}
              onDismiss={() => files.dismiss(upload.id)}
            />
          ))}
        </ul>
      )}
      {isLocked && files.files.length > 0 && <p className="text-sm text-ink-soft">{words.locked}</p>}
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {files.said}
      </p>
      <AddFiles isOver={isOver} onChosen={files.add} />
      {files.files.length > 0 && (
        <p className="text-xs text-ink-faint">
          {words.room(files.files.length, megabytesInWords(bytesOf(files.files)))}
        </p>
      )}
    </div>
  )
}

/** What stands in the place of a list that is not there. */
function Listed({ files: { status, files, uploads, reload } }: Pick<Props, 'files'>) {
  if (status === 'error' && files.length === 0)
    return <RetryNotice sentence={words.failed} retryLabel={words.retry} onRetry={reload} />
  if (status === 'pending')
    return (
      <div role="status">
        <span className="sr-only">{words.loading}</span>
        <Skeleton className="h-10" />
      </div>
    )
  return files.length > 0 || uploads.length > 0 ? null : <p className="text-sm text-ink-soft">{words.empty}</p>
}

const accepted = fileEndings.map((ending) => `.${ending}`).join(',')

function AddFiles({ isOver, onChosen }: { isOver: boolean; onChosen: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div
      className={cx(
        'flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-dashed p-2',
        isOver ? 'border-ink' : 'border-rule',
      )}
    >
      <Button variant="secondary" size="sm" data-add-files onClick={() => input.current?.click()}>
        <FilePlus2 aria-hidden="true" className="size-4" />
        {words.add}
      </Button>
      <span className="text-xs text-ink-faint pointer-coarse:hidden">{isOver ? words.drop : words.dropHint}</span>
      {/* Out of sight: the button opens it. The same files can be chosen again. */}
      <input
        ref={input}
        type="file"
        multiple
        accept={accepted}
        aria-label={words.choose}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])]
          event.target.value = ''
          if (chosen.length > 0) onChosen(chosen)
        }}
      />
    </div>
  )
}

const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')

function useDrop(onDropped: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false)
  return {
    isOver,
    onDragOver(event: DragEvent) {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(false)
      const dropped = [...event.dataTransfer.files]
      if (dropped.length > 0) onDropped(dropped)
    },
  }
}

type PanelRef = RefObject<HTMLDivElement | null>

/** Which file's name is being typed. Afterwards the button that began it has the keyboard again. */
function useRenaming(panel: PanelRef) {
  const [renaming, setRenaming] = useState<string | null>(null)
  const focusOn = useRef<string | null>(null)
  useEffect(() => {
    if (focusOn.current === null) return
    const button = panel.current?.querySelector<HTMLElement>(`[data-rename="${CSS.escape(focusOn.current)}"]`)
    if (!button) return
    focusOn.current = null
    button.focus()
  })
  return {
    renaming,
    begin: setRenaming,
    /** With the name that the file has now. */
    end(name: string) {
      focusOn.current = name
      setRenaming(null)
    },
  }
}

/** What had the keyboard may be gone with its file. */
function useKeptFocus(panel: PanelRef, count: number) {
  const before = useRef(count)
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body)
      panel.current?.querySelector<HTMLElement>('[data-add-files]')?.focus()
    before.current = count
  }, [panel, count])
}
