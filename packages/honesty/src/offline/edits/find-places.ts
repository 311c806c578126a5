// Which section, job or project of a resume a message means: by its name, by its kind, by where it stands, or by a
// mention in a sentence.
import { outlineOf } from '@galley/resume/outline/outline-of'
import type { Block, Section } from '@galley/resume/outline/outline'
import { lookup } from '@galley/resume/text/lookup'
import { normalized } from '@galley/resume/text/normalized'
import { regexpLiteral } from '@galley/resume/text/regexp-literal'

export interface FoundEntry {
  section: Section
  entry: Block
}

export const fold = (text: string): string => normalized(text, 'NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** The resume and its changed text: each is asked for its sections dozens of times while a message is read. */
const maxKept = 2
let kept: readonly { readonly latex: string; readonly sections: readonly Section[] }[] = []

/** Without the header. */
export function sectionsOf(latex: string): readonly Section[] {
  const known = kept.find((each) => each.latex === latex)
  if (known) return known.sections
  const sections = outlineOf(latex).sections.filter(({ kind }) => kind !== 'header')
  kept = [{ latex, sections }, ...kept].slice(0, maxKept)
  return sections
}

/** By its heading, or by what kind it is: "work" finds "Professional Experience". */
export function findSection(latex: string, name: string): Section | undefined {
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

export const entriesOf = (latex: string): FoundEntry[] =>
  sectionsOf(latex).flatMap((section) =>
    section.blocks.filter(({ kind }) => kind === 'entry').map((entry) => ({ section, entry })),
  )

/** Jobs, in the order of the page. */
export const jobsOf = (latex: string): FoundEntry[] =>
  entriesOf(latex).filter(({ section }) => section.kind === 'experience')

const ordinals = lookup<number>({
  first: 0,
  current: 0,
  present: 0,
  latest: 0,
  newest: 0,
  'most recent': 0,
  top: 0,
  second: 1,
  previous: 1,
  third: 2,
  fourth: 3,
  last: -1,
  oldest: -1,
})
const ordinal = Object.keys(ordinals).join('|')
const byOrdinal = new RegExp(
  `^(?:the |my )?(${ordinal})(?: (job|role|position|employer|one|entry|project|degree|school))?$`,
  'i',
)
const mentioned = new RegExp(
  String.raw`\b(?:(?:in|at|during|from|on|under) )?(?:my|the) (${ordinal}) (?:job|role|position|employer)\b`,
  'i',
)

/** The job, project or school that these words name best; "first" and "last" are counted on the page. */
export function findEntry(latex: string, name: string): FoundEntry | undefined {
  const entries = entriesOf(latex)
  const [, which, what = ''] = byOrdinal.exec(name.trim()) ?? []
  if (which) {
    const kind = /project/i.test(what) ? 'projects' : /degree|school/i.test(what) ? 'education' : 'experience'
    return entries.filter(({ section }) => section.kind === kind).at(ordinals[which.toLowerCase()]!)
  }
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

export interface Mention extends FoundEntry {
  /** Where the words stand that name it, with their preposition. */
  from: number
  to: number
}

const date = /\b(?:19|20)\d\d\b|\b(?:present|current)\b/i

/**
 * "at Northwind", "in my current job", "Northwind, 2021": the entry that a sentence is about, by the beginning of one
 * of its names.
 */
export function mentionedEntry(latex: string, words: string): Mention | null {
  const counted = mentioned.exec(words)
  const at = counted && findEntry(latex, `${counted[1]} job`)
  if (counted && at) return { ...at, from: counted.index, to: counted.index + counted[0].length }
  const mentions = entriesOf(latex).flatMap((one) =>
    namesOf(one.entry).flatMap((name): Mention[] => {
      const found = nameAt(words, name)
      return found ? [{ ...one, ...found }] : []
    }),
  )
  return mentions.reduce<Mention | null>(
    (top, next) => (top && top.to - top.from >= next.to - next.from ? top : next),
    null,
  )
}

/** The longest beginning of a name that stands in the words, where a place is named. */
function nameAt(words: string, name: string): { from: number; to: number } | null {
  const parts = name.split(/\s+/).slice(0, 6)
  for (let count = parts.length; count > 0; count -= 1) {
    const beginning = parts.slice(0, count).join(' ')
    if (beginning.length < 3) return null
    const found = new RegExp(
      String.raw`(?:^|\b(?:at|in|for|with|from|during|on|under)\s+(?:the |my )?)${regexpLiteral(beginning)}(?![\p{L}\p{N}])`,
      'iu',
    ).exec(words)
    if (found) return { from: found.index, to: found.index + found[0].length }
  }
  return null
}

/** "Portland, OR". */
const town = /^[\p{L} .'-]{2,40}, (?:[A-Z]{2}|Remote)$/u

/** Title and employer, or a project's name: what of an entry's line is no date, no place and not empty. */
export const namesOf = (entry: Block): string[] =>
  (entry.args ?? [entry.text]).filter((arg) => arg !== '' && !date.test(arg) && !town.test(arg)).slice(0, 2)

/** Its title and whose it is. */
export const titleOf = (entry: Block): string => namesOf(entry).join(', ') || entry.text

/** The bullets under an entry. */
export const bulletsOf = (section: Section, entry: Block): Block[] =>
  section.blocks.filter(({ kind, entry: of }) => kind === 'bullet' && of !== null && section.blocks[of] === entry)

/** The entry under which a bullet stands. */
export const ownerOf = (latex: string, bullet: Block): FoundEntry | undefined =>
  entriesOf(latex).find(({ section, entry }) => bulletsOf(section, entry).some(({ from }) => from === bullet.from))

export const noSection = (latex: string, name: string): { problem: string; isNotFound: true } => ({
  isNotFound: true,
  problem: `I did not find a section “${name}”. There are: ${sectionsOf(latex)
    .map(({ heading }) => heading)
    .join(', ')}.`,
})
