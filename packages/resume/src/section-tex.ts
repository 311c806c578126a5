// One function a section of the resume data: its lines of TeX, or none where it holds nothing.
import type { ResumeData } from '@galley/contract/resume-data'
import { linesOf } from './escape-tex.ts'
import type { Lines } from './tex-words.ts'
import { withIsoMonths } from './numeric-dates.ts'
import { bullets, command, commaList, dateRange, description, detail, entry, link, skills } from './tex-words.ts'

export type SectionName = Exclude<keyof ResumeData, 'personalInfo'>

/** Blank lines between items, none inside. */
const items = (all: readonly Lines[]): Lines =>
  all.filter((lines) => lines.length > 0).flatMap((lines, index) => (index === 0 ? lines : ['', ...lines]))

/** "Languages: Python, Go" is a labelled group; everything else is one list. */
function skillLines(all: readonly string[]): Lines {
  const groups = all.map((skill) => /^([^:,]{1,40}):\s+(\S.*)$/s.exec(skill.trim()))
  const loose = all.filter((_, index) => !groups[index])
  const labelled = groups.flatMap((match) => (match ? skills(match[1] ?? '', (match[2] ?? '').split(/,\s+/)) : []))
  return [...skills('', loose), ...labelled]
}

const linkDetail = (label: string, ...addresses: string[]): Lines =>
  detail(
    label,
    addresses
      .map(link)
      .filter((tex) => tex !== '')
      .join(', '),
  )

const teamRemark = (teamSize: string) => (/^\s*\d+\s*$/.test(teamSize) ? `team of ${teamSize.trim()}` : teamSize)

export const sectionTex: { readonly [Name in SectionName]: (value: ResumeData[Name]) => Lines } = {
  summary: (text) => description(text, 'text'),
  references: (text) => description(text, 'text'),
  skills: skillLines,
  languages: (all) => skills('', all),
  hobbies: (all) => skills('', all),
  experience: (all) =>
    items(
      all.map((item) => [
        ...entry({
          remark: item.employmentType,
          title: item.position,
          organisation: item.company,
          place: item.location,
          dates: dateRange(item.startDate, item.endDate, item.current),
        }),
        ...description(item.description),
      ]),
    ),
  education: (all) =>
    items(
      all.map((item) => [
        ...entry({
          title: [item.degree, item.field].filter((text) => text.trim() !== '').join(', '),
          organisation: item.institution,
          place: item.location,
          dates: dateRange(item.startDate, item.endDate),
        }),
        ...detail('GPA', commaList([item.gpa])),
        ...detail('Honors', commaList([item.honors])),
        ...detail('Coursework', commaList(item.coursework)),
      ]),
    ),
  projects: (all) =>
    items(
      all.map((item) => [
        ...entry({
          remark: teamRemark(item.teamSize),
          title: item.name,
          organisation: item.role,
          dates: dateRange(item.startDate, item.endDate),
        }),
        ...description(item.description),
        ...detail('Technologies', commaList(item.technologies)),
        ...linkDetail('Links', item.url, item.github),
      ]),
    ),
  awards: (all) =>
    items(
      all.map((item) => [
        ...command('shortentry', item.title, item.issuer, withIsoMonths(item.date)),
        ...description(item.description),
      ]),
    ),
  certifications: (all) =>
    items(
      all.map((item) => [
        ...command('shortentry', item.name, item.issuer, dateRange(item.date, item.expiryDate)),
        ...detail('Credential ID', commaList([item.credentialId])),
      ]),
    ),
  publications: (all) =>
    items(
      all.map((item) => [
        ...command('publication', item.title, item.authors, item.publisher, withIsoMonths(item.date)),
        ...description(item.description),
        ...linkDetail('Link', item.url),
      ]),
    ),
  volunteering: (all) =>
    items(
      all.map((item) => [
        ...entry({
          title: item.role,
          organisation: item.organization,
          place: item.location,
          dates: dateRange(item.startDate, item.endDate, item.current),
        }),
        ...description(item.description),
      ]),
    ),
  speaking: (all) =>
    items(
      all.map((item) => [
        ...entry({
          title: item.title,
          organisation: item.event,
          place: item.location,
          dates: withIsoMonths(item.date),
        }),
        ...description(item.description),
        ...linkDetail('Link', item.url),
      ]),
    ),
  military: (all) =>
    items(
      all.map((item) => [
        ...entry({
          title: item.rank,
          organisation: item.branch,
          place: item.location,
          dates: dateRange(item.startDate, item.endDate, item.current),
        }),
        ...description(item.description),
      ]),
    ),
  additional_sections: () => [],
}

/**
 * Content of a section that the person named. `list` and `bullets` make every line a bullet; other types are read as
 * prose.
 */
export function additionalSectionTex(section: ResumeData['additional_sections'][number]): Lines {
  return /^(list|bullets?)$/i.test(section.type)
    ? bullets(linesOf(section.content))
    : description(section.content, 'text')
}
