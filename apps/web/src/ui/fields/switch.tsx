import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../class-names.ts'

type Props = Omit<ComponentProps<'button'>, 'role' | 'type'> & {
  isOn: boolean
  onTurn: (isOn: boolean) => void
  /** Its word; where it is hidden by the look, give an `aria-label`. */
  children: ReactNode
}

export function Switch({ isOn, onTurn, onClick, children, ...rest }: Props) {
  return (
    <button
      {...rest}
      type="button"
      role="switch"
      aria-checked={isOn}
      onClick={(event) => {
        onClick?.(event)
        onTurn(!isOn)
      }}
      className="group inline-flex min-h-8 shrink-0 items-center gap-1.5 rounded-md px-1.5 text-xs text-ink-soft transition-colors hover:bg-inset hover:text-ink"
    >
      <span
        aria-hidden="true"
        className={cx(
          'flex h-4 w-7 items-center rounded-full border p-0.5 transition-colors',
          isOn ? 'justify-end border-ink bg-ink' : 'justify-start border-ink-faint bg-sheet',
        )}
      >
        <span className={cx('size-2.5 rounded-full', isOn ? 'bg-desk' : 'bg-ink-faint')} />
      </span>
      {children}
    </button>
  )
}
