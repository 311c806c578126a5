// Cells of one column as lines: bullets separated from text, the style of most of the letters, the gap to the line
// above.
import { isIconText } from '../vocabulary/clean-text.ts'
import { isDateLabel } from '../vocabulary/find-dates.ts'
import type { Cell, Line } from './layout.ts'
import { runOf, shareOf, textOfCells, wordsOf } from './positioned-text.ts'
import type { Run, Word } from './positioned-text.ts'

const bulletSign = /^[•‣◦▪▫●○∙·■□➢➤►▶▸▹▷▻◈◉⦁⦿⬤⚫◆◇❖✓✔»›⁃♦★☆➔→][\s]*/u
/** These are bullets only before a space: glued to a word they belong to it. */
const looseSign = /^[-–—*o]$/

/** "1." and "[1]" before an item of a list. */
const numberSign = /^(?:\d{1,2}[.)]|\[\d{1,3}\])$/

/** So far from the text it is a dot of a timeline, in sizes of the text. */
const farSizes = 4

/** From top to bottom. */
export function linesOf(all: readonly Cell[]): Line[] {
  const cells = withSignsOnLines(all)
  const left = Math.min(...cells.map((cell) => cell.left))
  const right = textRight(cells)
  const lines: Line[] = []
  for (const row of rowsOfCells(cells)) {
    const above = lines.at(-1)
    const line = lineOf(row, { left, right })
    if (!line) continue
    const isBelow = above !== undefined && above.page === line.page
    lines.push({ ...line, gapAbove: isBelow ? line.baseline - above.baseline : Infinity })
  }
  return lines
}

const maxSigns = 300
/** A sign of larger or smaller type stands a little beside the line that it begins. */
function withSignsOnLines(cells: readonly Cell[]): Cell[] {
  const isSign = ({ words }: Cell) =>
    words.length === 1 && isBulletWord(words[0]!.text) && !looseSign.test(words[0]!.text)
  const texts = cells.filter((cell) => !isSign(cell))
  // Signs without end are no list, and each would be held beside each text.
  if (texts.length === cells.length || cells.length - texts.length > maxSigns) return [...cells]
  return cells.map((cell) => {
    if (!isSign(cell)) return cell
    const near = texts.filter(
      (text) =>
        text.page === cell.page && Math.abs(text.baseline - cell.baseline) < 0.75 * Math.max(text.size, cell.size),
    )
    // Between a date and its text stands a dot of a timeline.
    if (near.some((text) => text.right < cell.left)) return cell
    const nearest = near.toSorted(
      (one, other) => Math.abs(one.baseline - cell.baseline) - Math.abs(other.baseline - cell.baseline),
    )[0]
    return nearest ? { ...cell, baseline: nearest.baseline } : cell
  })
}

/** Where running text ends: dates at the right of its column are beyond it. */
function textRight(cells: readonly Cell[]): number {
  const rows = rowsOfCells(cells)
  const running = rows.flatMap((row) => (row.length === 1 && row[0]!.words.length > 6 ? [row[0]!.right] : []))
  return Math.max(...(running.length > 4 ? running : cells.map((cell) => cell.right)))
}

function rowsOfCells(cells: readonly Cell[]): Cell[][] {
  const rows: Cell[][] = []
  for (const cell of cells.toSorted((one, other) => one.page - other.page || one.baseline - other.baseline)) {
    const last = rows.at(-1)?.[0]
    const isSameRow =
      last && last.page === cell.page && cell.baseline - last.baseline <= Math.min(cell.size, last.size) * 0.35
    if (isSameRow) rows.at(-1)!.push(cell)
    else rows.push([cell])
  }
  return rows.map((row) => row.toSorted((one, other) => one.left - other.left))
}

function lineOf(row: readonly Cell[], column: { left: number; right: number }): Line | undefined {
  const { cells: all, bulletTextLeft } = withoutBullet(row.map(({ words }) => words))
  // A dot between a date and its text says nothing.
  const cells = all.filter((words, index) => index === 0 || words.some(({ text }) => !isBulletWord(text)))
  const words = cells.flat()
  const first = words[0]
  if (!first) return undefined
  const runs = cells.map(runOf)
  const text = textOfCells(runs)
  return {
    page: first.page,
    baseline: row[0]!.baseline,
    left: bulletTextLeft === null ? first.x : row[0]!.left,
    right: Math.max(...words.map(({ x, width }) => x + width)),
    size: usualSize(words),
    cells: runs,
    text,
    words,
    bold: shareOf(words, ({ bold }) => bold) > 0.6,
    italic: shareOf(words, ({ italic }) => italic) > 0.6,
    isCapitals: isCapitals(text),
    gapAbove: Infinity,
    bulletTextLeft,
    columnLeft: column.left,
    columnRight: column.right,
    ...(row.length === 1 && row[0]!.isHeading && { isHeading: true }),
  }
}

/** A part of a line as a line of its own: a bullet that stood behind what was taken from it begins it. */
export function lineWith(line: Line, cells: readonly Run[]): Line | undefined {
  const words = cells.flatMap(wordsOf)
  const [sign] = words
  if (!sign) return undefined
  const bullet = line.bulletTextLeft === null ? withoutBullet(cells.map(wordsOf)) : undefined
  const rest = { ...line, left: cells[0] === line.cells[0] ? line.left : sign.x }
  if (!bullet || bullet.bulletTextLeft === null) return { ...rest, cells, words, text: textOfCells(cells) }
  const runs = bullet.cells.map(runOf)
  return {
    ...rest,
    cells: runs,
    words: bullet.cells.flat(),
    text: textOfCells(runs),
    bulletTextLeft: bullet.bulletTextLeft,
  }
}

function withoutBullet(cells: readonly (readonly Word[])[]): {
  cells: (readonly Word[])[]
  bulletTextLeft: number | null
} {
  const [first, ...rest] = cells
  const sign = first?.[0]
  if (!first || !sign) return { cells: [...cells], bulletTextLeft: null }
  const others = first.slice(1)
  const next = others[0] ?? rest[0]?.[0]
  const isNumber = numberSign.test(sign.text) && !isDateLabel(runOf(first).text)
  if (next && (isNumber || isBulletWord(sign.text)) && !next.isGlued) {
    const body = others.length > 0 ? [others, ...rest] : rest
    const isFar = next.x - sign.x - sign.width > farSizes * next.size
    return { cells: body, bulletTextLeft: isFar ? null : next.x }
  }
  return withoutGluedSign({ sign, others, rest }) ?? { cells: [...cells], bulletTextLeft: null }
}

/** "•Built it": the sign is the first letter of the first word. */
function withoutGluedSign({
  sign,
  others,
  rest,
}: {
  sign: Word
  others: readonly Word[]
  rest: readonly (readonly Word[])[]
}) {
  const glued = bulletSign.exec(sign.text)
  if (!glued || glued[0].length === sign.text.length) return undefined
  const text = sign.text.slice(glued[0].length)
  const step = sign.width / sign.text.length
  const body = { ...sign, text, x: sign.x + step, width: sign.width - step }
  return { cells: [[body, ...others], ...rest], bulletTextLeft: body.x }
}

const isBulletWord = (text: string) => looseSign.test(text) || isIconText(text) || text.replace(bulletSign, '') === ''

function usualSize(words: readonly Word[]): number {
  const letters = new Map<number, number>()
  for (const { size, text } of words) {
    const rounded = Math.round(size * 2) / 2
    letters.set(rounded, (letters.get(rounded) ?? 0) + text.length)
  }
  return Array.from(letters).toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? 0
}

const isCapitals = (text: string) => /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text)
