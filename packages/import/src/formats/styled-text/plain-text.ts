// A resume that was typed as plain text, or with Markdown's signs, as styled lines: what a reader takes for its name,
// its headings, its points and its columns.
import { findDates } from '../../pdf/vocabulary/find-dates.ts'
import { aliasOf } from '@galley/resume/outline/heading-kind'
import { fromStyledLines, maxChars } from './from-styled-lines.ts'
import type { LaidOut } from './from-styled-lines.ts'
import { plainLine } from './styled-lines.ts'
import type { StyledLine, StyledRun } from './styled-lines.ts'
import { mark, unwrapped } from './typed-lines.ts'

/** Past it nothing is read; indents and rules take room, too. */
const longest = 4 * maxChars

export function fromPlainText(text: string): LaidOut {
  const laidOut = fromStyledLines(plainTextLines(text.slice(0, longest)))
  return { ...laidOut, isCut: laidOut.isCut || text.length > longest }
}

export function plainTextLines(text: string): StyledLine[] {
  const typed = text.replace(/\r\n?|\u2028|\u2029|\f|\v/g, '\n').split('\n')
  const whole = unwrapped(typed.map((line) => line.trimEnd()))
  const lines = whole.map((line) => line.text)
  const titleAt = lines.findIndex((line) => line.trim() !== '')
  const isMarkdown = lines.filter((line) => /^#{1,4}\s+\S|^\s*[-*]\s+.*\*\*|\*\*[^*]+\*\*/.test(line)).length > 1
  const hasCapitals = lines.filter((line) => isCapitals(line) && aliasOf(line.trim())).length > 1
  const result: StyledLine[] = []
  let isApart = false
  for (const [index, line] of lines.entries()) {
    const isRule = /^\s*(?:[-=_*~#─━]\s?){3,}$/u.test(line)
    if (line.trim() === '' || isRule) {
      isApart = true
      continue
    }
    const next = lines.slice(index + 1).find((each) => each.trim() !== '') ?? ''
    const isSetOff =
      isUnderlined(lines, index) || (hasCapitals && isApart && isCapitals(line) && findDates(next).length === 0)
    const heading = headingIn(line, { isTitle: index === titleAt, isSetOff, isMarkdown })
    const isPoint = heading === undefined && whole[index]!.isPoint
    result.push({
      ...lineOf(heading?.text ?? line, { isMarkdown, isPoint }),
      ...(heading && { heading: heading.kind }),
      isApart,
    })
    isApart = false
  }
  return result
}

const isUnderlined = (lines: readonly string[], at: number) =>
  /^\s*(?:[-=~]){3,}$/.test(lines[at + 1] ?? '') && lines[at]!.length < 60
const isCapitals = (line: string) =>
  /\p{Lu}{3}/u.test(line) && !/\p{Ll}|\d|@|\t| {3}/u.test(line.trim()) && line.trim().split(/\s+/).length < 7

interface Hints {
  readonly isTitle: boolean
  /** Underlined, or in capitals where headings are. */
  readonly isSetOff: boolean
  readonly isMarkdown: boolean
}

interface HeadingIn {
  readonly text: string
  readonly kind: NonNullable<StyledLine['heading']>
}

function headingIn(line: string, hints: Hints): HeadingIn | undefined {
  const marked = hints.isMarkdown ? /^(#{1,6})\s+(.*?)\s*#*$/.exec(line) : null
  const bare = (marked?.[2] ?? line).trim().replace(/^\*\*(.+)\*\*$/, '$1')
  const text = bare.replace(/^[=\-*~#[\s]+(?=\p{L})|(?<=\p{L})[=\-*~#\]\s]*:?$/gu, '')
  if (text === '' || text.length > maxHeadingLength) return undefined
  const kind = aliasOf(text) && !/\t| {3}/.test(text) ? 'section' : kindOf(text, marked?.[1]?.length ?? 0, hints)
  return kind ? { text, kind } : undefined
}

const maxHeadingLength = 60

function kindOf(text: string, signs: number, { isTitle, isSetOff }: Hints): StyledLine['heading'] | undefined {
  if (isTitle && (signs === 1 || /^\p{L}[^@\d|:,]*$/u.test(text))) return 'title'
  if (signs > 0) return signs < 3 ? 'section' : 'sub'
  return isSetOff && !/[.,;|]$/.test(text) ? 'section' : undefined
}

function lineOf(line: string, { isMarkdown, isPoint }: { isMarkdown: boolean; isPoint: boolean }): StyledLine {
  const bullet = isPoint ? mark.exec(line) : null
  const isDash = bullet !== null && !/^\s*\d{1,2}[.)]\s+\p{Ll}*\s*(?:19|20)\d\d/u.test(line)
  const text = isDash ? line.slice(bullet[0].length) : line
  const cells = text
    .trim()
    .split(/\t+| {3,}/)
    .map((cell) => (isMarkdown ? markdownRuns(cell) : [{ text: cell.trim() }]))
  const depth = isDash && (bullet[1] ?? '').replaceAll('\t', '    ').length > 4 ? 1 : 0
  return plainLine('', { cells, bullet: isDash ? depth : null })
}

const markdown =
  /\*\*(?<bold>[^*]+)\*\*|(?<![\w*])[*_](?<italic>[^*_\s][^*_]*)[*_](?![\w*])|\[(?<shown>[^\]]+)\]\((?<link>[^)\s]+)\)|`(?<code>[^`]+)`/g

function markdownRuns(text: string): StyledRun[] {
  const runs: StyledRun[] = []
  let end = 0
  for (const match of text.matchAll(markdown)) {
    const { bold, italic, shown, link, code } = match.groups ?? {}
    runs.push({ text: text.slice(end, match.index) })
    runs.push({
      text: bold ?? italic ?? shown ?? code ?? '',
      bold: bold !== undefined,
      italic: italic !== undefined,
      ...(link !== undefined && { link }),
    })
    end = match.index + match[0].length
  }
  runs.push({ text: text.slice(end) })
  return runs.filter((run) => run.text !== '')
}
