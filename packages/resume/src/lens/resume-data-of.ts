// What a document says, as the form's data. Hidden parts are left out, as they are on the page.
import { limits } from '@galley/contract/limits'
import { emptyResumeData, resumeData, type ResumeData } from '@galley/contract/resume-data'
import type { SectionName } from '../fields/field-types.ts'
import type { BodyBlock, LensItem, LensDocument, LensSection, SectionBlock } from './lens-types.ts'
import { formOf } from '../fields/section-forms.ts'

/** Always valid data: what is longer than the form allows is cut at its limits. */
export function resumeDataOf({ header, lead, sections }: LensDocument): ResumeData {
  const data = emptyResumeData()
  if (header) data.personalInfo = { ...header.values }
  // What stands above the first heading introduces the person.
  data.summary = textOf(lead.filter(isShown))
  for (const section of sections.filter(isShown)) addSection(data, section)
  return resumeData.parse(cut(data))
}

const isShown = ({ isHidden }: { readonly isHidden: boolean }) => !isHidden

function addSection(data: ResumeData, section: LensSection): void {
  const { name } = section
  const blocks = section.blocks.filter(isShown)
  if (name === 'additional_sections') data.additional_sections.push(additional(section, blocks))
  else if (name === 'summary' || name === 'references') {
    data[name] = [data[name], ...blocks.map(textOfBlock)].filter((text) => text !== '').join('\n')
  } else if (name === 'skills' || name === 'languages' || name === 'hobbies') {
    const words = blocks.flatMap(wordsOf)
    data[name] = data[name].concat(words.filter((one) => !isLong(one)))
    addLoose(data, section, words.filter(isLong))
  } else {
    addLoose(
      data,
      section,
      blocks.flatMap((block) => (block.kind === 'item' ? [] : textOfBlock(block))),
    )
    // Each section's fields are those of its table in ../fields/section-forms.ts; the contract checks them in the end.
    const items = data[name] as unknown[]
    for (const block of blocks)
      if (block.kind === 'item') items.push({ ...itemData(name, block), id: `${name}-${items.length + 1}` })
  }
}

/** Longer than an item of a list may be: it would be cut there. */
const isLong = (text: string) => text.length > limits.lineChars

/** Text of a section that has no place in its entries or its list: whole, under the section's own title. */
function addLoose(data: ResumeData, { from, title }: LensSection, texts: readonly string[]) {
  const content = texts.filter((text) => text !== '').join('\n')
  if (content === '') return
  data.additional_sections.push({ id: `additional-${from}`, section_name: title.text, content, type: 'text' })
}

function textOfBlock(block: SectionBlock): string {
  if (block.kind === 'skills') return wordsOf(block).join('\n')
  if (block.kind !== 'item') return textOf([block])
  return [headOf(block), textOf(block.body.filter(isShown))].filter((line) => line !== '').join('\n')
}

const wordsOf = (block: SectionBlock): string[] => {
  if (block.kind === 'item') return [headOf(block), textOf(block.body.filter(isShown))].filter((text) => text !== '')
  if (block.kind !== 'skills') return [textOf([block]).replace(/^• /, '')].filter((text) => text !== '')
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

const headOf = ({ values }: LensItem): string =>
  ['title', 'organisation', 'place', 'dates'].flatMap((name) => values[name] || []).join(', ')

function additional(section: LensSection, blocks: readonly SectionBlock[]) {
  const lines = blocks.map(textOfBlock)
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
