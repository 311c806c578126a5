// Each kind of section as a page has it.
import { bulletHtml, entryHtml, listHtml } from './entry-forms.ts'
import { skillsHtml } from './skills-html.ts'
import type { SkillsForm } from './skills-html.ts'
import type { EntryLook } from './entry-forms.ts'
import type { GeneratedSection } from './heading-pools.ts'
import type { PageText } from './page-parts.ts'
import type { DatedThing, GeneratedPerson, GeneratedPost } from './people.ts'

export interface SectionLook extends EntryLook {
  /** Between the ends of a range. */
  readonly dateJoint: string
  readonly skills: SkillsForm
  readonly isPromoted: boolean
  readonly hasDegreeFirst: boolean
  /** Projects and certificates stand two beside each other. */
  readonly hasCards: boolean
  /** Some posts have a name of their kind above them: "Vocational". */
  readonly hasKinds: boolean
}

export function sectionHtml(
  text: PageText,
  kind: GeneratedSection,
  of: { person: GeneratedPerson; look: SectionLook },
) {
  const { person, look } = of
  const parts: Readonly<Record<GeneratedSection, () => string>> = {
    summary: () => {
      text.begin()
      return `<div>${text.say('prose', person.summary)}</div>`
    },
    experience: () => (look.isPromoted ? promotedHtml(text, person, look) : postsHtml(text, person.posts, look)),
    volunteering: () => postsHtml(text, person.volunteering, look),
    education: () => degreesHtml(text, person, look),
    projects: () => projectsHtml(text, person, look),
    skills: () => skillsHtml(text, person.skills, look.skills),
    languages: () => itemsHtml(text, person.lists.languages, look),
    hobbies: () => itemsHtml(text, person.lists.hobbies, look),
    certifications: () => datedHtml(text, person.dated.certifications, look),
    awards: () => datedHtml(text, person.dated.awards, look),
    publications: () =>
      listHtml(
        look.bullet,
        person.publications.map((each) => bulletHtml(text, look.bullet, each)),
      ),
    references: () => refereesHtml(text, person),
    contact: () => '',
  }
  return parts[kind]()
}

function refereesHtml(text: PageText, { referees }: GeneratedPerson): string {
  if (referees.length === 0) return `<div>${text.say('prose', 'References available upon request.')}</div>`
  return referees
    .map(({ name, post, email, phone }) => {
      text.begin()
      const lines = [name, post, email, phone].filter((line) => line !== '')
      return `<div class="entry">${lines.map((line) => `<div>${text.say('detail', line)}</div>`).join('')}</div>`
    })
    .join('')
}

const dateOf = ({ from, to }: { readonly from: string; readonly to: string }, { dateJoint }: SectionLook) =>
  `${from}${dateJoint}${to}`

const kindsOfPosts = ['Vocational', 'Miscellaneous']

function postsHtml(text: PageText, posts: readonly GeneratedPost[], look: SectionLook): string {
  const kind = (index: number) =>
    look.hasKinds && posts.length > 2 && index % 2 === 0 && index < 4
      ? `<h3>${text.say('mark', kindsOfPosts[index / 2]!)}</h3>`
      : ''
  return posts
    .map(
      (post, index) =>
        kind(index) +
        entryHtml(
          text,
          {
            what: post.title,
            whatRole: 'title',
            where: post.company,
            whereRole: 'organisation',
            place: post.place,
            date: dateOf(post, look),
            bullets: post.bullets,
            details: [],
            link: post.link,
            tagline: post.tagline,
            ends: [post.from, post.to],
          },
          look,
        ),
    )
    .join('')
}

/** All posts at the first's employer. */
function promotedHtml(text: PageText, { posts, span }: GeneratedPerson, look: SectionLook): string {
  const first = posts[0]!
  text.begin()
  const company = text.say('organisation', first.company, look.strong)
  const head =
    span === ''
      ? rowHtml(company, text.say('place', first.place))
      : `${rowHtml(company, text.say('date', span))}<div>${text.say('place', first.place)}${text.say('mark', ' · 11 years')}</div>`
  const rows = posts.map((post) => {
    text.begin()
    const row = `<div class="row"><div>${text.say('title', post.title, look.soft)}</div><div class="right">${text.say('date', dateOf(post, look))}</div></div>`
    return `<div class="entry">${row}${listHtml(
      look.bullet,
      post.bullets.map((each) => bulletHtml(text, look.bullet, each)),
    )}</div>`
  })
  return head + rows.join('')
}

const rowHtml = (left: string, right: string) =>
  `<div class="row"><div>${left}</div><div class="right">${right}</div></div>`

function degreesHtml(text: PageText, { degrees }: GeneratedPerson, look: SectionLook): string {
  return degrees
    .map((degree) => {
      const what = `${degree.degree}${look.hasDegreeFirst ? ' in ' : ', '}${degree.subject}`
      return entryHtml(
        text,
        {
          what,
          whatRole: 'degree',
          where: degree.school,
          whereRole: 'school',
          place: degree.place,
          date: dateOf(degree, look),
          bullets: [],
          details: degree.details,
          link: '',
          tagline: '',
          ends: [degree.from, degree.to],
        },
        look,
      )
    })
    .join('')
}

function projectsHtml(text: PageText, { projects }: GeneratedPerson, look: SectionLook): string {
  const all = projects
    .map(({ name, tech, role, date, bullets }) => {
      text.begin()
      const left =
        text.say('project', name, look.strong) +
        (tech === '' ? '' : text.say('mark', ' | ', 'white-space:pre') + text.say('tech', tech, look.soft))
      const head = `<div class="row"><div>${left}</div><div class="right">${text.say('date', date)}</div></div>${role === '' ? '' : `<div>${text.say('title', role, look.soft)}</div>`}`
      return `<div class="entry">${head}${listHtml(
        look.bullet,
        bullets.map((each) => bulletHtml(text, look.bullet, each)),
      )}</div>`
    })
    .join('')
  return cards(all, look)
}

const cards = (all: string, { hasCards }: SectionLook) => (hasCards ? `<div class="two">${all}</div>` : all)

function itemsHtml(text: PageText, items: readonly string[], { bullet, skills }: SectionLook): string {
  if (skills === 'commas' || skills === 'table')
    return `<div>${items.map((item) => text.say('item', item)).join(', ')}</div>`
  const each = items.map((item) => {
    text.begin()
    return text.say('item', item)
  })
  return bullet === 'disc'
    ? `<ul>${each.map((item) => `<li>${item}</li>`).join('')}</ul>`
    : each.map((item) => `<div>${item}</div>`).join('')
}

function datedHtml(text: PageText, things: readonly DatedThing[], look: SectionLook): string {
  const all = things
    .map(({ name, by, date }) => {
      text.begin()
      if (look.form === 'stacked' || look.form === 'date-above')
        return `<div class="entry"><div>${text.say('project', name, look.strong)}</div><div>${text.say('issuer', by)}</div><div>${text.say('date', date)}</div></div>`
      if (look.form === 'date-left' || look.form === 'date-left-place')
        return `<div class="entry grid"><div>${text.say('date', date)}</div><div>${text.say('project', name, look.strong)}, ${text.say('issuer', by)}</div></div>`
      return `<div class="row"><div>${text.say('project', name, look.strong)}, ${text.say('issuer', by)}</div><div class="right">${text.say('date', date)}</div></div>`
    })
    .join('')
  return look.form === 'stacked' ? cards(all, look) : all
}
