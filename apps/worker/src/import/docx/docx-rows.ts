// What a paragraph, and a row of a table, is as styled lines.
import type { StyledLine, StyledRun } from '@galley/import/formats/styled-text/styled-lines'

/** Points that were typed by hand. */
const typedPoint = /^\s*[•·▪◦‣●○∙–-]\s+/u

export function lineOf(
  cells: readonly StyledRun[][],
  {
    isPoint,
    level,
    heading,
    isApart,
  }: { isPoint: boolean; level: number; heading: StyledLine['heading']; isApart: boolean },
): StyledLine {
  const [first, ...others] = cells
  const typed = !isPoint && first?.[0] ? typedPoint.exec(first[0].text)?.[0] : undefined
  const isHeading = heading !== null && !isPoint && typed === undefined
  const own =
    typed === undefined
      ? cells
      : [[{ ...first![0]!, text: first![0]!.text.slice(typed.length) }, ...first!.slice(1)], ...others]
  return {
    cells: own,
    bullet: isPoint || typed !== undefined ? level : null,
    heading: isHeading ? heading : null,
    isApart,
  }
}

const maxCellLength = 120
const lengthOf = ({ cells }: StyledLine) => cells.flat().reduce((sum, { text }) => sum + text.length, 0)

/**
 * A row of a table as lines. Where all cells but one have a short line or none, the first lines stand beside each
 * other, and the rest of the full one below; a row whose cells are columns of the page is read cell by cell.
 */
export function flattened(cells: readonly (readonly StyledLine[])[]): readonly StyledLine[] {
  const filled = cells.filter((lines) => lines.length > 0)
  const isShort = (lines: readonly StyledLine[]) => lines.length === 1 && lengthOf(lines[0]!) < maxCellLength
  const full = filled.filter((lines) => !isShort(lines))
  const firsts = filled.map(([first]) => first!)
  const isOneLine =
    filled.length > 1 &&
    filled.length < 6 &&
    full.length < 2 &&
    firsts.every((line) => line.bullet === null && lengthOf(line) < maxCellLength)
  if (!isOneLine) return filled.flat()
  const heading = firsts.every((line) => line.heading !== null) ? firsts[0]!.heading : null
  const row: StyledLine = {
    cells: firsts.flatMap((line) => line.cells),
    bullet: null,
    heading,
    isApart: firsts[0]!.isApart,
  }
  return [row, ...(full[0] ?? []).slice(1)]
}
