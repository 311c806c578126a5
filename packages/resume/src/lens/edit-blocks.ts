// Entries, bullets and sections put in, taken out, moved, hidden and shown: whole lines, and no others.
import { escapeTex } from '../text/escape-tex.ts'
import { emptyItem } from '../section-tex.ts'
import type { EditResult } from './edit-field.ts'
import type { BodyBlock, BodyLine, LensItem, LensDocument, LensSection, Span, SourceChange } from './lens-types.ts'
import { hiddenLevel, lineEnd, lineStart, viewOf, type SourceView } from './source-view.ts'
import { asLines, hiddenLines, insertedAfter, replaced, shownLines, sorted } from './text-edits.ts'

/** What can be moved, hidden and taken out as lines. */
export interface Movable extends Span {
  readonly lines: Span | null
  readonly isHidden: boolean
}

/** Null where it shares a line with something else. Blank lines above it go with it. */
export function removeBlock({ latex }: LensDocument, { lines }: Movable): EditResult {
  if (!lines) return null
  let { from, to } = lines
  const above = latex.slice(0, from)
  const blank = /(?:^|\n)((?:[ \t]*\r?\n)+)$/.exec(above)?.[1]?.length ?? 0
  const isBeforeBlank = /^[ \t]*(?:\r?\n|$)/.test(latex.slice(to))
  if (blank > 0 && isBeforeBlank) from -= blank
  if (to === latex.length && !latex.endsWith('\n') && from > 0) from -= latex[from - 2] === '\r' ? 2 : 1
  return [{ from, to, insert: '' }]
}

/** The block at `index` moved to where the one at `target` stands, as `arrangeBlocks` does it. */
export function moveBlock(
  document: LensDocument,
  siblings: readonly Movable[],
  { index, target }: { index: number; target: number },
): EditResult {
  if (!siblings[index] || !siblings[target]) return null
  const sequence = [...siblings.keys()].toSpliced(index, 1)
  return arrangeBlocks(document, siblings, sequence.toSpliced(target, 0, index))
}

/**
 * The blocks in the order of `sequence`, their indices; what is between them stays. Null where one that moves, or is
 * passed, shares a line with something else.
 */
export function arrangeBlocks(
  { latex }: LensDocument,
  siblings: readonly Movable[],
  sequence: readonly number[],
): EditResult {
  const isMoved = (index: number, place: number) => index !== place
  const [first, last] = [sequence.findIndex(isMoved), sequence.findLastIndex(isMoved)]
  if (first === -1) return []
  const touched = siblings.slice(first, last + 1).map(({ lines }) => lines)
  if (!touched.every((span) => span !== null)) return null
  const end = latex.includes('\r\n') ? '\r\n' : '\n'
  const texts = touched
    .map(({ from, to }) => latex.slice(from, to))
    .map((text) => (text.endsWith('\n') ? text : text + end))
  const moved = sequence.slice(first, last + 1).map((index) => texts[index - first]!)
  const gaps = touched.slice(1).map(({ from }, at) => latex.slice(touched[at]!.to, from))
  const region = { from: touched[0]!.from, to: touched.at(-1)!.to }
  const isAtEnd = !latex.slice(region.from, region.to).endsWith('\n')
  const text = moved.map((block, at) => block + (gaps[at] ?? '')).join('')
  return replaced(latex, region, isAtEnd ? text.slice(0, -end.length) : text)
}

/** Left out of the page, and kept in the text. */
export function hideBlock({ latex }: LensDocument, { lines, isHidden }: Movable): EditResult {
  if (isHidden) return []
  return lines && hiddenLines(latex, lines)
}

export function showBlock({ latex }: LensDocument, { lines, isHidden }: Movable): EditResult {
  if (!isHidden) return []
  return lines && shownLines(latex, lines)
}

/** The bullets of the same list, in their order. */
export function bulletsBeside(body: readonly BodyBlock[], { list }: BodyLine): BodyLine[] {
  return body.filter((block): block is BodyLine => block.kind === 'bullet' && block.list?.from === list?.from)
}

/** A list whose bullets are all hidden is hidden itself: TeX knows no list without an item. */
export function hideBullet(document: LensDocument, body: readonly BodyBlock[], bullet: BodyLine): EditResult {
  const others = bulletsBeside(body, bullet).filter((other) => other !== bullet && !other.isHidden)
  const edits = hideBlock(document, bullet)
  return edits && others.length === 0 ? sorted([...edits, ...hiddenEnds(document, bullet, hiddenLines)]) : edits
}

export function showBullet(document: LensDocument, body: readonly BodyBlock[], bullet: BodyLine): EditResult {
  const isListHidden = bulletsBeside(body, bullet).every(({ isHidden }) => isHidden)
  const edits = showBlock(document, bullet)
  return edits && isListHidden ? sorted([...edits, ...hiddenEnds(document, bullet, shownLines)]) : edits
}

/** The lines of `\begin` and `\end`. */
function hiddenEnds(
  { latex }: LensDocument,
  { list }: BodyLine,
  change: (text: string, span: Span) => SourceChange[],
): SourceChange[] {
  if (!list) return []
  const lineOf = (at: number) => ({ from: lineStart(latex, at), to: lineEnd(latex, at) })
  return [...change(latex, lineOf(list.from)), ...change(latex, lineOf(list.to - 1))]
}

export function removeBullet(document: LensDocument, body: readonly BodyBlock[], bullet: BodyLine): EditResult {
  const others = bulletsBeside(body, bullet).filter((other) => other !== bullet)
  if (others.length === 0) return removeList(document, bullet)
  const edits = removeBlock(document, bullet)
  const isLastShown = !bullet.isHidden && others.every(({ isHidden }) => isHidden)
  return edits && isLastShown ? sorted([...edits, ...hiddenEnds(document, bullet, hiddenLines)]) : edits
}

function removeList({ latex }: LensDocument, { list, lines }: BodyLine): EditResult {
  if (!list || !lines) return null
  const span = { from: lineStart(latex, list.from), to: lineEnd(latex, list.to) }
  const isAlone =
    /^(?:%hidden )*\s*\\begin\{/.test(latex.slice(span.from)) && latex.slice(list.to, span.to).trim() === ''
  return isAlone ? [{ ...span, insert: '' }] : null
}

/** Where a bullet goes: after another one, or at the end of an entry or a section. */
export interface BulletPlace {
  readonly owner: LensItem | LensSection
  readonly after: BodyLine | null
}

export function insertBullet({ latex }: LensDocument, { owner, after }: BulletPlace, text: string): EditResult {
  const view = viewOf(latex)
  const level = hiddenLevel(view, owner.from)
  const tex = escapeTex(text)
  const item = `\\item ${tex.startsWith('[') ? '{}' : ''}${tex}`.trimEnd()
  if (!after?.list || !after.lines) {
    const lines = ['\\begin{bullets}', `  ${item}`, '\\end{bullets}']
    return [insertedAfter(view, 'head' in owner ? owner.bodyEnd : owner.to, asLines(view, lines, level))]
  }
  const own = latex.slice(lineStart(latex, after.from), after.from)
  const indent = /^(?:%hidden )*([ \t]*)\\item/.exec(latex.slice(lineOfItem(view, after)))?.[1] ?? '  '
  const line = insertedAfter(view, after.to, asLines(view, [`${own.trim() === '' ? '' : indent}${item}`], level))
  // A list of hidden bullets only is hidden; with one that is shown it is not.
  const isListHidden = hiddenLevel(view, after.list.from) > level
  return sorted([line, ...(isListHidden ? hiddenEnds({ latex } as LensDocument, after, shownLines) : [])])
}

const lineOfItem = ({ mask, source }: SourceView, { from }: Span) => lineStart(source, mask.lastIndexOf('\\item', from))

/** An empty entry before the one at `index`, or at the end. */
export function insertItem({ latex }: LensDocument, section: LensSection, index: number): EditResult {
  const view = viewOf(latex)
  const level = hiddenLevel(view, section.from)
  const tex = [emptyItem(section.name)]
  const items = section.blocks.filter((block): block is LensItem => block.kind === 'item')
  const next = items[index]
  if (next?.lines) {
    const at = next.lines.from
    return [{ from: at, to: at, insert: asLines(view, [...tex, ''], level) }]
  }
  const last = items.at(-1)
  return [insertedAfter(view, section.to, asLines(view, last ? ['', ...tex] : tex, level))]
}

/** One more group of words. */
export function insertSkills({ latex }: LensDocument, section: LensSection): EditResult {
  const view = viewOf(latex)
  return [insertedAfter(view, section.to, asLines(view, ['\\skills{}'], hiddenLevel(view, section.from)))]
}
