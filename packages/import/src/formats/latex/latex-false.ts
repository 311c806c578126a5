// People comment out parts of LaTeX with a question whose answer is no: `\iffalse … \fi`.
import { maskLatex } from '@galley/resume/outline/mask-latex'

/** Any question, and its end. `\newif\ifdraft` and `\let\ifdraft` name a question and ask none. */
const marks = /\\(?:(?:newif|let)\s*\\if[A-Za-z@]*|(else|fi|if[A-Za-z@]*)(?![A-Za-z@]))/g
/** What only looks like a question: it has arguments instead of an end. */
const noQuestions = new Set(['iff', 'ifthenelse', 'ifstrempty', 'ifblank', 'ifstrequal', 'ifdefempty'])

/**
 * The source without what stands under such a question. What is after an `\else` of it stays, and so does a block
 * without an end.
 */
export function withoutFalse(latex: string): string {
  if (!latex.includes('\\iffalse')) return latex
  const kept: string[] = []
  let from = 0
  let start = -1
  let depth = 0
  for (const mark of maskLatex(latex).matchAll(marks)) {
    const [whole, name = ''] = mark
    if (start === -1) {
      if (name === 'iffalse') [start, depth] = [mark.index, 1]
      continue
    }
    if (name === 'fi') depth -= 1
    else if (name.startsWith('if') && !noQuestions.has(name)) depth += 1
    if (depth > 1 || (depth === 1 && name !== 'else')) continue
    kept.push(latex.slice(from, start))
    from = mark.index + whole.length
    start = -1
  }
  return [...kept, latex.slice(from)].join('')
}
