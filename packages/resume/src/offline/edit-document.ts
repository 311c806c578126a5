// The edits that a person asks for in so many words. Each answers the new text, or why there is none.
import { escapeTex } from '../escape-tex.ts'
import { outlineOf } from '../outline/outline-of.ts'
import type { Block, Section } from '../outline/outline.ts'
import type { Place } from './command.ts'
import type { Edited } from './edited.ts'
import { isListed, nearestList, skillLists } from './skill-lists.ts'
import { spliced } from './splice.ts'

const fold = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
const sectionsOf = (latex: string) => outlineOf(latex).sections.filter(({ kind }) => kind !== 'header')

/** By its heading, or by what kind it is: "work" finds "Professional Experience". */
function findSection(latex: string, name: string): Section | undefined {
  const asked = fold(name)
    .replace(/\bsection\b/, '')
    .trim()
  const sections = sectionsOf(latex)
  return (
    sections.find(({ heading }) => fold(heading) === asked) ??
    sections.find(({ heading }) => fold(heading).includes(asked) || asked.includes(fold(heading))) ??
    sections.find(
      ({ kind }) =>
        kind === asked || kind.startsWith(asked.replace(/s$/, '')) || (asked === 'work' && kind === 'experience'),
    )
  )
}

const noSection = (latex: string, name: string): Edited => ({
  problem: `I did not find a section “${name}”. There are: ${sectionsOf(latex)
    .map(({ heading }) => heading)
    .join(', ')}.`,
})

const ordinals: Readonly<Record<string, number>> = {
  first: 0, current: 0, present: 0, latest: 0, newest: 0, 'most recent': 0, top: 0, second: 1, previous: 1, third: 2, fourth: 3, last: -1, oldest: -1,
} // prettier-ignore
const byOrdinal = new RegExp(
  `^(?:the |my )?(${Object.keys(ordinals).join('|')})(?: (?:job|role|position|employer|one|entry))?$`,
  'i',
)

/** The job, project or school that these words name best; "first" and "last" are counted on the page. */
function findEntry(latex: string, name: string): { section: Section; entry: Block } | undefined {
  const entries = sectionsOf(latex).flatMap((section) =>
    section.blocks.filter(({ kind }) => kind === 'entry').map((entry) => ({ section, entry })),
  )
  const ordinal = byOrdinal.exec(name.trim())?.[1]?.toLowerCase()
  if (ordinal) return entries.filter(({ section }) => section.kind === 'experience').at(ordinals[ordinal]!)
  const asked = new Set(
    wordsOf(name).filter((word) => !['the', 'my', 'role', 'job', 'at', 'as', 'entry', 'a'].includes(word)),
  )
  const scored = entries.map((one) => ({
    ...one,
    score: new Set(wordsOf(one.entry.text).filter((word) => asked.has(word))).size,
  }))
  return scored.reduce<(typeof scored)[number] | undefined>(
    (top, next) => (next.score > (top?.score ?? 0) ? next : top),
    undefined,
  )
}

/** The bullets under an entry. */
const bulletsOf = (section: Section, entry: Block): Block[] =>
  section.blocks.filter(({ kind, entry: of }) => kind === 'bullet' && of !== null && section.blocks[of] === entry)

/** Its title and whose it is. */
const titleOf = (entry: Block): string => entry.args?.slice(0, 2).filter(Boolean).join(', ') ?? entry.text

/** How many spaces and tabs stand before an offset. */
function blanksBefore(latex: string, at: number): number {
  let from = at
  while (latex[from - 1] === ' ' || latex[from - 1] === '\t') from -= 1
  return at - from
}

export function addBullet(latex: string, to: string, text: string): Edited {
  const found = findEntry(latex, to)
  if (!found) return { problem: `I did not find a job or project called “${to}”.` }
  const { section, entry } = found
  const last = bulletsOf(section, entry).at(-1)
  const words = escapeTex(text.replace(/^["“]|["”]$/g, ''))
  const said = `I added your bullet to ${titleOf(entry)}.`
  if (last) {
    const indent = latex.slice(last.from - blanksBefore(latex, last.from), last.from)
    return { latex: spliced(latex, [{ from: last.to, to: last.to, text: `\n${indent}\\item ${words}` }]), said }
  }
  const list = /\\documentclass[^{]{0,2000}\{resume\}/.test(latex) ? 'bullets' : 'itemize'
  const list_ = `\n\\begin{${list}}\n  \\item ${words}\n\\end{${list}}`
  return { latex: spliced(latex, [{ from: entry.to, to: entry.to, text: list_ }]), said }
}

/** A bullet from what a person says of themselves; null where they name no job. The job's own name is left out of it. */
export function addFact(latex: string, { verb, rest }: { verb: string; rest: string }): Edited | null {
  const place = /\s+at\s+(\p{Lu}[\p{L}\p{N}&.'-]*(?:\s+\p{Lu}[\p{L}\p{N}&.'-]*)*)/u.exec(rest)
  if (!place?.[1] || !findEntry(latex, place[1])) return null
  const without = rest.slice(0, place.index) + rest.slice(place.index + place[0].length)
  const words = `${verb} ${without}`.replaceAll(/\b(?:our|my)\b/g, 'the').trim()
  return addBullet(latex, place[1], `${words}.`)
}

/** Each stands in the list that has most of its trade; what is listed already is told, not listed twice. */
export function addSkills(latex: string, skills: readonly string[]): Edited {
  const lists = skillLists(latex)
  if (lists.length === 0) return { problem: 'I did not find a list of skills to add to.' }
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

export function removeSection(latex: string, name: string): Edited {
  const section = findSection(latex, name)
  if (!section) return noSection(latex, name)
  return {
    latex: spliced(latex, [{ from: section.from, to: section.to, text: '' }]),
    said: `I took out the section ${section.heading}.`,
  }
}

export function removeLine(latex: string, what: string): Edited {
  const asked = fold(what)
  const blocks = sectionsOf(latex).flatMap((section) => section.blocks)
  const exact = blocks.filter(({ kind, text }) => kind === 'bullet' && fold(text).includes(asked))
  const [first, second] = exact
  if (!first) return { problem: `I did not find a bullet with “${what}”.` }
  if (second)
    return {
      problem: `${exact.length} bullets have “${what}”. Which one do you mean? Give me a few more of its words.`,
    }
  return withoutBullet(latex, first)
}

/** The first or the last bullet of a job; without a job, of the document. */
export function removeBullet(latex: string, which: 'first' | 'last', of: string | null): Edited {
  const found = of === null ? null : findEntry(latex, of)
  if (found === undefined) return { problem: `I did not find a job or project called “${of}”.` }
  const bullets = found
    ? bulletsOf(found.section, found.entry)
    : sectionsOf(latex).flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'bullet'))
  const bullet = bullets.at(which === 'first' ? 0 : -1)
  return bullet ? withoutBullet(latex, bullet) : { problem: 'I did not find a bullet there.' }
}

function withoutBullet(latex: string, bullet: Block): Edited {
  const blanks = bullet.from - blanksBefore(latex, bullet.from)
  const from = latex[blanks - 1] === '\n' ? blanks - 1 : blanks
  return {
    latex: spliced(latex, [{ from, to: bullet.to, text: '' }]),
    said: `I took out the bullet “${bullet.text.slice(0, 80)}”.`,
  }
}

export function renameSection(latex: string, name: string, to: string): Edited {
  const section = findSection(latex, name)
  if (!section) return noSection(latex, name)
  const command = latex.slice(section.from, section.bodyFrom)
  const heading = command.lastIndexOf('{')
  if (heading < 0) return { problem: `The heading of “${name}” is written in a way that I can't change.` }
  const fresh = `${command.slice(0, heading)}{${escapeTex(to)}}${/\}([^}]*)$/.exec(command)?.[1] ?? ''}`
  return {
    latex: spliced(latex, [{ from: section.from, to: section.bodyFrom, text: fresh }]),
    said: `I renamed ${section.heading} to ${to}.`,
  }
}

export function moveSection(latex: string, name: string, place: Place): Edited {
  const sections = sectionsOf(latex)
  const section = findSection(latex, name)
  if (!section) return noSection(latex, name)
  const own = sections.findIndex(({ from }) => from === section.from)
  const others = sections.filter((_section, index) => index !== own)
  const at = targetOf({ latex, others, own, place })
  if (at === null) return noSection(latex, typeof place === 'object' ? place.heading : name)
  const order = [...others.slice(0, at), section, ...others.slice(at)]
  if (order.every(({ from }, index) => from === sections[index]?.from))
    return { problem: `${section.heading} stands there already.` }
  const first = sections[0]!.from
  const last = sections.at(-1)!.to
  const texts = order.map(({ from, to }) => latex.slice(from, to).trimEnd())
  return {
    latex: `${latex.slice(0, first)}${texts.join('\n\n')}\n\n${latex.slice(last).trimStart()}`,
    said: `I moved ${section.heading}.`,
  }
}

function targetOf({
  latex,
  others,
  own,
  place,
}: {
  latex: string
  others: Section[]
  own: number
  place: Place
}): number | null {
  if (place === 'top') return 0
  if (place === 'bottom') return others.length
  if (place === 'up') return Math.max(0, own - 1)
  if (place === 'down') return Math.min(others.length, own + 1)
  const found = findSection(latex, place.heading)
  const index = others.findIndex(({ from }) => from === found?.from)
  return index < 0 ? null : place.side === 'before' ? index : index + 1
}
