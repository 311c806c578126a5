// How much of a resume an import got right: the definitions of the corpus' own score.mjs (shared/corpus/import), field
// by field. A truth that says nothing of a field (no headings, no bullets, no places, ...) does not judge it; score.mjs
// counts all found there as wrong.
import type { ResumeData } from '@galley/contract/resume-data'
import { dateOf } from './date-of.ts'
import { strip } from './strip.ts'

export interface Truth {
  readonly source: { readonly layout: string }
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly location: string
  readonly emailAlt?: readonly string[]
  readonly phoneAlt?: readonly string[]
  readonly locationAlt?: readonly string[]
  readonly links: readonly string[]
  readonly linksOptional?: readonly string[]
  readonly experience: readonly TrueRole[]
  readonly experienceOptional?: readonly string[]
  readonly education: readonly { institution: string; degree: string; field: string; start: string; end: string }[]
  readonly projects: readonly string[]
  readonly skills: readonly string[]
  readonly skillsOptional?: readonly string[]
  readonly headings: readonly string[]
}

interface TrueRole {
  readonly company: string
  readonly position: string
  readonly start: string
  readonly end: string
  readonly location: string
  readonly bullets: number
}

export const fieldNames = [
  'name', 'email', 'phone', 'location', 'links', 'company', 'position', 'roleDates', 'roleComplete', 'roleLocation', 'bullets',
  'institution', 'degree', 'eduEnd', 'eduComplete', 'projects', 'skills', 'headings',
] as const // prettier-ignore
export type FieldName = (typeof fieldNames)[number]

export interface Count {
  readonly right: number
  readonly found: number
  readonly wanted: number
}
export type Counts = Partial<Record<FieldName, Count>>

export interface ScoredImport {
  readonly data: ResumeData
  readonly headings: readonly string[]
}

const plain = (text: string) => strip(text).replace(/&/g, ' and ').replace(/['’`.]/g, '').replace(/[^\p{L}\p{M}\p{N}+#]+/gu, ' ').trim() // prettier-ignore
export const same = (one: string, other: string) => plain(one).replace(/ /g, '') === plain(other).replace(/ /g, '')

export function overlap(one: readonly string[], other: readonly string[]): number {
  const [a, b] = [new Set(one), new Set(other)]
  const both = Array.from(a).filter((word) => b.has(word)).length
  return a.size === 0 || b.size === 0 ? 0 : both / (a.size + b.size - both)
}

const alike = 0.75
export const likeness = (one: string, other: string) => (plain(one) === '' || plain(other) === '' ? 0 : same(one, other) ? 1 : overlap(plain(one).split(' '), plain(other).split(' '))) // prettier-ignore
export const isAlike = (one: string, other: string) => likeness(one, other) >= alike

const degrees: readonly (readonly [RegExp, string])[] = [
  [/\bph ?d\b|doctor of philosophy|doctorate/, 'phd'], [/\bm ?b ?a\b|master of business administration/, 'mba'],
  [/\bm ?eng\b|master of engineering/, 'meng'], [/\bm ?sc?\b|masters? of science/, 'ms'], [/\bb ?sc?\b|bachelors? of science/, 'bs'],
  [/\bb ?eng\b|bachelors? of engineering/, 'beng'], [/\bb ?a\b|bachelors? of arts/, 'ba'], [/associates?/, 'assoc'], [/^m ?a\b|masters? of arts/, 'ma'],
] // prettier-ignore
const small = new Set(['in', 'of', 'the', 'and', 'a', 'gpa', ''])
export const degreeWords = (text: string) =>
  degrees.reduce((left, [pattern, short]) => left.replace(pattern, short), plain(text)).split(' ').filter((word) => !small.has(word) && !/^\d/.test(word)) // prettier-ignore

const bareUrl = (url: string) => strip(url).replace(/^[a-z]+:\/\//, '').replace(/^www\./, '').replace(/\/+$/, '').trim() // prettier-ignore
const figures = (text: string) => text.replace(/\D/g, '')
export const isSamePhone = (one: string, other: string) =>
  figures(one) === figures(other) || (Math.min(figures(one).length, figures(other).length) >= 9 && (figures(one).endsWith(figures(other)) || figures(other).endsWith(figures(one)))) // prettier-ignore

type Equal = (one: string, other: string) => boolean

function single(found: string, wanted: readonly string[], isEqual: Equal): Count {
  const truths = wanted.filter((text) => text !== '')
  const isRight = truths.some((truth) => found !== '' && isEqual(found, truth))
  return { right: isRight ? 1 : 0, found: found === '' ? 0 : 1, wanted: truths.length > 0 ? 1 : 0 }
}

/** What is optional is neither right nor wrong. */
function list(
  found: readonly string[],
  wanted: readonly string[],
  { optional = [], isEqual }: { optional?: readonly string[]; isEqual: Equal },
): Count {
  // prettier-ignore
  const counted = found.filter((text) => wanted.some((truth) => isEqual(text, truth)) || !optional.some((truth) => isEqual(text, truth))) // prettier-ignore
  const free = [...counted]
  let right = 0
  for (const truth of wanted) {
    const at = free.findIndex((text) => isEqual(text, truth))
    if (at >= 0) right += 1
    if (at >= 0) free.splice(at, 1)
  }
  return { right, found: counted.length, wanted: wanted.length }
}

/** Each with the one that it is most like, best pairs first. */
export function pairs<A, B>(found: readonly A[], wanted: readonly B[], like: (one: A, other: B) => number): [A, B][] {
  const all = found.flatMap((one) => wanted.map((other) => ({ one, other, value: like(one, other) }))).filter(({ value }) => value > 0.5) // prettier-ignore
  const taken = new Set<A | B>()
  return all
    .toSorted((a, b) => b.value - a.value)
    .flatMap(({ one, other }): [A, B][] => {
      if (taken.has(one) || taken.has(other)) return []
      taken.add(one).add(other)
      return [[one, other]]
    })
}

export const isYearSame = (one: string, other: string) => one !== '' && one.slice(0, 4) === other.slice(0, 4)

function rolesOf(data: ResumeData, optional: readonly string[]) {
  const posts = [
    ...data.experience,
    ...data.volunteering.map((item) => ({ ...item, company: item.organization, position: item.role })),
    ...data.military.map((item) => ({ ...item, company: item.branch, position: item.rank })),
  ]
  return posts
    .map((post) => ({
      ...post,
      start: dateOf(post.startDate),
      end: post.current ? 'present' : dateOf(post.endDate),
      // Of the first level: those beneath others are not counted in the truths.
      bullets: post.description.split('\n').filter((line) => line.trim() !== '' && !/^\s+- /.test(line)).length,
    }))
    .filter(({ company, position }) => company !== '' || position !== '')
    .filter(({ company, position }) => !optional.some((name) => isAlike(company, name) || isAlike(position, name)))
}

type Role = ReturnType<typeof rolesOf>[number]

function areDatesRight(role: Role, truth: TrueRole): boolean {
  if (truth.start === truth.end) return role.start === truth.start || role.end === truth.end
  return role.start === truth.start && role.end === truth.end
}

function scoreRoles(data: ResumeData, truth: Truth): Counts {
  const roles = rolesOf(data, truth.experienceOptional ?? [])
  const like = (role: Role, other: TrueRole) =>
    likeness(role.company, other.company) + likeness(role.position, other.position) + (isYearSame(role.start, other.start) ? 0.6 : 0) + (isYearSame(role.end, other.end) ? 0.6 : 0) // prettier-ignore
  const matched = pairs(roles, truth.experience, like)
  const count = (isRight: (pair: [Role, TrueRole]) => boolean, found: number, wanted = truth.experience.length): Count =>
    ({ right: matched.filter(isRight).length, found, wanted }) // prettier-ignore
  const isCompany = ([role, other]: [Role, TrueRole]) => isAlike(role.company, other.company)
  const isPosition = ([role, other]: [Role, TrueRole]) => isAlike(role.position, other.position)
  const isDated = ([role, other]: [Role, TrueRole]) => areDatesRight(role, other)
  const places = truth.experience.filter(({ location }) => location !== '').length
  const bullets = truth.experience.reduce((sum, role) => sum + role.bullets, 0)
  return {
    company: count(isCompany, roles.filter(({ company }) => company !== '').length),
    position: count(isPosition, roles.filter(({ position }) => position !== '').length),
    roleDates: count(isDated, roles.filter(({ start, end }) => start !== '' || end !== '').length),
    roleComplete: count((pair) => isCompany(pair) && isPosition(pair) && isDated(pair), roles.length),
    ...(places > 0 && { roleLocation: count(([role, other]) => other.location !== '' && isAlike(role.location, other.location), roles.filter(({ location }) => location !== '').length, places) }), // prettier-ignore
    ...(bullets > 0 && { bullets: { right: matched.reduce((sum, [role, other]) => sum + Math.min(role.bullets, other.bullets), 0), found: roles.reduce((sum, role) => sum + role.bullets, 0), wanted: bullets } }), // prettier-ignore
  }
}

function scoreEducation(data: ResumeData, truth: Truth): Counts {
  const found = data.education.map((item) => ({ school: item.institution, degree: `${item.degree} ${item.field}`.trim(), end: dateOf(item.endDate) })) // prettier-ignore
  const wanted = truth.education.map((item) => ({ school: item.institution, degree: `${item.degree} ${item.field}`.trim(), end: item.end })) // prettier-ignore
  type Entry = (typeof found)[number]
  const degreeLike = (one: Entry, other: Entry) => other.degree === '' ? (one.degree === '' ? 1 : 0) : overlap(degreeWords(one.degree), degreeWords(other.degree)) // prettier-ignore
  const matched = pairs(found, wanted, (one, other) => likeness(one.school, other.school) + degreeLike(one, other) + (isYearSame(one.end, other.end) ? 0.5 : 0)) // prettier-ignore
  const isSchool = ([one, other]: [Entry, Entry]) => isAlike(one.school, other.school)
  const isDegree = ([one, other]: [Entry, Entry]) => degreeLike(one, other) >= 0.6
  const isEnd = ([one, other]: [Entry, Entry]) => other.end === '' || isYearSame(one.end, other.end)
  const having = (all: readonly Entry[], key: keyof Entry) => all.filter((entry) => entry[key] !== '').length
  const count = (isRight: (pair: [Entry, Entry]) => boolean, key: keyof Entry): Count => ({ right: matched.filter((pair) => pair[1][key] !== '' && isRight(pair)).length, found: having(found, key), wanted: having(wanted, key) }) // prettier-ignore
  return {
    institution: count(isSchool, 'school'),
    degree: count(isDegree, 'degree'),
    ...(having(wanted, 'end') > 0 && { eduEnd: count(isEnd, 'end') }),
    eduComplete: { right: matched.filter((pair) => isSchool(pair) && isDegree(pair) && isEnd(pair)).length, found: found.length, wanted: wanted.length }, // prettier-ignore
  }
}

/** "Languages: Python, Go" counts as two. */
const eachSkill = (skills: readonly string[]) => skills.flatMap((skill) => (/^[^:,]{1,40}: /.test(skill) ? skill.replace(/^[^:]*: /, '').split(/,\s+/) : [skill])) // prettier-ignore

export function score({ data, headings }: ScoredImport, truth: Truth): Counts {
  const person = data.personalInfo
  const links = [person.linkedin, person.github, person.website, person.portfolio].filter((link) => link !== '')
  return {
    name: single(person.name, [truth.name], same),
    email: single(person.email, [truth.email, ...(truth.emailAlt ?? [])], (one, other) => strip(one) === strip(other)),
    phone: single(person.phone, [truth.phone, ...(truth.phoneAlt ?? [])], isSamePhone),
    location: single(person.address, [truth.location, ...(truth.locationAlt ?? [])], isAlike),
    ...(truth.links.length > 0 && { links: list(links, truth.links, { optional: truth.linksOptional ?? [], isEqual: (one, other) => bareUrl(one) === bareUrl(other) }) }), // prettier-ignore
    ...scoreRoles(data, truth),
    ...scoreEducation(data, truth),
    ...(truth.projects.length > 0 && { projects: list(data.projects.map(({ name }) => name), truth.projects, { isEqual: isAlike }) }), // prettier-ignore
    ...(truth.skills.length > 0 && { skills: list(eachSkill(data.skills), truth.skills, { optional: truth.skillsOptional ?? [], isEqual: same }) }), // prettier-ignore
    ...(truth.headings.length > 0 && { headings: list(headings, truth.headings, { isEqual: isAlike }) }),
  }
}

export const added = (all: readonly Counts[]): Counts =>
  Object.fromEntries(
    fieldNames.flatMap((field) => {
      const own = all.flatMap((counts) => counts[field] ?? [])
      const sum = (key: keyof Count) => own.reduce((total, count) => total + count[key], 0)
      return own.length > 0 ? [[field, { right: sum('right'), found: sum('found'), wanted: sum('wanted') }]] : []
    }),
  )

/** The harmonic mean of how much of what was found is right, and how much of what is right was found. */
export function f1({ right, found, wanted }: Count): number {
  // A post without dates is right without any found.
  const all = Math.max(found, right) + wanted
  return all === 0 ? 1 : (2 * right) / all
}

export function meanF1(counts: Counts): number {
  const judged = fieldNames.flatMap((field) => (counts[field] && counts[field].wanted > 0 ? [f1(counts[field])] : []))
  return judged.reduce((sum, value) => sum + value, 0) / Math.max(1, judged.length)
}
