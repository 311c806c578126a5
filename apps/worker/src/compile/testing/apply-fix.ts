import type { TextFix } from '@galley/contract/latex'

/** The document with the fix applied. Throws where what the fix is made for does not stand there. */
export function applyFix(latex: string, fix: TextFix | undefined): string {
  if (!fix) throw new Error('there is no fix')
  const lines = latex.split('\n')
  for (const { line, column, was, text } of fix.edits) {
    const typed = lines[line - 1] ?? ''
    if (!typed.startsWith(was, column - 1)) throw new Error(`“${was}” does not stand on line ${line}`)
    lines[line - 1] = typed.slice(0, column - 1) + text + typed.slice(column - 1 + was.length)
  }
  return lines.join('\n')
}
