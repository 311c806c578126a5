// The edits that a person asks for in so many words. Each answers the new text, or why there is none.
import { escapeTex } from '../escape-tex.ts'
import { outlineOf } from '../outline/outline-of.ts'
import type { Block, Section } from '../outline/outline.ts'
import { splitDocument } from '../outline/split-document.ts'
import type { Place } from './read-command.ts'
import { itemsBetween } from './skill-items.ts'
import { spliced } from './splice.ts'

export type Edited = { latex: string; said: string } | { problem: string }

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

export function replaceText(latex: string, what: string, by: string): Edited {
  const { preamble, body, rest } = splitDocument(latex)
  const found = [what, escapeTex(what)].find((text) => body.includes(text))
  if (found === undefined) return { problem: `I did not find “${what}” in the text.` }
  const times = body.split(found).length - 1
  return {
    latex: preamble + body.replaceAll(found, () => escapeTex(by)) + rest,
    said: `I replaced “${what}” by “${by}”${times > 1 ? ` in ${times} places` : ''}.`,
  }
}

/** The job, project or school that these words name best. */
function findEntry(latex: string, name: string): { section: Section; entry: Block } | undefined {
  const asked = new Set(
    wordsOf(name).filter((word) => !['the', 'my', 'role', 'job', 'at', 'as', 'entry', 'a'].includes(word)),
  )
  const scored = sectionsOf(latex).flatMap((section) =>
    section.blocks
      .filter(({ kind }) => kind === 'entry')
      .map((entry) => ({ section, entry, score: new Set(wordsOf(entry.text).filter((word) => asked.has(word))).size })),
  )
  const best = scored.reduce<(typeof scored)[number] | undefined>(
    (top, next) => (next.score > (top?.score ?? 0) ? next : top),
    undefined,
  )
  return best
}

export function addBullet(latex: string, to: string, text: string): Edited {
  const found = findEntry(latex, to)
  if (!found) return { problem: `I did not find a job or project called “${to}”.` }
  const { section, entry } = found
  const own = section.blocks.filter(
    ({ kind, entry: of }) => kind === 'bullet' && of !== null && section.blocks[of] === entry,
  )
  const last = own.at(-1)
  const words = escapeTex(text.replace(/^["“]|["”]$/g, ''))
  const title = entry.args?.[0] ?? entry.text
  const said = `I added your bullet to ${title}.`
  if (last) {
    const indent = /[ \t]*$/.exec(latex.slice(0, last.from))?.[0] ?? ''
    return { latex: spliced(latex, [{ from: last.to, to: last.to, text: `\n${indent}\\item ${words}` }]), said }
  }
  const list = /\\documentclass[^{]*\{resume\}/.test(latex) ? 'bullets' : 'itemize'
  const list_ = `\n\\begin{${list}}\n  \\item ${words}\n\\end{${list}}`
  return { latex: spliced(latex, [{ from: entry.to, to: entry.to, text: list_ }]), said }
}

/** A bullet from what a person says of themselves; null where they name no job. The job's own name is left out of it. */
export function addFact(latex: string, { verb, rest }: { verb: string; rest: string }): Edited | null {
  const place = /\s+(?:at|for|with)\s+(\p{Lu}[\p{L}\p{N}&.'-]*(?:\s+\p{Lu}[\p{L}\p{N}&.'-]*)*)/u.exec(rest)
  if (!place?.[1] || !findEntry(latex, place[1])) return null
  const without = rest.slice(0, place.index) + rest.slice(place.index + place[0].length)
  const words = `${verb} ${without}`.replaceAll(/\b(?:our|my)\b/g, 'the').trim()
  return addBullet(latex, place[1], `${words}.`)
}

export function addSkills(latex: string, skills: readonly string[]): Edited {
  const block = sectionsOf(latex)
    .filter(({ kind }) => kind === 'skills')
    .flatMap(({ blocks }) => blocks)
    .findLast(({ kind }) => kind === 'skills')
  const at = block && itemsBetween(latex, block.argRanges?.[1] ?? block).at(-1)?.to
  if (at === undefined) return { problem: 'I did not find a list of skills to add to.' }
  const text = skills.map((skill) => `, ${escapeTex(skill)}`).join('')
  return { latex: spliced(latex, [{ from: at, to: at, text }]), said: `I added ${skills.join(', ')} to your skills.` }
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
  const before = /\n?[ \t]*$/.exec(latex.slice(0, first.from))?.[0].length ?? 0
  return {
    latex: spliced(latex, [{ from: first.from - before, to: first.to, text: '' }]),
    said: `I took out the bullet “${first.text.slice(0, 80)}”.`,
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
