import type { ReactNode } from 'react'
import { strings } from '../../strings/en.ts'
import { CaretMark } from '../../ui/pdf/proof-marks.tsx'

const words = strings.dashboard.empty

/** An empty sheet with the mark that says: insert here. */
export function NoResumes({ action }: { action: ReactNode }) {
  return (
    <div className="flex animate-rise flex-col items-start gap-8 border-t border-rule pt-10 sm:flex-row sm:items-center sm:gap-12">
      <div aria-hidden="true" className="paper relative h-56 w-40 shrink-0 border border-rule p-5">
        <div className="h-2.5 w-20 bg-rule" />
        <div className="mt-2 h-1 w-full bg-rule" />
        <div className="mt-5 h-px w-full bg-rule" />
        <CaretMark className="absolute top-[5.4rem] left-5 size-4" />
        <span className="absolute top-[4.4rem] left-12 font-display text-sm text-mark italic">you, here</span>
      </div>
      <div>
        <h2 className="font-display text-2xl">{words.title}</h2>
        <p className="mt-2 mb-6 max-w-md text-ink-soft">{words.body}</p>
        {action}
      </div>
    </div>
  )
}
