// The proof-reader's hand: an insertion caret and a deleting stroke, drawn, never typed.
import type { ReactNode } from 'react'
import { cx } from '../class-names.ts'

export function CaretMark({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 22"
      fill="none"
      className={cx('inline-block h-[0.5em] w-[0.45em] text-mark', className)}
    >
      <path d="M2 20 10 3l8 17" stroke="currentColor" strokeWidth="3.4" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}

/** Words with a stroke through them, as a hand would draw it. */
export function StruckOut({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <span className={cx('relative inline-block whitespace-nowrap', className)}>
      {children}
      <svg
        aria-hidden="true"
        viewBox="0 0 100 20"
        preserveAspectRatio="none"
        fill="none"
        className="pointer-events-none absolute inset-x-[-2%] top-[42%] h-[0.35em] w-[103%] text-mark"
      >
        <path
          className="stroke-draw"
          d="M1 13C20 8 43 14 62 9S90 6 99 8"
          stroke="currentColor"
          strokeWidth="2.6"
          vectorEffect="non-scaling-stroke"
          strokeLinecap="round"
        />
      </svg>
    </span>
  )
}
