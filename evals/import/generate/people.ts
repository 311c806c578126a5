// An invented person with a career: what a page is made of, and what its reader should find.
import type { GeneratedSection } from './heading-pools.ts'
import { contactsOf, refereesOf } from './heads.ts'
import type { GeneratedReferee } from './heads.ts'
import type { Draws } from './random.ts'
import * as pools from './word-pools.ts'

export interface GeneratedPost {
  readonly company: string
  readonly title: string
  readonly place: string
  readonly from: string
  readonly to: string
  readonly bullets: readonly string[]
  readonly link: string
  /** What the employer does. */
  readonly tagline: string
}
export interface GeneratedDegree {
  readonly school: string
  readonly degree: string
  readonly subject: string
  readonly place: string
  readonly from: string
  readonly to: string
  readonly details: readonly string[]
}
export interface GeneratedProject {
  readonly name: string
  readonly tech: string
  readonly role: string
  readonly date: string
  readonly bullets: readonly string[]
}
export interface DatedThing {
  readonly name: string
  readonly by: string
  readonly date: string
}
export interface GeneratedPerson {
  readonly name: string
  readonly headline: string
  readonly email: string
  readonly phone: string
  readonly place: string
  readonly links: readonly string[]
  readonly summary: string
  readonly posts: readonly GeneratedPost[]
  readonly volunteering: readonly GeneratedPost[]
  readonly degrees: readonly GeneratedDegree[]
  readonly projects: readonly GeneratedProject[]
  readonly skills: readonly { readonly group: string; readonly level: string; readonly items: readonly string[] }[]
  readonly lists: Readonly<Record<'languages' | 'hobbies', readonly string[]>>
  readonly dated: Readonly<Record<'certifications' | 'awards', readonly DatedThing[]>>
  readonly publications: readonly string[]
  /** Named under the references, or none. */
  readonly referees: readonly GeneratedReferee[]
  readonly sections: readonly GeneratedSection[]
  /** Of all posts at one employer. */
  readonly span: string
}

const monthNames = {
  long: 'January February March April May June July August September October November December',
  short: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  dotted: 'Jan. Feb. Mar. Apr. May Jun. Jul. Aug. Sept. Oct. Nov. Dec.',
  german: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  french: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
} as const

/** How one person writes dates. */
export interface DateStyle {
  readonly say: (year: number, month: number) => string
  readonly present: string
}

export function dateStyleOf(random: Draws): DateStyle {
  const kind = random.pick([
    'long',
    'short',
    'short',
    'dotted',
    'german',
    'french',
    'year',
    'year',
    'slash',
    'dash',
  ] as const)
  const names = kind in monthNames ? monthNames[kind as keyof typeof monthNames].split(' ') : []
  const two = (month: number) => String(month + 1).padStart(2, '0')
  const say = (year: number, month: number) => {
    if (kind === 'year') return String(year)
    if (kind === 'slash') return `${two(month)}/${year}`
    return kind === 'dash' ? `${year}-${two(month)}` : `${names[month]} ${year}`
  }
  const present =
    kind === 'german'
      ? 'heute'
      : kind === 'french'
        ? "aujourd'hui"
        : random.pick(['Present', 'present', 'Current', 'Now'])
  return { say, present }
}

const sentence = (random: Draws) => {
  const [verb, object, result] = [random.pick(pools.verbs), random.pick(pools.objects), random.pick(pools.results)]
  const more = random.chance(0.35) ? `, ${random.pick(pools.results)}` : ''
  return `${verb} ${object}${random.chance(0.8) ? ` ${result}` : ''}${more}`
}
/** How long a person's bullets are, and whether they end with a full stop. */
interface BulletStyle {
  readonly isShort: boolean
  readonly stop: string
}
const bulletStyleOf = (random: Draws): BulletStyle => ({
  isShort: random.chance(0.3),
  stop: random.chance(0.55) ? '.' : '',
})
const shortSentence = (random: Draws) =>
  random.chance(0.5)
    ? `${random.pick(pools.verbs)} ${random.pick(['it', 'rotas', 'reports', 'three teams', 'the desk', 'new hires', 'APIs', 'claims', 'both sites'])}`
    : `${random.pick(pools.verbs)} ${random.pick(pools.objects)}`
const sentences = (random: Draws, count: number, { isShort, stop } = bulletStyleOf(random)) =>
  Array.from({ length: count }, () => `${isShort ? shortSentence(random) : sentence(random)}${stop}`)
const paragraph = (random: Draws, count: number) =>
  Array.from({ length: count }, () => `${sentence(random)}.`).join(' ')

function companyOf(random: Draws): string {
  const name = random.pick(pools.coined)
  const trade = random.chance(0.55) ? ` ${random.pick(pools.trades)}` : ''
  const form = random.pick(pools.legalForms)
  return random.chance(0.3) ? `${name}${trade}${form.startsWith(',') ? form : ` ${form}`}` : `${name}${trade}`
}

function spans(random: Draws, style: DateStyle, count: number): { from: string; to: string }[] {
  let year = 2025
  return Array.from({ length: count }, (_, index) => {
    const end = year
    const start = Math.max(1985, end - random.whole(index === 0 ? 1 : 1, 5))
    year = start - (random.chance(0.3) ? 1 : 0)
    const isOpen = index === 0 && random.chance(0.7)
    return {
      from: style.say(start, random.whole(0, 11)),
      to: isOpen ? style.present : style.say(end, random.whole(0, 11)),
    }
  })
}

const taglines = [
  'Software company for logistics',
  'A family business with 40 people',
  'Regional provider of water and heat',
  'Start-up for tools of craftsmen, funded in 2019',
  'Charity for young people in care',
]

/** `bare`: how many people name their posts, and say nothing of them. */
function postsOf(random: Draws, style: DateStyle, { count, bare }: { count: number; bare: number }): GeneratedPost[] {
  const hasPlaces = random.chance(0.7)
  const most = random.chance(bare) ? 0 : random.pick([2, 3, 4, 5])
  const bulletStyle = bulletStyleOf(random)
  const hasLinks = random.chance(0.12)
  return spans(random, style, count).map((span) => ({
    ...span,
    company: companyOf(random),
    title: random.pick(pools.titles),
    place: hasPlaces ? random.pick(pools.cities) : '',
    bullets: sentences(random, most === 0 ? 0 : random.whole(1, most), bulletStyle),
    tagline: random.pick(taglines),
    link: hasLinks ? `https://www.${random.pick(pools.coined).toLowerCase()}.com/` : '',
  }))
}

function degreesOf(random: Draws, style: DateStyle): GeneratedDegree[] {
  const isOneSchool = random.chance(0.12)
  const hasPlaces = random.chance(0.5)
  const hasGrades = random.chance(0.35)
  const all = spans(random, style, random.whole(isOneSchool ? 2 : 1, 3)).map((span) => ({
    ...span,
    to: span.to === style.present ? style.say(2024, 5) : span.to,
    school: isOneSchool ? '' : schoolOf(random),
    degree: random.pick(pools.degrees),
    subject: random.pick(pools.subjects),
    place: hasPlaces ? random.pick(pools.cities) : '',
    details: [
      ...(hasGrades ? [random.pick(['GPA: 3.8/4.0', 'GPA: 4.00', 'Note: 1,3', 'Grade: 2:1', 'GPA 3.66'])] : []),
      ...(random.chance(0.25) ? [`Thesis: ${sentence(random)}`] : []),
      ...(random.chance(0.2)
        ? [`${random.pick(pools.awards)}, ${random.pick(pools.issuers)} Scholar (Class of 2022)`]
        : []),
      ...(random.chance(0.2) ? [`Relevant coursework: ${random.some(pools.subjects, 4).join(', ')}`] : []),
    ],
  }))
  const only = schoolOf(random)
  return isOneSchool
    ? all.map((degree, index) => ({
        ...degree,
        school: index === 0 ? only : '',
        place: index === 0 ? degree.place : '',
      }))
    : all
}

const schoolOf = (random: Draws) => random.pick(pools.schoolForms).replace('*', random.pick(pools.schoolPlaces))

function publicationsOf(random: Draws): string[] {
  const style = random.pick(['apa', 'mla', 'ieee', 'plain'] as const)
  const initial = () => `${random.pick(pools.givenNames).slice(0, 1)}.`
  return Array.from({ length: random.whole(2, 5) }, () => {
    const [one, two] = random.some(pools.familyNames, 2)
    const title = `${sentence(random).replace(/^\w/, (letter) => letter.toUpperCase())}`
    const journal = `Journal of ${random.pick(pools.subjects)}`
    const year = random.whole(2005, 2025)
    const volume = random.whole(2, 60)
    if (style === 'apa')
      return `${one}, ${initial()}, & ${two}, ${initial()} (${year}). ${title}. ${journal}, ${volume}, 11–28.`
    if (style === 'mla')
      return `${one}, ${random.pick(pools.givenNames)}. “${title}.” ${journal}, vol. ${volume}, ${year}, pp. 4–19.`
    if (style === 'ieee')
      return `${initial()} ${one} and ${initial()} ${two}, “${title},” ${journal}, vol. ${volume}, ${year}.`
    return `${title}. ${journal}, ${year}`
  })
}

function skillsOf(random: Draws): GeneratedPerson['skills'] {
  const [isGrouped, hasLevels] = [random.chance(0.5), random.chance(0.3)]
  const all = random.some(pools.skillPool, random.whole(6, 18))
  const groups = isGrouped ? random.some(pools.skillGroups, random.whole(2, 4)) : ['']
  return groups.map((group, index) => ({
    group,
    level: isGrouped && hasLevels ? random.pick(pools.levels) : '',
    items: all.filter((_, at) => at % groups.length === index),
  }))
}

function sectionsOf(random: Draws): GeneratedSection[] {
  const main = random.chance(0.75) ? (['experience', 'education'] as const) : (['education', 'experience'] as const)
  const rest = (
    [
      'projects',
      'skills',
      'languages',
      'certifications',
      'awards',
      'hobbies',
      'publications',
      'references',
      'volunteering',
    ] as const
  ).filter((section) => random.chance(section === 'skills' ? 0.9 : section === 'publications' ? 0.2 : 0.4))
  const isSkillsFirst = random.chance(0.2)
  const after = random.some(rest, rest.length).filter((section) => !isSkillsFirst || section !== 'skills')
  return [
    ...(random.chance(0.7) ? ['summary' as const] : []),
    ...(isSkillsFirst ? ['skills' as const] : []),
    ...main,
    ...after,
  ]
}

export function personOf(random: Draws): GeneratedPerson {
  const style = dateStyleOf(random)
  const hasRoles = random.chance(0.25)
  const dated = (names: readonly string[]) =>
    random.some(names, random.whole(1, 4)).map((name) => ({
      name,
      by: random.pick(pools.issuers),
      date: style.say(random.whole(2012, 2025), random.whole(0, 11)),
    }))
  return {
    ...contactsOf(random),
    referees: refereesOf(random),
    summary: paragraph(random, random.whole(1, 3)),
    posts: postsOf(random, style, { count: random.whole(1, 5), bare: 0.2 }),
    volunteering: postsOf(random, style, { count: random.whole(1, 2), bare: 0.5 }),
    degrees: degreesOf(random, style),
    projects: random.some(pools.projectNames, random.whole(1, 4)).map((name) => ({
      name,
      role: hasRoles ? random.pick(pools.projectRoles) : '',
      tech: random.chance(0.5) && !hasRoles ? random.some(pools.skillPool, 3).join(', ') : '',
      date: random.chance(0.5) ? style.say(random.whole(2015, 2025), 3) : '',
      bullets: sentences(random, random.whole(1, 3)),
    })),
    skills: skillsOf(random),
    lists: {
      languages: random.some(pools.languageItems, random.whole(1, 4)),
      hobbies: random.some(pools.hobbyItems, random.whole(2, 5)),
    },
    dated: { certifications: dated(pools.certificates), awards: dated(pools.awards) },
    publications: publicationsOf(random),
    sections: sectionsOf(random),
    span: random.chance(0.5) ? `${style.say(2010, 2)} – ${style.present}` : '',
  }
}
