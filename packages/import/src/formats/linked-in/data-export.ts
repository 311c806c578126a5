// LinkedIn's data export ("Get a copy of your data") to the form's data: tables of which each row says one thing.
import type { ResumeReading } from '../../pdf/fields/resume-reading.ts'
import { readingOf, span, descriptionText } from '../json/values.ts'
import type { ResumeValues } from '../json/values.ts'

/** A row of a table: what stands under each heading of it. */
export type Row = ReadonlyMap<string, string>
/** Tables by their file's name, without its folder: "Positions.csv". */
export type LinkedInExport = ReadonlyMap<string, readonly Row[]>

/** The tables about a career. The others (messages, contacts, advertising) are not read. */
export const linkedInTables = [
  'Profile.csv',
  'Positions.csv',
  'Education.csv',
  'Skills.csv',
  'Certifications.csv',
  'Languages.csv',
  'Projects.csv',
  'Honors.csv',
  'Publications.csv',
  'Volunteering.csv',
  'Email Addresses.csv',
  'PhoneNumbers.csv',
  'Phone Numbers.csv',
  'Courses.csv',
  'Organizations.csv',
  'Patents.csv',
  'Test Scores.csv',
  'TestScores.csv',
] as const
type TableName = (typeof linkedInTables)[number]

/** What LinkedIn notes for itself. */
const ignoredHeadings = new Set(['Confirmed', 'Primary', 'Updated On', 'Type', 'Created Date'])

/** A row that remembers what was asked of it. */
interface Asked {
  text(...headings: readonly string[]): string
  left(): string[]
}

function asked(row: Row, table: string): Asked {
  const taken = new Set<string>()
  return {
    text(...headings) {
      const heading = headings.find((each) => (row.get(each) ?? '').trim() !== '')
      if (heading === undefined) return ''
      taken.add(heading)
      return row.get(heading)!.trim()
    },
    left: () =>
      Array.from(row).flatMap(([heading, value]) =>
        taken.has(heading) || ignoredHeadings.has(heading) || value.trim() === ''
          ? []
          : [`${table.replace(/\.csv$/, '')}, ${heading}: ${value.trim()}`],
      ),
  }
}

export function fromLinkedInExport(tables: LinkedInExport): ResumeReading {
  const rows = new Map<string, Asked[]>()
  for (const name of linkedInTables)
    rows.set(
      name,
      (tables.get(name) ?? []).map((row) => asked(row, name)),
    )
  const of = (...names: readonly TableName[]) => names.flatMap((name) => rows.get(name) ?? [])
  const [profile = asked(new Map(), '')] = of('Profile.csv')
  const values: ResumeValues = {
    personalInfo: personOf(profile, {
      mail: mailIn(tables, of('Email Addresses.csv')),
      phone: phoneIn(of('PhoneNumbers.csv', 'Phone Numbers.csv')),
    }),
    summary: profile.text('Summary'),
    skills: of('Skills.csv').map((row) => row.text('Name')),
    languages: of('Languages.csv').map((row) => withRemark(row.text('Name'), row.text('Proficiency'))),
    experience: of('Positions.csv').map((row) => ({
      company: row.text('Company Name'),
      position: row.text('Title'),
      location: row.text('Location'),
      description: paragraphs(row.text('Description')),
      ...span(row.text('Started On'), row.text('Finished On')),
    })),
    education: of('Education.csv').map((row) => ({ ...degreeOf(row.text('Degree Name')), ...schoolOf(row) })),
    projects: of('Projects.csv').map((row) => ({
      name: row.text('Title'),
      description: paragraphs(row.text('Description')),
      url: row.text('Url'),
      startDate: row.text('Started On'),
      endDate: row.text('Finished On'),
    })),
    awards: of('Honors.csv').map((row) => ({
      title: row.text('Title'),
      description: paragraphs(row.text('Description')),
      date: row.text('Issued On'),
      issuer: row.text('Issuer'),
    })),
    certifications: of('Certifications.csv').map((row) => ({
      name: row.text('Name'),
      issuer: row.text('Authority'),
      date: row.text('Started On'),
      expiryDate: row.text('Finished On'),
      credentialId: row.text('License Number'),
    })),
    publications: of('Publications.csv').map((row) => ({
      title: row.text('Name'),
      publisher: row.text('Publisher'),
      date: row.text('Published On'),
      url: row.text('Url'),
      description: paragraphs(row.text('Description')),
    })),
    volunteering: of('Volunteering.csv').map((row) => ({
      organization: row.text('Company Name'),
      role: row.text('Role'),
      description: paragraphs(row.text('Description')),
      ...span(row.text('Started On'), row.text('Finished On')),
    })),
    additional_sections: sectionsOf(of),
  }
  return readingOf(
    values,
    Array.from(rows.values())
      .flat()
      .flatMap((row) => row.left()),
  )
}

type Tables = (...names: readonly TableName[]) => Asked[]

const sectionsOf = (of: Tables) =>
  [
    sectionOf('Courses', of('Courses.csv'), ['Name', 'Number']),
    sectionOf('Organizations', of('Organizations.csv'), [
      'Name',
      'Position',
      'Started On',
      'Finished On',
      'Description',
    ]),
    sectionOf('Patents', of('Patents.csv'), ['Title', 'Patent/Application Number', 'Issued On', 'Url', 'Description']),
    sectionOf('Test Scores', of('Test Scores.csv', 'TestScores.csv'), ['Name', 'Score', 'Test Date', 'Description']),
  ].filter(({ content }) => content !== '')

function personOf(profile: Asked, { mail, phone }: { mail: string; phone: string }): ResumeValues['personalInfo'] {
  const pages = websitesIn(profile.text('Websites'))
  return {
    name: [profile.text('First Name'), profile.text('Last Name')].filter((text) => text !== '').join(' '),
    title: profile.text('Headline'),
    email: mail,
    phone,
    address: profile.text('Geo Location', 'Address'),
    ...pages,
  }
}

/** "[COMPANY:https://a.example,PORTFOLIO:https://b.example]": two fields, and the form has two. */
function websitesIn(text: string): { github?: string; portfolio?: string; website?: string } {
  const pages = Array.from(
    text.matchAll(/(?:([A-Z_]+):)?((?:https?:\/\/|www\.)[^\s,\]]+)/g),
    ([, kind = '', url = '']) => ({ kind, url }),
  )
  const github = pages.find(({ url }) => /github\.com/i.test(url))
  const portfolio = pages.find((page) => page !== github && page.kind === 'PORTFOLIO')
  const [website, second] = pages.filter((page) => page !== github && page !== portfolio)
  return { github: github?.url ?? '', website: website?.url ?? '', portfolio: (portfolio ?? second)?.url ?? '' }
}

/** The first that is the main one, else the first. */
function mailIn(tables: LinkedInExport, rows: readonly Asked[]): string {
  const main = (tables.get('Email Addresses.csv') ?? []).findIndex((row) => /^yes$/i.test(row.get('Primary') ?? ''))
  return rows[Math.max(0, main)]?.text('Email Address') ?? ''
}

function phoneIn([first]: readonly Asked[]): string {
  if (!first) return ''
  const [number, extension] = [first.text('Number'), first.text('Extension')]
  return extension === '' ? number : `${number} ext. ${extension}`
}

/** "Bachelor of Science, Computer Science" is two. */
function degreeOf(text: string): { degree: string; field: string } {
  const comma = text.indexOf(', ')
  return comma < 0 ? { degree: text, field: '' } : { degree: text.slice(0, comma), field: text.slice(comma + 2) }
}

const schoolOf = (row: Asked) => ({
  institution: row.text('School Name'),
  startDate: row.text('Start Date'),
  endDate: row.text('End Date'),
})

const withRemark = (text: string, remark: string) => (text !== '' && remark !== '' ? `${text} (${remark})` : text)

/** Points that were typed as such, each with a dash. */
function paragraphs(text: string): string {
  const lines = text.split(/\r?\n/).map((line) => line.trim())
  return lines
    .filter((line) => line !== '')
    .map((line) => (/^[•·▪●*–-]\s*/u.test(line) ? descriptionText([], [line.replace(/^[•·▪●*–-]\s*/u, '')]) : line))
    .join('\n')
}

function sectionOf(name: string, rows: readonly Asked[], headings: readonly string[]) {
  const lines = rows.map((row) =>
    headings
      .map((heading) => row.text(heading))
      .filter((text) => text !== '')
      .join(', '),
  )
  return {
    section_name: rows.length === 0 ? '' : name,
    content: descriptionText(
      [],
      lines.filter((line) => line !== ''),
    ),
    type: 'text',
  }
}
