import type { ReactNode } from 'react'

/** The page's next step, always in reach at the foot of the window. */
export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-rule bg-desk px-4 py-3.5 sm:mx-0 sm:px-0">
      {children}
    </div>
  )
}
