// What of a LaTeX source has no structure, blanked out, so that commands and braces can be looked for with plain
// searches. Owns comments, verbatim text and escaped characters; knows nothing of resumes.

/** Stands for each character of a comment; not white space, so that a line of comment does not end a paragraph. */
export const commentMark = '\u0001'
/** Stands for each character that is only text: verbatim, `\{`, `\%`, `\\`. */
export const textMark = '\u0002'

const verbatimStart = /^\\begin\{(verbatim\*?|lstlisting|minted|comment|filecontents\*?)\}/
/** A file that comes along with the document may be code. */
const codeOrVerbatimStart = /^\\begin\{(verbatim\*?|Verbatim|lstlisting|minted|comment)\}/
const inlineVerbatim = /^\\verb\*?([^\sA-Za-z*])/

/** The source with what is not structure blanked out; offsets stay as they are. */
export const maskLatex = (latex: string): string => maskedBy(latex, verbatimStart)

/** The same, and the files that the document brings along are shown as code. */
export const maskAllButFiles = (latex: string): string => maskedBy(latex, codeOrVerbatimStart)

function maskedBy(latex: string, verbatim: RegExp): string {
  const parts: string[] = []
  let at = 0
  while (at < latex.length) {
    const next = nextSpecial(latex, at)
    parts.push(latex.slice(at, next))
    if (next === latex.length) break
    const [kept, end, mark] = maskedFrom(latex, next, verbatim)
    parts.push(latex.slice(next, kept), mark.repeat(end - kept))
    at = end
  }
  return parts.join('')
}

function nextSpecial(latex: string, from: number): number {
  for (let at = from; at < latex.length; at += 1) if (latex[at] === '%' || latex[at] === '\\') return at
  return latex.length
}

/** How far a backslash or a comment is kept, where it ends, and what blanks out the rest of it. */
function maskedFrom(latex: string, at: number, verbatim: RegExp): [kept: number, end: number, mark: string] {
  if (latex[at] === '%') {
    const end = latex.indexOf('\n', at)
    return [at, end === -1 ? latex.length : end, commentMark]
  }
  const ahead = latex.slice(at, at + 40)
  const environment = verbatim.exec(ahead)
  if (environment) {
    const start = at + environment[0].length
    const end = latex.indexOf(`\\end{${environment[1]}}`, start)
    return [start, end === -1 ? latex.length : end, textMark]
  }
  const inline = inlineVerbatim.exec(ahead)
  if (inline) return verbEnd(latex, at, inline)
  if (/^\\[A-Za-z@]/.test(ahead)) return [at + 1, at + 1, '']
  return [at, Math.min(at + 2, latex.length), textMark]
}

/** No line of a person's has more in one `\verb`; a text of nothing else is read in proportion to its length. */
const maxVerb = 2_000

function verbEnd(latex: string, at: number, found: RegExpExecArray): [number, number, string] {
  const start = at + found[0].length
  const ahead = latex.slice(start, start + maxVerb)
  const end = ahead.indexOf(found[1] ?? '')
  const isClosed = end !== -1 && !ahead.slice(0, end).includes('\n')
  return [start, isClosed ? start + end + 1 : start, textMark]
}

/** For each `{` of a masked source, the offset of its `}`. A brace without a partner is left out. */
export function matchBraces(mask: string): ReadonlyMap<number, number> {
  const partners = new Map<number, number>()
  const open: number[] = []
  for (let at = 0; at < mask.length; at += 1) {
    if (mask[at] === '{') open.push(at)
    if (mask[at] === '}') {
      const start = open.pop()
      if (start !== undefined) partners.set(start, at)
    }
  }
  return partners
}

/** A source that was masked once, for many lookups. */
export interface Masked {
  readonly latex: string
  readonly mask: string
  readonly braces: ReadonlyMap<number, number>
}

export function masked(latex: string): Masked {
  const mask = maskLatex(latex)
  return { latex, mask, braces: matchBraces(mask) }
}

/** An argument's inside, without its braces or brackets. */
export interface Argument {
  readonly from: number
  readonly to: number
  readonly isOptional: boolean
}

/** No option is longer; what looks like a longer one is text with a bracket in it. */
const maxOptionLength = 400

/**
 * The arguments from an offset on, and where they end. White space (no blank line) and comments may stand between them.
 */
export function argumentsAt({ mask, braces }: Masked, from: number): { all: Argument[]; end: number } {
  const all: Argument[] = []
  let end = from
  for (;;) {
    const start = afterSpace(mask, end)
    const close = mask[start] === '{' ? braces.get(start) : mask[start] === '[' ? optionEnd(mask, start) : undefined
    if (close === undefined) return { all, end }
    all.push({ from: start + 1, to: close, isOptional: mask[start] === '[' })
    end = close + 1
  }
}

/** Past spaces, comments and at most one line end. */
export function afterSpace(mask: string, from: number): number {
  let lines = 0
  for (let at = from; at < mask.length; at += 1) {
    const char = mask[at] ?? ''
    if (char === '\n' && mask[at - 1] !== commentMark) lines += 1
    else if (char !== commentMark && !/\s/.test(char)) return at
    if (lines > 1) return from
  }
  return from
}

function optionEnd(mask: string, from: number): number | undefined {
  let depth = 0
  const last = Math.min(mask.length, from + maxOptionLength)
  for (let at = from + 1; at < last; at += 1) {
    const char = mask[at]
    if (char === '{') depth += 1
    if (char === '}') depth -= 1
    if (depth < 0) return undefined
    if (char === ']' && depth === 0) return at
  }
  return undefined
}
