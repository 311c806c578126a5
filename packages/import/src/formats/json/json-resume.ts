// JSON Resume (jsonresume.org, schema 1.0) to the form's data. Names of the older schema are known where they were
// others.
import type { ResumeReading } from '../../pdf/fields/resume-reading.ts'
import { jsonSource } from './json-source.ts'
import type { JsonSource } from './json-source.ts'
import { readingOf, readableDate, span, descriptionText } from './values.ts'
import type { ResumeValues } from './values.ts'
import { lookup } from '@galley/resume/lookup'

/** About the file, not about the person. */
const ofTheFile = new Set(['$schema', 'meta'])

/** Whether a JSON value is a resume of this kind. */
export function isJsonResume(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return ['basics', 'work', 'education'].some((key) => Object.hasOwn(value, key))
}

/** Never throws, whatever the types of the values are. */
export function fromJsonResume(value: unknown): ResumeReading {
  const source = jsonSource(value)
  const basics = source.item('basics')
  const values: ResumeValues = {
    personalInfo: personOf(basics),
    summary: basics.text('summary'),
    experience: source.items('work').map(postOf),
    education: source.items('education').map(degreeOf),
    projects: source.items('projects').map(projectOf),
    skills: source.items('skills').map(skillOf),
    languages: source
      .items('languages')
      .map((item) => withRemark(item.itself() || item.text('language', 'name'), item.text('fluency', 'level'))),
    hobbies: source
      .items('interests')
      .map((item) => labelled(item.itself() || item.text('name'), item.texts('keywords'))),
    awards: source.items('awards').map((item) => ({
      title: item.itself() || item.text('title', 'name'),
      issuer: item.text('awarder'),
      date: readableDate(item.text('date')),
      description: item.text('summary'),
    })),
    certifications: source.items('certificates', 'certifications').map((item) => ({
      name: item.itself() || item.text('name', 'title'),
      issuer: item.text('issuer'),
      date: readableDate(item.text('date')),
    })),
    publications: source.items('publications').map((item) => ({
      title: item.itself() || item.text('name', 'title'),
      authors: item.texts('authors', 'author').join(', '),
      publisher: item.text('publisher'),
      date: readableDate(item.text('releaseDate', 'date')),
      url: item.address('url', 'website'),
      description: item.text('summary'),
    })),
    volunteering: source.items('volunteer').map((item) => ({
      organization: item.text('organization', 'name'),
      role: item.text('position'),
      location: item.text('location'),
      description: descriptionText([item.text('summary')], item.texts('highlights')),
      ...span(item.text('startDate'), item.text('endDate')),
    })),
    references: source
      .items('references')
      .map((item) =>
        [item.itself() || item.text('name'), item.text('reference')].filter((text) => text !== '').join(': '),
      )
      .join('\n'),
  }
  return readingOf(values, source.left(ofTheFile))
}

function personOf(basics: JsonSource): ResumeValues['personalInfo'] {
  const place = basics.item('location')
  const town = [place.text('postalCode'), place.text('city')].filter((text) => text !== '').join(' ')
  const parts = [place.text('address'), town, place.text('region'), place.text('countryCode', 'country')]
  const pages = profilesOf(basics)
  return {
    name: basics.text('name'),
    title: basics.text('label'),
    email: basics.text('email'),
    phone: basics.text('phone'),
    address: parts.filter((text) => text !== '').join(', ') || basics.text('location', 'address'),
    website: basics.address('url', 'website'),
    ...pages,
  }
}

const networks = { linkedin: /linkedin/i, github: /github/i, portfolio: /portfolio|behance|dribbble|artstation/i }
const homes = lookup<string>({ linkedin: 'linkedin.com/in/', github: 'github.com/' })

/** The first profile of each network that the form has a field for; the others are left. */
function profilesOf(basics: JsonSource): Record<string, string> {
  const pages: Record<string, string> = {}
  const profiles = basics.items('profiles').map((profile) => ({ profile, name: peek(profile) }))
  const used = new Set<JsonSource>()
  for (const [field, pattern] of Object.entries(networks)) {
    const own = profiles.find(({ profile, name }) => !used.has(profile) && pattern.test(name))?.profile
    if (!own) continue
    used.add(own)
    own.text('network')
    const url = own.address('url')
    const user = url === '' || isSaid(own, url) ? own.text('username') : ''
    pages[field] = url !== '' ? url : user === '' ? '' : `${homes[field] ?? ''}${user}`
  }
  return pages
}

/** What a profile says of itself, without taking it. */
const peek = (profile: JsonSource) => profile.left().join(' ')
const isSaid = (profile: JsonSource, url: string) => {
  const user = /username: (.*)$/m.exec(profile.left().join('\n'))?.[1] ?? ''
  return user !== '' && url.toLowerCase().includes(user.toLowerCase())
}

const postOf = (item: JsonSource) => ({
  company: item.text('name', 'company'),
  position: item.text('position'),
  location: item.text('location'),
  employmentType: item.text('employmentType'),
  description: descriptionText([item.text('summary')], item.texts('highlights')),
  ...span(item.text('startDate'), item.text('endDate')),
})

const degreeOf = (item: JsonSource) => ({
  institution: item.text('institution'),
  degree: item.text('studyType'),
  field: item.text('area'),
  location: item.text('location'),
  startDate: readableDate(item.text('startDate')),
  endDate: readableDate(item.text('endDate')),
  gpa: item.text('score', 'gpa'),
  coursework: item.texts('courses'),
})

function projectOf(item: JsonSource) {
  const url = item.address('url')
  const isCode = /github\.com|gitlab\.com|codeberg\.org/i.test(url)
  return {
    name: item.text('name'),
    description: descriptionText([item.text('description'), item.text('summary')], item.texts('highlights')),
    technologies: item.texts('keywords'),
    role: item.texts('roles').join(', '),
    url: isCode ? '' : url,
    github: isCode ? url : '',
    startDate: readableDate(item.text('startDate')),
    endDate: readableDate(item.text('endDate')),
  }
}

const withRemark = (text: string, remark: string) =>
  text !== '' && remark !== '' ? `${text} (${remark})` : text || remark
/** "Languages: Python, Go", which is how a group is typed into the form. */
const labelled = (label: string, items: readonly string[]) =>
  label === '' ? items.join(', ') : items.length === 0 ? label : `${label}: ${items.join(', ')}`
const skillOf = (item: JsonSource) =>
  labelled(withRemark(item.itself() || item.text('name'), item.text('level')), item.texts('keywords'))
