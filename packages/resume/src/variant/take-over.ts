// The edits that take a change of the origin over into the copy.
import type { ContentNode } from '@galley/contract/variants'
import { insertBullet, removeBlock, removeBullet, type Movable } from '../lens/edit-blocks.ts'
import {
  editItem,
  editPerson,
  editSkills,
  editText,
  editTitle,
  type EditResult,
  type ItemChange,
} from '../lens/edit-field.ts'
import type { BodyBlock, BodyLine, Detail, HeaderContact, LensDocument, LensItem } from '../lens/lens-types.ts'
import type { LensSection, LensSkills, Span } from '../lens/lens-types.ts'
import { personCommands } from '../lens/read-header.ts'
import { hiddenLevel, lineEnd, lineStart } from '../lens/source-view.ts'
import { applyEdits, asLines, insertedAfter } from '../lens/text-edits.ts'
import {
  compareTexts,
  nodeAt,
  placesOf,
  stateOf,
  type ChangeState,
  type Comparison,
  type ComparedText,
  type Variant,
} from './compare-copy.ts'
import type { LensNode } from './content-tree.ts'
import { orderEdits } from './block-order.ts'
import { keyOf, type AddedBlock, type FieldChange, type OriginChange } from './origin-changes.ts'

export interface ComparedChange {
  readonly change: OriginChange
  readonly state: ChangeState
  /** Titles and names of what it belongs to, from the section on, as the base has them. */
  readonly within: readonly ContentNode[]
  /** Null where only LaTeX can make it. They are worked out when they are asked for. */
  readonly edits: () => EditResult
}

/** The changes that the copy does not have yet. Empty where one of the texts is of another class. */
export function compareWithOrigin(variant: Variant): ComparedChange[] {
  const comparison = compareTexts(variant)
  if (!comparison) return []
  return comparison.changes.flatMap((change) => {
    const state = stateOf(change, comparison)
    const within = change.path.map((_, depth) => nodeAt(comparison.base, change.path.slice(0, depth + 1))!)
    return state ? [{ change, state, within, edits: () => editsOf(change, comparison) }] : []
  })
}

/** Ids of the changes that the copy has already. */
export function changesInCopy(variant: Variant): string[] {
  const comparison = compareTexts(variant)
  return (comparison?.changes ?? []).flatMap((change) => (stateOf(change, comparison!) === null ? [change.id] : []))
}

/** The copy with these changes taken over, one after the other, and the ids of those that could not be. */
export function takeOver(variant: Variant, ids: readonly string[]): { latex: string; left: string[] } {
  let { latex } = variant
  const compare = () => compareWithOrigin({ ...variant, latex })
  const apply = (id: string, isAgain: boolean): void => {
    const found = compare().find(({ change }) => change.id === id)
    // What was put in once is there, even where the copy reads it in another way.
    if (!found || (isAgain && found.change.kind === 'added')) return
    latex = applyEdits(latex, found.edits() ?? [])
  }
  for (const id of ids) apply(id, false)
  // Of two equal sections the one that changed first may count as the other one then: a second pass finds it.
  const open = () => new Set(compare().map(({ change }) => change.id))
  const again = open()
  for (const id of ids) if (again.has(id)) apply(id, true)
  const left = again.size === 0 ? again : open()
  return { latex, left: ids.filter((id) => left.has(id)) }
}

function editsOf(change: OriginChange, comparison: Comparison): EditResult {
  const { nodes, copy } = comparison
  const node = nodes.get(keyOf(change.path))
  if (!node) return null
  if (change.kind === 'field') return fieldEdits(copy.document, node, change)
  if (change.kind === 'removed') return removal(copy.document, node)
  if (change.kind === 'order') return orderEdits(copy.document, node, placesOf(change, comparison).now)
  return addition({ comparison, parent: node }, change)
}

function fieldEdits(document: LensDocument, node: LensNode, { field, now }: FieldChange): EditResult {
  const { kind, block } = node
  const text = typeof now === 'string' ? now : ''
  switch (kind) {
    case 'resume': {
      const command = personCommands.find(([name]) => name === field)
      return command ? editPerson(document, command[0], text) : null
    }
    case 'section':
      return editTitle(document, block as LensSection, text)
    case 'item':
      return itemEdits(document, node, { field, value: now })
    case 'skills':
      return editSkills(document, block as LensSkills, Array.isArray(now) ? { items: now } : { label: text })
    case 'detail':
      return editText(document, field === 'label' ? (block as Detail).label : (block as Detail).value, text)
    case 'handWritten':
      return null
    default:
      return editText(document, block as BodyLine | HeaderContact, text)
  }
}

/** `true` as an end is a job that goes on; where that was the end, an empty one says that it does not. */
function itemEdits(document: LensDocument, { block, parent, fields }: LensNode, change: ItemChange): EditResult {
  const where = { section: parent!.block as LensSection, item: block as LensItem }
  const { field, value } = change
  const isCurrent = value === true || (value === '' && fields[field] === true)
  return editItem(document, where, isCurrent ? { field: 'current', value: value === true } : change)
}

function removal(document: LensDocument, { kind, block, parent }: LensNode): EditResult {
  if (!('lines' in block)) return null
  const isInList = kind === 'bullet' && parent !== null
  if (!isInList) return removeBlock(document, block as Movable)
  const body = parent.children.map((child) => child.block as BodyBlock)
  return removeBullet(document, body, block as BodyLine)
}

interface Place {
  comparison: Comparison
  /** In the copy. */
  parent: LensNode
}

/** The block of the copy that the new one comes after: the new one before it, or the sibling of the base. */
function siblingBefore({ changes, nodes, present }: Comparison, { id, path, after }: AddedBlock): LensNode | undefined {
  const key = keyOf(path)
  const sameBefore = changes.slice(
    0,
    changes.findIndex((change) => change.id === id),
  )
  const added = sameBefore.findLast(
    (change) =>
      change.kind === 'added' && keyOf(change.path) === key && change.after === after && present.has(change.id),
  )
  if (added) return present.get(added.id)!.node
  for (let index = after; index >= 0; index -= 1) {
    const node = nodes.get(keyOf([...path, index]))
    // A contact stands in the header, where nothing else does.
    if (node && node.kind !== 'contact') return node
  }
  return undefined
}

/** Where a new block goes: after one of the copy's, or before the first of its kind where it comes before all. */
interface NewPlace {
  readonly parent: LensNode
  readonly before: LensNode | undefined
  readonly next: LensNode | undefined
  /** How often its lines are hidden, with the parent. */
  readonly level: number
}

/** The lines of the origin's own source, after the block that they follow there. */
function addition({ comparison, parent }: Place, change: AddedBlock): EditResult {
  const { copy, origin } = comparison
  const { node } = change
  const lines = sourceLines(origin, node as LensNode)
  if (lines === null || node.kind === 'contact' || !hasItsWords(comparison, lines)) return null
  const found = siblingBefore(comparison, change)
  const following = found && parent.children[parent.children.indexOf(found) + 1]
  // What is written by hand at the end of a section stays with it: as in the form, the next heading is the place.
  const isBeforeHeading = node.kind === 'section' && following !== undefined && (following.block as Movable).lines
  const before = isBeforeHeading ? undefined : found
  const place: NewPlace = {
    parent,
    before,
    next: isBeforeHeading ? following : before ? undefined : parent.children.find(({ kind }) => kind === node.kind),
    level: hiddenLevel(copy.view, 'from' in parent.block ? parent.block.from : 0),
  }
  if (node.kind === 'bullet') return bulletAddition(copy, place, { lines, node })
  return placed(copy, place, withBlankLines(lines, node, place))
}

/** Entries and sections stand apart, and so do two paragraphs: without a blank line they were one. */
function withBlankLines(lines: readonly string[], { kind }: ContentNode, { parent, before, next }: NewPlace): string[] {
  const isBlock = kind === 'item' || kind === 'section'
  const needsGap = (other: LensNode | undefined) => isBlock || (kind === 'paragraph' && other?.kind === 'paragraph')
  if (!before && next) return needsGap(next) ? [...lines, ''] : [...lines]
  const after = parent.children[before ? parent.children.indexOf(before) + 1 : 0]
  return [...(needsGap(before) ? [''] : []), ...lines, ...(!isBlock && needsGap(after) ? [''] : [])]
}

function placed(copy: ComparedText, { parent, before, next, level }: NewPlace, lines: readonly string[]): EditResult {
  const text = asLines(copy.view, lines, level)
  const nextLines = next && (next.block as Movable).lines
  if (nextLines) return [{ from: nextLines.from, to: nextLines.from, insert: text }]
  const at = before ? endOf(before) : firstPlace(copy, parent)
  return at === null ? null : [insertedAfter(copy.view, at, text)]
}

interface NewBullet {
  lines: readonly string[]
  node: ContentNode
}

function bulletAddition(copy: ComparedText, place: NewPlace, { lines, node }: NewBullet): EditResult {
  const { parent, before, next, level } = place
  const isAfter = before?.kind === 'bullet'
  const beside = (isAfter ? before : next)?.block as BodyLine | undefined
  if (!beside?.lines) return placed(copy, place, ['\\begin{bullets}', ...lines, '\\end{bullets}'])
  if (beside.list && hiddenLevel(copy.view, beside.list.from) > level) {
    const owner = parent.block as LensItem | LensSection
    return insertBullet(copy.document, { owner, after: beside }, String(node.fields['text'] ?? ''))
  }
  const text = asLines(copy.view, lines, level)
  if (isAfter) return [insertedAfter(copy.view, beside.to, text)]
  return [{ from: beside.lines.from, to: beside.lines.from, insert: text }]
}

/** After a block, with all that belongs to it: a bullet ends with its list. */
function endOf({ kind, block }: LensNode): number {
  const { lines, to } = block as Movable
  const list: Span | null = kind === 'bullet' ? (block as BodyLine).list : null
  const isWholeLine = lines && kind !== 'bullet'
  return list?.to ?? (isWholeLine ? Math.max(to, lines.to - 1) : to)
}

/** Where the first block of a parent goes that has none. */
function firstPlace({ document, view }: ComparedText, { kind, block }: LensNode): number | null {
  if (kind === 'item') return (block as LensItem).detailsEnd
  // After the brace that ends the title.
  if (kind === 'section') return view.mask.indexOf('}', (block as LensSection).title.to) + 1
  const begin = document.latex.indexOf('\\begin{document}')
  return document.header?.to ?? (begin === -1 ? null : begin + '\\begin{document}'.length)
}

/** Without the marks of a hidden section that it may stand in. Null where it shares its lines with something else. */
function sourceLines({ document: { latex }, view }: ComparedText, { block, kind }: LensNode): string[] | null {
  const { lines } = block as Movable
  if (!lines) return null
  const span = kind === 'bullet' ? { from: lineStart(latex, lines.from), to: lineEnd(latex, lines.to - 1) } : lines
  const prefix = new RegExp(`^(?:%hidden(?: |$)){0,${hiddenLevel(view, span.from)}}`)
  return latex
    .slice(span.from, span.to)
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => line.replace(prefix, ''))
}

/** Whether the copy defines the commands that the origin defines for itself, and in the same way. */
function hasItsWords({ origin, copy }: Comparison, lines: readonly string[]): boolean {
  const used = lines.join('\n').matchAll(/\\([A-Za-z@]+)/g)
  const definition = ({ view }: ComparedText, name: string) => JSON.stringify(view.own.definitions.get(name) ?? null)
  return [...used].every(
    ({ 1: name = '' }) => !origin.view.own.definitions.has(name) || definition(origin, name) === definition(copy, name),
  )
}
