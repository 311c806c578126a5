// Which of the form's sections a section of a document is: by what it says itself, by its title, and by what is in it.
import { kindOfHeading } from '../outline/heading-kind.ts'
import type { SectionName } from './field-types.ts'
import { hasItems } from './section-forms.ts'

/** What stands in a section, without hand-written parts. */
export interface SectionShape {
  readonly hasEntries: boolean
  readonly hasSkills: boolean
  readonly hasText: boolean
}

/** `\section[experience]{Stations}` says what it is; `other` is a section of the person's own. */
const explicit = new Map<string, SectionName>([
  ...(
    'summary skills languages references hobbies experience education projects awards certifications publications volunteering speaking military'.split(
      ' ',
    ) as SectionName[]
  ).map((name) => [name, name] as const),
  ['other', 'additional_sections'],
])
/** The word for it in the option of `\section`. */
export const optionOf = (name: SectionName): string => (name === 'additional_sections' ? 'other' : name)

/** `option` is that of the heading, or empty. */
export function sectionNameOf(title: string, option: string, shape: SectionShape): SectionName {
  const said = explicit.get(option.trim().toLowerCase())
  if (said) return said
  const kind = kindOfHeading(title)
  const name = kind === 'other' || kind === 'contact' ? 'additional_sections' : kind
  return fits(name, shape) ? name : 'additional_sections'
}

/** Whether what stands there is what the form has in that section. */
function fits(name: SectionName, { hasEntries, hasSkills, hasText }: SectionShape): boolean {
  if (name === 'additional_sections' || (!hasEntries && !hasSkills && !hasText)) return true
  if (hasItems(name)) return hasEntries
  if (name === 'summary' || name === 'references') return !hasEntries && !hasSkills
  return hasSkills && !hasEntries
}
