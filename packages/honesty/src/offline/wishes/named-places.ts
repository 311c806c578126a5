// Which job or section casual words mean: "the pizza place", "my licences", "the bit at the top".
import { regexpLiteral } from '@galley/resume/text/regexp-literal'
import type { Section } from '@galley/resume/outline/outline'
import { entriesOf, fold, sectionsOf, type FoundEntry } from '../edits/find-places.ts'

const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{N}]{3,40}/gu) ?? []
const idle = new Set(
  `the and for that this with from take off out get rid job jobs role position place thing work working old new one part please pls about anymore more not
  need needs needed want wants remove delete drop cut leave lose section resume there there's was were has have had can could you your just its it's long
  ago too make sound better professional change fix manager`.split(/\s+/),
)

const isSame = (word: string, other: string) =>
  word === other || (Math.min(word.length, other.length) >= 4 && (word.startsWith(other) || other.startsWith(word)))

/** In its title and employer a word says more than in its lines. */
function scoreOf({ section, entry }: FoundEntry, words: readonly string[]): { score: number; isNamed: boolean } {
  const names = wordsOf((entry.args ?? [entry.text]).slice(0, 2).join(' '))
  const place = section.blocks.indexOf(entry)
  const lines = wordsOf(
    section.blocks
      .filter((one) => one.entry === place)
      .map(({ text }) => text)
      .join(' '),
  )
  const named = words.filter((word) => names.some((name) => isSame(word, name)))
  const others = words.filter((word) => !named.includes(word) && lines.some((line) => isSame(word, line)))
  return { score: named.length * 3 + others.length, isNamed: named.length > 0 }
}

const minScore = 3

/** The one entry that the words mean, `byName` by a word of its name; null where none or several are meant. */
export function entryMeant(latex: string, message: string, { byName = false } = {}): FoundEntry | null {
  const words = wordsOf(message).filter((word) => !idle.has(word))
  const scored = entriesOf(latex)
    .map((found) => ({ found, ...scoreOf(found, words) }))
    .filter(({ isNamed }) => isNamed || !byName)
    .toSorted((a, b) => b.score - a.score)
  const [best, next] = scored
  return best && best.score >= minScore && best.score > (next?.score ?? 0) ? best.found : null
}

type Kind = Section['kind'] | 'interests' | 'references'
/** What people call a section, whatever its heading is. */
const names: readonly (readonly [Kind, RegExp])[] = [
  [
    'summary',
    /\b(?:summary|profile|objective|blurb|intro(?:duction)?|about me|personal statement|(?:bit|part|text|paragraph|section|lines?) (?:at|on) (?:the )?top|(?:top|first|opening) (?:bit|part|paragraph|section|lines))\b/i,
  ],
  ['experience', /\b(?:(?:work|job|employment|career)(?: history| experience)?|experience|jobs|positions|posts)\b/i],
  [
    'education',
    /\b(?:education|school(?:s|ing)?|stud(?:y|ies)|degrees?|quals|qualifications?|universit(?:y|ies)|college)\b/i,
  ],
  ['skills', /\b(?:skills?|stack|tech(?:nolog\w+)?|tools|competenc\w+|strengths)\b/i],
  ['certifications', /\b(?:certif\w+|licen[cs]\w+|tickets|credentials?|training|courses|quals)\b/i],
  ['languages', /\blanguages?\b/i],
  ['projects', /\bprojects?\b/i],
  ['volunteering', /\bvolunt\w+/i],
  ['awards', /\bawards?\b/i],
  ['publications', /\bpublications?\b/i],
  ['interests', /\b(?:hobb(?:y|ies)|interests?|free time|spare time)\b/i],
  ['references', /\b(?:references?|referees?)\b/i],
]

export interface SectionMention {
  section: Section
  from: number
}

/** "Tickets" of "Education and Tickets". */
const joins = /\s(?:and|&|und|et|y)\s|[/,]/
function wordOfHeading(heading: string, words: string): number {
  if (!joins.test(heading)) return -1
  const parts = heading.split(joins).map((part) => part.trim())
  const at = parts
    .filter((part) => part.length > 3)
    .map((part) => words.search(new RegExp(`\\b${regexpLiteral(part)}\\b`)))
  return at.find((index) => index >= 0) ?? -1
}

/** The sections that a message names, in the order in which it does, each once. */
export function sectionsMeant(latex: string, message: string): SectionMention[] {
  const words = fold(message)
  return sectionsOf(latex)
    .flatMap((section): SectionMention[] => {
      const heading = fold(section.heading)
      const exact = heading.length > 2 ? words.indexOf(heading) : -1
      const own = names.find(
        ([kind, pattern]) => kind === section.kind || (section.kind === 'other' && pattern.test(heading)),
      )
      const called = exact >= 0 ? exact : (own?.[1].exec(words)?.index ?? -1)
      const from = called >= 0 ? called : wordOfHeading(heading, words)
      return from < 0 ? [] : [{ section, from }]
    })
    .toSorted((a, b) => a.from - b.from)
}

/** Whether these words are what people call a section of this kind, and say nothing else. */
export function isCalled({ kind, heading }: Section, words: string): boolean {
  const own = names.filter(([name, pattern]) => name === kind || (kind === 'other' && pattern.test(fold(heading))))
  return own.some(([, pattern]) => pattern.exec(words)?.[0].length === words.length)
}

/** The section of this kind, by its kind or its heading. */
export const sectionOf = (latex: string, kind: Kind): Section | undefined => {
  const pattern = names.find(([name]) => name === kind)?.[1]
  return sectionsOf(latex).find(
    (one) => one.kind === kind || (one.kind === 'other' && pattern?.test(one.heading) === true),
  )
}
