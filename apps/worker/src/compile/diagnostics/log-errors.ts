// The errors of a pdflatex log, as TeX wrote them: what it said, and where in the source it stood.
import { placeIn, type FilePlace } from './own-files.ts'
import type { SourcePosition, SourceText } from './source-text.ts'

export interface LogError {
  /** The first line of what TeX said, without its full stop. */
  said: string
  /** The line that TeX named, from 1. It may be a line of a package. */
  line: number | null
  /** What TeX had read of that line. A long line begins with "...". */
  before: string
  /** TeX was about to read this when it stopped, as far as macros show it: the end of the first line of its trace. */
  reading: string
  /** Where it is, when that is not the document itself. */
  place?: FilePlace
}

/** Where in the lines after "! message" the "l.12 context" is looked for: long macro traces come in between. */
const contextLines = 40
/** What a document has printed itself may be as long as it likes; what TeX says is not. */
const lineChars = 1_000

export function readErrors(lines: readonly string[], most: number): LogError[] {
  const errors: LogError[] = []
  for (let index = 0; index < lines.length && errors.length < most; index += 1)
    if (lines[index]?.startsWith('! ')) errors.push(readError(lines, index))
  return withoutEchoes(errors)
}

function readError(lines: readonly string[], index: number): LogError {
  const first = (lines[index] ?? '').slice(2, lineChars)
  const place = placeIn(lines[index + 1])
  const following = lines
    .slice(index + (place ? 2 : 1), index + 1 + contextLines)
    .map((text) => text.slice(0, lineChars))
  const end = following.findIndex((text) => text.startsWith('! '))
  const own = end < 0 ? following : following.slice(0, end)
  const at = own.map((text) => /^l\.(\d+) ?(.*)$/.exec(text)).find((found) => found !== null)
  const [, line = null, before = ''] = at ?? []
  const [trace = ''] = own
  return {
    // The class's own words have another one inside.
    said: first.replace(/\.$/, '').replaceAll('\\rs@do@', '\\').trim(),
    line: line === null ? lineNamed(first) : Number(line),
    before,
    reading: trace.trim() === '' || trace.startsWith('l.') ? before : trace,
    ...(place && { place }),
  }
}

/** Some errors name their line themselves; "\begin{x} on input line 5 ended by" names another one. */
function lineNamed(said: string): number | null {
  const line = said.includes('ended by') ? undefined : /on input line (\d+)/.exec(said)?.[1]
  return line === undefined ? null : Number(line)
}

/**
 * After a fatal error TeX repeats that it stops: that adds nothing but, at times, the line that the error itself lacks.
 */
function withoutEchoes(errors: LogError[]): LogError[] {
  const kept: LogError[] = []
  for (const error of errors) {
    const before = kept.at(-1)
    if (before === undefined || !/^(Emergency stop|==> Fatal error)/.test(error.said)) kept.push(error)
    else if (before.line === null) kept[kept.length - 1] = { ...before, line: error.line, before: error.before }
  }
  return kept
}

/** All control characters but the tab. */
const unprintable = /(?!\t)\p{Cc}/gu

/**
 * Where TeX stood in the source: the column after the last character that it had read. Null where that is unknown;
 * "elsewhere" where the line that TeX names is one of a package's, not of the document.
 */
export function stoppedAt(source: SourceText, { line, before }: LogError): SourcePosition | 'elsewhere' | null {
  if (line === null || before === '') return null
  const text = source.lines[line - 1]?.replace(unprintable, '\0')
  if (text === undefined) return 'elsewhere'
  // TeX shows a character that can't be printed as ^^ and another one.
  const read = before.replace(/\^\^\^M|\^\^M$/, '').replace(/\^\^[@-_?]/g, '\0')
  if (!read.startsWith('...'))
    return text.startsWith(read.trimEnd()) ? { line: line - 1, column: read.length } : 'elsewhere'
  const tail = read.slice(3).replace(/^\ufffd+/, '')
  const found = text.indexOf(tail)
  if (found < 0) return 'elsewhere'
  return found === text.lastIndexOf(tail) ? { line: line - 1, column: found + tail.length } : null
}
