// What speaks for a field and against it: how sure its lines are, whether they are of a kind that has such fields, what
// its words look like, what else its entry has.
import { lookup } from '@galley/resume/text/lookup'
import { organisationScore, schoolScore, titleScore } from '../vocabulary/name-scores.ts'
import { placeScore } from '../vocabulary/places.ts'
import type { Line, LineRole } from '../layout/layout.ts'
import type { FoundText } from '../sections/draft.ts'
import { isFound } from '../sections/draft.ts'

/** Fields that are weighed, by the end of their path. */
export const weighedKinds = [
  'name',
  'email',
  'phone',
  'company',
  'position',
  'startDate',
  'endDate',
  'location',
  'institution',
  'degree',
  'field',
  'skill',
  'project',
] as const
export type WeighedKind = (typeof weighedKinds)[number]

/** The posts of voluntary work and of service have other names for the same. */
const kinds = lookup<WeighedKind>({
  'personalInfo.name': 'name',
  'personalInfo.email': 'email',
  'personalInfo.phone': 'phone',
  'experience.company': 'company',
  'experience.position': 'position',
  'experience.startDate': 'startDate',
  'experience.endDate': 'endDate',
  'experience.location': 'location',
  'volunteering.organization': 'company',
  'volunteering.role': 'position',
  'volunteering.startDate': 'startDate',
  'volunteering.endDate': 'endDate',
  'volunteering.location': 'location',
  'education.institution': 'institution',
  'education.degree': 'degree',
  'education.field': 'field',
  'education.startDate': 'startDate',
  'education.endDate': 'endDate',
  'projects.name': 'project',
  skills: 'skill',
})
export const kindOfPath = (path: string): WeighedKind | undefined => kinds[path.replace(/\.\d+/g, '')]

const rolesOf: Readonly<Record<WeighedKind, readonly LineRole[]>> = {
  name: ['name'],
  email: ['contact'],
  phone: ['contact'],
  company: ['begin', 'header'],
  position: ['begin', 'header'],
  startDate: ['begin', 'header'],
  endDate: ['begin', 'header'],
  location: ['begin', 'header'],
  institution: ['begin', 'header'],
  degree: ['begin', 'header'],
  field: ['begin', 'header'],
  project: ['begin', 'header'],
  skill: ['item'],
}

export interface PageView {
  /** By the id of a word. */
  readonly lineOf: ReadonlyMap<number, Line>
  /** By how much the reading is better than the next. */
  readonly margin: number
  readonly sureness: number
}

export const fieldFeatureNames = [
  'always',
  'by the rules',
  'line',
  'least line',
  'role',
  'margin',
  'page',
  'long',
  'short',
  'sentence',
  'figures',
  'small',
  'own words',
  'other words',
  'two names',
  'dated',
  'lines',
  'label',
  'brackets',
  'text of a bullet',
] as const
export type FieldFeature = (typeof fieldFeatureNames)[number]

const logit = (share: number) =>
  Math.log(Math.min(0.99, Math.max(0.01, share)) / (1 - Math.min(0.99, Math.max(0.01, share))))

/** `holder` is the entry that the field belongs to. */
export function fieldFeatures(
  value: FoundText,
  kind: WeighedKind,
  { holder, page }: { holder: unknown; page: PageView },
): number[] {
  const lines = Array.from(new Set(value.parts.flatMap(({ word }) => page.lineOf.get(word.id) ?? [])))
  const sureness = lines.map(({ roleSureness = 0.5 }) => roleSureness)
  const fits = lines.filter(({ role }) => role !== undefined && rolesOf[kind].includes(role)).length
  const { text } = value
  const words = text.split(/\s+/).length
  return [
    1,
    logit(value.confidence),
    sureness.reduce((sum, each) => sum + each, 0) / Math.max(1, sureness.length),
    Math.min(1, ...sureness),
    fits / Math.max(1, lines.length),
    Math.min(3, page.margin),
    page.sureness,
    words > 7 ? 1 : 0,
    words === 1 ? 1 : 0,
    /[.!?;]$/.test(text) ? 1 : 0,
    /\d/.test(text) ? 1 : 0,
    /^\p{Ll}/u.test(text) ? 1 : 0,
    ...scoresFor(text, kind),
    hasBoth(holder),
    has(holder, 'startDate') || has(holder, 'endDate') ? 1 : 0,
    lines.length > 1 ? 1 : 0,
    /:|^(?:e-?mail|gpa|phone|tel|grade|note)\b/i.test(text) ? 1 : 0,
    /[()[\]|]/.test(text) ? 1 : 0,
    lines.some(({ role }) => role === 'bullet' || role === 'more' || role === 'prose') ? 1 : 0,
  ]
}

/** How much its words are those of such a field, and those of another. */
function scoresFor(text: string, kind: WeighedKind): [number, number] {
  const [title, firm, school, place] = [titleScore(text), organisationScore(text), schoolScore(text), placeScore(text)]
  if (kind === 'company') return [Math.max(firm, school), Math.max(title, place)]
  if (kind === 'position') return [title, Math.max(firm - 0.35, place)]
  if (kind === 'institution') return [school, Math.max(title, place)]
  if (kind === 'location') return [place, Math.max(title, firm - 0.35)]
  return [0, Math.max(title, place)]
}

const has = (holder: unknown, key: string): boolean =>
  typeof holder === 'object' && holder !== null && isFound((holder as Record<string, unknown>)[key])
const pairs = [
  ['company', 'position'],
  ['organization', 'role'],
  ['institution', 'degree'],
] as const
const hasBoth = (holder: unknown): number =>
  pairs.some(([one, other]) => has(holder, one) && has(holder, other)) ? 1 : 0
