// A resume as JSON Resume 1.0 (jsonresume.org).
import type { ResumeData } from '@galley/contract/resume-data'
import type { SectionName } from '@galley/resume/fields/field-types'
import type { LensDocument, SectionBlock } from '@galley/resume/lens/lens-types'
import { resumeDataOf } from '@galley/resume/lens/resume-data-of'
import { hasItems } from '@galley/resume/fields/section-forms'
import { basicsOf, sectionItems, sectionKeys } from './json-sections.ts'
import { filled, type JsonObject, type JsonValue } from './json-values.ts'

const schema = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'

interface Layout {
  /** In the order of the document. Sections that are not named follow. */
  readonly sections?: readonly SectionName[]
  /** Lines of the header that the form has no field for. */
  readonly contacts?: readonly string[]
  /** Text that the form has no field for. */
  readonly loose?: readonly { readonly title: string; readonly content: string }[]
}

/** Of a document without hidden parts (visible-latex.ts). */
export function toJsonResume(document: LensDocument): JsonObject {
  const { header, lead, sections } = document
  const loose = [
    { title: '', content: lead.map(shownText).join('\n') },
    ...sections.map(({ title, name, blocks }) => ({
      title: title.text,
      content: blocks
        .filter((block) => isLoose(name, block))
        .map(shownText)
        .join('\n'),
    })),
  ]
  return jsonResumeOf(resumeDataOf(document), {
    sections: sections.map(({ name }) => name),
    contacts: [...(header?.contacts ?? []), ...(header?.handWritten ?? [])].map(({ text }) => text),
    loose: loose.filter(({ content }) => content.trim() !== ''),
  })
}

/** Whether the form has no place for a block in its section. */
function isLoose(section: SectionName, { kind }: SectionBlock): boolean {
  if (section === 'additional_sections') return false
  if (hasItems(section)) return kind !== 'item'
  const isText = section === 'summary' || section === 'references'
  return isText === (kind === 'item' || kind === 'skills')
}

function shownText(block: SectionBlock): string {
  if (block.kind === 'skills')
    return [block.label.text, block.items.join(', ')].filter((text) => text !== '').join(': ')
  if (block.kind === 'detail') return `${block.label.text}: ${block.value.text}`
  if (block.kind === 'item')
    return [...Object.values(block.values).filter(isText), ...block.body.map(shownText)].join('\n')
  return block.kind === 'bullet' ? `- ${block.text}` : block.text
}
const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Sections that the schema has no list for stand in `meta`, which takes anything. */
export function jsonResumeOf(data: ResumeData, { sections = [], contacts = [], loose = [] }: Layout = {}): JsonObject {
  const lists = new Map<string, JsonValue[]>()
  const all = [...new Set([...sections, ...Object.keys(sectionKeys)])] as SectionName[]
  for (const name of all) {
    if (name === 'summary' || name === 'additional_sections') continue
    const key = sectionKeys[name]
    lists.set(key, [...(lists.get(key) ?? []), ...itemsOf(data, name)])
  }
  const own = data.additional_sections.map(({ section_name, content, type }) => ({
    title: section_name,
    content,
    type,
  }))
  const more = filled({ sections: [...loose, ...own] }) as JsonObject | undefined
  const basics = basicsOf(data.personalInfo, data.summary, contacts)
  const resume = filled({ basics, ...Object.fromEntries(lists) }) as JsonObject | undefined
  return { $schema: schema, ...resume, meta: { version: 'v1.0.0', ...more } }
}

const itemsOf = <Name extends keyof typeof sectionKeys>(data: ResumeData, name: Name): readonly JsonValue[] =>
  (sectionItems[name] as (value: ResumeData[Name]) => readonly JsonValue[])(data[name])
