// How a document with a mistake is written down in the tables beside this file.

export interface Mistake {
  title: string
  latex: string
  line: number | null
  severity: 'error' | 'warning' | 'info'
  message: RegExp
  hint: RegExp
  /** What stands in the document when the fix has been applied; null: there is no fix. */
  fixed: string | null
}

export type MistakeRow = [
  title: string,
  latex: string,
  expected: [line: number | null, message: RegExp, hint: RegExp],
  fixed?: string | null,
]

export const article = (body: string, preamble = '') =>
  `\\documentclass{article}\n${preamble}\n\\begin{document}\n${body}\n\\end{document}\n`
export const resume = (body: string, options = '') =>
  `\\documentclass${options}{resume}\n\\begin{document}\n${body}\n\\end{document}\n`
export const rows = (severity: Mistake['severity'], table: MistakeRow[]): Mistake[] =>
  table.map(([title, latex, [line, message, hint], fixed = null]) => ({
    title,
    latex,
    severity,
    line,
    message,
    hint,
    fixed,
  }))
