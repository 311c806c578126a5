import { cx } from './class-names.ts'

/** A grey stand-in of the size of what is coming, so that nothing moves when it does. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cx('animate-breathe rounded-sm bg-inset', className)} />
}
