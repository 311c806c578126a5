// Styled lines to the form's data: they are set on pages and read as a PDF's text is, so that each field has its place
// there.
import type { PageSize, PageText } from '@galley/contract/import'
import type { ResumeReading, ImportOptions } from '../../pdf/fields/resume-reading.ts'
import { importResume } from '../../pdf/import-resume.ts'
import type { PdfText } from '../../pdf/layout/pdf-text.ts'
import { layOut } from './lay-out.ts'
import { textOf, type StyledLine, type StyledRun } from './styled-lines.ts'

export interface LaidOut {
  readonly reading: ResumeReading
  readonly pages: readonly PageSize[]
  /** What the pages say, for the renderer. */
  readonly pageText: readonly PageText[]
  /** There was more than is read. */
  readonly isCut: boolean
}

/** As much as fills twenty pages, like the longest PDF. */
export const maxChars = 60_000
const maxLines = 1_200
const maxCells = 20

export function fromStyledLines(lines: readonly StyledLine[], options: ImportOptions = {}): LaidOut {
  const { kept, isCut } = cut(lines)
  const text = layOut(kept)
  return { reading: importResume(text, options), pages: text.pages, pageText: pageTextOf(text), isCut }
}

function cut(lines: readonly StyledLine[]): { kept: readonly StyledLine[]; isCut: boolean } {
  let room: number = maxChars
  const kept: StyledLine[] = []
  for (const line of lines.slice(0, maxLines)) {
    const { length } = textOf(line)
    kept.push(length <= room ? line : shortened(line, room))
    room -= length
    if (room <= 0) break
  }
  return { kept, isCut: room < 0 || kept.length < lines.length }
}

function shortened(line: StyledLine, chars: number): StyledLine {
  let room = chars
  const fitting = (run: StyledRun): StyledRun => {
    const text = run.text.slice(0, Math.max(0, room))
    room -= text.length
    return { ...run, text }
  }
  return { ...line, cells: line.cells.slice(0, maxCells).map((runs) => runs.map(fitting)) }
}

/** Letters rise this far over their line. */
const ascent = 0.8
const round = (points: number) => Math.round(points * 100) / 100

const pageTextOf = ({ items }: PdfText): PageText[] =>
  items.map(({ text, page, x, baseline, width, size, bold, italic }) => ({
    text,
    page,
    x: round(x),
    y: round(baseline - size * ascent),
    width: round(width),
    size,
    bold,
    italic,
  }))
