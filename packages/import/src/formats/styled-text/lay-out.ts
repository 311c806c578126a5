// Lines that were never on a page, set on pages of their own: so that they are read as a PDF's are, and every field can
// be shown where it stands. Nothing is divided that belongs together, and nothing stands where a page's header or
// footer would.
import { isDateLabel } from '../../pdf/vocabulary/find-dates.ts'
import { isPlace } from '../../pdf/vocabulary/places.ts'
import type { LinkAnnotation, PdfText, TextItem } from '../../pdf/layout/pdf-text.ts'
import { spaceWidth, widthOf } from './letter-widths.ts'
import { bodySize } from './styled-lines.ts'
import type { StyledLine, StyledRun } from './styled-lines.ts'

export const page = { width: 612, height: 792 } as const
const left = 54
const right = page.width - 54
/** Beyond the stretches where what repeats itself is a running head. */
const top = 86
const bottom = page.height - 86
const lineStep = 1.25
const apart = 0.55
const beforeSection = 0.7
const bulletIndent = 14
/** Between cells: more than any space. */
const cellGap = 2.2
const headingSizes = { title: 20, section: 13, sub: 11 } as const

/** A word, or a part of one where its style changes, with the space before it. */
interface Piece {
  readonly text: string
  readonly run: StyledRun
  readonly size: number
  readonly hasSpace: boolean
}

interface Row {
  readonly pieces: readonly { readonly x: number; readonly piece: Piece }[]
}

interface Block {
  readonly rows: readonly Row[]
  readonly size: number
  readonly gap: number
  readonly isHeading: boolean
}

export function layOut(lines: readonly StyledLine[]): PdfText {
  const columns = columnsOf(lines)
  const blocks = lines.flatMap((line) => blockOf(line, columns.get(line)) ?? [])
  const items: TextItem[] = []
  const links: LinkAnnotation[] = []
  let at = { page: 0, baseline: top }
  let isFirst = true
  for (const [index, block] of blocks.entries()) {
    const step = block.size * lineStep
    const height = block.rows.length * step
    // A heading goes with what it heads.
    const next = block.isHeading ? blocks[index + 1] : undefined
    const needed = height + (next ? next.gap + next.size * lineStep : 0)
    if (!isFirst && at.baseline + block.gap + needed > bottom && at.baseline > top)
      at = { page: at.page + 1, baseline: top - step }
    else if (!isFirst) at = { ...at, baseline: at.baseline + block.gap }
    for (const row of block.rows) {
      at = isFirst
        ? at
        : at.baseline + step > bottom
          ? { page: at.page + 1, baseline: top }
          : { ...at, baseline: at.baseline + step }
      isFirst = false
      setRow(row, at, { items, links })
    }
  }
  return { pages: Array.from({ length: at.page + 1 }, () => page), items, links }
}

/** Where the cells of a table's rows begin, and the size that its columns fit in, in parts of their own. */
interface Columns {
  readonly starts: readonly number[]
  readonly scale: number
}

const minColumns = 3
const minTableRows = 3
/** Smaller letters would be taken for another kind of text. */
const minScale = 0.7

/** Rows with as many cells as the rows beside them stand in columns: what heads a column is over what it heads. */
function columnsOf(lines: readonly StyledLine[]): Map<StyledLine, Columns> {
  return new Map(
    tablesIn(lines).flatMap((rows) => {
      const columns = fitted(rows)
      return columns ? rows.map((row) => [row, columns] as const) : []
    }),
  )
}

/** Rows in a row with as many cells, enough of them. */
function tablesIn(lines: readonly StyledLine[]): StyledLine[][] {
  const groups: StyledLine[][] = []
  for (const line of lines) {
    const last = groups.at(-1)
    const isLike = last?.[0] && isRow(line) && isRow(last[0]) && last[0].cells.length === line.cells.length
    if (isLike) last.push(line)
    else groups.push([line])
  }
  return groups.filter(([first, ...more]) => first!.cells.length >= minColumns && more.length + 1 >= minTableRows)
}

const isRow = ({ bullet, heading }: StyledLine): boolean => bullet === null && heading === null

function fitted(rows: readonly StyledLine[]): Columns | undefined {
  const cells = rows.map((row) => row.cells.map((runs) => lengthOf(piecesOf(runs, bodySize, false))))
  const widths = cells[0]!.map((_width, index) => Math.max(...cells.map((row) => row[index]!)))
  const gap = cellGap * bodySize
  const scale = Math.min(1, (right - left) / (widths.reduce((sum, width) => sum + width + gap, 0) - gap))
  if (scale < minScale) return undefined
  const starts = widths.map((_width, index) =>
    widths.slice(0, index).reduce((sum, width) => sum + (width + gap) * scale, left),
  )
  return { starts, scale }
}

interface PageWords {
  readonly items: TextItem[]
  readonly links: LinkAnnotation[]
}

function setRow({ pieces }: Row, at: { page: number; baseline: number }, { items, links }: PageWords): void {
  let before: StyledRun | undefined
  for (const { x, piece } of pieces) {
    const { run, size, text } = piece
    const width = widthOf(text, size, run.bold)
    const last = items.at(-1)
    // Words of one run are one item, but for the gap between cells.
    if (last && before === run && x - last.x - last.width < size)
      items[items.length - 1] = {
        ...last,
        text: `${last.text}${piece.hasSpace ? ' ' : ''}${text}`,
        width: x + width - last.x,
      }
    else items.push({ text, x, width, size, ...at, ...styleOf(run) })
    before = run
    const box = { page: at.page, x, y: at.baseline - size * 0.8, width, height: size }
    if (run.link !== undefined) links.push({ target: run.link, box })
  }
}

function styleOf({ bold = false, italic = false }: StyledRun) {
  const font = `Galley${bold ? '-Bold' : ''}${italic ? '-Italic' : ''}`
  return { font, bold, italic, isUpright: true }
}

function rowIn({ starts, scale }: Columns, cells: readonly (readonly Piece[])[]): Row {
  const scaled = (pieces: readonly Piece[]) => pieces.map((piece) => ({ ...piece, size: piece.size * scale }))
  return { pieces: cells.flatMap((pieces, index) => besideOneAnother(scaled(pieces), starts[index]!)) }
}

function blockOf(line: StyledLine, columns?: Columns): Block | undefined {
  const { heading, bullet } = line
  const fallback = heading === null ? bodySize : headingSizes[heading]
  const isBold = heading !== null
  const cells = line.cells.map((runs) => piecesOf(runs, fallback, isBold)).filter((pieces) => pieces.length > 0)
  if (cells.length === 0) return undefined
  const size = Math.max(...cells.flat().map((piece) => piece.size))
  const edge = bullet === null ? left : left + bulletIndent * (bullet + 1)
  const isTable = columns !== undefined && cells.length === columns.starts.length
  const rows = isTable ? [rowIn(columns, cells)] : rowsOf(cells, edge)
  const gap = heading === 'section' ? size * beforeSection : line.isApart ? size * apart : 0
  if (bullet === null) return { rows, size, gap, isHeading: heading !== null }
  const dot = { x: edge - bulletIndent + 2, piece: { text: '•', run: { text: '•' }, size, hasSpace: false } }
  return {
    rows: rows.map((row, index) => (index === 0 ? { pieces: [dot, ...row.pieces] } : row)),
    size,
    gap,
    isHeading: false,
  }
}

function piecesOf(runs: readonly StyledRun[], fallback: number, isBold: boolean): Piece[] {
  const pieces: Piece[] = []
  let hasSpace = false
  for (const run of runs) {
    const size = Math.min(28, Math.max(7, run.size ?? fallback))
    const style = isBold ? { ...run, bold: true } : run
    for (const [, space = '', text = ''] of run.text.matchAll(/(\s*)(\S*)/g)) {
      if (text !== '')
        pieces.push({ text, run: style, size, hasSpace: pieces.length > 0 && (hasSpace || space !== '') })
      hasSpace = text === '' ? hasSpace || space !== '' : false
    }
  }
  return pieces
}

/**
 * Cells beside each other where they fit: a date or a place at the right, others after a gap. What does not fit has
 * lines of its own.
 */
function rowsOf(cells: readonly (readonly Piece[])[], edge: number): Row[] {
  const [first = [], ...others] = cells
  if (others.length === 0) return wrapped(first, edge)
  const widths = cells.map(lengthOf)
  const size = Math.max(...cells.flat().map((piece) => piece.size))
  const gap = cellGap * size
  const all = widths.reduce((sum, width) => sum + width, 0) + gap * others.length
  if (edge + all > right) return cells.flatMap((pieces) => wrapped(pieces, edge))
  const last = cells.at(-1)!
  const isAtRight = isDateOrPlace(last.map(({ text }) => text).join(' '))
  let x = edge
  const placed = cells.flatMap((pieces, index) => {
    const start = index === cells.length - 1 && isAtRight ? right - widths[index]! : x
    x = start + widths[index]! + gap
    return besideOneAnother(pieces, start)
  })
  return [{ pieces: placed }]
}

const isDateOrPlace = (text: string) => text.length <= 60 && (isDateLabel(text) || isPlace(text))

function besideOneAnother(pieces: readonly Piece[], edge: number): Row['pieces'] {
  let x = edge
  return pieces.map((piece, index) => {
    const start = index === 0 ? x : x + spaceOf(piece)
    x = start + widthOf(piece.text, piece.size, piece.run.bold)
    return { x: start, piece }
  })
}

const lengthOf = (pieces: readonly Piece[]) =>
  pieces.reduce((sum, piece) => sum + spaceOf(piece) + widthOf(piece.text, piece.size, piece.run.bold), 0)
const spaceOf = ({ hasSpace, size }: Piece) => (hasSpace ? spaceWidth * size : 0)

const tolerance = 0.01
/** What goes on with a word stays on its line, if it is short. */
const overhang = 20

function wrapped(pieces: readonly Piece[], edge: number): Row[] {
  const rows: { x: number; piece: Piece }[][] = [[]]
  let x = edge
  for (const piece of pieces.flatMap((each) => cutToFit(each, right - edge))) {
    const width = widthOf(piece.text, piece.size, piece.run.bold)
    const row = rows.at(-1)!
    const start = row.length === 0 ? edge : x + spaceOf(piece)
    if (row.length > 0 && start + width > right + (piece.hasSpace ? tolerance : overhang)) {
      rows.push([{ x: edge, piece: { ...piece, hasSpace: false } }])
      x = edge + width
    } else {
      row.push({ x: start, piece })
      x = start + width
    }
  }
  return rows.map((row) => ({ pieces: row }))
}

/** A word that is wider than the page is divided: it is an address, or no word. */
function cutToFit(piece: Piece, room: number): Piece[] {
  if (widthOf(piece.text, piece.size, true) <= room) return [piece]
  const letters = Math.max(1, Math.floor(room / piece.size))
  const parts = piece.text.match(new RegExp(`[^]{1,${letters}}`, 'gu')) ?? []
  return parts.map((text, index) => ({ ...piece, text, hasSpace: index > 0 || piece.hasSpace }))
}
