// Which of the form's sections a section of a document is: by what it says itself, by its title, and by what is in it.
import { sectionKind } from '../outline/section-kind.ts'
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

/** Sections that an outline does not distinguish. Without accents, in lower case, from the first word to the last. */
const titles: readonly (readonly [SectionName, RegExp])[] = [
  [
    'hobbies',
    /^(?:personal )?(?:interests|hobbies|hobbys|interessen|loisirs|centres d interet|intereses|interessi|interesses)$/,
  ],
  ['references', /^(?:references?|referees|referenzen|referencias|referenze)$/],
  [
    'speaking',
    /^(?:speaking|talks?|invited talks|conference talks|presentations|public speaking|vortrage|conferences|ponencias|palestras)$/,
  ],
  [
    'military',
    /^(?:military(?: service| experience)?|militardienst|wehrdienst|service militaire|servicio militar|servizio militare)$/,
  ],
]

const plainWords = (title: string) =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()

/** `option` is that of the heading, or empty. */
export function sectionNameOf(title: string, option: string, shape: SectionShape): SectionName {
  const said = explicit.get(option.trim().toLowerCase())
  if (said) return said
  const words = plainWords(title)
  const own = titles.find(([, pattern]) => pattern.test(words))?.[0]
  const kind = sectionKind(title)
  const name = own ?? (kind === 'other' || kind === 'header' ? 'additional_sections' : kind)
  return fits(name, shape) ? name : 'additional_sections'
}

/** Whether what stands there is what the form has in that section. */
function fits(name: SectionName, { hasEntries, hasSkills, hasText }: SectionShape): boolean {
  if (name === 'additional_sections' || (!hasEntries && !hasSkills && !hasText)) return true
  if (hasItems(name)) return hasEntries
  if (name === 'summary' || name === 'references') return !hasEntries && !hasSkills
  return hasSkills && !hasEntries
}
