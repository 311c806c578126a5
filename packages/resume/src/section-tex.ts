// A section of the resume data as lines of TeX, or none where it holds nothing. What stands where in an entry is in
// lens/section-forms.ts, so that it is read back from there.
import type { ResumeData } from '@galley/contract/resume-data'
import { linesOf } from './text/escape-tex.ts'
import type { FieldValue, SectionName } from './fields/field-types.ts'
import { formOf, slotsOf, type DetailForm, type Fields } from './fields/section-forms.ts'
import type { Lines } from './text/tex-words.ts'
import { bullets, commandOf, description, detail, skills } from './text/tex-words.ts'

type ItemValues = Readonly<Record<string, FieldValue>>

/** Blank lines between items, none inside. */
const items = (all: readonly Lines[]): Lines =>
  all.filter((lines) => lines.length > 0).flatMap((lines, index) => (index === 0 ? lines : ['', ...lines]))

/** "Languages: Python, Go" is a labelled group; everything else is one list. */
function skillLines(all: readonly string[]): Lines {
  const groups = all.map((skill) => /^([^:,]{1,40}):\s+(\S.*)$/s.exec(skill.trim()))
  const loose = all.filter((_, index) => !groups[index])
  const labelled = groups.flatMap((match) => (match ? skills(match[1] ?? '', (match[2] ?? '').split(/,\s+/)) : []))
  return [...skills('', loose), ...labelled]
}

/** The lines of one entry, with its details and its description. */
export function itemTex(section: SectionName, values: ItemValues): Lines {
  const form = formOf(section)
  const texOf = (fields: Fields | undefined) =>
    fields?.codec.write(
      '',
      fields.names.map((name) => values[name] ?? ''),
    ) ?? ''
  const details = (isAfterBody: boolean) =>
    form.details
      .filter((fields) => (fields.isAfterBody ?? false) === isAfterBody)
      .flatMap((fields: DetailForm) => detail(fields.label, texOf(fields)))
  const slots = slotsOf(form.command).map((slot) => texOf(form.slots[slot]))
  const text = values['description']
  const below = [
    ...details(false),
    ...(form.hasDescription && typeof text === 'string' ? description(text) : []),
    ...details(true),
  ]
  const head = commandOf(form.command, texOf(form.slots.remark), slots)
  return head.length === 0 && below.length > 0 ? [emptyItem(section), ...below] : [...head, ...below]
}

/** An entry without a value in it. */
export function emptyItem(section: SectionName): string {
  const { command } = formOf(section)
  return `\\${command}${'{}'.repeat(slotsOf(command).length)}`
}

/** The lines below the heading of a section. Those of the person's own are in `additionalSectionTex`. */
export function sectionTex(section: SectionName, data: ResumeData): Lines {
  if (section === 'summary' || section === 'references') return description(data[section], 'text')
  if (section === 'skills') return skillLines(data.skills)
  if (section === 'languages' || section === 'hobbies') return skills('', data[section])
  if (section === 'additional_sections') return []
  return items(data[section].map((item) => itemTex(section, item)))
}

/**
 * Content of a section that the person named. `list` and `bullets` make every line a bullet; other types are read as
 * prose.
 */
export function additionalSectionTex(section: ResumeData['additional_sections'][number]): Lines {
  return /^(list|bullets?)$/i.test(section.type)
    ? bullets(linesOf(section.content))
    : description(section.content, 'text')
}
