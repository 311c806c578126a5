// Headings in the margin, each beside the first line of its section: the page is read as if they stood above it.
import { aliasOf } from '@galley/resume/outline/heading-kind'
import { isDateLabel } from '../vocabulary/find-dates.ts'
import { cellOf } from './cells.ts'
import { baselinesOf } from './gutters.ts'
import type { Cell } from './layout.ts'
import { runOf } from './positioned-text.ts'

/** What the margin takes, from left to right, and from where on: above it is the head of the first page. */
export interface HeadingRail {
  readonly left: number
  readonly right: number
  readonly top: number
  /** Of headings: what is set otherwise is a label. */
  readonly looks: ReadonlySet<string>
}

const minKnown = 3
/** More of them are a list of such words. */
const maxKnown = 80
/** Of the margin's texts, those that are headings by their words; of the rows beside it, those that cross its edge. */
const minShareKnown = 0.5
const maxShareCrossing = 0.1
/** A heading goes on below while its lines are closer than so many sizes. */
const lineGap = 1.6
/** So far above its row, in sizes: more than makes another row, less than the line above. */
const rise = 0.4

const textOf = ({ words }: Cell) => runOf(words).text
/** Beside each other; a heading of larger type stands a little lower or higher than the text beside it. */
const isBeside = (one: Cell, other: Cell) =>
  Math.abs(one.baseline - other.baseline) < Math.max(one.size, other.size) * 0.6

/** `pages` are the cells of each page. */
export function headingRailOf(pages: readonly (readonly Cell[])[]): HeadingRail | undefined {
  const aliases = pages.map((cells) => cells.filter((cell) => isAlias(textOf(cell))))
  if (aliases.flat().length > maxKnown) return undefined
  const beside = pages.flatMap((cells, page) =>
    aliases[page]!.flatMap((cell) => {
      const next = cells.filter((other) => isBeside(cell, other) && other.left > cell.right)
      const isFirst = !cells.some((other) => isBeside(cell, other) && other.right < cell.left)
      return isFirst && next.length > 0 ? [{ cell, right: Math.min(...next.map(({ left }) => left)) }] : []
    }),
  )
  if (beside.length < minKnown) return undefined
  const text = Math.min(...beside.map((each) => each.right))
  const known = beside.filter(({ cell }) => cell.right < text)
  // Bullets may hang to the left of the text.
  const right = (text + Math.max(...known.map(({ cell }) => cell.right))) / 2
  const first = pages[0]?.filter((cell) => known.some((each) => each.cell === cell)) ?? []
  // A heading of several lines may begin above the one whose words are known.
  const top = Math.min(...first.map(({ baseline, size }) => baseline - 2 * lineGap * size))
  const looks = new Set(known.map(({ cell }) => lookOf(cell)))
  const rail = { left: Math.min(...known.map(({ cell }) => cell.left)) - 2, right, top, looks }
  return known.length >= minKnown && isRail(rail, pages) ? rail : undefined
}

function isRail(rail: HeadingRail, pages: readonly (readonly Cell[])[]): boolean {
  const texts = pages.flatMap((cells, page) => blocksOf(headingsIn(cells, rail, page)).map(blockText))
  const kinds = texts.flatMap((text) => aliasOf(text) ?? [])
  const known = kinds.length
  // Labels of a table of skills are words of headings, too: a margin has the sections that no resume lacks.
  if (!kinds.some(isCareer) || known < minShareKnown * texts.length || texts.some(isDateLabel)) return false
  const others = pages.flatMap((cells, page) => belowHead(cells, rail, page).filter((cell) => cell.right >= rail.right))
  if (others.some((cell) => isCareer(aliasOf(textOf(cell))) && cell.left < rail.right)) return false
  const rows = pages.map((cells, page) => belowHead(cells, rail, page))
  const crossing = rows.map((cells) => cells.filter((cell) => cell.left < rail.right && cell.right > rail.right))
  const count = (all: readonly (readonly Cell[])[]) => all.reduce((sum, cells) => sum + baselinesOf(cells).length, 0)
  const main = pages.flat().filter(({ left }) => left >= rail.right)
  const width = Math.max(...main.map((cell) => cell.right)) - rail.right
  return count(crossing) <= maxShareCrossing * count(rows) && width > 2 * (rail.right - rail.left)
}

const belowHead = (cells: readonly Cell[], { top }: HeadingRail, page: number) =>
  cells.filter(({ baseline }) => page > 0 || baseline > top - 1)

const inside = (cells: readonly Cell[], rail: HeadingRail, page: number) =>
  belowHead(cells, rail, page).filter(({ left, right }) => left >= rail.left && right < rail.right)

const lookOf = ({ words, size }: Cell) => `${words[0]?.font} ${size.toFixed(1)}`
const headingsIn = (cells: readonly Cell[], rail: HeadingRail, page: number) =>
  inside(cells, rail, page).filter((cell) => rail.looks.has(lookOf(cell)))

/** Lines of one heading: "Other work" and "experience", but not "Languages" and "Skills". */
function blocksOf(cells: readonly Cell[]): Cell[][] {
  const blocks: Cell[][] = []
  for (const cell of cells.toSorted((one, other) => one.baseline - other.baseline || one.left - other.left)) {
    const block = blocks.at(-1)
    const last = block?.at(-1)
    const isNear = last && cell.baseline - last.baseline < lineGap * cell.size
    const isWhole = block && [block, [cell]].map(blockText).every(isAlias) && !isAlias(blockText([...block, cell]))
    if (block && isNear && !isWhole) block.push(cell)
    else blocks.push([cell])
  }
  return blocks
}

const isCareer = (kind: ReturnType<typeof aliasOf>) => kind === 'experience' || kind === 'education'
const isAlias = (text: string) => aliasOf(text) !== undefined
const blockText = (block: readonly Cell[]): string => runOf(block.flatMap(({ words }) => words)).text

/** The page's cells, those of the rail as lines of their own above the rows beside them. */
export function withHeadingsAbove(cells: readonly Cell[], rail: HeadingRail, page: number): Cell[] {
  const headings = headingsIn(cells, rail, page)
  const isHeading = new Set(headings)
  const rest = cells.filter((cell) => !isHeading.has(cell))
  return [
    ...rest,
    ...blocksOf(headings).map((block) => {
      const [first] = block
      const baseline = first!.baseline - rise * first!.size
      return { ...cellOf(block.flatMap(({ words }) => words)), baseline, isHeading: true }
    }),
  ]
}
