// What a document says, as a tree without places: what two documents are compared by.
import type { ContentNode } from '@galley/contract/variants'
import type { FieldValue, SectionName } from '../fields/field-types.ts'
import { formOf } from '../fields/section-forms.ts'
import { readResume } from '../lens/read-resume.ts'
import type { BodyBlock, HeaderContact, LensDocument, LensItem, LensSection, LensSkills } from '../lens/lens-types.ts'

export type LensBlock = LensDocument | LensSection | LensItem | LensSkills | BodyBlock | HeaderContact

/** A node with its place in a document. */
export interface LensNode extends ContentNode {
  readonly block: LensBlock
  readonly parent: LensNode | null
  readonly children: LensNode[]
  readonly isHidden: boolean
}

export function treeOf(document: LensDocument): LensNode {
  const { latex, header, lead, sections } = document
  const root = node(null, document, { kind: 'resume', fields: { ...header?.values } })
  for (const contact of header?.contacts ?? []) node(root, contact, { kind: 'contact', fields: { text: contact.text } })
  // Space, and where a column begins or ends, are layout: a reader sees no text there.
  const isContent = (block: BodyBlock) =>
    block.kind !== 'handWritten' || (block.text !== '' && isBalanced(latex.slice(block.from, block.to)))
  for (const block of lead) if (isContent(block)) bodyNode(root, block)
  for (const section of sections) sectionNode(root, section, isContent)
  return root
}

/** What a text says, to compare it with later; null for a text of another class. */
export function contentIn(latex: string): ContentNode | null {
  const document = readResume(latex)
  return document && contentOf(document)
}

export function contentOf(document: LensDocument): ContentNode {
  return withoutPlaces(treeOf(document))
}

export function withoutPlaces({ kind, name, fields, children }: ContentNode): ContentNode {
  return { kind, name, fields, children: children.map(withoutPlaces) }
}

/** Equal for nodes that say the same, with all that is below them. A stored tree has its fields in any order. */
export const textOf = (node: ContentNode): string => JSON.stringify(inOneOrder(node))

const inOneOrder = ({ kind, name, fields, children }: ContentNode): unknown[] => [
  kind,
  name,
  Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  children.map(inOneOrder),
]

const slots = ['title', 'organisation', 'place', 'dates', 'remark'] as const

/** In the order of the page. `section`: the form's name of the one that the node is in, or is. */
export function valuesOf({ kind, fields }: ContentNode, section: string): FieldValue[] {
  const form = formOf(section as SectionName)
  const inItem = [...slots.map((slot) => form.slots[slot]), ...form.details].flatMap((part) => part?.names ?? [])
  const names = kind === 'item' ? inItem : ['label']
  const first = names.filter((name) => Object.hasOwn(fields, name))
  return [...new Set([...first, ...Object.keys(fields)])].map((name) => fields[name]!)
}

/** What a node is called in a list of its siblings: its title, its first field or its text. */
export function nameOf(node: ContentNode, section: string): string {
  const texts = valuesOf(node, section).map((value) => (Array.isArray(value) ? value.join(', ') : value))
  return texts.find((text): text is string => typeof text === 'string' && text !== '') ?? ''
}

type NodeText = Pick<ContentNode, 'kind' | 'fields'> & { name?: string }

function node(parent: LensNode | null, block: LensBlock, { kind, fields, name = '' }: NodeText): LensNode {
  const isHidden = 'isHidden' in block && block.isHidden
  const made: LensNode = { kind, name, fields, children: [], block, parent, isHidden }
  parent?.children.push(made)
  return made
}

const isBalanced = (tex: string) => tex.split('\\begin{').length === tex.split('\\end{').length

function sectionNode(root: LensNode, section: LensSection, isContent: (block: BodyBlock) => boolean): void {
  const parent = node(root, section, { kind: 'section', name: section.name, fields: { title: section.title.text } })
  for (const block of section.blocks) {
    if (block.kind === 'item') {
      const item = node(parent, block, { kind: 'item', fields: itemFields(block) })
      block.body.filter(isContent).forEach((line) => bodyNode(item, line))
    } else if (block.kind === 'skills') {
      node(parent, block, { kind: 'skills', fields: { label: block.label.text, items: [...block.items] } })
    } else if (isContent(block)) bodyNode(parent, block)
  }
}

/** A job that goes on has `true` as its end: one value, as the page shows it. */
function itemFields({ values }: LensItem): Record<string, FieldValue> {
  const { current, ...fields } = values
  return current === true ? { ...fields, endDate: true } : fields
}

function bodyNode(parent: LensNode, block: BodyBlock): void {
  const fields = block.kind === 'detail' ? { label: block.label.text, text: block.value.text } : { text: block.text }
  node(parent, block, { kind: block.kind, fields })
}
