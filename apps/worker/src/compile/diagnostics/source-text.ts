// The document as typed, and what of it TeX reads as code. Everything here counts lines and columns from 0; diagnostics
// count from 1.
import { regexpLiteral } from '@galley/resume/text/regexp-literal'

export interface SourcePosition {
  line: number
  column: number
}

export interface Environment extends SourcePosition {
  kind: 'begin' | 'end'
  name: string
}

export interface SourceText {
  lines: readonly string[]
  /** The same lines at the same lengths; comments, verbatim text and escapes such as \& or \\ are blank. */
  code: readonly string[]
  /** Every \begin{…} and \end{…} from \begin{document} on: before it they stand in definitions. */
  environments: readonly Environment[]
  /** Opening braces that nothing closes, and closing ones that close nothing. */
  unclosed: readonly SourcePosition[]
  unopened: readonly SourcePosition[]
}

const verbatim = /\\begin\{(verbatim\*?|Verbatim|lstlisting|minted|comment)\}/

export function readSource(text: string): SourceText {
  const lines = text.split(/\r\n|\r|\n/)
  const code = blankLines(lines)
  const environments = findEnvironments(code)
  return { lines, code, environments, ...findBraces(code) }
}

/** Up to 200 000 lines of any text: linear. */
function blankLines(lines: readonly string[]): string[] {
  let until: string | null = null
  return lines.map((line) => {
    if (until !== null) {
      const end = line.indexOf(until)
      if (end < 0) return ' '.repeat(line.length)
      until = null
      return ' '.repeat(end) + blankLine(line.slice(end))
    }
    const blanked = blankLine(line)
    const begun = verbatim.exec(blanked)
    if (!begun) return blanked
    const start = begun.index + begun[0].length
    const end = `\\end{${begun[1]}}`
    const closes = line.indexOf(end, start)
    if (closes < 0) until = end
    const inside = closes < 0 ? line.length : closes
    return blanked.slice(0, start) + ' '.repeat(inside - start) + blanked.slice(inside)
  })
}

function blankLine(line: string): string {
  let visible = ''
  for (let at = 0; at < line.length;) {
    const character = line[at] ?? ''
    if (character === '%') return visible + ' '.repeat(line.length - at)
    const width = character === '\\' ? blankWidth(line, at) : 0
    visible += width > 0 ? ' '.repeat(width) : character
    at += width > 0 ? width : 1
  }
  return visible
}

/** How much of what begins with this backslash is no code: an escape, \verb with its text, or nothing. */
function blankWidth(line: string, at: number): number {
  if (/^\\verb\*?[^A-Za-z*\s]/.test(line.slice(at, at + 7))) {
    const opens = at + (line[at + 5] === '*' ? 6 : 5)
    const end = line.indexOf(line[opens] ?? '', opens + 1)
    if (end >= 0) return end + 1 - at
  }
  return /[A-Za-z@([\])]/.test(line[at + 1] ?? '') ? 0 : Math.min(2, line.length - at)
}

function findEnvironments(code: readonly string[]): Environment[] {
  const found: Environment[] = []
  let isBody = false
  code.forEach((text, line) => {
    if (!text.includes('\\begin') && !text.includes('\\end')) return
    for (const { index, 1: kind, 2: name } of text.matchAll(/\\(begin|end)\s*\{([^{}]{1,60})\}/g)) {
      if (name === 'document' && kind === 'begin') isBody = true
      if (isBody) found.push({ line, column: index, kind: kind as Environment['kind'], name: name ?? '' })
    }
  })
  return found
}

/** The environments that are open where `end` stands (or at the end of the document), outermost first. */
export function openBefore(source: SourceText, end: SourcePosition | null): Environment[] {
  const open: Environment[] = []
  for (const environment of source.environments) {
    if (end && !isBefore(environment, end)) break
    if (environment.kind === 'begin') open.push(environment)
    else if (open.at(-1)?.name === environment.name) open.pop()
  }
  return open
}

export const isBefore = (a: SourcePosition, b: SourcePosition): boolean =>
  a.line < b.line || (a.line === b.line && a.column < b.column)

function findBraces(code: readonly string[]): Pick<SourceText, 'unclosed' | 'unopened'> {
  const unclosed: SourcePosition[] = []
  const unopened: SourcePosition[] = []
  code.forEach((text, line) => {
    for (let column = 0; column < text.length; column += 1) {
      if (text[column] === '{') unclosed.push({ line, column })
      else if (text[column] === '}' && unclosed.pop() === undefined) unopened.push({ line, column })
    }
  })
  return { unclosed, unopened }
}

const alignments = new Set(
  'tabular tabular* tabularx tabulary longtable supertabular tabu array align align* aligned alignat alignat* eqnarray eqnarray* matrix pmatrix bmatrix vmatrix cases split gather gather* smallmatrix'.split(
    ' ',
  ),
)
const formulas = new Set(
  'math displaymath equation equation* align align* aligned alignat alignat* eqnarray eqnarray* gather gather* multline multline* array'.split(
    ' ',
  ),
)

export const isInAlignment = (source: SourceText, place: SourcePosition): boolean =>
  openBefore(source, place).some(({ name }) => alignments.has(name))

/** Whether a formula is open here: by $, \( or \[ of the same paragraph, or by an environment. */
export function isInFormula(source: SourceText, place: SourcePosition): boolean {
  if (openBefore(source, place).some(({ name }) => formulas.has(name))) return true
  const start = paragraphStart(source, place.line)
  const before = source.code.slice(start, place.line + 1)
  before[before.length - 1] = before.at(-1)?.slice(0, place.column) ?? ''
  let isOpen = false
  for (const { 0: mark } of before.join('\n').matchAll(/\$\$?|\\[([\])]/g))
    isOpen = mark.startsWith('$') ? !isOpen : mark === '\\(' || mark === '\\['
  return isOpen
}

const maxParagraphLength = 200

/** The first line of the paragraph that this line is in, or that ends with it. */
export function paragraphStart({ lines }: SourceText, line: number): number {
  let start = Math.min(line, lines.length - 1)
  const least = Math.max(0, start - maxParagraphLength)
  while (start > least && (lines[start - 1] ?? '').trim() !== '' && !/\\begin\{document\}/.test(lines[start - 1] ?? ''))
    start -= 1
  return Math.max(0, start)
}

const namePattern = (name: string) =>
  new RegExp(`${regexpLiteral(name)}${/[A-Za-z@]$/.test(name) ? '(?![A-Za-z@])' : ''}`, 'g')

/** Where this command (with its backslash) stands on a line of the code. */
export const commandColumns = ({ code }: SourceText, line: number, name: string): number[] =>
  [...(code[line] ?? '').matchAll(namePattern(name))].map(({ index }) => index)

/** The one place of the document where this command stands, if it is one. */
export function onlyPlaceOf(source: SourceText, name: string): SourcePosition | null {
  const places: SourcePosition[] = []
  for (let line = 0; line < source.code.length && places.length < 2; line += 1)
    if (source.code[line]?.includes(name))
      for (const column of commandColumns(source, line, name)) places.push({ line, column })
  return places.length === 1 ? (places[0] ?? null) : null
}
