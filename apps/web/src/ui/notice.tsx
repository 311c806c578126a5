import type { ReactNode } from 'react'
import { cx } from './class-names.ts'

type Tone = 'error' | 'good' | 'warn' | 'plain'

const tones: Record<Tone, string> = {
  error: 'border-mark bg-mark-wash text-mark',
  good: 'border-good bg-good-wash text-good',
  warn: 'border-warn bg-warn-wash text-warn',
  plain: 'border-line bg-inset text-ink-soft',
}

interface Props {
  tone: Tone
  children: ReactNode
  className?: string
}

/**
 * Something to know, in place, marked in the margin as a proof-reader would. An error interrupts, the others wait their
 * turn.
 */
export function Notice({ tone, children, className }: Props) {
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={cx('rounded-r-sm border-l-[3px] px-3.5 py-2.5 text-sm', tones[tone], className)}
    >
      {children}
    </div>
  )
}
