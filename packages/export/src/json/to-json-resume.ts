// A resume as JSON Resume 1.0 (jsonresume.org).
import type { ResumeData } from '@galley/contract/resume-data'
import type { SectionName } from '@galley/resume/fields/field-types'
import type { LensDocument } from '@galley/resume/lens/lens-types'
import { resumeDataOf } from '@galley/resume/lens/resume-data-of'
import { basicsOf, sectionItems, sectionKeys } from './json-sections.ts'
import { filled, type JsonObject, type JsonValue } from './json-values.ts'

const schema = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'

interface Layout {
  /** In the order of the document. Sections that are not named follow. */
  readonly sections?: readonly SectionName[]
  /** Lines of the header that the form has no field for. */
  readonly contacts?: readonly string[]
}

/** Of a document without hidden parts (visible-latex.ts). */
export function toJsonResume(document: LensDocument): JsonObject {
  const { header, sections } = document
  return jsonResumeOf(resumeDataOf(document), {
    sections: sections.map(({ name }) => name),
    contacts: [...(header?.contacts ?? []), ...(header?.handWritten ?? [])].map(({ text }) => text),
  })
}

/** Sections that the schema has no list for stand in `meta`, which takes anything. */
export function jsonResumeOf(data: ResumeData, { sections = [], contacts = [] }: Layout = {}): JsonObject {
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
  const more = filled({ sections: own }) as JsonObject | undefined
  const basics = basicsOf(data.personalInfo, data.summary, contacts)
  const resume = filled({ basics, ...Object.fromEntries(lists) }) as JsonObject | undefined
  return { $schema: schema, ...resume, meta: { version: 'v1.0.0', ...more } }
}

const itemsOf = <Name extends keyof typeof sectionKeys>(data: ResumeData, name: Name): readonly JsonValue[] =>
  (sectionItems[name] as (value: ResumeData[Name]) => readonly JsonValue[])(data[name])
