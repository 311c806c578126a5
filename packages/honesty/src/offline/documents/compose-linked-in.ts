// LinkedIn's headline and About by rules: title, skills, summary and lines of the resume, as they stand.
import type { LinkedInContent } from '@galley/contract/documents'
import { limits } from '@galley/contract/limits'
import type { DocumentFacts } from './document-brief.ts'
import { ownLines } from './own-lines.ts'

const maxHeadlineSkills = 5
const maxLines = 6
const maxSkillsChars = 400

export const composeLinkedIn = (facts: DocumentFacts): LinkedInContent => ({
  kind: 'linkedin',
  headline: headlineOf(facts),
  about: aboutOf(facts),
})

/** "Languages: Go, Rust" is two skills. */
const skillsOf = ({ form }: DocumentFacts): string[] => [
  ...new Set(
    form.skills.flatMap((line) =>
      line
        .replace(/^[^:,]{1,40}:\s*/, '')
        .split(/,\s*/)
        .map((skill) => skill.trim())
        .filter((skill) => skill !== ''),
    ),
  ),
]

function headlineOf(facts: DocumentFacts): string {
  const { personalInfo, experience } = facts.form
  const title = personalInfo.title || experience[0]?.position || '[Your title]'
  const skills = skillsOf(facts).filter((skill) => !title.toLowerCase().includes(skill.toLowerCase()))
  return within(limits.linkedInHeadlineChars, ' · ', [title, ...skills.slice(0, maxHeadlineSkills)])
}

function aboutOf(facts: DocumentFacts): string {
  const { summary } = facts.form
  const lines = ownLines(facts)
    .filter(({ isSaid }) => !isSaid)
    .slice(0, maxLines)
  const skills = skillsOf(facts)
  const ending = skills.length === 0 ? '' : within(maxSkillsChars, ', ', [`Skills: ${skills[0]}`, ...skills.slice(1)])
  const opening = summary.trim() || '[Two or three sentences: what you do, for whom, and what you care about.]'
  const room = limits.linkedInAboutChars - ending.length - 4
  const beginning = within(room, '', [opening])
  const list = within(
    room - beginning.length,
    '\n',
    lines.map(({ text }) => `• ${text}`),
  )
  return [beginning, list, ending].filter((part) => part !== '').join('\n\n')
}

/** As many of the parts, from the first, as have room; of a first one that has none, its beginning. */
function within(maxChars: number, separator: string, parts: readonly string[]): string {
  let text = (parts[0] ?? '').slice(0, maxChars).toWellFormed()
  for (const part of parts.slice(1)) {
    if (text.length + separator.length + part.length > maxChars) break
    text += separator + part
  }
  return text
}
