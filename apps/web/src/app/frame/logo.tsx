import { cx } from '../../ui/class-names.ts'
import { CaretMark } from '../../ui/pdf/proof-marks.tsx'

/** The word, with the proof-reader's caret where a letter would be let in. */
export function Logo({ className }: { className?: string }) {
  return (
    <span
      className={cx(
        'relative inline-block font-display text-[1.5rem] leading-none font-medium tracking-[-0.02em]',
        className,
      )}
    >
      Gal
      <span className="relative">
        l
        <CaretMark className="absolute bottom-[-0.3em] left-1/2 h-[0.36em] w-[0.36em] -translate-x-1/2" />
      </span>
      ey
    </span>
  )
}
