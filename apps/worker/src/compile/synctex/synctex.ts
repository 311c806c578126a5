// SyncTeX: which line of main.tex set which words of the PDF, and the other way round. Pure: the text that pdftex wrote
// (`-synctex=-1`) in, an index out. How its records become words with lines: synctex-records.ts.
import type { PageBox } from '@galley/contract/latex'
import { readRecords } from './synctex-records.ts'
import type { SyncedRun } from './synctex-row.ts'

export interface SynctexIndex {
  byLine: ReadonlyMap<number, SyncedRun[]>
  byPage: ReadonlyMap<number, SyncedRun[]>
}

/**
 * A command's words belong to the line on which TeX had read all of it: they are searched this far below a line without
 * words.
 */
const linesBelow = 8

/** Linear in the text's length. Null where the text is cut short, or was not written by TeX. */
export function parseSynctex(text: string): SynctexIndex | null {
  const runs = readRecords(text)
  if (runs === null) return null
  return { byLine: grouped(runs, ({ line }) => line), byPage: grouped(runs, ({ page }) => page) }
}

/**
 * A box for each row of words that the line set, in reading order; two where the words stand apart, as a title and its
 * date do.
 */
export function boxesOfLine(index: SynctexIndex, line: number): PageBox[] {
  for (let below = 0; below <= linesBelow; below += 1) {
    const runs = index.byLine.get(line + below)
    if (runs) return rowsOf(runs).map(boxOf)
  }
  return []
}

/** The line that set the words at this place, or the nearest to it. Null on a page without words. */
export function lineAt(index: SynctexIndex, { page, x, y }: { page: number; x: number; y: number }) {
  let nearest: { run: SyncedRun; distance: number; area: number } | null = null
  for (const run of index.byPage.get(page) ?? []) {
    const distance = Math.hypot(outside(x, run.left, run.right), outside(y, run.top, run.bottom))
    const area = (run.right - run.left) * (run.bottom - run.top)
    // Where rows overlap, the smaller one is meant.
    if (!nearest || distance < nearest.distance || (distance === nearest.distance && area < nearest.area))
      nearest = { run, distance, area }
  }
  return nearest && { line: nearest.run.line }
}

const outside = (at: number, from: number, to: number) => Math.max(from - at, 0, at - to)

function grouped(runs: SyncedRun[], keyOf: (run: SyncedRun) => number): Map<number, SyncedRun[]> {
  const groups = new Map<number, SyncedRun[]>()
  for (const run of runs) {
    const group = groups.get(keyOf(run))
    if (group) group.push(run)
    else groups.set(keyOf(run), [run])
  }
  return groups
}

/** Words that follow each other in a row, no further apart than a wide space, become one. */
function rowsOf(runs: SyncedRun[]): SyncedRun[] {
  const rows: SyncedRun[] = []
  for (const run of runs) {
    const row = rows.at(-1)
    if (row && continues(row, run)) {
      row.right = Math.max(row.right, run.right)
      row.top = Math.min(row.top, run.top)
      row.bottom = Math.max(row.bottom, run.bottom)
    } else rows.push({ ...run })
  }
  return rows
}

function continues(row: SyncedRun, next: SyncedRun): boolean {
  const gap = next.left - row.right
  const widestGap = 2.5 * (row.bottom - row.top)
  return row.page === next.page && Math.abs(row.baseline - next.baseline) < 0.5 && Math.abs(gap) < widestGap
}

const boxOf = ({ page, left, right, top, bottom }: SyncedRun): PageBox => ({
  page,
  x: left,
  y: top,
  width: right - left,
  height: bottom - top,
})
