// A change of the origin, seen from the copy: whether the copy has another text there, and the edit that takes it over.
import type { ContentNode } from '@galley/contract/variants'
import type { FieldValue } from '../fields/field-types.ts'
import { removeBlock, removeBullet, type Movable } from '../lens/edit-blocks.ts'
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
import { readResume } from '../lens/read-resume.ts'
import { hiddenLevel, lineEnd, lineStart, viewOf } from '../lens/source-view.ts'
import { applyEdits, asLines, insertedAfter } from '../lens/text-edits.ts'
import { align, alignSimilar } from './align-nodes.ts'
import { treeOf, withoutPlaces, type LensNode } from './content-tree.ts'
import {
  isSame,
  originChanges,
  type AddedBlock,
  type FieldChange,
  type NodePath,
  type OriginChange,
} from './origin-changes.ts'

export type ChangeState =
  /** The copy still has the text of before. */
  | { readonly kind: 'clean' }
  /** The copy has a text of its own there: `yours`, or true for a block with changes in it. */
  | { readonly kind: 'conflict'; readonly yours: FieldValue }
  /** What it belongs to is not in the copy any more. */
  | { readonly kind: 'gone' }

export interface ComparedChange {
  readonly change: OriginChange
  readonly state: ChangeState
  /** Titles and names of what it belongs to, from the section on, as the base has them. */
  readonly within: readonly ContentNode[]
  /** Null where only LaTeX can make it. No edits: the copy says so already. */
  readonly edits: EditResult
}

export interface Variant {
  /** What the copy was made of. */
  readonly base: ContentNode
  /** LaTeX of the origin as it is now, and of the copy. */
  readonly origin: string
  readonly latex: string
}

/** The changes that the copy does not have yet. Empty where one of the texts is of another class. */
export function compareWithOrigin({ base, origin, latex }: Variant): ComparedChange[] {
  const [from, to] = [readResume(origin), readResume(latex)]
  if (!from || !to) return []
  const changes = originChanges(base, treeOf(from))
  const copy: Copy = { document: to, origin: from, nodes: new Map(), present: new Map() }
  pairNodes(base, treeOf(to), { path: [], changes, copy })
  return changes.flatMap((change) => {
    const state = stateOf(change, { base, copy })
    return state ? [{ change, state, within: within(base, change), edits: editsOf(change, { base, copy }) }] : []
  })
}

/** Ids of the changes that the copy has already. */
export function changesInCopy(variant: Variant): string[] {
  const open = new Set(compareWithOrigin(variant).map(({ change }) => change.id))
  const origin = readResume(variant.origin)
  const changes = origin && readResume(variant.latex) ? originChanges(variant.base, treeOf(origin)) : []
  return changes.flatMap(({ id }) => (open.has(id) ? [] : [id]))
}

/** The copy with these changes taken over, one after the other, and the ids of those that could not be. */
export function takeOver(variant: Variant, ids: readonly string[]): { latex: string; left: string[] } {
  let { latex } = variant
  // Of two equal sections the one that changed first may count as the other one then: a second pass finds it.
  for (const id of [...ids, ...ids]) {
    const found = compareWithOrigin({ ...variant, latex }).find(({ change }) => change.id === id)
    if (found?.edits) latex = applyEdits(latex, found.edits)
  }
  const open = new Set(compareWithOrigin({ ...variant, latex }).map(({ change }) => change.id))
  return { latex, left: ids.filter((id) => open.has(id)) }
}

interface Copy {
  readonly document: LensDocument
  /** Of the base, by their paths: the blocks of the copy. */
  readonly nodes: Map<string, LensNode>
  readonly origin: LensDocument
  /** By the ids of new blocks of the origin that the copy has, too: null where it is the same one, or its own. */
  readonly present: Map<string, ChangeState | null>
}
interface Context {
  readonly base: ContentNode
  readonly copy: Copy
}

const keyOf = (path: NodePath) => path.join('.')

interface Pairing {
  path: NodePath
  changes: readonly OriginChange[]
  copy: Copy
}

/** A block of the copy that is one of the origin's new blocks is no counterpart of one in the base. */
function pairNodes(base: ContentNode, node: LensNode, { path, changes, copy }: Pairing): void {
  const key = keyOf(path)
  copy.nodes.set(key, node)
  const known = new Set(base.children.map(textOf))
  const rest = [...node.children]
  const open = changes.filter((change): change is AddedBlock => change.kind === 'added' && keyOf(change.path) === key)
  const missing = open.filter((change) => {
    const at = known.has(textOf(change.node)) ? -1 : rest.findIndex((child) => textOf(child) === textOf(change.node))
    if (at !== -1) copy.present.set(change.id, null)
    if (at !== -1) rest.splice(at, 1)
    return at === -1
  })
  const pairs = align(base.children, rest)
  for (const [one, other] of pairs) {
    pairNodes(base.children[one]!, rest[other]!, { path: [...path, one], changes, copy })
  }
  const paired = new Set(pairs.values())
  const own = rest.filter((_, index) => !paired.has(index))
  const { found } = alignSimilar(
    missing.map((change) => change.node),
    own,
  )
  for (const index of found.keys()) copy.present.set(missing[index]!.id, { kind: 'conflict', yours: true })
}

function within(base: ContentNode, { path }: OriginChange): ContentNode[] {
  return path.flatMap((_, depth) => nodeAt(base, path.slice(0, depth + 1)) ?? [])
}

const nodeAt = (base: ContentNode, path: NodePath): ContentNode | undefined =>
  path.reduce<ContentNode | undefined>((node, index) => node?.children[index], base)

const textOf = (node: ContentNode) => JSON.stringify(withoutPlaces(node))

/** Null where the copy says it already. */
function stateOf(change: OriginChange, { base, copy }: Context): ChangeState | null {
  const node = copy.nodes.get(keyOf(change.path))
  if (change.kind === 'removed') {
    if (!node) return null
    const isSame = textOf(node) === textOf(nodeAt(base, change.path)!)
    return isSame ? { kind: 'clean' } : { kind: 'conflict', yours: true }
  }
  if (!node) return { kind: 'gone' }
  if (change.kind === 'added') return copy.present.has(change.id) ? copy.present.get(change.id)! : { kind: 'clean' }
  const yours = node.fields[change.field] ?? ''
  if (isSame(yours, change.now)) return null
  return isSame(yours, change.old) ? { kind: 'clean' } : { kind: 'conflict', yours }
}

function editsOf(change: OriginChange, { base, copy }: Context): EditResult {
  const node = copy.nodes.get(keyOf(change.path))
  if (!node) return null
  if (change.kind === 'field') return fieldEdits(copy.document, node, change)
  if (change.kind === 'removed') return removal(copy.document, node)
  return addition({ copy, parent: node, base: nodeAt(base, change.path)! }, change)
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
  copy: Copy
  parent: LensNode
  base: ContentNode
}

/** The lines of the origin's own source, after the block that they follow there. */
function addition({ copy, parent, base }: Place, { path, after, node }: AddedBlock): EditResult {
  const { document, origin } = copy
  const lines = sourceLines(origin.latex, node as LensNode)
  if (lines === null || node.kind === 'contact') return null
  const siblings = base.children.slice(0, after + 1).keys()
  const before = [...siblings].map((index) => copy.nodes.get(keyOf([...path, index]))).findLast((one) => one)
  const view = viewOf(document.latex)
  const level = hiddenLevel(view, startOf(parent))
  if (node.kind === 'bullet') return bulletAddition({ copy, parent, before }, { lines, level })
  const isApart = node.kind === 'item' || node.kind === 'section'
  const next = before ? undefined : parent.children.find(({ kind }) => kind === node.kind)
  const nextLines = next && 'lines' in next.block ? next.block.lines : null
  if (nextLines) {
    const text = asLines(view, isApart ? [...lines, ''] : lines, level)
    return [{ from: nextLines.from, to: nextLines.from, insert: text }]
  }
  const at = before ? endOf(before) : firstPlace(document, parent)
  return at === null ? null : [insertedAfter(view, at, asLines(view, isApart ? ['', ...lines] : lines, level))]
}

interface BulletPlace extends Pick<Place, 'copy' | 'parent'> {
  before: LensNode | undefined
}

function bulletAddition(
  { copy: { document }, parent, before }: BulletPlace,
  { lines, level }: { lines: readonly string[]; level: number },
): EditResult {
  const view = viewOf(document.latex)
  const beside = before?.kind === 'bullet' ? before : undefined
  if (beside && (beside.block as BodyLine).lines) {
    return [insertedAfter(view, (beside.block as BodyLine).to, asLines(view, lines, level))]
  }
  const first = before ? undefined : parent.children.find(({ kind }) => kind === 'bullet')
  const firstLines = first && (first.block as BodyLine).lines
  if (firstLines) return [{ from: firstLines.from, to: firstLines.from, insert: asLines(view, lines, level) }]
  const at = before ? endOf(before) : firstPlace(document, parent)
  const list = ['\\begin{bullets}', ...lines, '\\end{bullets}']
  return at === null ? null : [insertedAfter(view, at, asLines(view, list, level))]
}

const startOf = ({ block }: LensNode): number => ('from' in block ? block.from : 0)

/** After a block, with all that belongs to it: a bullet ends with its list. */
function endOf({ kind, block }: LensNode): number {
  const { lines, to } = block as Movable
  const list: Span | null = kind === 'bullet' ? (block as BodyLine).list : null
  const isWholeLine = lines && kind !== 'bullet'
  return list?.to ?? (isWholeLine ? Math.max(to, lines.to - 1) : to)
}

/** Where the first block of a parent goes that has none. */
function firstPlace(document: LensDocument, { kind, block }: LensNode): number | null {
  if (kind === 'item') return (block as LensItem).detailsEnd
  if (kind === 'section') return (block as LensSection).title.to
  const begin = document.latex.indexOf('\\begin{document}')
  return document.header?.to ?? (begin === -1 ? null : begin + '\\begin{document}'.length)
}

/** Null where it shares its lines with something else. */
function sourceLines(latex: string, { block, kind }: LensNode): string[] | null {
  const { lines } = block as Movable
  if (!lines) return null
  const span = kind === 'bullet' ? { from: lineStart(latex, lines.from), to: lineEnd(latex, lines.to - 1) } : lines
  const level = hiddenLevel(viewOf(latex), span.from)
  const prefix = new RegExp(`^(?:%hidden(?: |$)){0,${level}}`)
  return latex
    .slice(span.from, span.to)
    .replace(/\s+$/, '')
    .split(/\r?\n/)
    .map((line) => line.replace(prefix, ''))
}
