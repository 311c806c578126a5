import type { TextFix } from '@galley/contract/latex'
import { Check, Copy, Eraser } from 'lucide-react'
import { useState } from 'react'
import { compileLog } from '../../../strings/en/editing/compile-log.ts'
import { editor as words } from '../../../strings/en/editor.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/class-names.ts'
import { copyText } from '../../../ui/copy-text.ts'
import { foldDiagnostics, reportText, type LogReport } from './compile-report.ts'
import { DiagnosticRow, type AddMissingFile } from './diagnostic-row.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { RawLog, type FindLog } from './raw-log.tsx'

interface Props {
  report: LogReport
  /** The text as it is now: fixes are for the text as it was compiled. */
  latex: string
  /** Fetches TeX's log where the report does not have it; null where there is none. */
  findLog: FindLog | null
  onClear: () => void
  onGoToLine: (line: number) => void
  onFix: (fix: TextFix) => void
  onAddFile: AddMissingFile | null
}

const tones = { plain: 'text-ink-soft', good: 'text-good', bad: 'text-mark' } as const

export function CompileLog({ report, findLog, onClear, ...row }: Props) {
  const isEmpty = report.status === ''
  const [isUnfolded, setUnfolded] = useState(false)
  const { troubles, remarks } = foldDiagnostics(report.diagnostics)
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
          <Disclosure
            label={compileLog.more(remarks.length)}
            isOpen={isUnfolded}
            onToggle={() => setUnfolded(!isUnfolded)}
          >
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
        <RawLog report={report} findLog={findLog} />
      </div>
    </section>
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
