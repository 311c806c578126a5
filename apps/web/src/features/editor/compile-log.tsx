import type { Diagnostic } from '@galley/contract/latex'
import { Check, Copy, Eraser } from 'lucide-react'
import { useState } from 'react'
import { editor as words } from '../../strings/en/editor.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/class-names.ts'
import { copyText } from './copy-text.ts'
import { reportText, type CompileReport } from './compile-report.ts'

interface Props {
  report: CompileReport
  onClear: () => void
  onGoToLine: (line: number) => void
}

const tones = { plain: 'text-ink-soft', good: 'text-good', bad: 'text-mark' } as const

export function CompileLog({ report, onClear, onGoToLine }: Props) {
  const isEmpty = report.status === ''
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
        className="grow overflow-y-auto px-4 py-3 font-mono text-xs leading-relaxed"
      >
        <p role="status" className={cx('font-medium', tones[report.tone])}>
          {isEmpty ? <span className="font-normal text-ink-faint">{words.log.empty}</span> : report.status}
        </p>
        <ul>
          {report.diagnostics.map((diagnostic, index) => (
            <Told
              key={`${diagnostic.line}:${diagnostic.message}:${index}`}
              diagnostic={diagnostic}
              onGoToLine={onGoToLine}
            />
          ))}
        </ul>
        {report.raw && (
          <details className="mt-3">
            <summary className="cursor-pointer py-1 text-ink-faint hover:text-ink">{words.log.raw}</summary>
            <pre className="mt-1 whitespace-pre-wrap break-all text-ink-faint">{report.raw}</pre>
          </details>
        )}
      </div>
    </section>
  )
}

const severityTones = { error: 'text-mark', warning: 'text-warn', info: 'text-ink-faint' } as const

function Told({
  diagnostic: { line, severity, message, hint },
  onGoToLine,
}: {
  diagnostic: Diagnostic
  onGoToLine: Props['onGoToLine']
}) {
  return (
    <li className="mt-2">
      <span className={cx('font-medium', severityTones[severity])}>{words.log.severity[severity]}</span>
      {line !== null && (
        <button
          type="button"
          aria-label={words.log.goToLine(line)}
          onClick={() => onGoToLine(line)}
          className="ml-2 min-h-6 rounded-sm px-1 underline decoration-rule underline-offset-2 hover:decoration-ink"
        >
          {words.log.line(line)}
        </button>
      )}
      <span className="ml-2 wrap-anywhere">{message}</span>
      {hint && <p className="wrap-anywhere pl-3 font-sans text-sm text-ink-soft">{hint}</p>}
    </li>
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
