// A LaTeX source in three parts. Edits of a resume change the body; the preamble belongs to the template.
import { maskLatex } from './mask-latex.ts'

export interface DocumentParts {
  /** Up to and including `\begin{document}`; empty where there is none. */
  readonly preamble: string
  readonly body: string
  /** `\end{document}` and what follows it; empty where there is none. */
  readonly rest: string
}

const start = '\\begin{document}'
const end = '\\end{document}'

/**
 * The parts, which together are the source again. Marks in comments and verbatim text do not count; a source without
 * marks is all body.
 */
export function splitDocument(latex: string): DocumentParts {
  const mask = maskLatex(latex)
  const begun = mask.indexOf(start)
  const bodyFrom = begun === -1 ? 0 : begun + start.length
  const ended = mask.indexOf(end, bodyFrom)
  const bodyTo = ended === -1 ? latex.length : ended
  return { preamble: latex.slice(0, bodyFrom), body: latex.slice(bodyFrom, bodyTo), rest: latex.slice(bodyTo) }
}
