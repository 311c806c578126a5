import { AlertDialog } from 'radix-ui'
import { useRef } from 'react'
import { Button } from './button.tsx'

interface Props {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: string | undefined
  confirmLabel: string
  cancelLabel: string
  onConfirm: () => void
}

/** One question, two answers; the safe one has the focus. Afterwards it returns to where it was. */
export function ConfirmDialog({ open, onOpenChange, title, description, confirmLabel, cancelLabel, onConfirm }: Props) {
  const opener = useRef<Element | null>(null)
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-40 animate-fade bg-veil" />
        <AlertDialog.Content
          onOpenAutoFocus={() => void (opener.current = document.activeElement)}
          onCloseAutoFocus={() => {
            // Radix returns the focus to a trigger of its own only. What took it meanwhile keeps it.
            if (document.activeElement === document.body && opener.current instanceof HTMLElement)
              opener.current.focus()
          }}
          {...(!description && { 'aria-describedby': undefined })}
          className="fixed left-1/2 top-1/2 z-40 w-[calc(100vw-2rem)] max-w-md -translate-x-1/2 -translate-y-1/2 animate-fade rounded-md border border-rule bg-sheet p-6 shadow-lift focus:outline-none"
        >
          <AlertDialog.Title className="font-display text-xl">{title}</AlertDialog.Title>
          {description && (
            <AlertDialog.Description className="mt-2 text-ink-soft">{description}</AlertDialog.Description>
          )}
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <AlertDialog.Cancel asChild>
              <Button variant="secondary">{cancelLabel}</Button>
            </AlertDialog.Cancel>
            <AlertDialog.Action asChild>
              <Button variant="danger" onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
