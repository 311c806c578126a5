import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { useRef, type ReactNode } from 'react'
import { cx } from './class-names.ts'

const content =
  'fixed left-1/2 top-1/2 z-40 max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 ' +
  'overflow-y-auto rounded-md border border-rule bg-sheet p-6 shadow-lift animate-fade focus:outline-none'

/** At the bottom edge of a narrow screen, in reach of a thumb. */
const sheet =
  'max-sm:inset-x-0 max-sm:top-auto max-sm:bottom-0 max-sm:w-full max-sm:max-w-none max-sm:translate-x-0 max-sm:translate-y-0 max-sm:rounded-b-none'
const widths = { narrow: 'max-w-lg', wide: 'max-w-4xl', full: 'max-w-7xl' } as const

const stay = (event: Event) => event.preventDefault()

interface Props {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: string
  /** Without it there is no way past the dialog but its own: it closes by no key and no press, and hides the page. */
  closeLabel?: string
  /** Wide: two texts, one against the other. Full: two pages beside each other. */
  size?: 'narrow' | 'wide' | 'full'
  /** A sheet on narrow screens. */
  isSheet?: boolean
  children: ReactNode
}

/** A question or a small form above the page. Escape, the cross and a press beside it close it; focus returns. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  size = 'narrow',
  isSheet = false,
  children,
}: Props) {
  const opener = useRef<Element | null>(null)
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={cx('fixed inset-0 z-40 animate-fade', closeLabel ? 'bg-veil' : 'bg-desk')} />
        <Radix.Content
          {...(!closeLabel && { onEscapeKeyDown: stay, onInteractOutside: stay })}
          className={cx(content, widths[size], isSheet && sheet)}
          onOpenAutoFocus={() => void (opener.current = document.activeElement)}
          onCloseAutoFocus={(event) => {
            // Radix returns the focus to a trigger of its own only. What took it meanwhile keeps it.
            event.preventDefault()
            if (document.activeElement === document.body && opener.current instanceof HTMLElement)
              opener.current.focus()
          }}
          {...(!description && { 'aria-describedby': undefined })}
        >
          <Radix.Title className="pr-8 font-display text-2xl">{title}</Radix.Title>
          {description && <Radix.Description className="mt-2 text-ink-soft">{description}</Radix.Description>}
          <div className="mt-5">{children}</div>
          {closeLabel && (
            <Radix.Close
              aria-label={closeLabel}
              className="absolute right-3 top-3 inline-flex size-9 items-center justify-center rounded-md text-ink-faint hover:bg-inset hover:text-ink"
            >
              <X aria-hidden="true" className="size-[1.125rem]" />
            </Radix.Close>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
