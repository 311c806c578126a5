// JSON Resume (jsonresume.org, schema 1.0) to the form's data. Names of the older schema are known where they were
// others.
import type { ResumeReading } from '../../pdf/fields/resume-reading.ts'
import { jsonSource } from './json-source.ts'
import type { JsonSource } from './json-source.ts'
import { readingOf, readableDate, span, descriptionText } from './values.ts'
import type { ResumeValues } from './values.ts'
import { lookup } from '@galley/resume/text/lookup'

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
  const [service, work] = parted(source.items('work'), /^military$/i)
  const [talks, projects] = parted(source.items('projects'), /^(?:talk|presentation)$/i)
  const values: ResumeValues = {
    personalInfo: personOf(basics),
    summary: basics.text('summary'),
    experience: work.map(postOf),
    military: service.map(serviceOf),
    education: source.items('education').map(degreeOf),
    projects: projects.map(projectOf),
    speaking: talks.map(talkOf),
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
      date: dateOf(item, 'date'),
      description: item.text('summary'),
    })),
    certifications: source.items('certificates', 'certifications').map((item) => ({
      name: item.itself() || item.text('name', 'title'),
      issuer: item.text('issuer'),
      date: dateOf(item, 'date'),
      expiryDate: dateOf(item, 'expiryDate'),
      credentialId: item.text('credentialId'),
    })),
    publications: source.items('publications').map((item) => ({
      title: item.itself() || item.text('name', 'title'),
      authors: item.texts('authors', 'author').join(', '),
      publisher: item.text('publisher'),
      date: readableDate(item.text('releaseDate', 'releaseDateText', 'date')),
      url: item.address('url', 'urlText', 'website'),
      description: item.text('summary'),
    })),
    volunteering: source.items('volunteer').map((item) => ({
      organization: item.text('organization', 'name'),
      role: item.text('position'),
      location: item.text('location'),
      description: descriptionText([item.text('summary')], item.texts('highlights')),
      ...periodOf(item),
    })),
    references: source
      .items('references')
      .map((item) =>
        [item.itself() || item.text('name'), item.text('reference')].filter((text) => text !== '').join(': '),
      )
      .join('\n'),
    additional_sections: source
      .item('meta')
      .items('sections')
      .map((item) => ({ section_name: item.text('title'), content: item.text('content'), type: item.text('type') })),
  }
  return readingOf(values, source.left(ofTheFile))
}

/** Those of a `type`, and the others. */
function parted(items: readonly JsonSource[], type: RegExp): readonly [JsonSource[], JsonSource[]] {
  const isOfType = items.map((item) => item.says('type', type))
  return [items.filter((_, index) => isOfType[index]), items.filter((_, index) => !isOfType[index])]
}

/** What is no date of the schema stands under a key of Galley's own: "Spring 2021" (packages/export/src/json). */
const dateOf = (item: JsonSource, key: string) => readableDate(item.text(key, `${key}Text`))
const periodOf = (item: JsonSource) =>
  span(item.text('startDate', 'startDateText'), item.text('endDate', 'endDateText'))

function personOf(basics: JsonSource): ResumeValues['personalInfo'] {
  const place = basics.item('location')
  const town = [place.text('postalCode'), place.text('city')].filter((text) => text !== '').join(' ')
  const parts = [place.text('address'), town, place.text('region'), place.text('countryCode', 'country')]
  const pages = profilesOf(basics)
  return {
    name: basics.text('name'),
    title: basics.text('label'),
    email: basics.text('email', 'emailText'),
    phone: basics.text('phone'),
    address: parts.filter((text) => text !== '').join(', ') || basics.text('location', 'address'),
    website: basics.address('url', 'urlText', 'website'),
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
  ...periodOf(item),
})

const serviceOf = (item: JsonSource) => ({
  branch: item.text('name'),
  rank: item.text('position'),
  location: item.text('location'),
  description: descriptionText([item.text('summary')], item.texts('highlights')),
  ...periodOf(item),
})

const degreeOf = (item: JsonSource) => ({
  institution: item.text('institution'),
  degree: item.text('studyType'),
  field: item.text('area'),
  location: item.text('location'),
  startDate: dateOf(item, 'startDate'),
  endDate: dateOf(item, 'endDate'),
  gpa: item.text('score', 'gpa'),
  honors: item.text('honors'),
  coursework: item.texts('courses'),
})

function projectOf(item: JsonSource) {
  const code = item.address('repository', 'repositoryText')
  const said = item.address('url', 'urlText')
  const url = said === code ? '' : said
  const isCode = code === '' && /github\.com|gitlab\.com|codeberg\.org/i.test(url)
  return {
    name: item.text('name'),
    description: descriptionText([item.text('description'), item.text('summary')], item.texts('highlights')),
    technologies: item.texts('keywords'),
    role: item.texts('roles').join(', '),
    url: isCode ? '' : url,
    github: isCode ? url : code,
    teamSize: item.text('teamSize'),
    startDate: dateOf(item, 'startDate'),
    endDate: dateOf(item, 'endDate'),
  }
}

function talkOf(item: JsonSource) {
  const [start, end] = [dateOf(item, 'startDate'), dateOf(item, 'endDate')]
  return {
    title: item.text('name'),
    event: item.text('entity'),
    location: item.text('location'),
    url: item.address('url', 'urlText'),
    date: start !== '' && end !== '' && start !== end ? `${start} – ${end}` : start || end,
    description: descriptionText([item.text('description'), item.text('summary')], item.texts('highlights')),
  }
}

const withRemark = (text: string, remark: string) =>
  text !== '' && remark !== '' ? `${text} (${remark})` : text || remark
/** "Languages: Python, Go", which is how a group is typed into the form. */
const labelled = (label: string, items: readonly string[]) =>
  label === '' ? items.join(', ') : items.length === 0 ? label : `${label}: ${items.join(', ')}`
const skillOf = (item: JsonSource) =>
  labelled(withRemark(item.itself() || item.text('name'), item.text('level')), item.texts('keywords'))
