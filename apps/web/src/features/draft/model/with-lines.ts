import { limits } from '@galley/contract/limits'
import { additionalSection } from '@galley/contract/resume-data'
import { strings } from '../../../strings/en.ts'
import { newItemId, type FormValues } from './list-items.ts'

const title = strings.importing.addedTitle

/**
 * Lines that found no place are kept together, in a section of their own; where it is full, in one more. Null where
 * there is no room.
 */
export function withLine(data: FormValues, line: string): FormValues | null {
  const sections = data.additional_sections
  const text = line.slice(0, limits.textChars)
  const hasRoom = ({ section_name: name, content }: (typeof sections)[number]) =>
    name === title && content.length + 1 + text.length <= limits.textChars
  const own = sections.find(hasRoom)
  if (own) {
    const content = own.content === '' ? text : `${own.content}\n${text}`
    return { ...data, additional_sections: sections.map((one) => (one === own ? { ...own, content } : one)) }
  }
  if (sections.length >= limits.listItems) return null
  const added = { ...additionalSection.parse({}), id: newItemId(), section_name: title, content: text }
  return { ...data, additional_sections: [...sections, added] }
}
