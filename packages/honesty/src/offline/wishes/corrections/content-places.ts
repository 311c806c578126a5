// Where words stand that a reader sees: in the text of the parts, and never in a command's name or in a comment.
import { regexpLiteral } from '@galley/resume/text/regexp-literal'
import { outlineOf } from '@galley/resume/outline/outline-of'

interface Place {
  readonly from: number
  readonly to: number
}

/** Commands with what is no text in them: names of environments, lengths, addresses, comments. */
const noText =
  /(?<!\\)%[^\n]*|\\(?:begin|end)\s*\{[^}]*\}(?:\[[^\]]*\])?|\\(?:[hv]space\*?|vskip|hskip|href|url|input|include|includegraphics|color|textcolor|fontsize|setlength|usepackage|label|ref)\s*(?:\[[^\]]*\])?\{[^}]*\}|\\(?:[a-zA-Z@]+\*?|[^a-zA-Z])/g

const isIn = ({ from, to }: Place, whole: Place) => from >= whole.from && to <= whole.to
const meets = (one: Place, other: Place) => one.from < other.to && other.from < one.to

/** Headings are text only where they are asked for. */
const readAt = (latex: string, ofHeadings: boolean): readonly Place[] =>
  outlineOf(latex).sections.flatMap(({ from, bodyFrom, blocks }): Place[] =>
    ofHeadings ? [{ from, to: bodyFrom }] : blocks.map((block) => ({ from: block.from, to: block.to })),
  )

/** Every match of a global pattern in text that is read. */
export function placesIn(latex: string, pattern: RegExp, ofHeadings = false): Place[] {
  const found = Array.from(latex.matchAll(pattern), ({ index, 0: text }) => ({ from: index, to: index + text.length }))
  if (found.length === 0) return []
  const read = readAt(latex, ofHeadings)
  const hidden = Array.from(latex.matchAll(noText), ({ index, 0: text }) => ({ from: index, to: index + text.length }))
  // "71\%": an escaped sign is read.
  const isSign = ({ from, to }: Place) => to - from === 2 && /[%$&#_{}]/.test(latex[from + 1] ?? '')
  const names = hidden.filter((one) => !isSign(one))
  return found.filter((one) => read.some((part) => isIn(one, part)) && !names.some((name) => meets(one, name)))
}

/** A number as a whole: 2 is not in 32, in 2,400, in 1.2 or in 2nd. */
export function numberPlace(latex: string, { from, to }: Place, number: string): Place | null {
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}]|\d[.,])${regexpLiteral(number)}(?![\p{L}\p{N}]|[.,]\d)`, 'gu')
  return placesIn(latex, pattern).find((one) => isIn(one, { from, to })) ?? null
}
