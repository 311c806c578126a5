// Which kind of section a heading names, as far as an outline distinguishes them.
import { kindOfHeading } from './heading-kind.ts'

export const sectionKinds = [
  'header',
  'summary',
  'experience',
  'education',
  'skills',
  'projects',
  'certifications',
  'awards',
  'publications',
  'languages',
  'volunteering',
  'other',
] as const
export type SectionKind = (typeof sectionKinds)[number]

const kinds: ReadonlySet<string> = new Set(sectionKinds)
const isSectionKind = (kind: string): kind is SectionKind => kinds.has(kind)

/** Of a heading as a reader sees it. `other` where its words are unknown. */
export function sectionKind(heading: string): SectionKind {
  const kind = kindOfHeading(heading)
  return isSectionKind(kind) ? kind : 'other'
}
