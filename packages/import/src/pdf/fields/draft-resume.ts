// Sections to the draft of the form's data: each kind by its own reader, one after the other. What has no reader
// becomes an additional section.
import type { ResumeData } from '@galley/contract/resume-data'
import type { Contact } from './contact.ts'
import { contactOf } from './contact.ts'
import { present, found } from '../sections/draft.ts'
import type { ImportDraft, FoundText, ResumeDraft } from '../sections/draft.ts'
import { degreesOf, isCertificateLine } from './education.ts'
import { postsOf } from './experience.ts'
import type { Post } from './experience.ts'
import type { HeadingKind } from '@galley/resume/outline/heading-words'
import { usualSize } from '../sections/headings.ts'
import type { ImportOptions } from './resume-reading.ts'
import { awardsOf, certificationsOf, plainItems, talksOf } from './short-sections.ts'
import type { Line } from '../layout/layout.ts'
import { descriptionOf, paragraphsOf } from '../sections/paragraphs.ts'
import { isProseLine, personIn } from './person-name.ts'
import { placeScore } from '../vocabulary/places.ts'
import { publicationsOf } from './publications.ts'
import { projectsOf } from './projects.ts'
import { joinRuns } from '../layout/positioned-text.ts'
import type { PdfSection } from '../sections/sections.ts'
import { groupText, skillGroups } from './skills.ts'
import type { SkillGroup } from './skills.ts'
import { withHiddenExperience } from './hidden-experience.ts'

/** `bare` are links over pictures, without a word. */
export function draftOf(
  found_: readonly PdfSection[],
  options: ImportOptions,
  bare: readonly string[] = [],
): ResumeDraft {
  const sections = withHiddenExperience(withCoursesApart(withoutSignOff(found_).map(asContact)))
  const linesIn = (...kinds: readonly (HeadingKind | 'head')[]) =>
    sections.filter(({ kind }) => kinds.includes(kind)).map(({ lines }) => lines)
  const head = linesIn('head', 'contact').flat()
  const prose = linesIn('head').flat().filter(isProseLine)
  const all = sections.flatMap(({ lines }) => lines)
  const groups = linesIn('skills').flatMap(skillGroups)
  const has = (kind: HeadingKind) => sections.some((section) => section.kind === kind)
  return {
    personalInfo: personOf(
      head.filter((line) => !prose.includes(line) || /@/.test(line.text)),
      all,
      bare,
    ),
    summary: proseOf(has('summary') ? linesIn('summary') : [summaryLines(prose)]),
    skills: skillsOf(groups, options),
    languages: [...linesIn('languages').flatMap(plainItems), ...itemsOfKind(groups, 'languages')],
    hobbies: [...linesIn('hobbies').flatMap(plainItems), ...itemsOfKind(groups, 'hobbies')],
    references: proseOf(linesIn('references')),
    experience: linesIn('experience').flatMap(postsOf),
    education: linesIn('education').flatMap((lines) => degreesOf(lines.filter((line) => !isCertificateLine(line)))),
    projects: linesIn('projects').flatMap(projectsOf),
    awards: [...linesIn('awards').flatMap(awardsOf), ...itemsOfKind(groups, 'awards').map((title) => ({ title }))],
    certifications: [
      ...linesIn('certifications').flatMap(certificationsOf),
      ...linesIn('education').flatMap((lines) => certificationsOf(lines.filter(isCertificateLine))),
      ...itemsOfKind(groups, 'certifications').map((name) => ({ name })),
    ],
    publications: linesIn('publications').flatMap(publicationsOf),
    volunteering: linesIn('volunteering').flatMap((lines) => postsOf(lines).map(asVolunteering)),
    speaking: linesIn('speaking').flatMap(talksOf),
    military: linesIn('military').flatMap((lines) => postsOf(lines).map(asService)),
    additional_sections: sections.filter(({ kind }) => kind === 'other').map(additional),
  }
}

/** "About" over an address and a telephone number says how to reach the person. */
function asContact(section: PdfSection): PdfSection {
  if (section.kind !== 'summary') return section
  const reached = section.lines.filter(({ text }) => /@[\p{L}\d-]+\.|^\+?[\d ()/-]{9,}$|^(?:https?:|www\.)/u.test(text))
  const placed = section.lines.filter(
    ({ text }) => placeScore(text) >= 0.75 || /^\d+\s\p{Lu}|\b[A-Z]{1,2}\d/u.test(text),
  )
  const isMost = (reached.length + placed.length) * 2 > section.lines.length
  return reached.length > 0 && isMost ? { ...section, kind: 'contact' } : section
}

/** A list of courses beside the schools is no school. */
function withCoursesApart(sections: readonly PdfSection[]): PdfSection[] {
  const isCourses = ({ kind, heading }: PdfSection) => kind === 'education' && courses.test(heading?.text ?? '')
  const hasSchools = sections.some((section) => section.kind === 'education' && !isCourses(section))
  return sections.map((section) => (hasSchools && isCourses(section) ? { ...section, kind: 'other' } : section))
}
const courses = /^(?:(?:relevant|selected|graduate|undergraduate|main|key)\s+)*(?:course\s?work|courses)$/i

/**
 * "Freiburg, den 4. März 2024": where and when it was written says nothing of a career. Without its small word it may
 * be what was earned that day.
 */
const signOff =
  /^\p{Lu}[\p{L} .'’-]{1,40},?\s+(?:den|le|il|a|em|d\.)\s+\d{1,2}\.?\s*(?:\d{1,2}\.\s*\d{4}|(?:de\s+)?\p{L}{3,10}\.?,?\s+(?:de\s+)?\d{4})\.?$/u

function withoutSignOff(sections: readonly PdfSection[]): PdfSection[] {
  return sections.map((section) => {
    const last = section.lines.at(-1)
    const isSignOff =
      last &&
      section.lines.length > 1 &&
      last.bulletTextLeft === null &&
      last.cells.length === 1 &&
      signOff.test(last.text)
    return isSignOff ? { ...section, lines: section.lines.slice(0, -1) } : section
  })
}

function personOf(head: readonly Line[], all: readonly Line[], bare: readonly string[]): ResumeDraft['personalInfo'] {
  const { contact, rests } = contactOf(head, all, bare)
  const { name, nameSureness, headline } = personIn(rests, {
    bodySize: usualSize(all),
    email: contact.email?.text ?? '',
  })
  return { ...(contact satisfies Contact), name: found(name, nameSureness), title: found(headline, 0.75) }
}

/** In a head, what is long and has no address in it. */
const summaryLines = (prose: readonly Line[]) => prose.filter(({ text }) => !/@|https?:|\+?\d[\d ()-]{8,}/.test(text))

function proseOf(sections: readonly (readonly Line[])[]): FoundText | undefined {
  return descriptionOf(
    sections.flatMap((lines) => paragraphsOf(lines)),
    0.85,
  )
}

function skillsOf(groups: readonly SkillGroup[], { keepsSkillGroups = false }: ImportOptions): FoundText[] {
  const own = groups.filter(({ kind }) => kind === undefined)
  if (!keepsSkillGroups) return present(own.flatMap(({ items }) => items.map((run) => found(run, 0.85))))
  return present(
    own.flatMap((group) =>
      group.label ? [found(groupText(group), 0.85)] : group.items.map((run) => found(run, 0.85)),
    ),
  )
}

const itemsOfKind = (groups: readonly SkillGroup[], kind: HeadingKind): FoundText[] =>
  present(groups.filter((group) => group.kind === kind).flatMap(({ items }) => items.map((run) => found(run, 0.7))))

/** A post as a voluntary one, and as service: other words for the same. */
function asVolunteering(post: Post): ImportDraft<ResumeData['volunteering'][number]> {
  return { ...postFields(post), organization: post.company, role: post.position }
}

function asService(post: Post): ImportDraft<ResumeData['military'][number]> {
  return { ...postFields(post), branch: post.company, rank: post.position }
}

const postFields = ({ startDate, endDate, current, location, description }: Post) => ({
  startDate,
  endDate,
  current,
  location,
  description,
})

function additional({ heading, lines }: PdfSection): ImportDraft<ResumeData['additional_sections'][number]> {
  const paragraphs = paragraphsOf(lines)
  return {
    section_name: found(heading ?? joinRuns([]), 0.8),
    content: descriptionOf(paragraphs, 0.7),
  }
}
