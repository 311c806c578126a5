// A first summary, of nothing but what the resume says: latest job, the one before, skills, education. The user puts it
// into words of their own.
import type { Edited } from '../edits/edited.ts'
import { escapeTex } from '@galley/resume/text/escape-tex'
import { entriesOf, sectionsOf } from '../edits/find-places.ts'
import { skillLists } from '../edits/skill-lists.ts'
import { spliced } from '../edits/splice.ts'
import { sectionOf } from '../wishes/named-places.ts'
import { isOwnClass } from '../edits/own-class.ts'

const maxSkills = 4

export function writeSummary(latex: string): Edited {
  const old = sectionOf(latex, 'summary')
  if (old)
    return {
      problem: `There is a summary: “${(old.blocks[0]?.text ?? '').slice(0, 80)}”. I don’t write new sentences over yours. Say “replace the summary by: …” with your words, or “remove the summary” first, and I set one from your jobs and skills.`,
    }
  const [first] = sectionsOf(latex)
  if (!first || !isOwnClass(latex))
    return { problem: 'I can’t tell where a summary belongs in this document. Write it at the top, in the LaTeX view.' }
  const text = sentences(latex).join(' ')
  if (text === '')
    return { problem: 'There is no job, skill or school on your resume yet that a summary could be made of.' }
  return {
    latex: spliced(latex, [{ from: first.from, to: first.from, text: `\\section{Summary}\n${text}\n\n` }]),
    said: 'I set a plain summary at the top, of nothing but what your resume says. Put it into your own words: what you are best at, and a number or certificate that proves it.',
  }
}

/** With the commands that the names are written with. */
function sentences(latex: string): string[] {
  const argument = ({ argRanges }: { argRanges?: readonly { from: number; to: number }[] }, index: number) => {
    const range = argRanges?.[index]
    return range ? latex.slice(range.from, range.to).trim() : ''
  }
  const named = (kind: string) =>
    entriesOf(latex)
      .filter(({ section }) => section.kind === kind)
      .map(({ entry }) => [argument(entry, 0), argument(entry, 1)].filter((part) => part !== ''))
      .filter((parts) => parts.length > 0)
  const [job, before] = named('experience').map((parts) => parts.join(' at '))
  const [school] = named('education').map((parts) => parts.join(', '))
  const skills = skillLists(latex)
    .flatMap(({ items }) => items.map(escapeTex))
    .slice(0, maxSkills)
  return [
    ...(job ? [`${job}${before ? `; before that ${before}` : ''}.`] : []),
    ...(skills.length > 1 ? [`Skills: ${skills.join(', ')}.`] : []),
    ...(school ? [`${school}.`] : []),
  ]
}
