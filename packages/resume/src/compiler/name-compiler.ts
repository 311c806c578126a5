// The line that names a document's program, written and taken away: a comment that other editors understand, so that
// the choice goes where the text goes.
import type { CompilerChoice } from '@galley/contract/latex'
import { compilerOf, isProgramLine, maxHeadLines } from './compiler-of.ts'

export const namedCompilerOf = (latex: string): CompilerChoice => {
  const { compiler, because } = compilerOf(latex)
  return because === 'named' ? compiler : 'auto'
}

export function nameCompiler(latex: string, choice: CompilerChoice): string {
  const lines = latex.split('\n')
  const isOld = (line: string, index: number) => index < maxHeadLines && isProgramLine(line)
  const at = lines.findIndex(isOld)
  const rest = lines.filter((line, index) => !isOld(line, index))
  if (choice === 'auto') return rest.join('\n')
  return rest.toSpliced(Math.max(at, 0), 0, `% !TEX program = ${choice}`).join('\n')
}
