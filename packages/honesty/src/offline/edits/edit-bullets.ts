// The lines under a job or project: added in the form that their neighbours have, taken out, put into other words.
import { escapeTex } from '@galley/resume/text/escape-tex'
import type { Block, Range } from '@galley/resume/outline/outline'
import { isOwnClass } from './own-class.ts'
import type { Edited } from './edited.ts'
import {
  bulletsOf,
  entriesOf,
  findEntry,
  fold,
  mentionedEntry,
  sectionsOf,
  titleOf,
  type FoundEntry,
} from './find-places.ts'
import { spliced } from './splice.ts'

/** How many spaces and tabs stand before an offset. */
function blanksBefore(latex: string, at: number): number {
  let from = at
  while (latex[from - 1] === ' ' || latex[from - 1] === '\t') from -= 1
  return at - from
}

export function addBullet(latex: string, to: string, text: string): Edited {
  const found = findEntry(latex, to)
  if (!found) return { problem: `I did not find a job or project called “${to}”.`, isNotFound: true }
  return addBulletTo(latex, found, text)
}

export function addBulletTo(latex: string, { section, entry }: FoundEntry, text: string): Edited {
  const last = bulletsOf(section, entry).at(-1)
  const words = escapeTex(begunAlike(text.replace(/^["“]|["”]$/g, ''), last))
  const said = `I added your bullet to ${titleOf(entry)}.`
  if (last) {
    const indent = latex.slice(last.from - blanksBefore(latex, last.from), last.from)
    const line = `\n${indent}${bulletLike(latex, last, words)}`
    return { latex: spliced(latex, [{ from: last.to, to: last.to, text: line }]), said }
  }
  return { latex: spliced(latex, [{ from: entry.to, to: entry.to, text: `\n${firstBullet(latex, words)}` }]), said }
}

/** Typed small beside lines that begin with a capital letter, it gets one; "iOS" keeps its own. */
const begunAlike = (text: string, last: Block | undefined): string =>
  last && /^\p{Lu}/u.test(last.text) && /^\p{Ll}{2}/u.test(text) ? text.slice(0, 1).toUpperCase() + text.slice(1) : text

/** `\item words`, or the macro of one argument that the neighbour is written with. */
function bulletLike(latex: string, { from, argRanges }: Block, words: string): string {
  const macro = argRanges?.length === 1 && latex.slice(from, argRanges[0]!.from)
  return macro ? `${macro}${words}}` : `\\item ${words}`
}

/** In a list such as other entries have; else in the one that its class brings. */
function firstBullet(latex: string, words: string): string {
  for (const { section, entry } of entriesOf(latex)) {
    const bullets = bulletsOf(section, entry)
    const [first, last] = [bullets[0], bullets.at(-1)]
    if (!first || !last) continue
    const open = /^\s*(\\begin\{[a-z]{1,20}\}(?:\[[^\]\n]{0,80}\])?|\\\w{1,40}ListStart)\s*$/.exec(
      latex.slice(entry.to, first.from),
    )?.[1]
    const close = /^\s*(\\end\{[a-z]{1,20}\}|\\\w{1,40}ListEnd)\b/.exec(latex.slice(last.to, last.to + 200))?.[1]
    const end = open?.startsWith('\\begin') ? open.replace(/^\\begin(\{\w+\}).*$/s, '\\end$1') : close
    if (open && end) return `${open}\n  ${bulletLike(latex, first, words)}\n${end}`
  }
  const list = isOwnClass(latex) ? 'bullets' : 'itemize'
  return `\\begin{${list}}\n  \\item ${words}\n\\end{${list}}`
}

/**
 * A bullet from what a person says of themselves; null where they name no job. The job's own name is left out of it.
 */
export function addFact(latex: string, { verb, rest }: { verb: string; rest: string }): Edited | null {
  const place = mentionedEntry(latex, rest)
  if (!place) return null
  const words = `${verb} ${rest.slice(0, place.from).trimEnd()} ${rest.slice(place.to).trimStart()}`
  return addBulletTo(latex, place, asNeighbours(latex, words))
}

/** Ended as most bullets of the document are; "our" and "my" are what a resume calls "the". */
export function asNeighbours(latex: string, words: string): string {
  const bullets = sectionsOf(latex).flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'bullet'))
  const stops = bullets.filter(({ text }) => /[.!?]$/.test(text.trimEnd())).length
  const bare = words
    .replaceAll(/\b(?:our|my)(?= own\b)/g, '')
    .replaceAll(/\b(?:our|my)\b/g, 'the')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/\.$/, '')
  return stops * 2 > bullets.length ? `${bare}.` : bare
}

/** The line of a resume that these are the words of; undefined for none, and for a part of one. */
export function bulletOf(latex: string, words: string): Block | undefined {
  const asked = fold(words).trim()
  return sectionsOf(latex)
    .flatMap(({ blocks }) => blocks)
    .find(({ kind, text }) => kind === 'bullet' && fold(text).trim() === asked)
}

/** The whole line in other words of the person's. */
export function rewriteBullet(latex: string, bullet: Block, words: string): Edited {
  const inside = bullet.argRanges?.at(-1)
  const start = /^\\item(?:\[[^\]]*\])?\s*/.exec(latex.slice(bullet.from, bullet.to))?.[0].length ?? 0
  const range = inside ?? { from: bullet.from + start, to: bullet.to }
  return {
    latex: spliced(latex, [{ ...range, text: escapeTex(words) }]),
    said: `I put your words in the place of “${bullet.text.slice(0, 60)}”.`,
  }
}

export function removeLine(latex: string, what: string): Edited {
  const asked = fold(what)
  const blocks = sectionsOf(latex).flatMap((section) => section.blocks)
  const exact = blocks.filter(({ kind, text }) => kind === 'bullet' && fold(text).includes(asked))
  const [first, second] = exact
  if (!first) return { problem: `I did not find a bullet with “${what}”.`, isNotFound: true }
  if (second)
    return {
      problem: `${exact.length} bullets have “${what}”. Which one do you mean? Give me a few more of its words.`,
    }
  return withoutBullet(latex, first)
}

/** The first or the last bullet of a job; without a job, of the document. */
export function removeBullet(latex: string, which: 'first' | 'last', of: string | null): Edited {
  const found = of === null ? null : findEntry(latex, of)
  if (found === undefined) return { problem: `I did not find a job or project called “${of}”.`, isNotFound: true }
  const bullets = found
    ? bulletsOf(found.section, found.entry)
    : sectionsOf(latex).flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'bullet'))
  const bullet = bullets.at(which === 'first' ? 0 : -1)
  return bullet ? withoutBullet(latex, bullet) : { problem: 'I did not find a bullet there.', isNotFound: true }
}

/** The list that holds nothing but these lines, of which there may be one; null where it holds more, or is no list. */
export function listAround(latex: string, first: Range, last: Range): Range | null {
  const opened = /\\begin\{([a-z]{1,20})\}(?:\[[^\]\n]{0,80}\])?\s*$/.exec(
    latex.slice(Math.max(0, first.from - 140), first.from),
  )
  const closed = opened && new RegExp(`^\\s*\\\\end\\{${opened[1]}\\}`).exec(latex.slice(last.to, last.to + 60))
  return closed ? { from: first.from - opened[0].length, to: last.to + closed[0].length } : null
}

/** With its list, where it is the only one: a list without an item does not compile. */
export function withoutBullet(latex: string, bullet: Block): Edited {
  const { from: start, to: end } = listAround(latex, bullet, bullet) ?? bullet
  const blanks = start - blanksBefore(latex, start)
  const from = latex[blanks - 1] === '\n' ? blanks - 1 : blanks
  return {
    latex: spliced(latex, [{ from, to: end, text: '' }]),
    said: `I took out the bullet “${bullet.text.slice(0, 80)}”.`,
  }
}
