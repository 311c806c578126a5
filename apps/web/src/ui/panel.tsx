import { useId, type ReactNode } from 'react'
import { cx } from './class-names.ts'

interface Props {
  title: ReactNode
  /** Stands in the margin on wide screens, above the body on narrow ones. */
  aside?: ReactNode
  actions?: ReactNode
  children: ReactNode
  id?: string
  className?: string
}

/** A titled region between hairlines. */
export function Panel({ title, aside, actions, children, id, className }: Props) {
  const headingId = useId()
  return (
    <section id={id} aria-labelledby={headingId} className={cx('border-t border-rule py-8', className)}>
      <header className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h2 id={headingId} className="font-display text-2xl">
            {title}
          </h2>
          {aside && <div className="mt-1 text-sm text-ink-faint">{aside}</div>}
        </div>
        {actions}
      </header>
      {children}
    </section>
  )
}
