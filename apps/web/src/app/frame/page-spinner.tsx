import { Spinner } from '../../ui/spinner.tsx'

/** The whole page waits. Shown after a moment only: most waits are over before. */
export function PageSpinner({ label }: { label: string }) {
  return (
    <div role="status" className="grid min-h-dvh animate-[fade_200ms_150ms_both] place-items-center text-ink-faint">
      <Spinner size={28} />
      <span className="sr-only">{label}</span>
    </div>
  )
}
