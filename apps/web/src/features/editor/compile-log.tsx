import type { TextFix } from '@galley/contract/latex'
import { Check, ChevronRight, Copy, Eraser } from 'lucide-react'
import { useState } from 'react'
import { compileLog } from '../../strings/en/compile-log.ts'
import { editor as words } from '../../strings/en/editor.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/class-names.ts'
import { copyText } from './copy-text.ts'
import { foldDiagnostics, reportText, type CompileReport } from './compile-report.ts'
import { DiagnosticRow } from './diagnostic-row.tsx'

interface Props {
  report: CompileReport
  /** The text as it is now: fixes are for the text as it was compiled. */
  latex: string
  onClear: () => void
  onGoToLine: (line: number) => void
  onFix: (fix: TextFix) => void
}

const tones = { plain: 'text-ink-soft', good: 'text-good', bad: 'text-mark' } as const

export function CompileLog({ report, latex, onClear, onGoToLine, onFix }: Props) {
  const isEmpty = report.status === ''
  const { troubles, remarks } = foldDiagnostics(report.diagnostics)
  const row = { latex, onGoToLine, onFix }
  return (
    <section aria-labelledby="log-title" className="flex h-full min-h-0 flex-col bg-sheet">
      <header className="flex min-h-10 items-center justify-between gap-2 border-b border-rule px-4">
        <h2 id="log-title" className="text-sm font-medium">
          {words.log.title}
        </h2>
        <div className="flex gap-1">
          <CopyButton text={reportText(report)} disabled={isEmpty} />
          <Button variant="quiet" size="sm" disabled={isEmpty} onClick={onClear}>
            <Eraser aria-hidden="true" className="size-3.5" />
            {words.log.clear}
          </Button>
        </div>
      </header>
      {/* Scrollable by keyboard, as everything that scrolls must be. */}
      <div
        tabIndex={0}
        role="group"
        aria-labelledby="log-title"
        className="grow overflow-y-auto px-4 py-3 text-sm leading-relaxed"
      >
        <p role="status" className={cx('font-mono text-xs font-medium', tones[report.tone])}>
          {isEmpty ? <span className="font-normal text-ink-faint">{words.log.empty}</span> : report.status}
        </p>
        {troubles.length > 0 && (
          <ul aria-label={compileLog.hints} className="mt-1 divide-y divide-rule">
            {troubles.map((diagnostic, index) => (
              <DiagnosticRow
                key={`${diagnostic.line}:${diagnostic.message}:${index}`}
                diagnostic={diagnostic}
                {...row}
              />
            ))}
          </ul>
        )}
        {remarks.length > 0 && (
          <Disclosure label={compileLog.more(remarks.length)}>
            <ul className="divide-y divide-rule">
              {remarks.map((diagnostic, index) => (
                <DiagnosticRow
                  key={`${diagnostic.line}:${diagnostic.message}:${index}`}
                  diagnostic={diagnostic}
                  {...row}
                />
              ))}
            </ul>
          </Disclosure>
        )}
        {report.raw && (
          <Disclosure label={compileLog.showRaw} openLabel={compileLog.hideRaw}>
            <pre className="mt-1 whitespace-pre-wrap break-all font-mono text-xs text-ink-faint">{report.raw}</pre>
          </Disclosure>
        )}
      </div>
    </section>
  )
}

interface DisclosureProps {
  label: string
  openLabel?: string
  children: React.ReactNode
}

function Disclosure({ label, openLabel = label, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="mt-2">
      <Button
        variant="quiet"
        size="sm"
        className="-ml-2.5 gap-1"
        aria-expanded={isOpen}
        onClick={() => setOpen((open) => !open)}
      >
        <ChevronRight
          aria-hidden="true"
          className={cx('size-3.5 transition-transform duration-150', isOpen && 'rotate-90')}
        />
        {isOpen ? openLabel : label}
      </Button>
      {isOpen && children}
    </div>
  )
}

function CopyButton({ text, disabled }: { text: string; disabled: boolean }) {
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null)
  const copy = async () => {
    setOutcome((await copyText(text)) ? 'copied' : 'notCopied')
    setTimeout(() => setOutcome(null), 1500)
  }
  const Icon = outcome === 'copied' ? Check : Copy
  return (
    <Button variant="quiet" size="sm" disabled={disabled} onClick={() => void copy()}>
      <Icon aria-hidden="true" className="size-3.5" />
      {words.log[outcome ?? 'copy']}
    </Button>
  )
}
