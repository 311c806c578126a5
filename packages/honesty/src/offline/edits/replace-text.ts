// "Replace X by Y": in what a reader sees, whole words only, never in a command's name or a comment.
import { limits } from '@galley/contract/limits'
import { escapeTex } from '@galley/resume/text/escape-tex'
import { commentMark, maskLatex } from '@galley/resume/outline/mask-latex'
import type { Range } from '@galley/resume/outline/outline'
import { splitDocument } from '@galley/resume/outline/split-document'
import type { Command } from '../commands/command.ts'
import { entryNamed } from './edit-entries.ts'
import type { Edited } from './edited.ts'
import { entryUnits } from './entry-units.ts'
import { findSection, fold, sectionsOf } from './find-places.ts'
import { spliced, type Splice } from './splice.ts'

const isWordSign = (char = '') => /[\p{L}\p{N}]/u.test(char)
const maxNameLength = 40

type Replacing = Extract<Command, { kind: 'replace' }>

/** The first of the ways whose words stand in the text, in the part of it that is named. */
export function replaceOneWay(latex: string, { ways, where }: Replacing): Edited {
  const within = where === null ? null : extentOf(latex, where)
  for (const { what, by } of ways) {
    // "… in my Northwind job" names the place, and is no part of the new words.
    const words = within === null ? by : by.replace(/ (?:in|under|of|from|at) [^,]*$/i, '')
    if (stands(latex, what)) return replaceText(latex, { what, by: words }, within)
  }
  return replaceText(latex, ways[0]!, within)
}

const stands = (latex: string, what: string) => findPlaces(latex, what) !== undefined

/** A section's, or a job's with its lines; null where nothing has that name. */
function extentOf(latex: string, where: string): Range | null {
  const entry = entryNamed(latex, where)
  if (entry) return entryUnits(latex, entry.section).find(({ from }) => from === entry.entry.from) ?? null
  const section = sectionsOf(latex).find(({ heading }) => fold(heading) === fold(where))
  return section ?? null
}

/** As it is written; else in whatever capitals. */
function findPlaces(latex: string, what: string) {
  const exact = [...new Set([what, escapeTex(what)])]
  const [text, low] = [latex.toLowerCase(), exact.map((one) => one.toLowerCase())]
  return (
    exact.map((found) => placesOf(latex, found)).find((found) => found.length > 0) ??
    (text.length === latex.length
      ? low.map((found) => placesOf(latex, found, text)).find((found) => found.length > 0)
      : undefined)
  )
}

function replaceText(latex: string, { what, by }: { what: string; by: string }, within: Range | null): Edited {
  const text = escapeTex(by)
  const all = findPlaces(latex, what)
  const inside = all?.filter(({ from, to }) => within !== null && from >= within.from && to <= within.to) ?? []
  const places = inside.length > 0 ? inside : all
  const section = places ? undefined : partNamed(latex, what)
  if (section)
    return {
      problem: `I work by fixed rules and write no new ${section.heading.toLowerCase()}: say “replace the ${section.heading.toLowerCase()} by: …” with your words. For a posting, press AI Tailor: what you have of it comes first.`,
      isNotFound: true,
    }
  if (!places)
    return {
      problem: `I did not find “${what}” in the text. Give me the words as they stand there: replace "old words" by "new words".`,
      isNotFound: true,
    }
  if (what === by) return { problem: `“${what}” stands there already.` }
  if (latex.length + places.length * text.length > limits.latexBytes)
    return { problem: 'That would make the document too long.' }
  const times = places.length
  if (
    times > 1 &&
    /^(?:19|20)\d\d$/.test(what) &&
    within === null &&
    new Set(places.map(({ from }) => latex.lastIndexOf('\n', from))).size > 1
  )
    return {
      problem: `“${what}” stands in ${times} places: say of which entry it is, such as “the end of my job at …: ${by}”.`,
    }
  return {
    latex: spliced(
      latex,
      places.map(({ from, to }): Splice => ({ from, to, text })),
    ),
    said: `I replaced “${what}” by “${by}”${times > 1 ? ` in ${times} places` : ''}.`,
  }
}

/** "My summary": a section, and no words of the text. */
const partNamed = (latex: string, what: string) =>
  /^(?:my|the) \p{L}{4,20}$/iu.test(what) ? findSection(latex, what.replace(/^(?:my|the) /i, '')) : undefined

/** `text`: the same document in lower case. */
function placesOf(latex: string, what: string, text = latex): { from: number; to: number }[] {
  const { preamble, rest } = splitDocument(latex)
  const mask = maskLatex(latex)
  const last = latex.length - rest.length
  const places: { from: number; to: number }[] = []
  for (let from = text.indexOf(what, preamble.length); from >= 0 && from < last; from = text.indexOf(what, from)) {
    const to = from + what.length
    const isPart =
      (isWordSign(what[0]) && isWordSign(latex[from - 1])) || (isWordSign(what.at(-1)) && isWordSign(latex[to]))
    const isShown = mask[from] !== commentMark && !isOfCommand(latex, from)
    if (!isPart && isShown && to <= last) places.push({ from, to })
    from = to
  }
  return places
}

/** In a command's name, or in the name of an environment. */
function isOfCommand(latex: string, at: number): boolean {
  return /\\(?:(?:begin|end)\{)?[A-Za-z@]*$/.test(latex.slice(Math.max(0, at - maxNameLength), at))
}
