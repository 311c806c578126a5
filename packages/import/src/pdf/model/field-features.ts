// What speaks for a field and against it: how sure its lines are, whether they are of a kind that has such fields, what
// its words look like, what else its entry has.
import { lookup } from '@galley/resume/text/lookup'
import { plainWords } from '@galley/resume/text/plain-words'
import { degreePattern } from '../vocabulary/degree-words.ts'
import { languageNames } from '../vocabulary/language-names.ts'
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
  'address',
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
  'personalInfo.address': 'address',
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
  address: ['contact'],
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
  /** Whether the rules alone find the same text in such a field. */
  readonly isByRules: (kind: WeighedKind, text: string) => boolean
}

/**
 * What a feature may say: `for` a field whatever else is seen of it, `against` it, or `either`, as the training finds.
 */
export const fieldFeatureSigns = {
  always: 'either',
  'by the rules': 'for',
  'as by the rules': 'for',
  line: 'for',
  'least line': 'for',
  'least of entry': 'for',
  role: 'for',
  margin: 'for',
  page: 'for',
  long: 'either',
  short: 'either',
  sentence: 'either',
  figures: 'either',
  small: 'either',
  'own words': 'for',
  'other words': 'against',
  'two parts': 'against',
  'open end': 'against',
  'two names': 'for',
  dated: 'for',
  lines: 'either',
  label: 'against',
  brackets: 'against',
  'text of a bullet': 'against',
} as const
export type FieldFeature = keyof typeof fieldFeatureSigns
export const fieldFeatureNames = Object.keys(fieldFeatureSigns) as FieldFeature[]

/** A person's name and addresses stand in the head, however the page is divided. */
const ofPerson = new Set<WeighedKind>(['name', 'email', 'phone', 'address'])

const logit = (share: number) =>
  Math.log(Math.min(0.99, Math.max(0.01, share)) / (1 - Math.min(0.99, Math.max(0.01, share))))

const is = (fact: boolean) => (fact ? 1 : 0)

/** `holder` is the entry that the field belongs to. */
export function fieldFeatures(
  value: FoundText,
  kind: WeighedKind,
  { holder, page }: { holder: unknown; page: PageView },
): number[] {
  const lines = linesOf(value, page)
  const sureness = lines.map(surenessOf)
  const least = Math.min(1, ...sureness)
  const fits = lines.filter(({ role }) => role !== undefined && rolesOf[kind].includes(role)).length
  const { text } = value
  const words = text.split(/\s+/).length
  return [
    1,
    logit(value.confidence),
    is(page.isByRules(kind, text)),
    sureness.reduce((sum, each) => sum + each, 0) / Math.max(1, sureness.length),
    least,
    Math.min(least, ...entryTexts(holder).flatMap((each) => linesOf(each, page).map(surenessOf))),
    fits / Math.max(1, lines.length),
    ofPerson.has(kind) ? 0 : Math.min(3, page.margin),
    page.sureness,
    is(words > 7),
    is(words === 1),
    is(/[.!?;]$/.test(text)),
    is(/\d/.test(text)),
    is(/^\p{Ll}/u.test(text)),
    ...scoresFor(text, kind),
    is(hasTwoParts(text)),
    is(/^[,;|–—·-]|[,;|–—·-]$|^\)|\($/.test(text)),
    is(pairs.some(([one, other]) => has(holder, one) && has(holder, other))),
    is(has(holder, 'startDate') || has(holder, 'endDate')),
    is(lines.length > 1),
    is(/:|^(?:e-?mail|gpa|phone|tel|grade|note)\b/i.test(text)),
    is(/[()[\]|]/.test(text)),
    is(lines.some(({ role }) => role === 'bullet' || role === 'more' || role === 'prose')),
  ]
}

const linesOf = ({ parts }: FoundText, { lineOf }: PageView): Line[] =>
  Array.from(new Set(parts.flatMap(({ word }) => lineOf.get(word.id) ?? [])))
const surenessOf = ({ roleSureness = 0.5 }: Line): number => roleSureness

/** The short texts of an entry; a list's items have no entry. */
function entryTexts(holder: unknown): FoundText[] {
  if (typeof holder !== 'object' || holder === null || Array.isArray(holder)) return []
  return Object.entries(holder).flatMap(([key, value]) => (key !== 'description' && isFound(value) ? [value] : []))
}

/** What stands beside a comma, a bar, a dash or "at" may be a field of its own. */
const joints = /\s*[,|·]\s+|\s+[-–—|·@/]\s+|\s+(?:at|bei|chez|presso|en|w|hos)\s+(?=\p{Lu})/u
const hasTwoParts = (text: string): boolean =>
  text
    .split(joints)
    .slice(1)
    .some((part) => /^[\p{Lu}\d]/u.test(part))

/** How much its words are those of such a field, and those of another, in any part of it. */
function scoresFor(text: string, kind: WeighedKind): [number, number] {
  const most = (score: (part: string) => number) => Math.max(...text.split(joints).map(score))
  const [title, firm, school, place] = [titleScore(text), organisationScore(text), schoolScore(text), placeScore(text)]
  if (kind === 'company') return [Math.max(firm, school), Math.max(title, place)]
  if (kind === 'position') return [title, Math.max(most(organisationScore) - 0.35, most(placeScore))]
  if (kind === 'institution') return [school, Math.max(title, place)]
  if (kind === 'location') return [place, Math.max(title, firm - 0.35)]
  if (kind === 'address') return [most(placeScore), title]
  if (kind === 'degree' || kind === 'field')
    return [is(degreePattern.test(text)), Math.max(title, most(placeScore), most(schoolScore))]
  return [0, Math.max(title, place, is(kind === 'skill' && languageNames.has(plainWords(text))))]
}

const has = (holder: unknown, key: string): boolean =>
  typeof holder === 'object' && holder !== null && isFound((holder as Record<string, unknown>)[key])
const pairs = [
  ['company', 'position'],
  ['organization', 'role'],
  ['institution', 'degree'],
] as const
