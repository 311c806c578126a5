// Headers and footers that stand on each page, and page numbers: they are no part of the text. The first page keeps its
// own, since a name and an address often stand there and nowhere else.
import { rowsOf } from './cells.ts'
import type { PageSize } from '@galley/contract/import'
import { runOf } from './positioned-text.ts'
import type { Word } from './positioned-text.ts'

/** At the top and the bottom of a page, as parts of its height. */
const margin = 0.1
const samePlacePt = 3
const pageOf =
  /(?:^|[\s|·•–—-])(?:(?:page|seite|página|pagina|p\.)\s*\d{1,2}(?:\s*(?:\/|of|von|de|di|sur)\s*\d{1,2})?|\d{1,2}\s*(?:\/|of|von)\s*\d{1,2})$/i
const bareNumber = /^[\s–—-]*\d{1,2}[\s–—-]*$/

export interface Parted {
  readonly kept: readonly Word[]
  /** Rows. */
  readonly repeated: readonly (readonly Word[])[]
}

export function withoutRunningHeads(words: readonly Word[], pages: readonly PageSize[]): Parted {
  const rows = pages.flatMap((size, page) => marginRows(words, page, size))
  const repeated = rows.filter(
    (row) =>
      isPageNumber(row, pages.length) ||
      (row.page > 0 && rows.some((other) => isSame(row, other))) ||
      // The first page keeps its own; of a head that all later pages have, the first copy goes, too.
      (row.page === 1 && isOnAllLater(row, rows, pages.length) && isApart(row, words)) ||
      (isFoot(row, pages) && rows.some((other) => isSame(other, row))),
  )
  const dropped = new Set(repeated.flatMap((row) => row.words))
  return { kept: words.filter((word) => !dropped.has(word)), repeated: repeated.map((row) => row.words) }
}

const isOnAllLater = (row: MarginRow, rows: readonly MarginRow[], pages: number): boolean =>
  pages > 2 &&
  Array.from({ length: pages - 2 }, (_, index) => index + 2).every((page) =>
    rows.some((other) => other.page === page && other.text === row.text && isSame(other, row)),
  )

/** In sizes, to the text beneath: an entry's first line stands nearer to the next. */
const apart = 2
function isApart({ baseline, page, words: own }: MarginRow, words: readonly Word[]): boolean {
  const below = words.flatMap((word) => (word.page === page && word.baseline > baseline + 1 ? [word.baseline] : []))
  return below.reduce((least, each) => Math.min(least, each), Infinity) - baseline > apart * own[0]!.size
}

interface MarginRow {
  readonly page: number
  readonly baseline: number
  readonly text: string
  readonly words: readonly Word[]
}

function marginRows(words: readonly Word[], page: number, { height }: PageSize): MarginRow[] {
  const here = words.filter(
    (word) => word.page === page && (word.baseline < height * margin || word.baseline > height * (1 - margin)),
  )
  return rowsOf(here).map((row) => ({ page, baseline: row[0]!.baseline, text: runOf(row).text, words: row }))
}

const isPageNumber = ({ text, page }: MarginRow, pages: number) =>
  (pageOf.test(text) && text.length < 60) ||
  text.trim() === `${page + 1}` ||
  (pages > 1 && (bareNumber.test(text) || new RegExp(`[|·•–—-]\\s*${page + 1}$`).test(text)))

/** At the foot of the first page, where it says no more than who it is and what. */
const isFoot = ({ page, baseline, text }: MarginRow, pages: readonly PageSize[]) =>
  page === 0 && baseline > pages[0]!.height * (1 - margin) && !/@|https?:|www\.|\d{3}/.test(text)

const isSame = (row: MarginRow, other: MarginRow) =>
  other.page < row.page &&
  Math.abs(other.baseline - row.baseline) < samePlacePt &&
  withoutFigures(other.text) === withoutFigures(row.text)
const withoutFigures = (text: string) => text.replace(/\d+/g, '0')
