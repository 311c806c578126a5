import type { Diagnostic, TextFix } from '@galley/contract/latex'
import { CircleX, FilePlus2, Info, TriangleAlert, Wrench } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { compileLog } from '../../../strings/en/editing/compile-log.ts'
import { files } from '../../../strings/en/editing/files.ts'
import { editor as words } from '../../../strings/en/editor.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/class-names.ts'
import { missingFileOf, type MissingFile } from '../files/missing-file.ts'
import { changesOf } from './text-fix.ts'

interface Props {
  diagnostic: Diagnostic
  latex: string
  onGoToLine: (line: number) => void
  onFix: (fix: TextFix) => void
  /** Null: there can be no files beside this text yet. */
  onAddFile: AddMissingFile | null
}

export type AddMissingFile = (missing: MissingFile, chosen: File) => void

const icons = { error: CircleX, warning: TriangleAlert, info: Info } as const
const tones = { error: 'text-mark', warning: 'text-warn', info: 'text-ink-faint' } as const

/**
 * One diagnostic: how bad, where, what, what to do, and where it can be done at once, the button that does it.
 */
export function DiagnosticRow({ diagnostic, latex, onGoToLine, onFix, onAddFile }: Props) {
  const { line, severity, message, hint, said, fix } = diagnostic
  const Icon = icons[severity]
  const missing = useMemo(() => missingFileOf(diagnostic, latex), [diagnostic, latex])
  return (
    <li className="flex gap-2 py-2">
      <Icon aria-hidden="true" className={cx('mt-1 size-4 shrink-0', tones[severity])} />
      <div className="min-w-0 grow">
        <p className="font-medium wrap-anywhere">
          <span className="sr-only">{words.log.severity[severity]}</span>
          {line !== null && (
            <button
              type="button"
              aria-label={words.log.goToLine(line)}
              onClick={() => onGoToLine(line)}
              className="mr-2 min-h-6 rounded-sm font-mono text-xs text-ink-soft underline decoration-line underline-offset-2 hover:text-ink hover:decoration-ink"
            >
              {words.log.line(line)}
            </button>
          )}
          {message}
        </p>
        {hint && <p className="wrap-anywhere text-ink-soft">{hint}</p>}
        {said && <p className="wrap-anywhere font-mono text-xs text-ink-faint">{compileLog.said(said)}</p>}
        {fix && <FixButton fix={fix} latex={latex} onFix={onFix} />}
        {missing && onAddFile && <AddFileButton missing={missing} onAddFile={onAddFile} />}
      </div>
    </li>
  )
}

function AddFileButton({ missing, onAddFile }: { missing: MissingFile; onAddFile: AddMissingFile }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant="secondary" size="sm" className="mt-1.5 max-w-full" onClick={() => input.current?.click()}>
        <FilePlus2 aria-hidden="true" className="size-3.5 shrink-0" />
        <span className="truncate">{files.addMissing(missing.name)}</span>
      </Button>
      <input
        ref={input}
        type="file"
        accept={missing.endings.map((ending) => `.${ending}`).join(',')}
        aria-label={files.chooseMissing(missing.name)}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const chosen = event.target.files?.[0]
          event.target.value = ''
          if (chosen) onAddFile(missing, chosen)
        }}
      />
    </>
  )
}

function FixButton({ fix, latex, onFix }: { fix: TextFix } & Pick<Props, 'latex' | 'onFix'>) {
  const fits = useMemo(() => changesOf(fix, latex) !== null, [fix, latex])
  return (
    <Button
      variant="secondary"
      size="sm"
      className="mt-1.5 max-w-full"
      disabled={!fits}
      title={fits ? undefined : compileLog.staleFix}
      onClick={() => onFix(fix)}
    >
      <Wrench aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="truncate">{fix.title}</span>
    </Button>
  )
}
