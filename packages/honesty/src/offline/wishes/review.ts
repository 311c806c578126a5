// What the rules see of a resume as a whole: counted, with the first line of each finding, and what to say next.
import { bulletsOf, entriesOf, sectionsOf, titleOf } from '../edits/find-places.ts'
import { vagueLines } from '../wording/vague-lines.ts'
import { sectionOf } from './named-places.ts'

const maxFindings = 3
const longWords = 32
const shown = (text: string) => (text.length > 50 ? `${text.slice(0, 47).trimEnd()}…` : text)
const quoted = (lines: readonly { text: string }[]) => (lines[0] ? `, such as “${shown(lines[0].text)}”` : '')
const counted = (count: number, one: string, more: string) => (count === 1 ? `one ${one}` : `${count} ${more}`)

/** Five sentences at most, and no verdict: whether a resume is good, a person judges. */
export function reviewOf(latex: string): string {
  const found = findingsOf(latex).slice(0, maxFindings)
  const facts = found.length > 0 ? `What I can count: ${found.join('; ')}.` : 'I count nothing that is usually missing.'
  return `I can’t judge like a person: I work by fixed rules. ${facts} Next: say “fix spelling and grammar” and “make it stronger”, then press AI Tailor with a posting to see what is missing for that job.`
}

function findingsOf(latex: string): string[] {
  const jobs = entriesOf(latex)
    .filter(({ section }) => section.kind === 'experience')
    .map(({ section, entry }) => ({ title: titleOf(entry), bullets: bulletsOf(section, entry) }))
  const bullets = jobs.flatMap((job) => job.bullets)
  const plain = bullets.filter(({ text }) => !/\d/.test(text))
  const vague = vagueLines(latex)
  const long = bullets.filter(({ text }) => text.split(/\s+/).length > longWords)
  const thin = jobs.filter((job) => job.bullets.length < 2)
  const missing = (['summary', 'skills', 'education'] as const).filter((kind) => !sectionOf(latex, kind))
  return [
    ...(sectionsOf(latex).length > 0 && jobs.length === 0 ? ['there is no job on it yet'] : []),
    ...(vague.length > 0 ? [`${counted(vague.length, 'line says little', 'lines say little')}${quoted(vague)}`] : []),
    ...(plain.length > 0 && bullets.length > 0
      ? [`${plain.length} of ${bullets.length} lines under your jobs have no number${quoted(plain)}`]
      : []),
    ...(long.length > 0 ? [`${counted(long.length, 'line is', 'lines are')} very long${quoted(long)}`] : []),
    ...(thin[0] ? [`${thin[0].title} has ${thin[0].bullets.length === 0 ? 'no line' : 'only one line'} under it`] : []),
    ...(missing.length > 0 ? [`there is no ${missing.join(' and no ')}`] : []),
  ]
}
