import { describe, expect, it } from 'vitest'
import type { CompileState } from '../state/editor-state.ts'
import { foldDiagnostics, missingLetters, reportOf, reportText } from './compile-report.ts'

const diagnostics = [
  { line: 12, severity: 'error' as const, message: 'Undefined control sequence', hint: '\\sectoin is not a command.' },
]

describe('the compilation log', () => {
  it.each<[string, CompileState, string]>([
    ['success', { kind: 'success', diagnostics: [] }, 'Compilation successful'],
    [
      'failure',
      { kind: 'failure', code: 'compilation_error', diagnostics: [], log: '' },
      'Compilation failed: compilation error',
    ],
    [
      'a limit',
      { kind: 'failure', code: 'output_too_large', diagnostics: [], log: '' },
      'Compilation failed: output too large',
    ],
    [
      'an empty PDF',
      { kind: 'error', message: 'PDF compilation returned empty file' },
      'Error: PDF compilation returned empty file',
    ],
  ])('%s', (_title, compile, status) => expect(reportOf(compile).status).toBe(status))

  it('is copied with lines and hints', () => {
    const text = reportText(reportOf({ kind: 'failure', code: 'compilation_error', diagnostics, log: '! Undefined' }))
    expect(text).toBe(
      'Compilation failed: compilation error\nError (Line 12): Undefined control sequence\n  \\sectoin is not a command.\n\n! Undefined',
    )
  })
})

it('has errors before warnings, and folds what is neither', () => {
  const entries = (['warning', 'info', 'error', 'warning', 'info'] as const).map((severity, index) => ({
    line: index,
    severity,
    message: severity,
    hint: null,
  }))
  const { troubles, remarks } = foldDiagnostics(entries)
  expect(troubles.map(({ line }) => line)).toEqual([2, 0, 3])
  expect(remarks.map(({ line }) => line)).toEqual([1, 4])
})

describe('letters that are missing on the page', () => {
  const missing = { ...diagnostics[0]!, severity: 'warning' as const, about: 'missing_characters' as const }
  it('are known of a page that came about', () => {
    expect(missingLetters({ kind: 'success', diagnostics: [missing] })).toBe(missing.message)
    expect(missingLetters({ kind: 'success', diagnostics })).toBeNull()
    expect(missingLetters({ kind: 'idle' })).toBeNull()
  })
})
