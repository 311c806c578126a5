// One part of the account page: its heading, its form, and what became of the last change.
import { useState, type ReactNode } from 'react'
import { Notice } from '../../../ui/notice.tsx'
import type { ChangeOutcome } from '../account-actions.ts'

/** What became of the last change, and the change itself. */
export function useChange(done: string) {
  const [outcome, setOutcome] = useState<ChangeOutcome>()
  const [isBusy, setBusy] = useState(false)
  const run = async (change: () => Promise<ChangeOutcome>): Promise<boolean> => {
    setBusy(true)
    setOutcome(undefined)
    const next = await change()
    setOutcome(next)
    setBusy(false)
    return next.kind === 'changed'
  }
  const notice = outcome && (
    <Notice tone={outcome.kind === 'changed' ? 'good' : 'error'}>
      {outcome.kind === 'changed' ? done : outcome.message}
    </Notice>
  )
  return { run, notice, isBusy }
}

export function AccountPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="border-t border-rule py-8">
      <h2 className="mb-4 font-display text-xl">{title}</h2>
      {children}
    </section>
  )
}
export const formClass = 'flex max-w-md flex-col items-stretch gap-4'
