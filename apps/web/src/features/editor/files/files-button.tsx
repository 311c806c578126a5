import { Paperclip } from 'lucide-react'
import { Popover } from 'radix-ui'
import { lazy, Suspense, useImperativeHandle, useRef, type Ref } from 'react'
import { files as words } from '../../../strings/en/editing/files.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useResumeFiles, type ResumeFiles, type ResumeFilesParts } from './use-resume-files.ts'

/** Fetched when it is looked at first. */
const FilesPanel = lazy(async () => ({ default: (await import('./files-panel.tsx')).FilesPanel }))

/** Adds a file that the document asks for. */
export type FilesHandle = Pick<ResumeFiles, 'addMissing'>

interface Props extends ResumeFilesParts {
  /** Puts the command for the file into the text. */
  onInsert: (name: string) => void
  ref?: Ref<FilesHandle>
}

/** Of one resume: another one has a button of its own. */
export function FilesButton({ onInsert, ref, ...parts }: Props) {
  const files = useResumeFiles(parts)
  const isLeaving = useRef(false)
  useImperativeHandle(ref, () => ({ addMissing: files.addMissing }))
  const insert = (name: string) => {
    isLeaving.current = true
    files.setOpen(false)
    onInsert(name)
  }
  return (
    <>
      <Popover.Root open={files.isOpen} onOpenChange={files.setOpen}>
        <Popover.Trigger asChild>
          <Trigger count={files.files.length} />
        </Popover.Trigger>
        <Popover.Content
          align="end"
          sideOffset={10}
          collisionPadding={12}
          aria-label={words.title}
          onInteractOutside={(event) => {
            if (files.question.length > 0 || isInToast(event.target)) event.preventDefault()
          }}
          onEscapeKeyDown={(event) => {
            if (event.target instanceof HTMLInputElement) event.preventDefault()
          }}
          onCloseAutoFocus={(event) => {
            // The text has the keyboard.
            if (isLeaving.current) event.preventDefault()
            isLeaving.current = false
          }}
          className="z-30 max-h-(--radix-popover-content-available-height) w-92 max-w-[calc(100vw-1.5rem)] animate-fade overflow-y-auto overscroll-contain rounded-md border border-rule bg-sheet shadow-lift"
        >
          <Suspense fallback={<div className="h-40" />}>
            <FilesPanel files={files} isLocked={parts.isLocked} onInsert={insert} />
          </Suspense>
        </Popover.Content>
      </Popover.Root>
      <ConfirmDialog
        open={files.question.length > 0}
        onOpenChange={(isOpen) => isOpen || files.answer(false)}
        title={words.question(files.question)}
        description={words.questionBody(files.question)}
        confirmLabel={words.replace}
        cancelLabel={words.keep}
        onConfirm={() => files.answer(true)}
      />
    </>
  )
}

const isInToast = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-sonner-toaster]') !== null

function Trigger({ count, ...trigger }: { count: number }) {
  return (
    <Button
      {...trigger}
      variant="quiet"
      size="sm"
      className="gap-1.5 px-2 @max-[22rem]:px-1"
      {...(count > 0 && { 'aria-label': words.actionWith(count) })}
    >
      <Paperclip aria-hidden="true" className="size-4" />
      <span className="@max-[36rem]:sr-only">{words.action}</span>
      {count > 0 && <span className="text-xs tabular-nums text-ink-faint @max-[23rem]:hidden">{count}</span>}
    </Button>
  )
}
