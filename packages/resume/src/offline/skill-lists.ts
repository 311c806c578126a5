// The lists of skills of a resume: which there are, whether one has a skill, and which one a new skill belongs to.
import { outlineOf } from '../outline/outline-of.ts'
import { plainText } from '../outline/plain-text.ts'
import { findTerms } from '../posting/find-terms.ts'
import { tradeOf } from '../posting/skill-list.ts'
import { itemsBetween } from './skill-items.ts'

export interface SkillList {
  /** Where its last item ends. */
  end: number
  /** As a reader sees them. */
  items: string[]
}

/** In their order; those without an item are left out. */
export function skillLists(latex: string): SkillList[] {
  return outlineOf(latex)
    .sections.filter(({ kind }) => kind === 'skills')
    .flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'skills'))
    .flatMap((block): SkillList[] => {
      const items = itemsBetween(latex, block.argRanges?.[1] ?? block)
      const last = items.at(-1)
      return last ? [{ end: last.to, items: items.map(({ text }) => plainText(text)) }] : []
    })
}

/** By the name that our lists have for it; else as it is written. */
function nameOf(skill: string): string {
  const [found, ...others] = findTerms(skill, [skill])
  return (found && others.length === 0 && found.text === skill.trim() ? found.name : skill).toLowerCase().trim()
}

export function isListed(lists: readonly SkillList[], skill: string): boolean {
  const name = nameOf(skill)
  return lists.some(({ items }) => items.some((item) => item.split(/[()]/, 2).some((part) => nameOf(part) === name)))
}

/** The list with the most skills of the same trade; else the first. */
export function nearestList(lists: readonly SkillList[], skill: string): SkillList | undefined {
  const trade = tradeOf(findTerms(skill)[0]?.name ?? '')
  const likeness = lists.map(({ items }) =>
    trade < 0 ? 0 : findTerms(items.join('\n')).filter(({ name }) => tradeOf(name) === trade).length,
  )
  return lists[likeness.indexOf(Math.max(...likeness))]
}
