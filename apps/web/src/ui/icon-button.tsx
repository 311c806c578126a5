import type { ComponentProps, ReactNode } from 'react'
import { cx } from './class-names.ts'
import { Tooltip } from './tooltip.tsx'

type Props = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  /** What it does, in words: its accessible name and its tooltip. */
  label: string
  /** Shorter, where the accessible name says more than the eye needs. */
  tooltip?: string
  icon: ReactNode
  tone?: 'plain' | 'danger'
}

export function IconButton({ label, tooltip = label, icon, tone = 'plain', className, type, ...rest }: Props) {
  return (
    <Tooltip text={tooltip}>
      <button
        {...rest}
        type={type ?? 'button'}
        aria-label={label}
        className={cx(
          'inline-flex size-9 shrink-0 items-center justify-center rounded-md text-ink-faint transition-colors duration-150',
          'enabled:hover:bg-inset enabled:hover:text-ink disabled:cursor-not-allowed disabled:opacity-50 [&_svg]:size-[1.125rem]',
          tone === 'danger' && 'enabled:hover:bg-mark-wash enabled:hover:text-mark',
          className,
        )}
      >
        {icon}
      </button>
    </Tooltip>
  )
}
