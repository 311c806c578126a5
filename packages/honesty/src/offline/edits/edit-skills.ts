// Single skills: added to the list of their trade, taken out of the lists.
import { escapeTex } from '@galley/resume/text/escape-tex'
import type { Edited } from './edited.ts'
import { asWritten, isListed, isSameSkill, nearestList, skillLists } from './skill-lists.ts'
import { reordered, spliced } from './splice.ts'

/** Each stands in the list that has most of its trade; what is listed already is reported, not listed twice. */
export function addSkills(latex: string, named: readonly string[]): Edited {
  const skills = named.map(asWritten)
  const lists = skillLists(latex)
  if (lists.length === 0) return { problem: 'I did not find a list of skills to add to.', isNotFound: true }
  const fresh = skills.filter((skill) => !isListed(lists, skill))
  const old = skills.filter((skill) => !fresh.includes(skill))
  const already = old.length > 0 ? `${old.join(', ')} ${old.length > 1 ? 'are' : 'is'} in your skills already.` : ''
  if (fresh.length === 0) return { problem: already }
  const added = Map.groupBy(fresh, (skill) => nearestList(lists, skill)!.end)
  const splices = [...added].map(([end, names]) => ({
    from: end,
    to: end,
    text: names.map((name) => `, ${escapeTex(name)}`).join(''),
  }))
  return { latex: spliced(latex, splices), said: `I added ${fresh.join(', ')} to your skills. ${already}`.trim() }
}

/** The first of its list. */
export function leadSkill(latex: string, skill: string): Edited {
  const list = skillLists(latex).find(({ items }) => items.some((item) => isSameSkill(item, skill)))
  const at = list?.items.findIndex((item) => isSameSkill(item, skill)) ?? -1
  if (!list || at < 0)
    return {
      problem: `I did not find ${skill} in your skills. To add it, say: add ${skill} to my skills.`,
      isNotFound: true,
    }
  if (at === 0) return { problem: `${list.items[0]} is the first of its list already.` }
  const order = [at, ...Array.from(list.items.keys()).filter((index) => index !== at)]
  return {
    latex: spliced(latex, reordered(latex, list.ranges, order)),
    said: `I put ${list.items[at]} first in its list of skills.`,
  }
}

/** The last skill of a list stays: a list without one can't be set. */
export function removeSkills(latex: string, skills: readonly string[]): Edited {
  const lists = skillLists(latex)
  const gone = lists.flatMap((list) =>
    list.items.flatMap((item, index) =>
      skills.some((skill) => isSameSkill(item, skill)) ? [{ list, index, item }] : [],
    ),
  )
  if (gone.length === 0) return { problem: `I did not find ${skills.join(', ')} in your skills.`, isNotFound: true }
  const emptied = gone.find(({ list }) => gone.filter((one) => one.list === list).length === list.items.length)
  if (emptied) return { problem: `${emptied.item} is all that this list has. Remove the list in the source.` }
  const splices = gone.map(({ list: { ranges }, index }) => {
    const isHead = gone.filter((one) => one.index < index && one.list.ranges === ranges).length === index
    // With the comma behind it where nothing is left before it; else with the one before.
    return isHead
      ? { from: ranges[index]!.from, to: ranges[index + 1]!.from, text: '' }
      : { from: ranges[index - 1]!.to, to: ranges[index]!.to, text: '' }
  })
  return {
    latex: spliced(latex, splices),
    said: `I took ${gone.map(({ item }) => item).join(', ')} out of your skills.`,
  }
}
