// The PDF that LinkedIn makes of a profile ("Save to PDF"), read as what it is: its form is always the same.
import type { ResumeDraft } from '../../pdf/sections/draft.ts'
import { found, present } from '../../pdf/sections/draft.ts'
import type { ResumeReading } from '../../pdf/fields/resume-reading.ts'
import type { Line } from '../../pdf/layout/layout.ts'
import { descriptionOf, joinLines, paragraphsOf } from '../../pdf/sections/paragraphs.ts'
import type { PdfText } from '../../pdf/layout/pdf-text.ts'
import { placeScore } from '../../pdf/vocabulary/places.ts'
import { boxesOf, joinRuns } from '../../pdf/layout/positioned-text.ts'
import type { Run } from '../../pdf/layout/positioned-text.ts'
import { toFormData } from '../../pdf/fields/to-form-data.ts'
import { hiddenLines, unreadLines, unreadWords } from '../../pdf/fields/unread.ts'
import { linkedInPage } from './linked-in-page.ts'
import type { LinkedInSection } from './linked-in-page.ts'
import { postsOfLinkedIn, schoolsOfLinkedIn } from './linked-in-posts.ts'
import { contactOf, itemsOf } from './linked-in-rail.ts'

export function fromLinkedInPdf(pdf: PdfText): ResumeReading {
  const { career, rail, lines, repeated } = linkedInPage(pdf)
  const { draft, durations } = draftOf(career, rail)
  const { data, fields, used, contacts } = toFormData(draft)
  const headings = present([...career, ...rail].map(({ heading }) => heading))
  const known = [...headings, ...durations.flatMap(({ cells }) => cells)].flatMap(({ parts }) => parts)
  const left = unreadLines(lines, { used: [...used, ...known], contacts }).filter(({ text }) => !isLabel(text))
  return {
    data,
    fields,
    headings: headings.map(({ text, parts }) => ({ text, boxes: boxesOf(parts) })),
    unread: [
      ...left,
      ...repeated.map((words) => unreadWords(words, 'repeated')),
      ...hiddenLines(pdf).map((words) => unreadWords(words, 'hidden')),
    ],
  }
}

/** How long something was, and what kind of address something is. */
const isLabel = (text: string) => /^\([^()]*\)$/.test(text.trim()) && !/@|\d{3}/.test(text)

function draftOf(
  career: readonly LinkedInSection[],
  rail: readonly LinkedInSection[],
): { draft: ResumeDraft; durations: readonly Line[] } {
  const sections = [...career, ...rail]
  const linesIn = (kind: LinkedInSection['kind'], among = sections) =>
    among.filter((each) => each.kind === kind).map((each) => each.lines)
  const items = (kind: LinkedInSection['kind']) => linesIn(kind).flatMap(itemsOf)
  const { posts, durations } = postsOfLinkedIn(linesIn('experience').flat())
  const person = { ...contactOf(linesIn('contact').flat()), ...headOf(linesIn('head', [...career]).flat()) }
  const draft: ResumeDraft = {
    personalInfo: person,
    summary: descriptionOf(linesIn('summary').flatMap(paragraphsOf), 0.95),
    experience: posts,
    education: schoolsOfLinkedIn(linesIn('education').flat()),
    skills: present(items('skills').map((run) => found(run, 0.95))),
    languages: present(items('languages').map((run) => found(run, 0.95))),
    certifications: items('certifications').map((run) => ({ name: found(run, 0.95) })),
    awards: items('awards').map((run) => ({ title: found(run, 0.95) })),
    publications: items('publications').map((run) => ({ title: found(run, 0.95) })),
    additional_sections: sections
      .filter(({ kind }) => !placed.has(kind))
      .map(({ heading, lines }) => ({
        section_name: found(heading, 0.8),
        content: descriptionOf(paragraphsOf(lines), 0.8),
      })),
  }
  return { draft, durations }
}

const placed: ReadonlySet<LinkedInSection['kind']> = new Set([
  'head',
  'contact',
  'summary',
  'experience',
  'education',
  'skills',
  'languages',
  'certifications',
  'awards',
  'publications',
])

/** The name in the largest letters, the headline, and where the person lives. */
function headOf(lines: readonly Line[]) {
  const largest = Math.max(0, ...lines.map(({ size }) => size))
  const names = lines.filter(({ size }) => size > largest - 0.3)
  const others = lines.filter((line) => !names.includes(line))
  const last = others.at(-1)
  const isPlace = last !== undefined && (placeScore(last.text) >= 0.5 || (others.length > 1 && isPlaceLike(last.text)))
  const headline = isPlace ? others.slice(0, -1) : others
  const place = isPlace ? runOf([last]) : undefined
  return {
    name: found(runOf(names), 0.98),
    title: found(runOf(headline), 0.9),
    ...(place && { address: found(place, 0.9) }),
  }
}

const isPlaceLike = (text: string) => text.length < 80 && /^\p{Lu}[^|@]*(?:, \p{Lu}|\b(?:Area|Region)\b)/u.test(text)
const runOf = (lines: readonly Line[]): Run | undefined =>
  lines.length === 0 ? undefined : joinLines(lines.map(({ cells }) => joinRuns(cells)))
