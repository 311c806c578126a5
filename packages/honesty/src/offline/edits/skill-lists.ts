// The lists of skills of a resume: which there are, whether one has a skill, and which one a new skill belongs to.
import { outlineOf } from '@galley/resume/outline/outline-of'
import type { Block, Range } from '@galley/resume/outline/outline'
import { plainText } from '@galley/resume/outline/plain-text'
import { findTerms } from '@galley/resume/posting/find-terms'
import { skills, tradeOf } from '@galley/resume/posting/skill-list'
import { itemsBetween, type SkillItem } from './skill-items.ts'

export interface SkillList {
  /** Where its last item ends. */
  end: number
  /** As a reader sees them. */
  items: string[]
  /** Where each of them stands. */
  ranges: SkillItem[]
}

/** In their order; those without an item are left out. */
export function skillLists(latex: string): SkillList[] {
  return outlineOf(latex)
    .sections.filter(({ kind }) => kind === 'skills')
    .flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'skills'))
    .flatMap((block): SkillList[] => {
      const ranges = itemsBetween(latex, listRange(latex, block))
      const last = ranges.at(-1)
      return last ? [{ end: last.to, items: ranges.map(({ text }) => plainText(text)), ranges }] : []
    })
}

const labelled =
  /^(?:\\item\s{0,9})?\{?\\textbf\{[^{}]{0,80}\}\s{0,9}(?:\{\s{0,9}:?\s{0,9}(?=[^{}]{1,2000}\}\s{0,9}(?:\\\\)?\s{0,9}$)|[:&]?\s{0,9})/

/**
 * Where the skills themselves stand: behind the label, `\textbf{Languages}{: Java, Python}` or `\textbf{Languages:}
 * Java, Python`.
 */
export function listRange(latex: string, block: Block): Range {
  const list = block.argRanges?.[1]
  if (list) return list
  const text = latex.slice(block.from, block.to)
  const label = labelled.exec(text)
  if (!label) return block
  const isInGroup = /\{\s*:?\s*$/.test(label[0])
  const to = isInGroup ? block.from + text.lastIndexOf('}') : block.to
  return { from: block.from + label[0].length, to }
}

/** By the name that our lists have for it; else as it is written. */
function nameOf(skill: string): string {
  const [found, ...others] = findTerms(skill, [skill])
  return (found && others.length === 0 && found.text === skill.trim() ? found.name : skill).toLowerCase().trim()
}

const byLowerCase = new Map(
  skills.flatMap(({ ways }) => ways.map(({ text }) => [text.toLowerCase(), text] as const)).toReversed(),
)
/** "kubernetes" with the capital that our list has for it. */
export const asWritten = (skill: string): string =>
  /\p{Lu}/u.test(skill) ? skill : (byLowerCase.get(skill.toLowerCase()) ?? skill)

export const isListed = (lists: readonly SkillList[], skill: string): boolean =>
  lists.some(({ items }) => items.some((item) => isSameSkill(item, skill)))

/** "PostgreSQL (Postgres)" is both. */
export function isSameSkill(item: string, skill: string): boolean {
  const name = nameOf(skill)
  return item.split(/[()]/, 2).some((part) => nameOf(part) === name)
}

/** The list with the most skills of the same trade; else the first. */
export function nearestList(lists: readonly SkillList[], skill: string): SkillList | undefined {
  const trade = tradeOf(findTerms(skill)[0]?.name ?? '')
  const likeness = lists.map(({ items }) =>
    trade < 0 ? 0 : findTerms(items.join('\n')).filter(({ name }) => tradeOf(name) === trade).length,
  )
  return lists[likeness.indexOf(Math.max(...likeness))]
}
