import { useState } from 'react'
import { compileLog } from '../../../strings/en/editing/compile-log.ts'
import type { LogReport } from './compile-report.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'

export type FindLog = () => Promise<string | null>

/** TeX's own words. A failure brings them along; those of a success are fetched on demand. */
export function RawLog({ report, findLog }: { report: LogReport; findLog: FindLog | null }) {
  const [isOpen, setOpen] = useState(false)
  /** What was fetched, and for which report: a newer page has another log. Undefined while it is on its way. */
  const [fetched, setFetched] = useState<{ of: LogReport; log?: string | null } | null>(null)
  const words = { label: compileLog.showRaw, openLabel: compileLog.hideRaw }
  if (report.raw)
    return (
      <Disclosure {...words} isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
        <Words log={report.raw} />
      </Disclosure>
    )
  if (findLog === null) return null

  const isFetched = fetched?.of === report
  const toggle = async () => {
    if (isFetched) return setFetched(null)
    setFetched({ of: report })
    const log = await findLog()
    setFetched((now) => (now?.of === report ? { of: report, log } : now))
  }
  return (
    <Disclosure {...words} isOpen={isFetched} onToggle={() => void toggle()}>
      <Words log={fetched?.log} />
    </Disclosure>
  )
}

function Words({ log }: { log: string | null | undefined }) {
  return typeof log === 'string' ? (
    <pre className="mt-1 whitespace-pre-wrap break-all font-mono text-xs text-ink-faint">{log}</pre>
  ) : (
    <p role="status" className="mt-1 text-xs text-ink-soft">
      {log === null ? compileLog.noRaw : compileLog.fetchingRaw}
    </p>
  )
}
