// What a document says, as the form's data. Hidden parts are left out, as they are on the page.
import { limits } from '@galley/contract/limits'
import { emptyResumeData, resumeData, type ResumeData } from '@galley/contract/resume-data'
import type { SectionName } from '../fields/field-types.ts'
import type { BodyBlock, LensItem, LensDocument, LensSection, SectionBlock } from './lens-types.ts'
import { formOf } from '../fields/section-forms.ts'

/** Always valid data: what is longer than the form allows is cut at its limits. */
export function resumeDataOf({ header, sections }: LensDocument): ResumeData {
  const data = emptyResumeData()
  if (header) data.personalInfo = { ...header.values }
  for (const section of sections.filter(isShown)) addSection(data, section)
  return resumeData.parse(cut(data))
}

const isShown = ({ isHidden }: { readonly isHidden: boolean }) => !isHidden

function addSection(data: ResumeData, section: LensSection): void {
  const { name } = section
  const blocks = section.blocks.filter(isShown)
  if (name === 'additional_sections') data.additional_sections.push(additional(section, blocks))
  else if (name === 'summary' || name === 'references') {
    data[name] = [data[name], textOf(blocks.filter(isBody))].filter((text) => text !== '').join('\n')
  } else if (name === 'skills' || name === 'languages' || name === 'hobbies') {
    data[name] = data[name].concat(blocks.flatMap(wordsOf))
  } else {
    // Each section's fields are those of its table in ../fields/section-forms.ts; the contract checks them in the end.
    const items = data[name] as unknown[]
    for (const block of blocks)
      if (block.kind === 'item') items.push({ ...itemData(name, block), id: `${name}-${items.length + 1}` })
  }
}

const isBody = (block: SectionBlock): block is BodyBlock => block.kind !== 'item' && block.kind !== 'skills'

const wordsOf = (block: SectionBlock): string[] => {
  if (block.kind !== 'skills') return []
  return block.label.text === '' ? [...block.items] : [`${block.label.text}: ${block.items.join(', ')}`]
}

function itemData(section: SectionName, item: LensItem) {
  const description = formOf(section).hasDescription ? { description: textOf(item.body.filter(isShown)) } : {}
  return { ...item.values, ...description }
}

/** A line each; bullets with their mark. */
function textOf(blocks: readonly BodyBlock[]): string {
  return blocks
    .map((block) => {
      if (block.kind === 'detail') return `${block.label.text}: ${block.value.text}`
      return block.kind === 'bullet' ? `• ${block.text}` : block.text
    })
    .filter((line) => line.trim() !== '' && line !== '• ')
    .join('\n')
}

function additional(section: LensSection, blocks: readonly SectionBlock[]) {
  const lines = blocks.map((block) => {
    if (block.kind === 'skills') return wordsOf(block).join('\n')
    if (block.kind !== 'item') return textOf([block])
    const head = ['title', 'organisation', 'place', 'dates'].map((name) => block.values[name]).filter((value) => value)
    return [head.join(', '), textOf(block.body.filter(isShown))].filter((line) => line !== '').join('\n')
  })
  const isList = blocks.length > 0 && blocks.every(({ kind }) => kind === 'bullet')
  return {
    id: `additional-${section.from}`,
    section_name: section.title.text,
    content: lines
      .filter((line) => line !== '')
      .join('\n')
      .replace(isList ? /^• /gm : /(?!)/, ''),
    type: isList ? 'list' : 'text',
  }
}

/** Texts and lists at the limits of the contract. */
function cut(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return value.slice(0, maxChars(key)).toWellFormed()
  if (Array.isArray(value)) return value.slice(0, limits.listItems).map((item) => cut(item, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, cut(inner, name)]))
}

const longTexts = new Set(['summary', 'references', 'description', 'content'])
const urls = new Set(['linkedin', 'website', 'github', 'portfolio', 'url'])

function maxChars(key: string): number {
  if (longTexts.has(key)) return limits.textChars
  return urls.has(key) ? limits.urlChars : limits.lineChars
}
