import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { cx } from './class-names.ts'

const content =
  'fixed left-1/2 top-1/2 z-40 max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 ' +
  'overflow-y-auto rounded-md border border-rule bg-sheet p-6 shadow-lift animate-fade focus:outline-none'

interface Props {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: string
  closeLabel: string
  /** Wide: two texts, one against the other. */
  size?: 'narrow' | 'wide'
  children: ReactNode
}

/** A question or a small form above the page. Escape, the cross and a press beside it close it; focus returns. */
export function Dialog({ open, onOpenChange, title, description, closeLabel, size = 'narrow', children }: Props) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-veil" />
        <Radix.Content
          className={cx(content, size === 'wide' ? 'max-w-4xl' : 'max-w-lg')}
          {...(!description && { 'aria-describedby': undefined })}
        >
          <Radix.Title className="pr-8 font-display text-2xl">{title}</Radix.Title>
          {description && <Radix.Description className="mt-2 text-ink-soft">{description}</Radix.Description>}
          <div className="mt-5">{children}</div>
          <Radix.Close
            aria-label={closeLabel}
            className="absolute right-3 top-3 inline-flex size-9 items-center justify-center rounded-md text-ink-faint hover:bg-inset hover:text-ink"
          >
            <X aria-hidden="true" className="size-[1.125rem]" />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
