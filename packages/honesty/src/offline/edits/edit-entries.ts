// Whole jobs, projects and certificates: taken out, put into another order, added.
import { escapeTex } from '@galley/resume/text/escape-tex'
import type { Section } from '@galley/resume/outline/outline'
import { splitDocument } from '@galley/resume/outline/split-document'
import type { EditTarget } from '../commands/command.ts'
import { isOwnClass } from './own-class.ts'
import type { Edited } from './edited.ts'
import { entryUnits, unitOfEntry } from './entry-units.ts'
import {
  findEntry,
  findSection,
  fold,
  mentionedEntry,
  noSection,
  sectionsOf,
  titleOf,
  type FoundEntry,
} from './find-places.ts'
import { reordered, spliced } from './splice.ts'

/** By its place on the page or by a name of its own; null where nothing has that name. */
export function entryNamed(latex: string, name: string): FoundEntry | null {
  const isCounted =
    /^(?:the |my )?(?:first|current|present|latest|newest|most recent|top|second|previous|third|fourth|last|oldest)\b/i
  if (isCounted.test(name.trim())) return findEntry(latex, name) ?? null
  const bare = name.trim().replace(/^(?:the|my) /i, '')
  return mentionedEntry(latex, `at ${bare.replace(/ (?:job|role|position|project|entry|internship)$/i, '')}`)
}

export function removeEntry(latex: string, name: string): Edited {
  const found = entryNamed(latex, name)
  return found
    ? removeFound(latex, found)
    : { problem: `I did not find a job, project or school called “${name}”.`, isNotFound: true }
}

export function removeFound(latex: string, found: FoundEntry): Edited {
  const { gone, isOnly } = unitOfEntry(latex, found)
  if (isOnly)
    return {
      problem: `${titleOf(found.entry)} is all that ${found.section.heading} has. To take out both, say: remove the ${found.section.heading} section.`,
    }
  return {
    latex: spliced(latex, [{ ...gone, text: '' }]),
    said: `I took out ${titleOf(found.entry)}. Make sure that it may go before you accept.`,
  }
}

/** Within its section. */
export function moveEntry(latex: string, name: string, place: EditTarget): Edited {
  const found = entryNamed(latex, name)
  if (!found) return noSection(latex, name)
  const units = entryUnits(latex, found.section)
  const own = units.findIndex(({ entry }) => entry.from === found.entry.from)
  const beside = typeof place === 'object' ? entryNamed(latex, place.heading) : null
  const other = units.findIndex(({ entry }) => entry.from === beside?.entry.from)
  if (typeof place === 'object' && other < 0)
    return { problem: `I did not find “${place.heading}” beside ${titleOf(found.entry)}.`, isNotFound: true }
  const rest = [...units.keys()].filter((index) => index !== own)
  const at =
    typeof place === 'object'
      ? rest.indexOf(other) + (place.side === 'after' ? 1 : 0)
      : placeIn(place, own, rest.length)
  const order = [...rest.slice(0, at), own, ...rest.slice(at)]
  if (order.every((index, now) => index === now)) return { problem: `${titleOf(found.entry)} stands there already.` }
  return {
    latex: spliced(latex, reordered(latex, units, order)),
    said: `I moved ${titleOf(found.entry)} within ${found.section.heading}.`,
  }
}

function placeIn(place: Exclude<EditTarget, object>, own: number, last: number): number {
  if (place === 'top') return 0
  if (place === 'bottom') return last
  return place === 'up' ? Math.max(0, own - 1) : Math.min(last, own + 1)
}

/** The post, as the person gives it. */
export function retitle(latex: string, of: string, to: string): Edited {
  const found = entryNamed(latex, of)
  const title = found?.entry.argRanges?.[0]
  if (!found || !title)
    return {
      problem: `I did not find a job called “${of}”, or its title is written in a way that I can’t change.`,
      isNotFound: true,
    }
  return {
    latex: spliced(latex, [{ from: title.from, to: title.to, text: escapeTex(to) }]),
    said: `I changed ${found.entry.args?.[0]} to ${to}.`,
  }
}

/** Two of a section by their names; without names its only two, or the first two. */
export function swapEntries(latex: string, kind: string, names: readonly [string, string] | null): Edited {
  if (names) return swapNamed(latex, names)
  const section = findSection(latex, kind === 'jobs' ? 'experience' : kind)
  if (!section) return { problem: `I did not find ${kind} in your resume.`, isNotFound: true }
  const units = entryUnits(latex, section)
  if (units.length !== 2)
    return {
      problem: `${section.heading} has ${units.length} entries, not two. Name the two, such as: swap ${exampleOf(section)}.`,
    }
  return swapped(latex, section, [0, 1])
}

const exampleOf = (section: Section) => {
  const names = section.blocks.filter(({ kind }) => kind === 'entry').map((entry) => entry.args?.[0] ?? entry.text)
  return names.length < 2 ? 'A and B' : `${names[0]} and ${names[1]}`
}

function swapNamed(latex: string, names: readonly [string, string]): Edited {
  const [one, other] = names.map((name) => entryNamed(latex, name))
  if (!one || !other) return swapSections(latex, names)
  const place = entryUnits(latex, one.section).findIndex(({ entry }) => entry.from === one.entry.from)
  const second = entryUnits(latex, one.section).findIndex(({ entry }) => entry.from === other.entry.from)
  if (second < 0 || place === second)
    return { problem: `${titleOf(one.entry)} and ${titleOf(other.entry)} do not stand in one section.` }
  return swapped(latex, one.section, [place, second])
}

function swapSections(latex: string, [one, other]: readonly [string, string]): Edited {
  const sections = [findSection(latex, one), findSection(latex, other)]
  const [first, second] = sections
  if (!first || !second || first.from === second.from)
    return { problem: `I did not find “${first ? other : one}” in your resume.`, isNotFound: true }
  const bare = [first, second]
    .toSorted((a, b) => a.from - b.from)
    .map(({ from, to }) => ({ from, to: from + latex.slice(from, to).trimEnd().length }))
  return {
    latex: spliced(latex, reordered(latex, bare, [1, 0])),
    said: `I swapped ${first.heading} and ${second.heading}.`,
  }
}

function swapped(latex: string, section: Section, [one, other]: [number, number]): Edited {
  const units = entryUnits(latex, section)
  const order = units.map((_unit, index) => (index === one ? other : index === other ? one : index))
  return {
    latex: spliced(latex, reordered(latex, units, order)),
    said: `I swapped ${titleOf(units[one]!.entry)} and ${titleOf(units[other]!.entry)}.`,
  }
}

const credentialSections = { certification: 'Certifications', award: 'Awards' } as const
/**
 * "AWS Developer, Amazon, 2023": name, issuer and date in their order; into its section, which a document of our class
 * is given.
 */
/** Headings of people's own. */
const alsoCalled = {
  certification: /\b(?:certif\w*|licen[cs]\w*|tickets?|credentials?|training|courses?|qualifications?)\b/i,
  award: /\b(?:awards?|honou?rs?|prizes?)\b/i,
} as const

export function addCredential(latex: string, kind: keyof typeof credentialSections, text: string): Edited {
  const parts = text
    .split(/,(?! (?:Inc|LLC|Ltd))/)
    .map((part) => part.trim())
    .filter(Boolean)
  const date = parts.length > 1 && /\b(?:19|20)\d\d$/.test(parts.at(-1)!) ? parts.pop()! : ''
  const issuer = parts.length > 1 ? parts.pop()! : ''
  const line = `\\shortentry${[parts.join(', '), issuer, date].map((part) => `{${escapeTex(part)}}`).join('')}`
  const heading = credentialSections[kind]
  const sections = sectionsOf(latex)
  const section =
    sections.find((one) => one.kind === fold(heading)) ??
    sections.find((one) => !/^(?:experience|skills|summary)$/.test(one.kind) && alsoCalled[kind].test(one.heading))
  const said = `I added ${text.slice(0, 80)} to ${section?.heading ?? heading}.`
  if (!isOwnClass(latex)) return likeNeighbours(latex, section, { text, said })
  if (section) {
    const end = section.from + latex.slice(section.from, section.to).trimEnd().length
    return { latex: spliced(latex, [{ from: end, to: end, text: `\n${line}` }]), said }
  }
  const end = latex.length - splitDocument(latex).rest.length
  const at = latex.slice(0, end).trimEnd().length
  return { latex: spliced(latex, [{ from: at, to: at, text: `\n\n\\section{${heading}}\n${line}` }]), said }
}

/** In a document of another class only a list shows how one more is written. */
function likeNeighbours(
  latex: string,
  section: Section | undefined,
  { text, said }: { text: string; said: string },
): Edited {
  const last = section?.blocks.findLast(({ kind }) => kind === 'bullet')
  if (!section || !last)
    return {
      problem: 'I can’t tell how this document writes such a line. Add it in the source, beside its neighbours.',
    }
  const inside = last.argRanges?.length === 1 ? latex.slice(last.from, last.argRanges[0]!.from) : '\\item '
  const line = `\n${inside}${escapeTex(text)}${inside === '\\item ' ? '' : '}'}`
  return { latex: spliced(latex, [{ from: last.to, to: last.to, text: line }]), said }
}
