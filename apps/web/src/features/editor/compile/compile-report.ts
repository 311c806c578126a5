// The compile's state as lines of the log pane, to read and to copy.
import type { Diagnostic } from '@galley/contract/latex'
import { missingLettersIn } from '../../../api/read-diagnostics.ts'
import { editor as words } from '../../../strings/en/editor.ts'
import type { CompileState } from '../state/editor-state.ts'

export interface LogReport {
  tone: 'plain' | 'good' | 'bad'
  /** Empty when there is nothing to say. */
  status: string
  diagnostics: Diagnostic[]
  /** TeX's own log, where a failure brought it. */
  raw: string
}

export function reportOf(compile: CompileState): LogReport {
  switch (compile.kind) {
    case 'idle':
      return { tone: 'plain', status: '', diagnostics: [], raw: '' }
    case 'compiling':
      return { tone: 'plain', status: words.compile.compiling, diagnostics: [], raw: '' }
    case 'success':
      return { tone: 'good', status: words.compile.successful, diagnostics: compile.diagnostics, raw: '' }
    case 'failure':
      return {
        tone: 'bad',
        status: words.compile.failed(compile.code.replaceAll('_', ' ')),
        diagnostics: compile.diagnostics,
        raw: compile.log,
      }
    case 'error':
      return { tone: 'bad', status: words.compile.error(compile.message), diagnostics: [], raw: '' }
  }
}

export interface FoldedDiagnostics {
  /** Errors first, then warnings. */
  troubles: Diagnostic[]
  /** What is worth no more than a line that says how many there are. */
  remarks: Diagnostic[]
}

export function foldDiagnostics(diagnostics: readonly Diagnostic[]): FoldedDiagnostics {
  const of = (wanted: Diagnostic['severity']) => diagnostics.filter(({ severity }) => severity === wanted)
  return { troubles: [...of('error'), ...of('warning')], remarks: of('info') }
}

/** The report as plain text, as Copy puts it on the clipboard. */
export function reportText({ status, diagnostics, raw }: LogReport): string {
  const entries = diagnostics.map(({ line, severity, message, hint }) => {
    const place = line === null ? '' : ` (${words.log.line(line)})`
    return `${words.log.severity[severity]}${place}: ${message}${hint ? `\n  ${hint}` : ''}`
  })
  return [status, ...entries, ...(raw ? ['', raw] : [])].join('\n')
}

/** Of a page that came about all the same. */
export const missingLetters = (compile: CompileState): string | null =>
  compile.kind === 'success' ? missingLettersIn(compile.diagnostics) : null
